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
    """One game of a match. A game that a user's own bot lost by failing has no result, but a `forfeit`."""

    number: int
    """The number of the game in the match, counted from 0."""
    deal: int
    """The number of the deal, counted from 0."""
    seats: tuple[int, ...]
    """For each seat, the index of its player in `BotMatch.players`."""
    result: Result | None
    """The result; None if a bot failed."""
    seconds: tuple[float, ...]
    """For each seat, the seconds that its player thought in this game."""
    slowest: tuple[float, ...]
    """For each seat, the seconds that its player thought about its slowest move."""
    forfeit: Forfeit | None = None
    """Which bot failed, and how; None if none did."""

    def share(self, seat: Seat) -> float:
        """Return a seat's share of the win, from 0 to 1. After a forfeit, the other seats share the win equally."""
        if self.result is not None:
            return self.result.share(seat)
        assert self.forfeit is not None
        return 0.0 if seat == self.forfeit.seat else 1 / (len(self.seats) - 1)

    def to_json(self) -> dict[str, object]:
        """Return the game as a JSON object, which is one line of a results file."""
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
    """Yield the games in a file that belong to the match with this key (`BotMatch.key`).

    `game` is the game that was played; it is needed to read the results. Lines that are cut off or from another version
    are skipped.
    """
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
    """Append a game to a file, marked with the `key` of its match (`BotMatch.key`)."""
    add_line(file, json.dumps({"match": key, **played.to_json()}).encode())


def add_line(file: Path, line: bytes) -> None:
    """Append a line to a file. If the last line of the file was cut off, start a new line first."""
    encoded = line + b"\n"
    with file.open("ab+") as lines:
        if lines.tell():
            lines.seek(-1, os.SEEK_END)
            if lines.read(1) != b"\n":
                encoded = b"\n" + encoded
        lines.write(encoded)
