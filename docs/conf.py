"""How Sphinx builds the documentation: `make docs`."""

import posixpath
import re
from importlib.metadata import version as installed_version
from pathlib import Path

from docutils.nodes import Element, TextElement
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

import longhouse

ROOT = Path(__file__).parent.parent

project = "Longhouse"
project_copyright = "the Longhouse contributors"
release = version = installed_version("longhouse")

extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}

# Markdown as repository browsers show it, with an anchor for each heading; and definition lists.
myst_enable_extensions = ["deflist"]
myst_heading_anchors = 3

# Docstrings write code in single backticks. A name of the library among them becomes a link.
default_role = "py:obj"
add_module_names = False
autodoc_class_signature = "mixed"
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = f"Longhouse {release}"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#2f5d62", "color-brand-content": "#2f5d62"},
    "dark_css_variables": {"color-brand-primary": "#8fbfc2", "color-brand-content": "#8fbfc2"},
}

ELSEWHERE = {
    "changelog": "CHANGELOG.md",
    "contributing": "CONTRIBUTING.md",
    "measurements": "bench/results.md",
    "reporting": "SECURITY.md",
}
"""Pages whose text is a file outside of docs/. In a repository browser the page is a link to that file."""

LEADS_TO = {**{there: f"docs/{page}.md" for page, there in ELSEWHERE.items()}, "examples": "docs/examples.md"}
"""The page for a file or folder outside of docs/."""

EVENT = "tuple[str, ~typing.Unpack[tuple[int, ...]]]"
"""How autodoc writes `longhouse.Event` in signatures."""


def read_elsewhere(_: Sphinx, page: str, content: list[str]) -> None:
    """Take the text of a page from outside of docs/, and lead links to such files to their pages."""
    file = ELSEWHERE.get(page, f"docs/{page}.md")
    content[0] = (ROOT / file).read_text("utf-8")

    def led(link: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(file), link[1]))
        return f"](/{posixpath.relpath(LEADS_TO.get(target, target), 'docs')}"

    content[0] = re.sub(r"\]\((?!\w+:|#)([^)#]+)", led, content[0])


def shorten_signature(
    _: Sphinx, _kind: str, _name: str, _object: object, _options: object, signature: str | None, returned: str | None
) -> tuple[str | None, str | None]:
    """Write the type of events by its name."""
    signature, returned = (text and text.replace(EVENT, "~longhouse.Event") for text in (signature, returned))
    return signature, returned


def link_by_public_name(app: Sphinx, _: BuildEnvironment, node: Element, text: TextElement) -> Element | None:
    """Find a name by its public address: signatures say `longhouse.games.play.Play`, the reference `longhouse.Play`."""
    name = str(node.get("reftarget", "")).rpartition(".")[2]
    if node.get("refdomain") != "py" or name not in longhouse.__all__:
        return None
    page = str(node.get("refdoc", ""))
    return app.env.domains.python_domain.resolve_xref(
        app.env, page, app.builder, "obj", f"longhouse.{name}", node, text
    )


def setup(app: Sphinx) -> None:
    app.connect("source-read", read_elsewhere)
    app.connect("autodoc-process-signature", shorten_signature)
    app.connect("missing-reference", link_by_public_name)
