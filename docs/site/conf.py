"""The docs as a site: `make docs`.

The whole repository is Sphinx's source folder, so that links in the files are right both there and in the site.
"""

import os
import sys
import tomllib
from pathlib import Path

from docutils import nodes
from pygments.lexers.special import TextLexer
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx

ROOT = Path(__file__).parents[2]
os.environ["BELLE_ETOILE_PURE"] = "1"  # compiled functions have no docstrings
sys.path.insert(0, str(ROOT / "src"))

project = "Belle Étoile"
release = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
language = "en"
root_doc = "docs/index"
include_patterns = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "docs/**.md"]
exclude_patterns = [".*", "bench", "build", "building", "deploy", "dist", "requirements", "scripts", "src", "tests"]
exclude_patterns += ["tools", "web", "docs/site"]

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
myst_heading_anchors = 3
myst_enable_extensions = ["html_image"]
highlight_language = "text"
default_role = "code"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True}
add_module_names = False
python_use_unqualified_type_names = True
nitpicky = True
nitpick_ignore_regex = [
    ("py:.*", r"(?!belle_etoile\b).*"),  # other people's names: nothing is looked up elsewhere
    ("py:class", r"belle_etoile\..*\.[A-Z]"),  # type variables
]

html_theme = "furo"
html_title = "Belle Étoile"
html_show_sphinx = False
html_show_copyright = False
html_copy_source = False
html_additional_pages = {"index": "first.html"}
templates_path = ["templates"]
pygments_style = "friendly"
pygments_dark_style = "monokai"


def unlink_folders(app: Sphinx, page: nodes.document) -> None:
    """A link to a folder of the repository has nowhere to lead in the site: its words stay."""
    for link in list(page.findall(pending_xref)):
        is_page = link["refdomain"] == "doc"
        if not is_page and (Path(page["source"]).parent / link["reftarget"]).is_dir():
            link.replace_self(link.children)


def setup(app: Sphinx) -> None:
    app.connect("doctree-read", unlink_folders)
    app.add_lexer("session", TextLexer)
