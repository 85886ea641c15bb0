"""Random games, event by event, and random options to play them with."""

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from longhouse.games.catalogue import game_with
from longhouse.games.chance import Source
from longhouse.games.fjords.options import RUNES
from longhouse.games.game import Event, Game, Json, State
from longhouse.games.play_on import play_on

seeds = st.integers(0, 2**32).map(str)


@st.composite
def fjords_options(draw: st.DrawFn) -> dict[str, Json]:
    """Any valid options of Fjords with the built-in tiles."""
    oversight = draw(st.booleans())
    style = draw(st.sampled_from(["base", "base", "epic", "classic", "2005"]))
    if style in ("classic", "2005"):
        edition: dict[str, Json] = {"edition": "2005"} if style == "2005" else {"edition": "2021", "variant": style}
        return {**edition, "players": 2, "rounds": draw(st.sampled_from([1, 3])), "oversight": oversight}
    runes = draw(st.lists(st.sampled_from(RUNES), unique=True))
    players = 2 if style == "epic" else draw(st.integers(2, 4))
    return {"variant": style, "players": players, "runes": list(runes), "oversight": oversight}


def random_line(game: Game, seed: str) -> Iterator[tuple[State, Event | None]]:
    """Every position of a random game with the event that follows it; None for the last position."""
    rng = random.Random(seed)
    state = game.start()
    for event, after in play_on(state, Source(seed), choose=lambda state: rng.choice(state.actions())):
        yield state, event
        state = after
    yield state, None


def last_state(game: Game, seed: str) -> State:
    """The final position of the random game with this seed."""
    *_, (state, _) = random_line(game, seed)
    return state


def first_decision(name: str, seed: str = "7", **options: Json) -> State:
    """The first position of a game in which a seat has a decision."""
    return next(state for state, _ in random_line(game_with(name, options), seed) if state.actions())
