"""Fits a drawn board into the columns of the line mode: long lines are wrapped, wide pictures are cut into parts."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from longhouse.words import Words

_OVERLAP = 8
"""The columns that two neighbouring parts share, so that no hexagon is cut in both."""


def fitted(drawn: Text, width: int, words: Words, *, picture: bool) -> Text:
    """Return a drawing whose lines are at most `width` columns wide.

    Longer lines are wrapped. If `picture` is true, the lines up to the first empty one are a picture. A picture that is
    too wide is cut into parts instead, one below the other, each with a heading from `words`.
    """
    lines = list(drawn.split("\n"))
    fixed: list[Text] = []
    if picture:
        end = next((at for at, line in enumerate(lines) if not line.plain.strip()), len(lines))
        fixed, lines = _parts(lines[:end], width, words), lines[end:]
    console = Console(width=width, highlight=False)
    wrapped = [part for line in lines for part in line.wrap(console, width)]
    fitting = Text("\n").join([*fixed, *wrapped])
    return fitting if fitting.plain.endswith("\n") else fitting.append("\n")


def _parts(lines: Sequence[Text], width: int, words: Words) -> list[Text]:
    """Cut a picture into parts from left to right, each below a line that says which one it is."""
    wide = max((line.cell_len for line in lines), default=0)
    if wide <= width:
        return list(lines)
    count = 1 + -(-(wide - width) // (width - _OVERLAP))
    step = -(-(wide - width) // (count - 1))
    found: list[Text] = []
    for part in range(count):
        left = min(part * step, wide - width)
        found.append(Text(words.say("play-part", part=part + 1, parts=count), "bold"))
        for line in lines:
            cut = line[left : left + width] if left < len(line) else Text()
            cut.rstrip()
            found.append(cut)
    return found
