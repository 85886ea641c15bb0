"""Sends to the terminal only what differs from what it already shows, so that a move costs few bytes over a network.

Textual redraws whole regions and repeats both colours for every piece of text. `TerminalOutput` remembers every
character of the screen, leaves out those that stay, and sends only the colours that change. It also replaces what a
terminal cannot show: characters that the fonts of the Linux console lack, and colours if `NO_COLOR` is set.
"""

import re
from functools import lru_cache
from typing import NamedTuple

from rich.cells import cell_len
from rich.color import Color
from textual.driver import Driver

_TOKEN = re.compile(
    r"\x1b\[(?P<look>[0-9;]*)m"
    r"|\x1b\[(?P<line>\d+);(?P<column>\d+)H"
    r"|(?P<text>[^\x00-\x1f]+)"
    r"|(?P<newline>\r?\n)"
    r"|(?P<other>\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|[\x00-\x1a\x1c-\x1f]|\x1b[^\[\]])"
)
_CLEARS = ("\x1b[?1049h", "\x1b[?1049l", "\x1b[2J", "\x1bc")
_INK, _GROUND = (30, 90), (40, 100)
_LOUD = 0.3
"""Without colours, a ground that is brighter than this is shown by inverse video."""
_GAP = 4
"""Up to so many characters are repeated rather than skipped, because moving the cursor costs as many bytes."""

CONSOLE = str.maketrans(
    {
        **dict(zip("╭╮╰╯┄┊▔▁▂▃▅▆▇▏▎▍▋▊▉", "┌┐└┘─│▀▄▄▄███│▌▌▌██", strict=True)),
        **dict(zip("★☆▸▾▼✓✗▣▢⌂♟◆", "*.>vv+xX-#i&", strict=True)),
        **dict(zip("▲✿♣◉", "CFLE", strict=True)),
        **dict(zip("‹›⏎↵←→↑↓…’‘“”„–—−●•", '<>┘┘<>^v.\'\'"""---o·', strict=True)),
        **{chr(dots): "·" for dots in range(0x2801, 0x2900)},
    }
)
"""For each character that the fonts of the Linux console lack, the character of the same width that is shown
instead.
"""


class TextLook(NamedTuple):
    """How a character looks."""

    ink: str = ""
    """The code of its colour, as in an escape sequence; empty for the terminal's own."""
    ground: str = ""
    """The code of the colour behind it; empty for the terminal's own."""
    attributes: frozenset[str] = frozenset()
    """The codes of its attributes, such as bold."""


ShownLetter = tuple[str, TextLook]
"""A character, and how it looks."""
_UNKNOWN: ShownLetter = ("", TextLook("?"))
_SHOWS_ON_SPACES = frozenset("479")
"""Attributes that can be seen on a space: underlined, inverse, struck through."""


class TerminalOutput:
    """Remembers what the terminal shows, so that an update sends only what has changed."""

    def __init__(self, *, colours: bool = True, console: bool = False) -> None:
        self._colours = colours
        self._console = console
        self._rest = ""
        self.forget()

    def forget(self) -> None:
        """Forget what the terminal shows, so that everything is sent again.

        This is needed when the terminal was resized, or something else has written to it.
        """
        self._shown: dict[int, dict[int, ShownLetter]] = {}
        self._look: TextLook | None = None
        """The look that the terminal uses for the next character; None if unknown."""
        self._at: tuple[int, int] | None = None
        """Where its cursor is; None if unknown."""
        self._wanted = TextLook()
        self._place = (0, 0)

    def shortened(self, data: str) -> str:
        """Return the shortest text that changes what the terminal shows in the same way as `data`.

        An escape sequence that is incomplete at the end of `data` is kept for the next call.
        """
        data, self._rest = self._rest + data, ""
        sent: list[str] = []
        place = 0
        while place < len(data):
            token = _TOKEN.match(data, place)
            if token is None:  # the beginning of an escape sequence; the rest follows
                self._rest = data[place:]
                break
            place = token.end()
            kind = token.lastgroup
            if kind == "text":
                self._write(token["text"], sent)
            elif kind == "look":
                self._wanted = _after(self._wanted, token["look"])
            elif kind == "column":
                self._place = int(token["line"]) - 1, int(token["column"]) - 1
            elif kind == "newline":
                self._place = self._place[0] + 1, 0
            else:
                if token[0] in _CLEARS:
                    self.forget()
                sent.append(token[0])
        if sent and self._at is not None and self._at != self._place:
            self._move(sent, *self._place)
        return "".join(sent)

    def _write(self, text: str, sent: list[str]) -> None:
        """Add the characters of a text that differ from those that are shown."""
        if self._console:
            text = text.translate(CONSOLE)
        look = self._wanted if self._colours else _without_colours(self._wanted)
        line, column = self._place
        row = self._shown.setdefault(line, {})
        simple = text.isascii() or cell_len(text) == len(text)
        for letter in text:
            wide = 1 if simple else cell_len(letter)
            if wide == 0:  # it belongs to the character before
                sent.append(letter)
                row.pop(column - 1, None)
                continue
            cell = _seen(letter, look)
            if row.get(column, _UNKNOWN) != cell:
                self._go(sent, line, column, row)
                self._show(sent, cell)
                row[column] = cell
                self._at = (line, column + 1) if wide == 1 else None  # terminals disagree on wide characters
                if wide == 2:
                    row[column + 1] = _UNKNOWN
            column += wide
        self._place = line, column

    def _go(self, sent: list[str], line: int, column: int, row: dict[int, ShownLetter]) -> None:
        """Move the terminal's cursor."""
        if self._at == (line, column):
            return
        if self._at is not None and self._at[0] == line and 0 < column - self._at[1] <= _GAP:
            skipped = [row.get(place, _UNKNOWN) for place in range(self._at[1], column)]
            if all(look == self._look or (letter == " " and self._covers(look)) for letter, look in skipped):
                sent.extend(letter for letter, _ in skipped)
                return
        self._move(sent, line, column)

    def _move(self, sent: list[str], line: int, column: int) -> None:
        if self._at is not None and self._at[0] == line and column > self._at[1]:
            sent.append(f"\x1b[{column - self._at[1]}C")
        else:
            sent.append(f"\x1b[{line + 1};{column + 1}H")
        self._at = line, column

    def _covers(self, look: TextLook) -> bool:
        """Return whether a space of this look can be written without changing the terminal's look."""
        now = self._look
        return now is not None and now.ground == look.ground and not now.attributes & _SHOWS_ON_SPACES

    def _show(self, sent: list[str], cell: ShownLetter) -> None:
        letter, look = cell
        now = self._look
        if letter == " " and not look.attributes & _SHOWS_ON_SPACES:
            if not self._covers(look):
                if now is None or now.attributes & _SHOWS_ON_SPACES or not look.ground:
                    sent.append(_codes(None, look))
                    self._look = look
                else:
                    sent.append(f"\x1b[{look.ground}m")
                    self._look = now._replace(ground=look.ground)
        elif now != look:
            sent.append(_codes(now, look))
            self._look = look
        sent.append(letter)


