"""For Northwood! in the terminal: drawn, played, finished early, and through every verb."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.northwood import a_visit, after, northwood

from longhouse.cli import main
from longhouse.games.game import Seat, State
from longhouse.games.northwood.northwood import Northwood
from longhouse.terminal import board
from longhouse.words import LANGUAGES, Words


def test_a_visit_is_drawn_with_piles_hand_and_abilities() -> None:
    visit = after(a_visit("JC", "JF", hand="7E 1L", score="1C", top="8F", exhausted="JF"), "listen", "*state 8F")
    drawn = board.draw(visit.view(None), Words("en")).plain
    for shown in ("JF  Jack of Flowers (exhausted)", "Fief 3, trump Claws: score 1", "Statement: 8F", "Hand: 1L 7E"):
        assert shown in drawn


def test_the_discard_pile_is_shown_whole() -> None:
    visit = a_visit(hand="7E 1L", discard="1C 2C 3C 4C 5C 6C 7C 8C 1F 2F")
    assert "Discard pile: 1C 2C 3C 4C 5C 6C 7C 8C 1F 2F\n" in board.draw(visit.view(None), Words("en")).plain


@pytest.mark.parametrize("seat", [None, Seat(0)])
def test_abilities_of_the_ruler_here_and_of_friends_who_can_be_called(seat: Seat | None) -> None:
    def drawn(visit: State) -> str:
        return board.draw(visit.view(seat), Words("en")).plain

    visit = a_visit("JC", "JF", "JL", "JE", hand="7E 1L", won=(1, 2))
    assert "QC  Queen of Claws (ruler of this fief): Take the top card of the deck" in drawn(visit)
    assert "KC  King of Claws (friendly ruler): Put all cards of your highest value" in drawn(visit)
    called = drawn(after(visit, "call KC JE"))
    assert "KC  King of Claws for JE: Put all cards" in called
    assert "KF  King of Flowers (friendly ruler): Discard two" in called
    assert "King of Claws (friendly ruler)" not in called
    rulers = "QE KC KF QC KL QF QL KE"
    four = a_visit("JC", "JF", "JL", "JE", hand="7E 1L", rulers=rulers, won=(0, 1, 2, 4, 5))
    everybody = after(four, "call QE JC", "call KC JF", "call KF JL", "call KL JE")
    assert "friendly ruler" in drawn(four)
    assert "friendly ruler" not in drawn(everybody)
    assert "friendly ruler" not in drawn(after(visit, "listen"))
    assert "friendly ruler" not in drawn(after(visit, "listen", "*state 8F", "reply 7E"))
    busy = northwood(scenario="moving-day")
    assert "(friendly ruler)" not in drawn(a_visit(hand="7E 1L", won=(1, 2), game=busy))


@pytest.mark.parametrize(
    ("language", "head"),
    [
        ("en", "Fief 3, no trump: score 0"),
        ("fr", "Fief 3, sans Atout\u00a0: 0 point marqué"),
        ("de", "Lehen 3, kein Trumpf: 0 Punkte"),
    ],
)
def test_a_visit_without_trump(language: str, head: str) -> None:
    visit = a_visit(hand="7E 1L", game=northwood(scenario="longest-night"))
    assert f"\n{head}\n" in board.draw(visit.view(None), Words(language)).plain


def test_a_colon_stands_as_the_language_wants_it() -> None:
    visit = a_visit("QF", hand="7E 1L", score="1C 2C", top="8F", exhausted="QF", rulers="QE KC KF QC KL JF QL KE")
    drawn = board.draw(visit.view(None), Words("fr")).plain
    for shown in (
        "QF  Reine des Fleurs (Allié épuisé)\u00a0: La carte",
        "QC  Reine des Griffes (Chef de ce Fief)\u00a0: Prenez",
        "Fief 3, Atout Griffes\u00a0: 2 points marqués\n",
        "Deck\u00a0: 28 · prochaines cartes\u00a0: 8F\n",
        "Pile de score\u00a0: 1C 2C\n",
        "Main\u00a0: 1L 7E\n",
    ):
        assert shown in drawn
    assert not re.search(r"\w:|\):", drawn)


@pytest.mark.parametrize(
    ("language", "goals", "results"),
    [
        ("en", ("0 stars", "1 star ", "2 stars"), ("with 0 stars!", "with 1 star!", "with 2 stars!")),
        (
            "fr",
            ("0 étoile ", "1 étoile ", "2 étoiles"),
            ("avec 0 étoile\u00a0!", "avec 1 étoile\u00a0!", "avec 2 étoiles\u00a0!"),
        ),
        ("de", ("0 Sterne ", "1 Stern ", "2 Sterne "), ("mit 0 Sternen!", "mit 1 Stern!", "mit 2 Sternen!")),
    ],
)
def test_stars_are_counted(language: str, goals: tuple[str, ...], results: tuple[str, ...]) -> None:
    words = Words(language)
    for number, (goal, result) in enumerate(zip(goals, results, strict=True)):
        assert goal in words.say("northwood-show-goal", goal=number, stars=0)
        assert result in words.say("northwood-show-result", won="true", stars=number)


def finished(*lost: int, game: Northwood) -> State:
    """The end of a journey on which all fiefs were won but these; the silence of fief 0 was kept last."""
    won = tuple(fief for fief in range(1, 8) if fief not in lost)
    visit = a_visit(hand="1L", fief=0, won=won, lost=lost, game=game)
    return after(visit, "listen", "*state 8F").apply("reply 1L")


@pytest.mark.parametrize("goal", [16, 18, 20])
@pytest.mark.parametrize(
    ("lost", "stars", "medal"),
    [
        ((), 20, "You earn the gold medal."),
        ((3,), 19, "You earn the silver medal."),
        ((2,), 18, "You earn the silver medal."),
        ((2, 3), 17, "You earn the bronze medal."),
        ((2, 5), 16, "You earn the bronze medal."),
    ],
)
def test_a_medal_is_shown_for_the_stars_also_where_the_goal_was_missed(
    goal: int, lost: tuple[int, ...], stars: int, medal: str
) -> None:
    drawn = board.draw(finished(*lost, game=northwood(goal=goal)).view(None), Words("en")).plain
    result = f"You won with {stars} stars!" if stars >= goal else f"You didn’t win. You have {stars} stars."
    assert drawn.endswith(f"{result}\n{medal}\n")


def test_fewer_than_16_stars_and_scenarios_bring_no_medal() -> None:
    few = board.draw(finished(2, 3, 5, game=northwood(goal=16)).view(None), Words("en")).plain
    assert few.endswith("You didn’t win. You have 15 stars.\n")
    scenario = board.draw(finished(game=northwood(scenario="first-thaw")).view(None), Words("en")).plain
    assert "20 stars" in scenario
    assert "medal" not in scenario


@pytest.mark.parametrize(
    ("language", "medals"),
    [
        ("fr", ("médaille de bronze", "médaille d’argent", "médaille d’or")),
        ("de", ("Bronzemedaille", "Silbermedaille", "Goldmedaille")),
    ],
)
def test_each_language_names_the_medals(language: str, medals: tuple[str, ...]) -> None:
    for lost, medal in zip(((2, 3), (2,), ()), medals, strict=True):
        drawn = board.draw(finished(*lost, game=northwood(goal=20)).view(None), Words(language)).plain
        assert medal in drawn.splitlines()[-1]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            (
                "You may use allies 5 more times.",
                "from the bottom of the deck.",
                "Your last visit: fief 4",
                "You haven’t visited a fief yet.",
            ),
        ),
        (
            "fr",
            (
                "encore activer un Allié 5 fois.",
                "du dessous du deck.",
                "Dernier Fief visité\u00a0: 4",
                "visité aucun Fief",
            ),
        ),
        (
            "de",
            (
                "noch 5-mal einen Verbündeten einsetzen.",
                "von unten aus dem Stapel.",
                "Zuletzt besucht: Lehen 4",
                "kein Lehen besucht.",
            ),
        ),
    ],
)
def test_what_a_special_rule_lets_see_is_shown(language: str, lines: tuple[str, ...]) -> None:
    view = a_visit(hand="7E 1L").view(None)
    view["rules"] = [
        {"rule": "few-favours", "favours": 8, "seen": {"left": 5}},
        {"seen": {"from": 1, "unheard-of": 3}, "rule": "both-ends"},
        {"rule": "one-road", "seen": {"last": 4}},
        {"rule": "one-road", "seen": {"last": -1}},
        {"rule": "hand-size", "size": 9},
    ]
    drawn = board.draw(view, Words(language)).plain
    for line in lines:
        assert line in drawn
    assert Words(language).say("northwood-special-rule", rule_name="few-favours", number=8) in drawn
    assert Words(language).say("northwood-special-rule", rule_name="hand-size", number=9) in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_name_is_said_as_it_is(language: str) -> None:
    words = Words(language)
    assert words.say("northwood-character", character="XX") == "XX"
    assert words.say("northwood-ability", character="XX") == "XX"
    assert words.say("northwood-scenario-title", scenario="mine") == "mine"
    assert words.say("northwood-special-rule", rule_name="mine", number=0) == "mine"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_works(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = json.dumps({"scenario": "few-candles", "challenge": True})
    speak = ("--language", language)
    assert (
        main(["sim", "northwood", "--options", options, "--games", "2", "--seed", "7", "--out", str(tmp_path), *speak])
        == 0
    )
    record = str(tmp_path / "0001.json")
    assert main(["verify", "--fair", record, str(tmp_path / "0002.json"), *speak]) == 0
    capsys.readouterr()
    assert main(["legal", record, "--at", "2", *speak]) == 0
    assert json.loads(capsys.readouterr().out) == [f"visit {fief}" for fief in range(8)]
    for at in (0, 1, 2, 10, 40, 80):
        assert main(["show", record, "--at", str(at), *speak]) == 0
    assert main(["show", record, *speak]) == 0
    assert main(["perft", "northwood", "--seed", "7", "--depth", "2", *speak]) == 0
    assert capsys.readouterr().out.endswith("40\n")


def test_a_refused_event_is_one_line_with_its_rule(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "northwood", "--games", "1", "--seed", "7", "--out", str(tmp_path)]) == 0
    file = tmp_path / "0001.json"
    content = json.loads(file.read_text("utf-8"))
    content["events"][3] = "reply 1C"
    file.write_text(json.dumps(content), "utf-8")
    capsys.readouterr()
    assert main(["verify", str(file), "--language", "en"]) == 1
    assert "event 3: N3.3: Use an ally, or listen to the statement." in capsys.readouterr().err


def test_a_whole_game_is_played_and_decided_visits_are_finished(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    finished = 0

    def lines() -> Iterator[str]:
        nonlocal finished
        yield "help"
        yield "finish"
        while "“save” to keep" not in (out := capsys.readouterr().out):
            if "Type “finish”" in out:
                finished += 1
                yield "finish"
            else:
                yield "1"
        yield "save whole.json"
        yield "quit"

    typed = lines()
    monkeypatch.setattr("builtins.input", lambda _: next(typed))
    assert main(["play", "northwood", "--seed", "7", "--language", "en"]) == 0
    assert finished > 0
    assert main(["verify", "--fair", "whole.json"]) == 0
