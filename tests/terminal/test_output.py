"""What is sent to the terminal: the same picture in fewer bytes, and nothing that the terminal cannot show."""

import random
import re
from pathlib import Path

import pytest

from longhouse.terminal.app.output import TerminalOutput

GOLDEN = Path(__file__).parents[1] / "golden" / "terminal"
LINES, COLUMNS = 6, 20
SEQUENCE = re.compile(r"\x1b\[([0-9;?]*)([A-Za-z])")


class Emulator:
    """A terminal: the characters it shows, with their colours and attributes."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], tuple[str, str, str, frozenset[str]]] = {}
        self._line = self._column = 0
        self._reset()

    def _reset(self) -> None:
        self._ink = self._ground = ""
        self._attributes: frozenset[str] = frozenset()

    def feed(self, data: str) -> None:
        place = 0
        while place < len(data):
            sequence = SEQUENCE.match(data, place)
            if sequence is None:
                self._show(data[place])
                place += 1
                continue
            place = sequence.end()
            numbers = sequence[1].split(";")
            if sequence[2] == "H":
                self._line, self._column = int(numbers[0]) - 1, int(numbers[1]) - 1
            elif sequence[2] == "C":
                self._column += int(numbers[0])
            elif sequence[2] == "m":
                self._look(numbers)

    def _look(self, codes: list[str]) -> None:
        while codes:
            code = codes.pop(0)
            if code in ("38", "48"):
                colour, codes[:4] = ";".join(codes[:4]), []
                if code == "38":
                    self._ink = colour
                else:
                    self._ground = colour
            elif code in ("", "0"):
                self._reset()
            else:
                self._attributes |= {code}

    def _show(self, letter: str) -> None:
        if letter == "\n":
            self._line, self._column = self._line + 1, 0
            return
        if letter == "▀" and self._ink and self._ink == self._ground:
            letter = " "  # both halves have one colour
        inverse = bool(self._attributes & {"4", "7"})
        ink = "" if letter == " " and not inverse else self._ink
        attributes = self._attributes if letter != " " or inverse else frozenset[str]()
        self.cells[self._line, self._column] = letter, ink, self._ground, attributes
        self._column += 1


def frame(rng: random.Random) -> str:
    """A region of the screen, redrawn as Textual does it."""
    parts = []
    for line in range(rng.randrange(LINES), LINES):
        parts.append(f"\x1b[{line + 1};{rng.randrange(1, COLUMNS)}H")
        for _ in range(rng.randrange(1, 5)):
            codes = rng.sample(["1", "3", "4", "7"], rng.randrange(2))
            codes += [f"{layer};2;{rng.choice('12')};0;0" for layer in (38, 48) if rng.random() < 0.8]
            text = "".join(rng.choice("ab .▀") for _ in range(rng.randrange(1, 5)))
            parts.append(f"\x1b[{';'.join(codes)}m{text}\x1b[0m" if codes else text)
        parts.append("\n")
    return "".join(parts)


@pytest.mark.parametrize("seed", range(20))
def test_the_terminal_shows_the_same_after_every_frame(seed: int) -> None:
    rng = random.Random(seed)
    output, whole, thrifty = TerminalOutput(), Emulator(), Emulator()
    sent = shortened = 0
    for _ in range(30):
        data = frame(rng)
        whole.feed(data)
        half = len(data) // 2  # Windows gets long texts in pieces
        less = output.shortened(data[:half]) + output.shortened(data[half:])
        thrifty.feed(less)
        assert thrifty.cells == whole.cells
        sent, shortened = sent + len(data), shortened + len(less)
    assert shortened < sent


def test_a_picture_that_stays_costs_nothing_until_the_terminal_is_forgotten() -> None:
    output = TerminalOutput()
    data = frame(random.Random(1))
    assert output.shortened(data)
    assert output.shortened(data) == ""
    output.forget()
    assert output.shortened(data)


def test_a_screen_that_was_left_is_drawn_again() -> None:
    output = TerminalOutput()
    output.shortened("\x1b[1;1Hhello")
    assert "hello" in output.shortened("\x1b[?1049h\x1b[1;1Hhello")


def test_wide_and_combined_characters_of_a_chat_stay_whole() -> None:
    output = TerminalOutput()
    assert "北e\u0301x" in output.shortened("\x1b[1;1H北e\u0301x")
    assert "南" in output.shortened("\x1b[1;1H南")


def test_without_colours_bright_grounds_are_inverse() -> None:
    sent = TerminalOutput(colours=False).shortened("\x1b[38;2;1;1;1;48;2;250;250;250mcard\x1b[0m\x1b[38;5;3mink\x1b[0m")
    assert "\x1b[0;7mcard" in sent
    assert not re.search(r"[34]8;", sent)


def test_the_linux_console_gets_only_characters_of_its_fonts() -> None:
    shown = set("".join(file.read_text("utf-8") for file in GOLDEN.glob("*.txt")))
    sent = TerminalOutput(console=True).shortened("".join(sorted(shown - {"\n"})))
    known = set("─│┌┐└┘├┤┬┴┼═║╔╗╚╝╦╩╠╣╬█▀▄▌▐■\x1b") | {chr(code) for code in range(32, 256)}
    assert set(sent) - known == set()
