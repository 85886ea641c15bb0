"""How Sphinx builds the documentation: `make docs`."""

from importlib.metadata import version as installed_version

from docutils.nodes import Element, TextElement
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.errors import NoUri

import longhouse

project = "Longhouse"
project_copyright = "the Longhouse contributors"
release = version = installed_version("longhouse")

extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}

# Markdown as GitHub shows it: `term` with `: definition` below, and an anchor for each heading.
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
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#2f5d62", "color-brand-content": "#2f5d62"},
    "dark_css_variables": {"color-brand-primary": "#8fbfc2", "color-brand-content": "#8fbfc2"},
}


def link_by_public_name(app: Sphinx, _: BuildEnvironment, node: Element, text: TextElement) -> Element | None:
    """Find a name by its public address: signatures say `longhouse.games.play.Play`, the reference `longhouse.Play`."""
    name = str(node.get("reftarget", "")).rpartition(".")[2]
    if node.get("refdomain") != "py" or name not in longhouse.__all__:
        return None
    python = app.env.domains.python_domain
    found = python.objects.get(f"longhouse.{name}")
    if found is None:
        return None
    try:
        return python.resolve_xref(
            app.env, str(node.get("refdoc", app.env.docname)), app.builder, "obj", f"longhouse.{name}", node, text
        )
    except NoUri:
        return None


def setup(app: Sphinx) -> None:
    app.connect("missing-reference", link_by_public_name)
