"""Random games over random options, held against the slow geometry of `support.oracle`."""

from typing import Any

from hypothesis import HealthCheck, given, settings
from support import oracle
from support.lines import fjords_options, random_line, seeds
from support.oracle import Hex, read_hex

from longhouse.games.catalogue import game_with
from longhouse.games.game import Json, State

slow = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


def board_of(view: dict[str, Any]) -> oracle.Board:
    return {read_hex(tile["cell"]): tile["word"] for tile in view["board"]}


def pieces_of(view: dict[str, Any], seat: int, *kinds: str) -> set[Hex]:
    return {
        read_hex(piece["cell"])
        for piece in view["pieces"]
        if piece["seat"] == seat and (not kinds or piece["piece"] in kinds)
    }


def vacant_in(view: dict[str, Any]) -> set[Hex]:
    taken = {read_hex(entry["cell"]) for entry in (*view["pieces"], *view["stones"])}
    return {cell for cell, pattern in board_of(view).items() if "P" in pattern} - taken


def hexes(texts: list[str]) -> set[Hex]:
    return set(map(read_hex, texts))


@slow
@given(fjords_options(), seeds)
def test_legal_placements_are_those_found_by_trying_everything(options: dict[str, Json], seed: str) -> None:
    for state, _ in random_line(game_with("fjords", options), seed):
        view: dict[str, Any] = {**state.view(state.turn)}
        if view["due"] not in ("lay", "turn", "again", "answer") or int(seed) % 3 != len(view["board"]) % 3:
            continue
        printed = view["printed"]
        if view["drawn"]:
            offered = [view["drawn"]]
        elif view["due"] == "again" and options.get("variant") == "classic":
            offered = []
        else:
            offered = view["row"] or view["aside"]
        verb = "point" if view["due"] == "answer" else "lay"
        found = {text for text in state.legal() if text.startswith(verb)}
        expected = oracle.placements(board_of(view), {tile: printed[tile] for tile in offered})
        assert found == {text.replace("lay", verb) for text in expected}


@slow
@given(fjords_options(), seeds)
def test_legal_settlements_are_those_found_by_walking(options: dict[str, Json], seed: str) -> None:
    for state, _ in random_line(game_with("fjords", options), seed):
        view: dict[str, Any] = {**state.view(state.turn)}
        if view["due"] == "settle" and len(view["pieces"]) % 4 == 0:
            assert set(state.legal()) == expected_moves(view)


def expected_moves(view: dict[str, Any]) -> set[str]:
    board, vacant, seat = board_of(view), vacant_in(view), view["turn"]
    own = pieces_of(view, seat)
    runes = view["supplies"][seat]["runes"]
    moves = {f"viking {q},{r}" for q, r in oracle.settleable(board, own, vacant)}
    if "journey" in runes:
        moves |= {f"journey {q},{r}" for q, r in oracle.by_ship(board, own, vacant)}
    if "horse" in runes:
        moves |= {f"horse {q},{r}" for q, r in oracle.by_horse(board, own, vacant)}
    if "wisdom" in runes:
        moves |= {
            f"wisdom {space.q},{space.r} {cell.q},{cell.r}"
            for space, cell in oracle.by_wisdom(board, own, vacant, hexes(view["wisdom"]))
        }
    return moves


@slow
@given(fjords_options(), seeds)
def test_scores_are_those_counted_by_hand(options: dict[str, Json], seed: str) -> None:
    last: State | None = None
    for state, _ in random_line(game_with("fjords", options), seed):
        last = state
    assert last is not None
    view: dict[str, Any] = {**last.view(None)}
    for seat, score in enumerate(view["scores"]):
        assert score == expected_score(view, seat)
    assert view["rounds"][-1] == [score["total"] for score in view["scores"]]


def expected_score(view: dict[str, Any], seat: int) -> dict[str, int]:
    board, vacant = board_of(view), vacant_in(view)
    seats = range(len(view["supplies"]))
    vikings = [pieces_of(view, other, "viking") for other in seats]
    score = {"vikings": len(vikings[seat]), "land": 0}
    if view["supplies"][seat]["vikings"] == 0 and view["options"]["edition"] == "2021":
        reach = [oracle.claimable(board, pieces_of(view, other), vacant) for other in seats]
        score["land"] = len(reach[seat].difference(*(reach[other] for other in seats if other != seat)))
    stones = {
        rune: [read_hex(s["cell"]) for s in view["stones"] if s["rune"] == rune] for rune in view["options"]["runes"]
    }
    for rune in view["options"]["runes"]:
        match rune:
            case "strength":
                beside = {near for stone in stones[rune] for near in oracle.around(stone)}
                score[rune] = len(vikings[seat] & beside)
            case "water":
                shore = {cell for stone in stones[rune] for cell in oracle.connected_by_sea(board, stone)}
                score[rune] = len(vikings[seat] & shore)
            case "friendship":
                friends = [[len(v & set(oracle.around(stone))) for v in vikings] for stone in stones[rune]]
                score[rune] = sum(2 for counts in friends if counts[seat] == max(counts) > 0)
            case "home":
                homes = pieces_of(view, seat, "home")
                score[rune] = len(vikings[seat] & {near for home in homes for near in oracle.around(home)})
    return {**score, "total": sum(score.values())}


@slow
@given(fjords_options(), seeds)
def test_secured_land_is_out_of_every_opponents_reach_whatever_runes_they_use(
    options: dict[str, Json], seed: str
) -> None:
    for state, _ in random_line(game_with("fjords", options), seed):
        view: dict[str, Any] = {**state.view(None)}
        if view["due"] != "settle" or len(view["pieces"]) % 5 != 0:
            continue
        board, vacant, stones = board_of(view), vacant_in(view), hexes(view["wisdom"])
        reach, farthest = [], []
        for seat, supply in enumerate(view["supplies"]):
            own = pieces_of(view, seat)
            runes = [rune for rune in supply["runes"] if rune != "home"]
            reach.append(oracle.claimable(board, own, vacant))
            able = supply["vikings"] > 0
            farthest.append(oracle.claimable_with(board, own, vacant, runes, stones) if able else set())
        for seat, secured in enumerate(view["secured"]):
            others = [there for other, there in enumerate(farthest) if other != seat]
            if view["supplies"][seat]["vikings"] == 0:
                others += [there for other, there in enumerate(reach) if other != seat]
                others += [set(board)] if view["options"]["edition"] == "2005" else []
            assert hexes(secured) == reach[seat].difference(*others)
        twice = {cell for cell in board if sum(cell in there for there in farthest) > 1}
        assert hexes(view["contested"]) == twice
        assert [hexes(there) for there in view["reach"]] == farthest
