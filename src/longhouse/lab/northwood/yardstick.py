"""A yardstick for bots of For Northwood!: uncertain visits, stored once, that each bot plays on the same decks.

Whole games tell little, because luck decides many of them: when two equal bots each play the same deal, in about four
of ten cases one wins and the other loses, by chance alone. Most games are lost in visits whose success is uncertain
from the beginning. So such visits are collected from games, after the substitutes were called, and every bot plays
them several times, with decks in an order that the seed determines.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from statistics import fmean

import msgspec

from longhouse.bots.levels import Level, level_named
from longhouse.bots.mind import prepare
from longhouse.bots.player import choose, search_seed
from longhouse.bots.playing import Stopped, play, seated
from longhouse.games.catalogue import game_with
from longhouse.games.chance import Source
from longhouse.games.game import Event, JsonObject, State
from longhouse.games.northwood.journey import Camp, FinishedJourney
from longhouse.games.northwood.visit import Visit
from longhouse.games.play_on import play_on
from longhouse.lab.arena import in_one_thread
from longhouse.lab.executing.work import Work, WorkStopped
from longhouse.lab.standings import Interval, Z

NAME = "northwood"
OPTIONS: JsonObject = {"setup": "full", "goal": 20}
"""With goal 20 every visit has to succeed, so a bot has no reason to give one up."""
UNCERTAIN = 0.9
"""A visit is uncertain if its chance of success seems lower than this at first; about four in ten are."""
_HOPELESS = 0.02
_GLANCE = "norn-1@1n"


class UncertainVisit(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A visit whose success is uncertain, at its first decision after the substitutes were called.

    The options of its game are `OPTIONS`.
    """

    id: str
    """The seed of the game and the number of the visit in it, from 0."""
    events: list[str]
    """The events from the beginning of the game to the decision."""

    def state(self) -> Visit:
        """Replay the events and return the position."""
        game = game_with(NAME, OPTIONS)
        state: State = game.start()
        for event in self.events:
            state = state.take(game.parse(event))
        assert isinstance(state, Visit)
        return state


class VisitsOfGames(Work[str, list[UncertainVisit]]):
    """Collects the uncertain visits of games that a bot plays; a task is the seed of a game."""

    def __init__(self, player: str) -> None:
        self._player = player

    def begin(self) -> None:
        prepare(NAME)

    def do(self, task: str, stopped: WorkStopped) -> list[UncertainVisit]:
        game = game_with(NAME, OPTIONS)
        events = play(game, seated(game, [self._player]), task, stopped).play.events
        return list(_uncertain(task, events))


def _uncertain(seed: str, events: Sequence[Event]) -> Iterator[UncertainVisit]:
    game = game_with(NAME, OPTIONS)
    glance = level_named(NAME, _GLANCE)
    state: State = game.start()
    called, visit = False, 0
    for number, event in enumerate(events):
        if isinstance(state, Camp):
            called = False
        if isinstance(state, Visit) and not called and state.due == "dialogue" and event[0] != "call":
            called = True
            rated = choose(state, glance, 0).verdict
            hit = None if rated is None else rated.best.hit
            if hit is not None and _HOPELESS < hit < UNCERTAIN:
                yield UncertainVisit(id=f"{seed}/{visit}", events=[game.text(each) for each in events[:number]])
            visit += 1
        state = state.take(event)


class Replays(Work[tuple[str, str, int], bool]):
    """Plays stored visits; a task is a bot's name, a visit's id and the number of a deck.

    The result of a task is whether the visit succeeded.
    """

    def __init__(self, visits: Mapping[str, UncertainVisit], seed: str) -> None:
        self._visits = visits
        self._seed = seed

    def begin(self) -> None:
        prepare(NAME)

    def do(self, task: tuple[str, str, int], stopped: WorkStopped) -> bool:
        player, visit, deck = task
        [level] = in_one_thread([level_named(NAME, player)])  # a busy machine must not weaken it
        assert isinstance(level, Level)
        return succeeds(self._visits[visit].state(), level, f"{self._seed}/{visit}/{deck}", stopped)


def succeeds(visit: Visit, level: Level, seed: str, stopped: WorkStopped = lambda: False) -> bool:
    """Play a visit to its end and return whether it succeeds. Raises `Stopped` once `stopped()` is true.

    The seed determines the cards and the bot's random numbers.
    """
    decisions = 0

    def chosen(state: State) -> Event:
        nonlocal decisions
        if stopped():
            raise Stopped
        decisions += 1
        return choose(state, level, search_seed(f"{seed}/{decisions}")).action

    state: State = visit
    for _, after in play_on(visit, Source(seed), choose=chosen, within=Visit):
        state = after
    assert isinstance(state, Camp | FinishedJourney)
    return state.journey.fates.count(True) > visit.journey.fates.count(True)


def share(hits: Mapping[str, Sequence[float]]) -> Interval:
    """Return the mean of the values in `hits`, with its 95 % confidence interval; every visit has the same weight.

    `hits` has for each visit, by its id, one value for each deck that it was played with, for example 1 for a success
    and 0 for a failure. Values of one visit are not independent of each other, so the interval is computed from how
    much the means of the visits differ.
    """
    means = [fmean(values) for values in hits.values()]
    mean = fmean(means)
    spread = sqrt(sum((each - mean) ** 2 for each in means) / max(len(means) - 1, 1) / len(means))
    return Interval(mean, mean - Z * spread, mean + Z * spread)
