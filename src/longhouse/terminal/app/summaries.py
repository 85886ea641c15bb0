"""Describes games in one line each, for lists."""

import time

from longhouse.table.summary import Summary
from longhouse.words import Words
from longhouse.words.titles import title


def summary_line(game: Summary, words: Words) -> str:
    """Describe a game in one line: its title, its players, and whether it is the person's turn."""
    names = ", ".join(
        words.say("web-level", level=seat.level) if seat.level and not seat.person else seat.name or "…"
        for seat in game.seats
    )
    mark = "▸ " if game.waiting else "  "
    state = words.say("terminal-game-state", state=game.state, waiting="yes" if game.waiting else "no")
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(game.moved))
    return f"{mark}{title(words, game.game)} · {names} · {state} · {when}"
