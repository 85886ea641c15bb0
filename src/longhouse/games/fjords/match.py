"""The class `Fjords` (the rules under one set of options), and the rounds of a match (F8.3, F8.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, Self

from longhouse.errors import BadView
from longhouse.games.fields import Fields
from longhouse.games.fjords import notation, refusals, seen, view
from longhouse.games.fjords.board import Board, starting_board
from longhouse.games.fjords.exploration import NO_CLAIM, Exploration
from longhouse.games.fjords.options import FjordsSettings, read_options
from longhouse.games.fjords.result import FjordsResult
from longhouse.games.fjords.runes import MOVING, POINTS
from longhouse.games.fjords.scoring import SeatScore, scores
from longhouse.games.fjords.settlement import Settlement, begin_settlement
from longhouse.games.fjords.views import Exploring, FinishedFjordsView, FjordsOptions
from longhouse.games.game import Event, Game, Seat, State, View, value


class Fjords(Game):
    """The rules of Fjords under one set of options."""

    name: ClassVar[Literal["fjords"]] = "fjords"
    notation_rule: ClassVar[str] = notation.RULE

    def __init__(self, options: FjordsSettings) -> None:
        self.chosen = options
        self.seats = options.players
        self.tiles = options.tiles
        self.variant = options.variant
        self.by_row = options.by_row
        self.oversight = options.oversight
        self.result_rule = "F8.3" if self.by_row else "F8.4"
        self.vikings = options.vikings
        self.longhouses = options.longhouses
        self.rounds = options.rounds
        self.bonus_land = options.variant != "first"
        self.left_of = tuple(Seat((seat + 1) % self.seats) for seat in range(self.seats))
        self.bag = options.bag
        self.points_runes = tuple(rune for rune in POINTS if rune.name in options.runes)
        self.moving_runes = tuple(rune for rune in MOVING if rune.name in options.runes)
        self.home = "home" in options.runes
        self.stones = {tile: rune for tile, rune in options.tiles.symbol.items() if rune in options.runes}
        """The tiles that get a stone when they are laid, each with the rune of the stone (F10.2 to F10.4)."""
        self._board = starting_board(options.tiles)

    @classmethod
    def with_options(cls, options: Mapping[str, object]) -> Self:
        return cls(read_options(options))

    def options(self) -> FjordsOptions:
        return self.chosen.to_json()

    def start(self) -> Exploration:
        return self.exploration(Match(self, Seat(0), ()), "first")

    def position(self, view: View) -> State:
        """Build the position that a view shows. Raises `BadView` if no position of this game has such a view."""
        fields = Fields(view, "view", BadView)
        if fields.text("game") != self.name or fields.required("options") != self.options():
            raise BadView("view-other-game")
        past = tuple(Round(starter, points) for starter, points in seen.rounds(self, fields))
        over = "result" in fields
        match = Match(self, seen.starter(self, fields), past[:-1] if over else past)
        if over != (len(past) == self.rounds):
            raise BadView("view-impossible", part="rounds")
        if "settler" not in fields:
            return seen.exploration(match, fields)
        last = seen.settlement(match, fields)
        return FinishedMatch(Match(self, match.starter, past), last) if over else last

    @classmethod
    def read_result(cls, content: object) -> FjordsResult:
        return FjordsResult.from_json(content)

    def exploration(self, match: Match, due: Exploring) -> Exploration:
        """Create the first position of a round.

        - `match`: the rounds before it, and the seat that begins this round, unless `due` is `first` (still undrawn).
        - `due`: what comes first: `first`, `row` or `turn` (see `Exploration.due`).
        """
        none = (0,) * self.seats
        return Exploration(match, match.starter, due, self._board, self.bag, (), (), None, none, none, NO_CLAIM, False)

    def has_tile(self, tile: int) -> bool:
        """Return whether the tile with this number is used in this game, as a starting tile or in the bag (F2.2)."""
        return tile in self.bag or 0 <= tile < len(self.tiles.start)

    def no_house_on(self, tile: int, pattern: int) -> str | None:
        """Return the number of the rule that forbids a longhouse on a tile that was just laid (F6.2, F10.1).

        None if a longhouse is allowed. `tile` is the number of the tile, `pattern` that of the corner pattern in which
        it was laid.
        """
        if not self.tiles.plains[pattern]:
            return "F6.2"
        return "F10.1" if tile in self.stones else None

    def text(self, event: Event) -> str:
        return notation.text(self.tiles, event)

    def parse(self, text: str) -> Event:
        return notation.parse(self.tiles, text)


@value
class Round:
    """A finished round: the seat that began the round, and the points of each seat in it."""

    starter: Seat
    scores: tuple[int, ...]


@value
class Match:
    """The finished rounds of a game, and the beginning of the current one."""

    game: Fjords
    """The rules under the options of this game."""
    starter: Seat
    """The seat that moves first in the current round."""
    past: tuple[Round, ...]
    """The rounds that are over."""

    def begin(self, starter: Seat) -> Exploration:
        """Create the first position of the next round, in which `starter` moves first."""
        return self.game.exploration(Match(self.game, starter, self.past), "row" if self.game.by_row else "turn")

    def settle(
        self, board: Board, houses: tuple[int, ...], homes: tuple[int, ...], seat: Seat, *, just_laid: bool = False
    ) -> State:
        """Create the first position of the current round's settlement, in which `seat` moves first.

        - `houses`: for each seat, the tiles with its longhouses, as bits.
        - `homes`: for each seat, the tile with its Home stone, as a bit; 0 if there is none.
        - `just_laid`: whether the last event laid a tile.
        """
        return begin_settlement(self, board, houses, homes, seat, just_laid=just_laid)

    def close(self, last: Settlement) -> State:
        """Return the position after a settlement (F7.3): the start of the next round, or the end of the game.

        The loser of a round begins the next one (F8.4).
        """
        points = tuple(score.total for score in scores(last))
        past = (*self.past, Round(self.starter, points))
        if len(past) == self.game.rounds:
            return FinishedMatch(Match(self.game, self.starter, past), last)
        loser = Seat(points.index(min(points)))
        if points[0] == points[1]:
            loser = self.game.left_of[self.starter]
        return Match(self.game, loser, past).begin(loser)


@value
class FinishedMatch(State):
    """The position after the end of the game."""

    match: Match
    """The match, in which all rounds are over."""
    last: Settlement
    """The final position of the last settlement."""

    phase: ClassVar[str] = "over"
    due: ClassVar[Literal["over"]] = "over"

    @property
    def game(self) -> Fjords:
        return self.match.game

    @property
    def turn(self) -> None:
        return None

    def actions(self) -> list[Event]:
        return []

    @property
    def chance(self) -> None:
        return None

    def take(self, event: Event) -> State:
        raise refusals.after_the_end(self.game.text(event))

    def read(self, text: str) -> Event:
        raise refusals.after_the_end(text)

    def view(self, seat: Seat | None) -> FinishedFjordsView:
        return view.of_finished(self, seat)

    def scores(self) -> list[SeatScore]:
        """Return the points of each seat in the last round, split by where they come from."""
        return scores(self.last)

    @property
    def result(self) -> FjordsResult:
        rounds = tuple(each.scores for each in self.match.past)
        totals = tuple(sum(scores[seat] for scores in rounds) for seat in range(self.game.seats))
        return FjordsResult(totals, self._winners(totals), rounds if self.game.rounds > 1 else None)

    def _winners(self, totals: tuple[int, ...]) -> tuple[Seat, ...]:
        best = [Seat(seat) for seat, total in enumerate(totals) if total == max(totals)]
        if len(best) == 1:
            return tuple(best)
        if self.game.by_row:  # F8.3
            return (max(best, key=lambda seat: (seat - self.last.starter) % self.game.seats),)
        won = [
            sum(each.scores[seat] == max(each.scores) > min(each.scores) for each in self.match.past) for seat in best
        ]
        return tuple(seat for seat, rounds in zip(best, won, strict=True) if rounds == 2)  # F8.4