def thrifty(base: type[Driver], output: TerminalOutput) -> type[Driver]:
    """Return a subclass of the Textual driver class `base` that sends only what has changed according to `output`."""

    class ThriftyDriver(base):  # type: ignore[misc, valid-type]
        def write(self, data: str) -> None:
            changes = output.shortened(data)
            if changes:
                super().write(changes)

    return ThriftyDriver


@lru_cache(4096)
def _seen(letter: str, look: TextLook) -> ShownLetter:
    """Return a cell in one form for all cells that look the same."""
    if letter == "▀" and look.ink == look.ground.replace("48;", "38;", 1) and look.ink:
        letter = " "
    if letter == " " and not look.attributes & _SHOWS_ON_SPACES:
        look = TextLook("", look.ground)
    return letter, look


@lru_cache(4096)
def _codes(now: TextLook | None, look: TextLook) -> str:
    """Return the escape sequence that changes one look to another."""
    kept = now is not None and now.attributes <= look.attributes
    kept = kept and now is not None and bool(look.ink or not now.ink) and bool(look.ground or not now.ground)
    if not kept or now is None:
        codes = ["0", *sorted(look.attributes), look.ink, look.ground]
    else:
        codes = sorted(look.attributes - now.attributes)
        codes += [look.ink if look.ink != now.ink else "", look.ground if look.ground != now.ground else ""]
    return f"\x1b[{';'.join(code for code in codes if code)}m"


@lru_cache(4096)
def _after(look: TextLook, codes: str) -> TextLook:
    """Return the look after an escape sequence with these codes."""
    ink, ground, attributes = look
    numbers = [int(code or 0) for code in codes.split(";")]
    while numbers:
        code = numbers.pop(0)
        if code in (38, 48):
            count = {5: 2, 2: 4}.get(numbers[0] if numbers else 0, 0)
            colour = ";".join(map(str, [code, *numbers[:count]]))
            del numbers[:count]
            ink, ground = (colour, ground) if code == 38 else (ink, colour)
        elif code == 0:
            ink, ground, attributes = TextLook()
        elif code < 30 or 50 < code < 70:
            attributes = attributes | {str(code)}
        elif code in (39, 49):
            ink, ground = ("", ground) if code == 39 else (ink, "")
        elif _is_colour(code, _INK):
            ink = str(code)
        elif _is_colour(code, _GROUND):
            ground = str(code)
    return TextLook(ink, ground, attributes)


def _is_colour(code: int, starts: tuple[int, int]) -> bool:
    return any(start <= code < start + 8 for start in starts)


@lru_cache(4096)
def _without_colours(look: TextLook) -> TextLook:
    """Return a look without colours: inverse video where the ground is bright."""
    inverse = (_brightness(look.ground) > _LOUD) != ("7" in look.attributes)
    return TextLook("", "", (look.attributes - {"7"}) | ({"7"} if inverse else set()))


def _brightness(colour: str) -> float:
    """Return how bright the colour of an escape sequence is, from 0 to 1; 0 for the colour of the terminal."""
    codes = [int(code) for code in colour.split(";") if code]
    if not codes:
        return 0.0
    if codes[0] != 48:
        codes = [48, 5, codes[0] - 40 if codes[0] < 50 else codes[0] - 92]
    red, green, blue = codes[2:] if codes[1] == 2 else Color.from_ansi(codes[2]).get_truecolor()
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
