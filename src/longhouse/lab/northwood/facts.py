"""Extracts facts from finished games of For Northwood!, from which the statistics are computed."""

from collections.abc import Sequence

import msgspec

from longhouse.games.game import Event, Game, Seat
from longhouse.games.northwood import journey as northwood
from longhouse.games.northwood.characters import CHARACTERS
from longhouse.games.northwood.visit import Visit
from longhouse.lab.figures import followed


class Visited(msgspec.Struct, frozen=True):
    """The facts of one visit: the fief where it ended, the team (allies and substitutes), and which of them were
    used.
    """

    fief: int
    won: bool
    team: tuple[str, ...]
    used: tuple[str, ...]


class NorthwoodFacts(msgspec.Struct, frozen=True):
    """The facts of one game of For Northwood! that the statistics use, visit by visit."""

    stars: int
    won: bool
    allies: tuple[str, ...]
    visits: tuple[Visited, ...]


def facts_of_northwood(game: Game, events: Sequence[Event]) -> NorthwoodFacts:
    """Return the facts of a finished game of For Northwood!, from its events."""
    visits: list[Visited] = []
    used: list[str] = []
    allies: tuple[int, ...] = ()
    end = game.start()
    for state, event, after in followed(game, events):
        verb, *who = event
        if verb == "use":
            used += (CHARACTERS[one].code for one in who)
        if isinstance(state, Visit) and not isinstance(after, Visit):
            assert isinstance(after, (northwood.Camp, northwood.FinishedJourney))
            # An ability can move the visit and end it, so `state.fief` may be wrong: find the fief with a new fate.
            fief = next(fief for fief in state.journey.open_fiefs() if after.journey.fates[fief] is not None)
            team = tuple(CHARACTERS[one].code for one in state.team)
            visits.append(Visited(fief, after.journey.fates[fief] is True, team, tuple(dict.fromkeys(used))))
            used.clear()
        if isinstance(after, northwood.Camp):
            allies = after.journey.allies
        end = after
    assert isinstance(end, northwood.FinishedJourney)
    return NorthwoodFacts(
        stars=end.result.stars,
        won=end.result.outcome(Seat(0)) == "won",
        allies=tuple(CHARACTERS[ally].code for ally in allies),
        visits=tuple(visits),
    )
