"""The version of all environments, part of every name: it goes up by one whenever observations, rewards or what a step does change.

docs/environments.md tells what changed with each; tests/envs/test_version.py notices when something did.
"""

VERSION = 0
