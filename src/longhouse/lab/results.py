"""Reads and writes game results: one JSON object per line, in a file that several matches may share."""

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Self, cast

from longhouse.bots.playing import Forfeit
from longhouse.errors import LonghouseError
from longhouse.games.game import Game, JsonObject, Result, Seat


@dataclass(frozen=True, slots=True)
class MatchGame:
    """One game of a match: its seating, its result, and the thinking time and slowest move of each seat in seconds.

    A game that a user's own bot lost by failing has no result, but a `forfeit`.
    """

    number: int
    deal: int
    seats: tuple[int, ...]
    """For each seat, the index of its player in `BotMatch.players`."""
    result: Result | None
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    forfeit: Forfeit | None = None

    def share(self, seat: Seat) -> float:
        """Return a seat's share of the win, from 0 to 1. After a forfeit, the other seats share the win."""
        if self.result is not None:
            return self.result.share(seat)
        assert self.forfeit is not None
        return 0.0 if seat == self.forfeit.seat else 1 / (len(self.seats) - 1)

    def to_json(self) -> dict[str, object]:
        """Return the game as a JSON object, one line of the file."""
        content: dict[str, object] = {
            "number": self.number,
            "deal": self.deal,
            "seats": list(self.seats),
            "result": None if self.result is None else self.result.to_json(),
            "seconds": [round(each, 4) for each in self.seconds],
            "slowest": [round(each, 4) for each in self.slowest],
        }
        if self.forfeit is not None:
            content["forfeit"] = {"seat": self.forfeit.seat, "problem": self.forfeit.problem}
        return content

    @classmethod
    def from_json(cls, line: JsonObject, game: Game) -> Self:
        """Read a game from its JSON object: the inverse of `to_json`."""
        forfeit = cast("dict[str, object] | None", line.get("forfeit"))
        return cls(
            number=cast(int, line["number"]),
            deal=cast(int, line["deal"]),
            seats=tuple(cast(list[int], line["seats"])),
            result=None if forfeit is not None else game.read_result(line["result"]),
            seconds=tuple(cast(list[float], line["seconds"])),
            slowest=tuple(cast(list[float], line["slowest"])),
            forfeit=None if forfeit is None else Forfeit(Seat(cast(int, forfeit["seat"])), str(forfeit["problem"])),
        )


def read_games(file: Path, key: str, game: Game) -> Iterator[MatchGame]:
    """Yield the stored games of the match with this key. Lines that are truncated or of another version are skipped."""
    if not file.exists():
        return
    with file.open(encoding="utf-8", errors="replace") as lines:
        for line in lines:
            try:
                content = json.loads(line)
                if not isinstance(content, dict) or content.get("match") != key:
                    continue
                played = MatchGame.from_json(content, game)
            except (ValueError, KeyError, TypeError, LonghouseError):
                continue
            yield played


def write_game(file: Path, key: str, played: MatchGame) -> None:
    """Append a game to the file, marked with the `key` of its match."""
    add_line(file, json.dumps({"match": key, **played.to_json()}).encode())


def add_line(file: Path, line: bytes) -> None:
    """Append a line; if the last line was truncated, start a new one first."""
    encoded = line + b"\n"
    with file.open("ab+") as lines:
        if lines.tell():
            lines.seek(-1, os.SEEK_END)
            if lines.read(1) != b"\n":
                encoded = b"\n" + encoded
        lines.write(encoded)
