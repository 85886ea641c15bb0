"""Builds positions of For Northwood! from short texts, and random options."""

from hypothesis import strategies as st

from longhouse.games.catalogue import game_with
from longhouse.games.chance import Source
from longhouse.games.game import Json, State
from longhouse.games.northwood.cards import ALL_CARDS, CARDS, NO_CARD, card_set, card_text, listed
from longhouse.games.northwood.characters import CHARACTERS, NOBODY, NUMBER
from longhouse.games.northwood.journey import Journey
from longhouse.games.northwood.northwood import Northwood
from longhouse.games.northwood.scenarios import longhouse_year
from longhouse.games.northwood.visit import Visit

RULERS = "QE KC KF QC KL QF QL KE"


@st.composite
def northwood_options(draw: st.DrawFn) -> dict[str, Json]:
    """Any valid options of For Northwood!, scenarios included."""
    if draw(st.booleans()):
        return {"scenario": draw(st.sampled_from(list(longhouse_year()))), "challenge": draw(st.booleans())}
    return {"setup": draw(st.sampled_from(["intro", "full"])), "goal": draw(st.sampled_from([16, 18, 20]))}


def northwood(**options: Json) -> Northwood:
    game = game_with("northwood", options)
    assert isinstance(game, Northwood)
    return game


def a_visit(
    *allies: str,
    hand: str,
    deck: str | None = None,
    top: str = "",
    discard: str = "",
    score: str = "",
    fief: int = 3,
    rulers: str = RULERS,
    won: tuple[int, ...] = (),
    lost: tuple[int, ...] = (),
    exhausted: str = "",
    game: Northwood | None = None,
) -> Visit:
    """A visit at the beginning of a dialogue; missing allies are filled up with characters that are not in play.

    Cards that are not mentioned are in the deck, unless `deck` is given.
    """
    game = game or northwood(setup="full")
    court = [NUMBER[code] for code in rulers.split()]
    team = [NUMBER[code] for code in allies]
    team += [who for who in range(len(CHARACTERS)) if who not in (*team, *court)][: 4 - len(team)]
    elsewhere = card_set(" ".join((hand, discard, score)))
    fates = tuple(True if at in won else False if at in lost else None for at in range(8))
    journey = Journey(
        game,
        tuple(team),
        tuple(NOBODY if at in lost else ruler for at, ruler in enumerate(court)),
        fates,
        tuple(court[at] for at in won),
        tuple(rule.memory for rule in game.rules),
    )
    return Visit(
        journey=journey,
        fief=fief,
        trump=game.trump_of(court[fief]),
        team=tuple(team),
        ready=15 & ~sum(1 << team.index(NUMBER[code]) for code in exhausted.split()),
        due="dialogue",
        hand=card_set(hand),
        deck=ALL_CARDS & ~elsewhere if deck is None else card_set(deck),
        known=tuple(CARDS[text] for text in top.split()),
        discard=tuple(CARDS[text] for text in discard.split()),
        score=tuple(CARDS[text] for text in score.split()),
        statement=NO_CARD,
        begun=bool(discard or score or exhausted),
        steps=(),
        acting=NOBODY,
        heeding=NOBODY,
        dialogues=0,
    )


def after(state: State, *events: str) -> Visit:
    """The position after these events; the visit must still be in progress."""
    for event in events:
        state = state.apply(event)
    assert isinstance(state, Visit)
    return state


def ends(state: State, *events: str) -> Journey:
    """The journey after these events, the last of which ends the visit."""
    for event in events:
        assert isinstance(state, Visit)
        state = state.apply(event)
    assert not isinstance(state, Visit)
    journey = getattr(state, "journey", None)
    assert isinstance(journey, Journey)
    return journey


def hand_of(visit: Visit) -> str:
    return " ".join(map(card_text, listed(visit.hand)))


def deck_of(visit: Visit) -> str:
    return " ".join(map(card_text, listed(visit.deck)))


def discard_of(visit: Visit) -> str:
    return " ".join(map(card_text, visit.discard))


def score_of(visit: Visit) -> str:
    return " ".join(map(card_text, visit.score))


def top_of(visit: Visit) -> str:
    return " ".join(map(card_text, visit.known))


def a_source() -> Source:
    return Source("northwood")
