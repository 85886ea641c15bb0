"""Plays whole games between bots in one process, without a server: for simulations and tournaments."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from longhouse.bots.levels import Level, level_named
from longhouse.bots.own_process import OwnBotProcess
from longhouse.bots.player import choose, form_of, search_seed
from longhouse.bots.protocol import MoveRequest
from longhouse.bots.registry import OwnBot
from longhouse.errors import BadOptions, BotFailed
from longhouse.games.game import Event, Game, Seat, State
from longhouse.games.play import Play

Contestant = Level | OwnBot
"""A player in a tournament: a built-in bot level, or a user's own bot."""
SeatedBot = Level | OwnBotProcess
"""A contestant that can be asked for moves: a built-in level, or a user's own bot with its process."""


class Stopped(Exception):
    """Raised when a game is cancelled between two moves."""


@dataclass(frozen=True, slots=True)
class Forfeit:
    """The reason why a user's own bot lost a game before its end."""

    seat: Seat
    """The seat of the bot that lost."""
    problem: str
    """An English sentence that says what the bot did."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game that bots played, with the time they took."""

    play: Play
    """The game, with its record and result."""
    seconds: tuple[float, ...]
    """The thinking time of each seat in the whole game, in seconds."""
    slowest: tuple[float, ...]
    """The time of each seat's slowest move, in seconds."""
    forfeit: Forfeit | None = None
    """Why a user's own bot lost before the end of the game; None if the game was played to its end."""


def contestants(game: Game, names: Sequence[str], own: Mapping[str, OwnBot]) -> list[Contestant]:
    """Return the bots with these names, in this order: a user's own bot if `own` has the name, otherwise a built-in
    level.

    Raises `UnknownBot` if one of the names belongs to neither.
    """
    return [own[name] if name in own else level_named(game.name, name) for name in names]


def seated(game: Game, names: Sequence[str]) -> list[Level]:
    """Return the levels with these names, one per seat.

    Raises `BadOptions` unless there is one name per seat, and `UnknownBot` if one of the names is not a level.
    """
    check_seats(game, names)
    return [level_named(game.name, name) for name in names]


def check_seats(game: Game, names: Sequence[str]) -> None:
    """Raise `BadOptions` unless there is one name per seat."""
    if len(names) != game.seats:
        raise BadOptions("player-seats", given=len(names), seats=game.seats)


def started(players: Sequence[Contestant]) -> list[SeatedBot]:
    """Start the processes of all the user's own bots among the players, so that each player can be asked for moves.

    `players` has one entry per seat, and so has the returned list: a level unchanged, an own bot replaced by its
    process. Seats with the same bot share one process.
    """
    processes: dict[str, OwnBotProcess] = {}
    return [
        player if isinstance(player, Level) else processes.setdefault(player.name, OwnBotProcess(player))
        for player in players
    ]


def needs_engine(players: Sequence[Contestant]) -> bool:
    """Return whether one of the players needs the compiled engine in this process."""
    return any(isinstance(player, Level) and player.plays != "random" for player in players)


def play(game: Game, players: Sequence[SeatedBot], seed: str, stopped: Callable[[], bool] = lambda: False) -> Played:
    """Play a game to its end, or until a user's own bot fails.

    - `players`: the players by seat.
    - `seed`: determines all chance events. The random numbers of a built-in bot depend on the seed, the bot's seat and
      the number of events before its move.
    - `stopped`: called before each move; once it returns true, `Stopped` is raised.
    """
    return _played(Play(game, seed, players=[f"bot:{_name(player)}" for player in players]), players, stopped)


def play_on(
    state: State, players: Sequence[SeatedBot], seed: str, stopped: Callable[[], bool] = lambda: False
) -> Played:
    """Play the rest of a game from the position `state`, until its end or until a user's own bot fails.

    - `players`: the players by seat.
    - `seed`: determines all chance events. The random numbers of a built-in bot depend on the seed, the bot's seat and
      the number of events before its move.
    - `stopped`: called before each move; once it returns true, `Stopped` is raised.
    """
    return _played(Play(state.game, seed, start=state), players, stopped)


def _played(play: Play, players: Sequence[SeatedBot], stopped: Callable[[], bool]) -> Played:
    seconds = [0.0] * play.game.seats
    slowest = [0.0] * play.game.seats
    forfeit = None
    while forfeit is None and (seat := play.turn) is not None:
        if stopped():
            raise Stopped
        player = players[seat]
        clock = player.budget.clock if isinstance(player, Level) else time.perf_counter
        began = clock()
        try:
            action = _chosen(play, seat, player, seconds[seat])
        except BotFailed as failure:
            forfeit = Forfeit(seat, str(failure))
        took = clock() - began
        seconds[seat] += took
        slowest[seat] = max(slowest[seat], took)
        if forfeit is None:
            play.take(action)
    return Played(play, tuple(seconds), tuple(slowest), forfeit)


def _chosen(play: Play, seat: Seat, player: SeatedBot, used: float) -> Event:
    """Return the action that a player chooses; `used` are the seconds that the player has thought in this game."""
    drawn_from = search_seed(f"{play.seed}/{seat}/{len(play.events)}")
    if isinstance(player, Level):
        left = None if player.per_game is None else player.per_game - used
        return choose(play.state, player, drawn_from, left=left, form=form_of(play.seed, seat)).action
    # The seed of the game is hidden from the bot; from the occasion it cannot be found.
    occasion = f"{search_seed(f'{play.seed}/occasion'):016x}"
    request = MoveRequest(view=play.state.view(seat), seed=drawn_from % 2**53, occasion=occasion)
    return play.state.read(player.move(request).action)


def _name(player: SeatedBot) -> str:
    return player.name if isinstance(player, Level) else player.bot.name
