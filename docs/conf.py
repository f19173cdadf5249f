"""The documentation's site: `make docs` builds it with Sphinx from these pages and from the docstrings."""

import re
import sys
from pathlib import Path

from sphinx.application import Sphinx

ROOT = Path(__file__).parents[1]
SHOTS = "src/sintra/web/static/art/shots"
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

import sintra  # noqa: E402
from scripts.command_pages import commands  # noqa: E402

project = "Sintra"
version = release = sintra.__version__
project_copyright = "the authors of Sintra; unofficial, not made or endorsed by the publisher or the author of the Azul games"

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx_copybutton"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4
exclude_patterns = ["conf.py"]
suppress_warnings = ["misc.highlighting_failure"]
nitpicky = False

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "undoc-members": False}
python_display_short_literal_types = True

html_theme = "furo"
html_title = "Sintra"
html_extra_path = [f"../{SHOTS}"]
copybutton_prompt_text = r">>> |\.\.\. "
copybutton_prompt_is_regexp = True


def complete(app: Sphinx, docname: str, content: list[str]) -> None:  # noqa: ARG001
    """The first page is the README; the page of the commands is what `--help` says."""
    if docname == "index":
        readme = (ROOT / "README.md").read_text(encoding="utf-8")
        readme = readme.replace(f'src="{SHOTS}/', 'src="').replace("](CONTRIBUTING.md)", "](contributing.md)")
        content[0] = re.sub(r"\[(?:docs/)?([^]]*)\]\(docs/", r"[\1](", readme) + content[0]
    elif docname == "commands":
        content[0] += commands()


def setup(app: Sphinx) -> None:
    app.connect("source-read", complete)
