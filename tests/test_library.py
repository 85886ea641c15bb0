"""The front door: `import longhouse as lh`, as programs use it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import longhouse as lh

TINY_BOT = [sys.executable, str(Path(__file__).parent / "support" / "tiny_bot.py")]


def settlement_of_two(seed: str = "7") -> lh.State:
    """A settlement in which somebody is to move."""
    record = lh.random_game(lh.fjords(), seed).record
    return next(state for state, event in zip(record, record.events, strict=False) if event.startswith("viking"))


def test_importing_it_loads_the_standard_library_only() -> None:
    code = (
        "import sys; before = set(sys.modules); import longhouse; "
        "print(sorted({m.split('.')[0] for m in set(sys.modules) - before} - sys.stdlib_module_names))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout == "['longhouse']\n"


def test_every_public_name_exists_and_is_listed() -> None:
    for name in lh.__all__:
        assert getattr(lh, name) is not None
        assert name in dir(lh)
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = lh.chess


def test_a_typed_package_says_so() -> None:
    assert (Path(lh.__file__).parent / "py.typed").exists()


def test_the_same_seed_plays_the_same_chance() -> None:
    one, other = (lh.Play(lh.fjords(players=3), seed="7") for _ in range(2))
    assert one.events == other.events
    assert one.act(one.legal[0]) == other.act(other.legal[0])
    assert lh.Play(lh.fjords(players=3)).seed != lh.Play(lh.fjords(players=3)).seed


def test_what_is_refused_changes_nothing() -> None:
    play = lh.Play(lh.fjords(), seed="7")
    before = play.state
    with pytest.raises(lh.IllegalAction) as refusal:
        play.act("lay 17 40,40 MMPMPP")
    assert refusal.value.rule is not None
    assert str(refusal.value).endswith(".")
    with pytest.raises(lh.UnreadableAction):
        play.act("castle kingside")
    assert play.state is before


def test_after_the_end_nothing_is_legal() -> None:
    play = lh.random_game(lh.northwood(), "7")
    assert play.over
    assert play.legal == []
    assert play.turn is None
    with pytest.raises(lh.IllegalAction, match="over"):
        play.act("visit 3")


def test_a_result_tells_the_outcome_of_each_seat() -> None:
    play = lh.random_game(lh.fjords(edition="2005", rounds=1), "21")
    assert play.result is not None
    assert [play.result.outcome(lh.Seat(seat)) for seat in range(2)] == ["drawn", "drawn"]
    with pytest.raises(lh.NoSuchSeat):
        play.result.outcome(lh.Seat(2))


@pytest.mark.parametrize("game", [lh.fjords(), lh.northwood(setup="full")], ids=["fjords", "northwood"])
def test_a_position_is_printed_as_a_board_at_every_stage(game: lh.Game) -> None:
    for state in lh.random_game(game, "3").record:
        assert "\n" in str(state) or state.turn is None
        assert "0x" not in repr(state)
        assert len(repr(state)) < 100


def test_a_record_is_saved_loaded_verified_and_stepped_through(tmp_path: Path) -> None:
    played = lh.random_game(lh.fjords(players=4), "9")
    played.record.save(tmp_path / "game.json")
    record = lh.Record.load(str(tmp_path / "game.json"))
    assert record == played.record
    assert record.verify(fair=True) == played.state
    assert len(record) == len(record.events) + 1
    assert record[0].chance is not None
    assert record[-1].result == record.result == played.result
    assert list(record)[10] == record[10]
    for place in (len(record), -len(record) - 1):
        with pytest.raises(IndexError):
            record[place]


def test_chance_that_was_tampered_with_is_found(tmp_path: Path) -> None:
    record = lh.random_game(lh.fjords(), "9").record
    content = json.loads(record.write()) | {"seed": "10"}
    (tmp_path / "forged.json").write_text(json.dumps(content), "utf-8")
    forged = lh.Record.load(tmp_path / "forged.json")
    forged.verify()
    with pytest.raises(lh.BadRecord):
        forged.verify(fair=True)


@pytest.mark.parametrize("content", [b"", b"no record", b"{}", b"\xff\xfe", b'{"format": "longhouse/1", "game": "go"}'])
def test_what_is_no_record_is_refused_in_a_sentence(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "file").write_bytes(content)
    with pytest.raises(lh.BadRecord) as refusal:
        lh.Record.load(tmp_path / "file")
    assert str(refusal.value).endswith(".")


def test_an_illegal_event_of_a_record_is_named_by_its_place_and_rule() -> None:
    record = lh.Record(lh.fjords(), ("*first 0", "*row 12", "draw"))
    with pytest.raises(lh.BadRecord) as refusal:
        record.verify()
    assert (refusal.value.index, refusal.value.event) == (2, "draw")
    assert isinstance(refusal.value.__cause__, lh.IllegalAction)
    assert str(refusal.value).startswith("event 2: ")


@pytest.mark.parametrize(
    "make",
    [
        lambda: lh.fjords(players=5),  # type: ignore[arg-type]
        lambda: lh.fjords(players="two"),  # type: ignore[arg-type]
        lambda: lh.fjords(runes="water"),  # type: ignore[arg-type]
        lambda: lh.fjords(runes=7),  # type: ignore[arg-type]
        lambda: lh.fjords(runes=["fire"]),  # type: ignore[list-item]
        lambda: lh.fjords(variant="epic", players=3),
        lambda: lh.fjords(edition="2005", runes=["water"]),
        lambda: lh.fjords(tiles={"tiles": []}),
        lambda: lh.northwood(goal=17),  # type: ignore[arg-type]
        lambda: lh.northwood(scenario="no-such-season"),
        lambda: lh.northwood(scenario="first-thaw", goal=18),
    ],
)
def test_options_that_do_not_fit_are_refused_in_a_sentence(make: object) -> None:
    assert callable(make)
    with pytest.raises(lh.BadOptions) as refusal:
        make()
    assert str(refusal.value).endswith(".")


def test_tiles_come_from_a_name_a_file_or_an_object(tmp_path: Path) -> None:
    built_in = Path(lh.__file__).parent / "games" / "fjords" / "data" / "reconstruction-1.toml"
    assert len(lh.fjords(tiles=built_in).bag) == len(lh.fjords(tiles="reconstruction-1").bag)
    assert lh.fjords(tiles=str(built_in)) == lh.fjords(tiles=built_in)
    (tmp_path / "broken.toml").write_text("tiles = [", "utf-8")
    with pytest.raises(lh.BadOptions):
        lh.fjords(tiles=tmp_path / "broken.toml")
    with pytest.raises(FileNotFoundError):
        lh.fjords(tiles=tmp_path / "none.toml")


@pytest.mark.parametrize("inline", [False, True])
def test_a_bot_plays_a_game_to_its_end(inline: bool) -> None:
    play = lh.Play(lh.northwood(), seed="7")
    with lh.Bot("random", inline=inline, seed=5) as bot:
        while not play.over:
            play.act(bot.choose(play.state))
    assert play.record.verify(fair=True).result is not None


def test_a_bot_answers_the_same_in_its_own_process_and_in_this_one() -> None:
    state = settlement_of_two()
    with lh.Bot("norn@200n", seed=3) as away, lh.Bot("norn@200n", seed=3, inline=True) as here:
        assert away.choose(state) == here.choose(state)
        hints = [bot.hint(state, count=2) for bot in (away, here)]
    assert hints[0].candidates == hints[1].candidates
    assert len(hints[0].candidates) == 2
    assert hints[0].candidates[0].value >= hints[0].candidates[1].value


def test_a_bot_is_sent_the_view_of_the_seat_to_move_and_nothing_else(tmp_path: Path) -> None:
    told = tmp_path / "told"
    spy = tmp_path / "spy.py"
    spy.write_text(
        "import json, sys\n"
        'print(json.dumps({"hello": "longhouse-bot/1", "players": {}}), flush=True)\n'
        "for line in sys.stdin:\n"
        f"    open({str(told)!r}, 'w').write(line)\n"
        "    request = json.loads(line)\n"
        '    answer = {"action": request["view"]["legal"][-1]}\n'
        '    print(json.dumps({"id": request["id"], "answer": answer}), flush=True)\n',
        "utf-8",
    )
    play = lh.Play(lh.fjords(players=3), seed="a secret seed")
    with lh.Bot("spy", command=[sys.executable, spy]) as bot:
        assert bot.choose(play) == play.legal[-1]
    sent = json.loads(told.read_text("utf-8"))
    assert sent.keys() == {"id", "ask", "view", "player"}
    assert sent["view"] == json.loads(json.dumps(play.state.view(play.turn)))
    assert "a secret seed" not in json.dumps(sent)


def test_a_bot_of_ones_own_plays_by_its_command() -> None:
    play = lh.Play(lh.fjords(), seed="1")
    with lh.Bot("tiny", command=TINY_BOT) as bot:
        assert bot.choose(play) == play.legal[0]


def test_a_bot_that_wants_what_is_forbidden_is_a_bot_error(tmp_path: Path) -> None:
    cheat = tmp_path / "cheat.py"
    cheat.write_text(
        "import json, sys\n"
        'print(json.dumps({"hello": "longhouse-bot/1", "players": {}}), flush=True)\n'
        "for line in sys.stdin:\n"
        '    answer = {"action": "viking 9,9"} if "hint" not in line else {"candidates": "many"}\n'
        '    print(json.dumps({"id": json.loads(line)["id"], "answer": answer}), flush=True)\n',
        "utf-8",
    )
    play = lh.Play(lh.fjords(), seed="1")
    with lh.Bot("cheat", command=[sys.executable, str(cheat)]) as bot:
        with pytest.raises(lh.BotError, match="viking 9,9"):
            bot.choose(play)
        with pytest.raises(lh.BotError):
            bot.hint(play)


def test_a_bot_command_that_does_not_exist_is_refused_in_a_sentence() -> None:
    with lh.Bot(command=["no-such-bot"]) as bot, pytest.raises(lh.BotUnavailable, match="no-such-bot"):
        bot.choose(lh.Play(lh.fjords()))


@pytest.mark.parametrize("inline", [False, True])
def test_a_bot_without_a_name_or_anything_to_decide_refuses(inline: bool) -> None:
    play = lh.Play(lh.fjords(), seed="1")
    with lh.Bot("odin", inline=inline) as bot, pytest.raises(lh.UnknownBot, match="odin"):
        bot.choose(play)
    bot = lh.Bot("karl", inline=inline)
    bot.close()
    with pytest.raises(lh.BotError):
        bot.choose(play)
    over = lh.random_game(lh.fjords(), "1")
    with lh.Bot("karl", inline=inline) as bot, pytest.raises(lh.BotError):
        bot.choose(over)


def test_an_analysis_names_the_moves_that_lost_most() -> None:
    record = lh.random_game(lh.fjords(edition="2005", rounds=1), "4").record
    with lh.Bot("norn@60n", inline=True, seed=1) as bot:
        found = bot.analyse(record)
    assert found.complete
    assert [move.ply for move in found.worst] == list(found.worst_plies)
    assert found.worst[0].lost == max(move.lost for move in found.moves)


def test_a_settlement_is_solved_and_its_line_leads_to_the_difference_it_proves() -> None:
    state = settlement_of_two()
    mover = state.turn
    assert mover is not None
    found = lh.solve(state)
    assert found.solved
    assert found.line[0] == found.best
    for action in found.line:
        state = state.apply(action)
    assert state.result is not None
    scores = state.result.points
    assert scores[mover] - scores[1 - mover] == found.low


def test_all_best_actions_cost_nothing_and_all_others_cost_what_they_lose() -> None:
    state = settlement_of_two()
    found = lh.solve(state)
    assert found.complete
    assert found.all_best[0] == found.best
    costs = {action: lh.regret(state, action) for action in state.legal()}
    assert all(cost.exact for cost in costs.values())
    assert {action for action, cost in costs.items() if cost.low == 0} == set(found.all_best)
    for action, cost in costs.items():
        after = state.apply(action)
        if after.turn is not None:
            reached = lh.solve(after).low * (1 if after.turn == state.turn else -1)
            assert found.low - reached == cost.low


def test_a_regret_wants_a_legal_action_of_a_settlement() -> None:
    with pytest.raises(lh.IllegalAction):
        lh.regret(settlement_of_two(), "viking 99,99")
    with pytest.raises(lh.NotSolvable):
        lh.regret(lh.Play(lh.fjords()), "draw")


def test_what_is_no_settlement_is_not_solvable() -> None:
    with pytest.raises(lh.NotSolvable) as refusal:
        lh.solve(lh.Play(lh.fjords()))
    assert str(refusal.value).endswith(".")


@pytest.mark.parametrize(
    "call",
    [
        lambda: lh.Play("fjords"),  # type: ignore[arg-type]
        lambda: lh.Play(lh.fjords(), seed=7),  # type: ignore[arg-type]
        lambda: lh.Bot(7),  # type: ignore[arg-type]
        lambda: lh.Bot(command="a bot"),
        lambda: lh.Bot(inline=True).choose("e4"),  # type: ignore[arg-type]
        lambda: lh.Bot(inline=True).analyse("game.json"),  # type: ignore[arg-type]
        lambda: lh.solve("a settlement"),  # type: ignore[arg-type]
        lambda: lh.random_game("fjords"),  # type: ignore[arg-type]
        lambda: lh.random_game(lh.fjords(), "1").record["last"],  # type: ignore[index]
    ],
)
def test_a_wrong_type_says_what_is_wanted(call: object) -> None:
    assert callable(call)
    with pytest.raises(TypeError, match=r"wants|is a list|is a text|is asked for"):
        call()
