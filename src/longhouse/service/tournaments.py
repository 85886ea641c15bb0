"""Runs club tournaments: begins rounds, creates their games, and takes the results from finished games."""

import asyncio
import random

from longhouse.clubs.pairing import LEAST, MOST, RoundPairing, TournamentKind, TournamentScore, paired, rounds_of
from longhouse.errors import NoSuchGame, Refused
from longhouse.games.game import Seat
from longhouse.service.tables import TableService
from longhouse.storage.clubs import Club
from longhouse.storage.tournaments import Tournament
from longhouse.table.entries import AnyObject, Made
from longhouse.table.setup import Clock, Setup
from longhouse.table.table import Table

_LOOK = 10.0
"""Seconds between two checks for rounds that are due."""
_SEATS = 2


class TournamentRunner:
    """Begins and ends tournaments and rounds. If several nodes try the same step at once, one of them succeeds."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._store = tables.tournaments

    async def begin(
        self,
        club: Club,
        kind: TournamentKind,
        game: str,
        options: AnyObject,
        every: float | None,
        clock: Clock,
    ) -> Tournament:
        """Begin a tournament among all members of a club, with its first round, and return it.

        - `kind`: how the players are paired.
        - `game`, `options`: the name and the options of the game, which must be for two players.
        - `every`: the seconds from one round to the next; None if the owner begins each round.
        - `clock`: the clock of the games.

        Raises `Refused` if the club has too few or too many members, or if the game is not for two players.
        """
        if not LEAST <= len(club.members) <= MOST:
            raise Refused("server-tournament-people", least=LEAST, most=MOST, people=len(club.members))
        setup = Setup(game=game, options=options)
        if Table.laid("", setup, "").game.seats != _SEATS:
            raise Refused("server-tournament-seats")
        people = [member.id for member in club.members]
        random.SystemRandom().shuffle(people)
        made = await self._tables.wait_for(
            self._store.make,
            club.id,
            kind,
            game,
            options,
            rounds_of(kind, len(people)),
            every,
            people,
            self._tables.now(),
            clock,
        )
        return await self.next_round(made)

    async def next_round(self, name: str) -> Tournament:
        """Begin the next round of the tournament with the id `name`, and return the tournament.

        Raises `Refused` if not all pairings of the current round are decided.
        """
        now = await self.look(name)
        if now.over:
            return now
        if not now.decided:
            raise Refused("server-tournament-undecided")
        return await self._begin_round(now)

    async def look(self, name: str) -> Tournament:
        """Return the tournament with the id `name`, after storing the results of games that have finished.

        This also creates games that are missing because a node stopped, and ends a tournament whose last round is
        decided.
        """
        now = await self._tables.wait_for(self._store.one, name)
        if now.over or not now.boards:
            return now
        number = len(now.boards)
        for at, board in enumerate(now.boards[-1]):
            if board.pairing.other is None or board.pairing.score is not None:
                continue
            score = await self._score(now, board.pairing, board.game)
            if score is not None:
                await self.decide(now, number, at, score)
            elif board.game is None:
                await self._seat(now, number, at, board.pairing)
        now = await self._tables.wait_for(self._store.one, name)
        left = len(now.entrants) - len(now.gone)
        if now.decided and (number >= now.rounds or left < _SEATS):
            await self._tables.wait_for(self._store.end, name)
            now = await self._tables.wait_for(self._store.one, name)
        return now

    async def decide(
        self, now: Tournament, number: int, board: int, score: TournamentScore, *, again: bool = False
    ) -> None:
        """Store the result of a pairing, and delete the pairing's game if it has not begun.

        - `now`: the tournament.
        - `number`, `board`: the round, from 1, and the index of the pairing in it, from 0.
        - `score`: the result.
        - `again`: whether to replace an earlier result; if false, an earlier result stays.
        """
        await self._tables.wait_for(self._store.decide, now.id, number, board, score, again=again)
        await self._discard(now.boards[number - 1][board].game)

    async def withdraw(self, person: str, club: str | None = None) -> None:
        """Remove a person from the tournaments of a club or, if `club` is None, from all tournaments.

        The person loses their unfinished game in each, and is not paired again.
        """
        for name in await self._tables.wait_for(self._store.running, None, person):
            found = await self._tables.wait_for(self._store.one, name)
            if club in (None, found.club):
                await self._tables.wait_for(self._store.withdraw, name, person)
                await self.look(name)

    async def close(self, club: str) -> None:
        """Delete a club with its tournaments. Games that have begun stay with their players."""
        held = await self._tables.wait_for(self._store.of_club, club)
        await self._tables.wait_for(self._tables.clubs.close, club)
        for tournament in held:
            for board in tournament.boards[-1] if tournament.boards else ():
                await self._discard(board.game)

    async def run(self) -> None:
        """Begin the rounds that are due, until this task is cancelled."""
        while True:
            await asyncio.sleep(_LOOK)
            for name in await self._tables.wait_for(self._store.running, self._tables.now()):
                await self.begin_due(name)

    async def begin_due(self, name: str) -> None:
        """Begin the next round of the tournament with the id `name`, if its time has come.

        Unfinished games then count as draws, but a player who never sat down loses.
        """
        now = await self.look(name)
        if now.over or now.next_at is None or now.next_at > self._tables.now():
            return
        number = len(now.boards)
        for at, board in enumerate(now.boards[-1]):
            if board.pairing.other is not None and board.pairing.score is None:
                await self.decide(now, number, at, await self._late(board.game))
        now = await self.look(name)
        if not now.over:
            await self._begin_round(now)

    async def _begin_round(self, now: Tournament) -> Tournament:
        pairings = paired(now.kind, len(now.entrants), now.gone, now.pairings)
        next_at = None if now.every is None else self._tables.now() + now.every
        await self._tables.wait_for(self._store.begin_round, now, pairings, next_at)
        return await self.look(now.id)

    async def _seat(self, now: Tournament, number: int, board: int, pairing: RoundPairing) -> None:
        """Create the game of a pairing, with a seat for each of the two."""
        assert pairing.other is not None
        people = [now.entrants[pairing.one].person, now.entrants[pairing.other].person]
        setup = Setup(game=now.game, options=now.options, visibility="link", clock=now.clock)
        made = await self._tables.make(setup, people, [], Made())
        if await self._tables.wait_for(self._store.seat, now.id, number, board, made.id):
            await self._tables.wait_for(self._tables.clubs.add_game, now.club, made.id, self._tables.now())
        else:  # another node was faster
            await self._tables.delete(made.id)

    async def _score(self, now: Tournament, pairing: RoundPairing, game: str | None) -> TournamentScore | None:
        """Return who won a pairing; None while it is open."""
        assert pairing.other is not None
        table = await self._table(game)
        if table is not None and table.stage == "over":
            return _winner(table)
        gone = [player in now.gone for player in (pairing.one, pairing.other)]
        if all(gone):
            return "none"
        return "other" if gone[0] else "one" if gone[1] else None

    async def _late(self, game: str | None) -> TournamentScore:
        """Return who won a pairing whose time is over."""
        table = await self._table(game)
        if table is None or table.began:
            return "drawn"
        here = [held.kind == "person" for held in table.held]
        return "one" if here[0] else "other" if here[1] else "none"

    async def _discard(self, game: str | None) -> None:
        """Delete a game that has not begun and that nobody needs any more."""
        table = await self._table(game)
        if table is not None and not table.began:
            await self._tables.delete(table.id)

    async def _table(self, game: str | None) -> Table | None:
        if game is None:
            return None
        try:
            return await self._tables.table(game)
        except NoSuchGame:  # it was deleted
            return None


def _winner(table: Table) -> TournamentScore:
    judge = table.ended or table.state.result
    outcomes = [None if judge is None else judge.outcome(Seat(seat)) for seat in range(_SEATS)]
    if outcomes[0] == outcomes[1]:
        return "drawn"
    return "one" if outcomes[0] == "won" else "other"
