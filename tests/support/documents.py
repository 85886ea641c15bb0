"""The Markdown files of the repository, and the code blocks in them."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs").rglob("*.md"))
"""The Markdown files in `docs`."""
DOCUMENTS = sorted([*ROOT.glob("*.md"), ROOT / "bench" / "results.md", *PAGES])
"""All Markdown files for readers, including the README."""

_BLOCK = re.compile(r"^ *```(?P<language>[^\s]*)[^\n]*\n(?P<content>.*?)^ *```$", re.MULTILINE | re.DOTALL)
_COMMAND = re.compile(r"^\W*(longhouse(?: .*)?)$", re.MULTILINE)


def name_of(document: Path) -> str:
    """The path of a document, relative to the repository."""
    return document.relative_to(ROOT).as_posix()


def blocks(text: str, language: str | None = None) -> Iterator[str]:
    """The content of each code block, or only of those in `language`."""
    for block in _BLOCK.finditer(text):
        if language is None or block["language"] == language:
            yield block["content"]


def without_blocks(text: str) -> str:
    """The text without its code blocks."""
    return _BLOCK.sub("", text)


def commands(text: str) -> list[str]:
    """The `longhouse` commands in code blocks, without the comments that follow after two spaces."""
    found = [command for block in blocks(text) for command in _COMMAND.findall(block)]
    return [re.split(r" {2,}", command, maxsplit=1)[0] for command in found]
