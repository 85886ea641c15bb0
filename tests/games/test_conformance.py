"""Every game, with any options, passes the conformance suite; and the suite finds what is wrong with a game."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import permutations
from typing import NamedTuple

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from support import high_card
from support.high_card import Deal, Hand, HighCard, HighCardResult
from support.lines import fjords_options, seeds
from support.northwood import northwood_options

from longhouse.errors import IllegalAction, UnreadableAction
from longhouse.games import catalogue
from longhouse.games.catalogue import GAMES, GameCatalogue, game_with
from longhouse.games.conformance import NotConforming, check, check_options, conforms
from longhouse.games.game import Event, Json, Result, Seat, State, View
from longhouse.games.play import Play
from longhouse.games.record import Record

OPTIONS: Mapping[str, st.SearchStrategy[dict[str, Json]]] = {
    "fjords": fjords_options(),
    "northwood": northwood_options(),
}
EXAMPLES = {"fjords": 20, "northwood": 25}


def test_every_game_is_tested_here() -> None:
    assert OPTIONS.keys() == GAMES.keys()


@pytest.mark.parametrize("name", OPTIONS)
def test_every_game_conforms_with_any_options(name: str) -> None:
    # Not shrunk: a seed gets no simpler, and the error names the options and the seed.
    @settings(max_examples=EXAMPLES[name], phases=[Phase.explicit, Phase.reuse, Phase.generate])
    @given(OPTIONS[name], seeds)
    def one_game(options: dict[str, Json], seed: str) -> None:
        game = game_with(name, options)
        check_options(game)
        check(game, seed)

    one_game()


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> HighCard:
    monkeypatch.setattr(catalogue, "GAMES", GameCatalogue(high_card.KIND))
    return HighCard(1)


def test_a_game_in_which_seats_know_different_things_conforms(game: HighCard) -> None:
    conforms(game, map(str, range(30)), resample=high_card.resample)


def test_a_game_that_hides_something_must_say_what(game: HighCard) -> None:
    with pytest.raises(NotConforming, match="leads to another position"):
        conforms(game)


def test_an_error_says_what_is_wrong_where(game: HighCard, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hand, "legal", lambda hand: right.legal(hand)[:1])
    with pytest.raises(NotConforming) as error:
        check(game, "7", resample=high_card.resample)
    assert (error.value.seed, error.value.ply, error.value.event) == ("7", 1, "*deal 4 2")
    assert str(error.value) == (
        "high-card with {'ante': 1}, seed '7', ply 1, after '*deal 4 2': legal() has other events than actions()"
    )


class Mistake(NamedTuple):
    """A member of High Card, the wrong one in its place, and what the suite says of it."""

    where: type
    name: str
    wrong: object
    said: str


def uneven(_: Deal) -> Iterator[tuple[Event, float]]:
    for number, dealt in enumerate(permutations(range(5), 2)):
        yield ("*deal", *dealt), (number % 2 + 0.5) / 20


def turn(wrong: Callable[[Hand], int | None]) -> object:
    return property(lambda hand: wrong(hand) if wrong(hand) is not None else right.turn(hand))


def refusal(rule: str | None, key: str, about: str | None) -> Callable[[Hand, str], Event]:
    def read(hand: Hand, text: str) -> Event:
        try:
            return right.read(hand, text)
        except UnreadableAction:
            raise
        except IllegalAction:
            raise IllegalAction(key, rule=rule, event=about or text) from None

    return read


def spoiling_the_hand(hand: Hand, event: Event) -> State:
    after = right.take(hand, event)
    if event[0] == "bet":
        hand.cards = (0, 1)  # type: ignore[misc]
    return after


def citing_another_rule(game: HighCard, text: str) -> Event:
    try:
        return right.parse(game, text)
    except UnreadableAction as refusal:
        raise UnreadableAction(refusal.key, rule="H1", event=text, **refusal.params) from None


class right:  # noqa: N801
    """High Card as it should be."""

    read, take, view, legal, actions = Hand.read, Hand.take, Hand.view, Hand.legal, Hand.actions
    position, parse, write = HighCard.position, HighCard.parse, Record.write
    turn: Callable[[Hand], Seat | None] = Hand.turn.fget  # type: ignore[attr-defined]
    result: Callable[[Hand], Result | None] = Hand.result.fget  # type: ignore[attr-defined]


def with_view(**wrong: Callable[[Hand, Seat | None], object]) -> object:
    return lambda hand, seat: {**right.view(hand, seat), **{key: told(hand, seat) for key, told in wrong.items()}}


def without(view: View, name: str) -> View:
    return {field: told for field, told in view.items() if field != name}


MISTAKES = [
    Mistake(Deal, "outcomes", uneven, "in outcomes(), but probability() says"),
    Mistake(Deal, "outcomes", lambda _: iter([(("*deal", 0, 1), 0.05)]), "sum to 0.05"),
    Mistake(Deal, "outcomes", lambda _: iter([(("*deal", 0, 1), 0.05)] * 20), "listed twice"),
    Mistake(Deal, "probability", lambda *_: 0.05, "impossible, but has probability"),
    Mistake(Deal, "probability", lambda _, event: 0.05 * (len(event) == 3), "impossible, but has probability"),
    Mistake(Deal, "brought", lambda _, picked: ("*deal", *sorted(picked)), "further() and brought() reach"),
    Mistake(Deal, "further", lambda _, picked: range(3) if len(picked) < 2 else (), "further() and brought() reach"),
    Mistake(Deal, "draw", lambda *_: ("*deal", 3, 3), "no possible outcome"),
    Mistake(Hand, "turn", turn(lambda hand: None if hand.cards else 0), "a turn, chance or a result is due"),
    Mistake(Hand, "turn", turn(lambda hand: 2 if hand.bet and not hand.last else None), "the turn of seat 2"),
    Mistake(Hand, "result", property(lambda _: None), "a turn, chance or a result is due"),
    Mistake(Hand, "result", property(lambda hand: right.result(hand) or HighCardResult(0, 1)), "or a result is due"),
    Mistake(Hand, "actions", lambda hand: right.actions(hand) if hand.cards else [("bet", 1)], "there are 1 actions"),
    Mistake(Hand, "actions", lambda hand: right.actions(hand) * 2, "listed twice"),
    Mistake(Hand, "legal", lambda hand: right.legal(hand)[:1], "legal() has other events"),
    Mistake(Hand, "apply", lambda hand, _: hand, "lead to different positions"),
    Mistake(Hand, "read", lambda hand, text: hand.game.parse(text), "is not legal, but read as"),
    Mistake(Hand, "read", refusal(None, "northwood-bad-draw", None), "without a rule"),
    Mistake(Hand, "read", refusal("H1", "no-such-text", None), "without a sentence"),
    Mistake(Hand, "read", refusal("H1", "northwood-bad-draw", "bet 7"), "the error is about 'bet 7'"),
    Mistake(Hand, "take", spoiling_the_hand, "a check has changed the position"),
    Mistake(Hand, "take", lambda hand, event: right.take(hand, event) if len(event) > 1 else hand, "goes on after"),
    Mistake(Hand, "__hash__", lambda _: 7, "can be hashed"),
    Mistake(Hand, "__copy__", lambda hand: right.take(hand, ("bet", 1)), "a copy is another object"),
    Mistake(Hand, "__eq__", object.__eq__, "lead to different positions"),
    Mistake(Hand, "view", with_view(bet=lambda hand, _: (hand.bet,)), "is not JSON"),
    Mistake(Hand, "view", with_view(bet=lambda *_: float("nan")), "not JSON compliant"),
    Mistake(Hand, "view", with_view(legal=lambda hand, _: hand.legal()), "has other actions than are legal for it"),
    Mistake(Hand, "view", with_view(cards=lambda hand, _: list(hand.cards)), "a spectator shows what it may not know"),
    Mistake(Hand, "view", with_view(sum=lambda hand, seat: seat == 1 and sum(hand.cards)), "the view of seat 1 "),
    Mistake(Hand, "view", with_view(cards=lambda hand, _: [None] * len(hand.cards)), "with another"),
    Mistake(Hand, "view", lambda hand, seat: without(right.view(hand, seat), "game"), "a spectator has no 'game'"),
    Mistake(Hand, "view", lambda hand, seat: without(right.view(hand, seat), "options"), "has no 'options'"),
    Mistake(Hand, "view", lambda hand, seat: without(right.view(hand, seat), "turn"), "has no 'turn'"),
    Mistake(Hand, "view", lambda hand, seat: without(right.view(hand, seat), "due"), "has no 'due'"),
    Mistake(Hand, "view", with_view(game=lambda *_: "poker"), "has 'poker' as 'game', not 'high-card'"),
    Mistake(Hand, "view", with_view(options=lambda *_: {}), "has {} as 'options'"),
    Mistake(Hand, "view", with_view(turn=lambda *_: 1), "has 1 as 'turn', not None"),
    Mistake(Hand, "view", with_view(due=lambda *_: "over"), "says that 'over' is due"),
    Mistake(Hand, "view", with_view(due=lambda *_: "bet"), "says that 'bet' is due"),
    Mistake(HighCard, "position", lambda game, _: game.start(), "leads to a position with another"),
    Mistake(HighCard, "position", lambda game, view: right.position(game, {**view, "cards": [1, 2]}), "another view"),
    Mistake(HighCard, "position", lambda game, view: right.position(game, {**view, "last": view["end"]}), "KeyError"),
    Mistake(HighCard, "parse", lambda game, text: right.parse(game, text.replace("2", "1")), "which is parsed as"),
    Mistake(HighCard, "parse", lambda game, text: right.parse(game, text or "fold"), "is no event, but parsed as"),
    Mistake(HighCard, "parse", citing_another_rule, "is unreadable, but refused by rule H1"),
    Mistake(HighCard, "options", lambda game: {"ante": game.ante + 1}, "with_options(options()) is another game"),
    Mistake(HighCard, "options", lambda game: {"ante": (game.ante,)}, "come back from JSON as"),
    Mistake(HighCard, "with_options", classmethod(lambda cls, _: cls(1)), "an unknown option is accepted"),
    Mistake(HighCardResult, "points", property(lambda _: (1,)), "2 seats have the points (1,)"),
    Mistake(HighCardResult, "_outcome", lambda *_: "won", "shares of the victory sum to 2"),
    Mistake(HighCardResult, "_outcome", lambda _, seat: "lost" if seat else "drawn", "are ['drawn', 'lost']"),
    Mistake(HighCardResult, "outcome", HighCardResult._outcome, "there is no seat -1"),
    Mistake(HighCardResult, "to_json", lambda _: {"winner": 0, "stake": 7}, "is read as"),
    Mistake(Record, "write", lambda record: right.write(replace(record, seed="0")), "is read as another one"),
    Mistake(Record, "_verify_chance", lambda _: None, "was not drawn from the seed, but passes as fair"),
    Mistake(Play, "play_out", lambda play, _: play.state, "has other events, or ends otherwise"),
]


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda each: f"{each.where.__name__}.{each.name}: {each.said}")
def test_a_mistake_in_a_game_is_found(game: HighCard, mistake: Mistake, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mistake.where, mistake.name, mistake.wrong)
    with pytest.raises(NotConforming) as error:
        conforms(game, map(str, range(30)), resample=high_card.resample)
    assert mistake.said in str(error.value)
