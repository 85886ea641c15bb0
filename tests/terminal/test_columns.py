"""Boards in the line mode are never wider than 80 columns."""

import pytest
from rich.text import Text

from longhouse.games.catalogue import game_with
from longhouse.games.playout import random_game
from longhouse.terminal.board import board_of
from longhouse.terminal.columns import fitted
from longhouse.words import Words


@pytest.mark.parametrize("options", [{"players": 4, "runes": ["wisdom", "home", "journey"]}, {"edition": "2005"}])
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_board_of_a_game_of_fjords_fits_into_eighty_columns(options: dict[str, object], language: str) -> None:
    words = Words(language)
    states = list(random_game(game_with("fjords", options), "3").record.states())
    drawn = [board_of("fjords").draw(state.view(None), words, ()) for state in states[::9]]
    assert max(len(line) for board in drawn for line in board.plain.splitlines()) > 80  # otherwise it tests nothing
    for board in drawn:
        assert max(len(line) for line in fitted(board, 80, words, picture=True).plain.splitlines()) <= 80


def test_the_parts_of_a_wide_picture_show_every_column() -> None:
    picture = Text("0123456789abcdefghijklmnop\n\nbelow")
    shown = fitted(picture, 12, Words("en"), picture=True).plain
    assert shown.splitlines() == [
        *("Part 1 of 5, from west to east:", "0123456789ab"),
        *("Part 2 of 5, from west to east:", "456789abcdef"),
        *("Part 3 of 5, from west to east:", "89abcdefghij"),
        *("Part 4 of 5, from west to east:", "cdefghijklmn"),
        *("Part 5 of 5, from west to east:", "efghijklmnop"),
        *("", "below"),
    ]
