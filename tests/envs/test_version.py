"""The version: what the environments show, allow and pay is what it was when the version was given."""

from sintra.envs import VERSION
from tests.envs.keep import DIGESTS, digests


def test_what_the_environments_do_is_what_this_version_did() -> None:
    kept = DIGESTS.read_text(encoding="utf-8")
    assert kept.startswith(f"version {VERSION}\n"), "the version was changed: run `python -m tests.envs.keep`"
    assert digests() == kept, (
        "the environments do something else now: raise VERSION, tell about it in docs/environments.md, run `python -m tests.envs.keep`"
    )
