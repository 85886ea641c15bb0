"""Extracts facts from finished games of For Northwood!, from which the statistics are computed."""

from collections.abc import Sequence

import msgspec

from longhouse.games.game import Event, Game, Seat
from longhouse.games.northwood import journey as northwood
from longhouse.games.northwood.characters import CHARACTERS
from longhouse.games.northwood.visit import Visit
from longhouse.lab.figures import followed


class Visited(msgspec.Struct, frozen=True):
    """The facts of one visit. Characters are given by their codes, such as `KL`."""

    fief: int
    """The fief where the visit ended."""
    won: bool
    """Whether the visit succeeded."""
    team: tuple[str, ...]
    """The allies or, where a substitute was called, the substitute."""
    used: tuple[str, ...]
    """The members of the team that were used, each once."""


class NorthwoodFacts(msgspec.Struct, frozen=True):
    """The facts of one game of For Northwood! that the statistics use."""

    stars: int
    """The number of stars at the end."""
    won: bool
    """Whether the goal was reached."""
    allies: tuple[str, ...]
    """The codes of the four allies."""
    visits: tuple[Visited, ...]
    """The facts of each visit, in the order of the visits."""


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
