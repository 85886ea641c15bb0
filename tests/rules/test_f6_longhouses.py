"""Section 6: building, right after laying."""

from rules.positions import TRIANGLE, board, on, play, refused, seen, settle, settlement, small_game, tile_set

from longhouse.games.game import Seat

TWO = {"01": "PPPPPP", "02": "PPPPPP"}
ROW = ("*first 0", "*row 01", "*row 02")


def test_f6_1_a_longhouse_is_put_on_the_tile_just_laid_by_its_player() -> None:
    state = small_game(TWO, *ROW, "lay 01 1,0 PPPPPP", "house")
    assert seen(state, "pieces") == [{"seat": 0, "cell": "1,0", "piece": "house"}]
    assert [seen(state, "supplies", seat, "houses") for seat in (0, 1)] == [3, 4]


def test_f6_1_one_longhouse_at_most_and_only_right_after_laying() -> None:
    state = small_game(TWO, *ROW)
    assert refused(state, "house") == "F4.1"
    state = on(state, "lay 01 1,0 PPPPPP", "house")
    assert refused(state, "house") == "F4.1"
    late = small_game(TWO, *ROW, "lay 01 1,0 PPPPPP", "none")
    assert refused(late, "house") == "F4.1"
    assert refused(late, "none") == "F4.1"


def test_f6_1_the_decision_belongs_to_the_one_who_laid() -> None:
    state = small_game(TWO, "*first 1", "*row 01", "*row 02", "lay 02 1,0 PPPPPP")
    assert state.turn == Seat(1)
    assert refused(state, "lay 01 -1,0 PPPPPP") == "F6.1"
    assert on(state, "none").turn == Seat(0)


def test_f6_1_without_longhouses_in_the_supply_there_is_no_decision() -> None:
    # Seat 0 builds on its first four tiles; seat 1 never does.
    cells = ["1,0", "-1,0", "-1,2", "1,1", "0,2", "1,-1", "-2,2", "0,-1", "2,-1", "2,0"]
    ids = [f"{number:02}" for number in range(1, 11)]
    ground = {**TRIANGLE, **dict.fromkeys(cells, "PPPPPP")}
    state = play(
        {"tiles": tile_set(TRIANGLE, dict.fromkeys(ids, "PPPPPP"))}, "*first 0", *[f"*row {i}" for i in ids[:4]]
    )
    for number, (tile, cell) in enumerate(zip(ids[:8], cells[:8], strict=True)):
        state = on(state, f"lay {tile} {cell} {ground[cell]}", "house" if number % 2 == 0 else "none")
        state = on(state, f"*row {ids[number + 4]}") if number < 6 else state
    assert seen(state, "supplies", 0, "houses") == 0
    state = on(state, "lay 09 2,-1 PPPPPP")
    assert state.turn == Seat(1)  # no build event
    assert refused(state, "house") == "F6.1"
    assert refused(state, "none") == "F4.1"
    assert sorted(on(state, "lay 10 2,0 PPPPPP").legal()) == ["house", "none"]  # the other seat has some


def test_f6_2_the_tile_must_have_plains() -> None:
    start = board("0,0 -1,1 0,1", mountain="0,0:NE+SE 0,1:NE")
    state = small_game({"01": "MMMMMM", "02": "PPPPPP"}, *ROW, "lay 01 1,0 MMMMMM", start=start)
    assert state.turn == Seat(1)
    assert seen(state, "pieces") == []
    assert refused(state, "house") == "F6.2"
    assert refused(state, "home") == "F6.2"
    assert refused(state, "none") == "F4.1"


def test_f6_2_one_corner_of_plains_is_enough() -> None:
    start = board("0,0 -1,1 0,1", mountain="0,0:NE+SE 0,1:NE")
    state = small_game({"01": "PMMMMM", "02": "PPPPPP"}, *ROW, "lay 01 1,0 PMMMMM", start=start)
    assert sorted(state.legal()) == ["house", "none"]


def test_f6_2_a_longhouse_never_moves_again() -> None:
    ground = {**TRIANGLE, "1,0": "PPPPPP"}
    state = settlement(ground, "1,0 house")
    house = {"seat": 0, "cell": "1,0", "piece": "house"}
    pieces = seen(settle(state), "pieces")
    assert isinstance(pieces, list)
    assert house in pieces


def test_f6_2_longhouses_left_after_exploration_are_never_placed() -> None:
    state = settlement({**TRIANGLE, "1,0": "PPPPPP"}, "1,0 house")
    assert seen(state, "supplies", 0, "houses") == 3
    state = on(state, "viking 0,0")
    assert not {"house", "home", "none"} & {text.split()[0] for text in state.legal()}
    assert refused(state, "house") == "F7.1"
