"""What holds in every position of For Northwood!; what holds in every game is tested by `test_conformance.py`."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.lines import random_line, seeds
from support.northwood import northwood_options

from longhouse.errors import IllegalAction
from longhouse.games.catalogue import game_with
from longhouse.games.game import Json, Seat
from longhouse.games.northwood.cards import card_set, card_text, listed
from longhouse.games.northwood.journey import Camp, FinishedJourney
from longhouse.games.northwood.northwood import Northwood
from longhouse.games.northwood.visit import Visit

EVERY_CARD = [card_text(card) for card in range(32)]
SOME_EVENTS = [
    "listen",
    "stop",
    "more",
    *(f"visit {fief}" for fief in range(8)),
    *(f"fief {fief}" for fief in range(8)),
    *(f"name {suit}" for suit in "CFLE"),
    *(f"{verb} {rank}{suit}" for verb in ("use", "ready") for rank in "JQKPLB" for suit in "CFLE"),
    *(f"call {rank}{suit} J{other}" for rank in "QK" for suit in "CFLE" for other in "CFLE"),
    *(f"{verb} {card}" for verb in ("reply", "discard", "score", "swap", "choose") for card in EVERY_CARD),
]
SOME_CHANCE = [f"{verb} {card}" for verb in ("*state", "*draw", "*peek") for card in EVERY_CARD]


def northwood_with(options: dict[str, Json]) -> Northwood:
    game = game_with("northwood", options)
    assert isinstance(game, Northwood)
    return game


@settings(max_examples=60, deadline=None)
@given(northwood_options(), seeds)
def test_all_cards_are_somewhere_and_only_once(options: dict[str, Json], seed: str) -> None:
    game = northwood_with(options)
    for state, _ in random_line(game, seed):
        if isinstance(state, Visit):
            piles = [*listed(state.hand), *listed(state.deck), *state.discard, *state.score]
            assert sorted(piles) == list(listed(game.cards))
            assert set(state.known) <= set(listed(state.deck))
    assert game.rules or game.cards.bit_count() == 32


@settings(max_examples=60, deadline=None)
@given(northwood_options(), seeds)
def test_piles_change_at_their_top_only(options: dict[str, Json], seed: str) -> None:
    before: Visit | None = None
    for state, _ in random_line(northwood_with(options), seed):
        if isinstance(state, Visit) and before is not None:
            for old, new in ((before.discard, state.discard), (before.score, state.score)):
                kept = min(len(old), len(new)) - 1
                assert old[: max(kept, 0)] == new[: max(kept, 0)]
        before = state if isinstance(state, Visit) else None


@settings(max_examples=60, deadline=None)
@given(northwood_options(), seeds)
def test_substitutes_are_gone_after_their_visit(options: dict[str, Json], seed: str) -> None:
    called: set[int] = set()
    gone: set[int] = set()
    for state, event in random_line(northwood_with(options), seed):
        if isinstance(state, Visit):
            assert not gone & {*state.team, *state.journey.rulers}
            if event is not None and event[0] == "call":
                substitute, _ = event[1:]
                called.add(substitute)
        elif isinstance(state, Camp | FinishedJourney):
            gone |= called
            assert not gone & {*state.journey.rulers, *state.journey.friends}


@settings(max_examples=30, deadline=None)
@given(northwood_options(), seeds)
def test_a_view_tells_nothing_of_the_deck_but_what_is_known(options: dict[str, Json], seed: str) -> None:
    for number, (state, event) in enumerate(random_line(northwood_with(options), seed)):
        if not isinstance(state, Visit) or number % 7:
            continue
        view = state.view(Seat(0))
        deck = view["deck"]
        assert isinstance(deck, dict)
        top, unseen = deck["top"], deck["unseen"]
        assert isinstance(top, list)
        assert isinstance(unseen, list)
        assert unseen == [text for text in EVERY_CARD if text in unseen], "the order is that of the cards"
        assert card_set(" ".join(map(str, top + unseen))) == state.deck
        assert len(top) <= 24
        assert view["legal"] == state.legal() if state.turn is not None else "legal" not in view
        assert event is not None


@settings(max_examples=15, deadline=None)
@given(northwood_options(), seeds, st.integers(0, 10))
def test_exactly_the_legal_events_are_accepted(options: dict[str, Json], seed: str, offset: int) -> None:
    for number, (state, _) in enumerate(random_line(northwood_with(options), seed)):
        if number % 11 != offset:
            continue
        chance = state.chance
        legal = state.legal()
        assert len(set(legal)) == len(legal)
        assert not (legal and chance)
        for text in (*SOME_EVENTS, *SOME_CHANCE):
            event = state.game.parse(text)
            if text in legal or (chance is not None and chance.probability(event) > 0):
                assert state.read(text) == event
            else:
                with pytest.raises(IllegalAction) as refusal:
                    state.read(text)
                assert refusal.value.rule is not None
                assert refusal.value.event == text
        for text in legal:
            state.apply(text)


@settings(max_examples=40, deadline=None)
@given(northwood_options(), seeds)
def test_every_game_visits_all_eight_fiefs_once(options: dict[str, Json], seed: str) -> None:
    *_, (last, _) = random_line(northwood_with(options), seed)
    assert isinstance(last, FinishedJourney)
    fates = last.journey.fates
    assert None not in fates
    assert last.result.fiefs == tuple(fates)
