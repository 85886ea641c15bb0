"""Stores club tournaments: entrants, rounds and pairings. Each round is begun only once, even if several nodes try."""

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import ColumnElement, exists, insert, select, update

from longhouse.clubs.pairing import RoundPairing, TournamentKind, TournamentScore
from longhouse.errors import Conflict, NotFound
from longhouse.storage import schema
from longhouse.storage.games import GameStore
from longhouse.storage.rewriting import NAMELESS
from longhouse.table.entries import AnyObject
from longhouse.table.setup import Clock, NoClock


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player in a tournament."""

    person: str | None
    """The id of the person; None if they deleted their data."""
    name: str
    gone: bool
    """Whether the player has left the tournament."""


@dataclass(frozen=True, slots=True)
class TournamentBoard:
    """A pairing in a round, with its game."""

    pairing: RoundPairing
    """The players, by their numbers, and the result."""
    game: str | None
    """The id of their game; None for a bye, and until the game is created."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """The current state of a tournament."""

    id: str
    club: str
    """The id of the club."""
    kind: TournamentKind
    game: str
    """The name of the game."""
    options: AnyObject
    rounds: int
    """The number of rounds of the whole tournament."""
    every: float | None
    """The seconds from one round to the next; None if the owner begins each round."""
    next_at: float | None
    """The time at which the next round begins by itself; None if no time is set."""
    over: bool
    """Whether the tournament is over."""
    made: float
    """The time when the tournament began."""
    clock: Clock
    """The clock of the games."""
    entrants: tuple[Entrant, ...]
    """The players. The index of a player here is the player's number."""
    boards: tuple[tuple[TournamentBoard, ...], ...]
    """The pairings of each round that has begun, round by round."""

    @property
    def gone(self) -> set[int]:
        """The numbers of the players who have left, or who deleted their data."""
        return {number for number, each in enumerate(self.entrants) if each.gone or each.person is None}

    @property
    def pairings(self) -> list[list[RoundPairing]]:
        """The pairings of each round that has begun, without their games."""
        return [[board.pairing for board in boards] for boards in self.boards]

    @property
    def decided(self) -> bool:
        """Whether every pairing of the rounds that have begun is decided."""
        return all(each.other is None or each.score is not None for found in self.pairings for each in found)


class Tournaments:
    """Reads and writes tournaments."""

    def __init__(self, store: GameStore) -> None:
        self._reading = store.engine
        self._writing = store.engine.execution_options(writes=True)

    def make(
        self,
        club: str,
        kind: TournamentKind,
        game: str,
        options: AnyObject,
        rounds: int,
        every: float | None,
        people: Sequence[str],
        now: float,
        clock: Clock,
    ) -> str:
        """Create a tournament, and return its id; raises `Conflict` if the club already has one in progress.

        - `club`: the id of the club.
        - `kind`: how the players are paired.
        - `game`, `options`: the name and the options of the game.
        - `rounds`: the number of rounds.
        - `every`: the seconds from one round to the next; None if the owner begins each round.
        - `people`: the ids of the players, in the order of their numbers.
        - `clock`: the clock of the games.
        """
        name = secrets.token_hex(8)
        tournaments = schema.tournaments.c
        with self._writing.begin() as connection:
            connection.execute(select(schema.clubs.c.id).where(schema.clubs.c.id == club).with_for_update())
            running = select(tournaments.id).where(tournaments.club == club, ~tournaments.over)
            if connection.scalar(running) is not None:
                raise Conflict("server-tournament-running")
            row = {"id": name, "club": club, "kind": kind, "game": game, "options": json.dumps(options)}
            if not isinstance(clock, NoClock):
                row["clock"] = msgspec.json.encode(clock).decode()
            connection.execute(
                insert(schema.tournaments).values(
                    **row, rounds=rounds, round=0, every=every, next_at=None, over=False, made=now
                )
            )
            connection.execute(
                insert(schema.entrants),
                [
                    {"tournament": name, "number": number, "person": person, "gone": False}
                    for number, person in enumerate(people)
                ],
            )
        return name

    def of_club(self, club: str) -> list[Tournament]:
        """Return the tournaments of a club, the latest first."""
        tournaments = schema.tournaments.c
        query = select(tournaments.id).where(tournaments.club == club).order_by(tournaments.made.desc()).limit(20)
        with self._reading.connect() as connection:
            ids = list(connection.scalars(query))
        return [self.one(each) for each in ids]

    def pairs(self, game: str, person: str) -> bool:
        """Return whether a game is that of a pairing in a tournament in which the person plays."""
        pairings, entrants = schema.pairings.c, schema.entrants.c
        theirs = (entrants.tournament == pairings.tournament) & (entrants.person == person)
        query = select(exists().where(pairings.game == game, theirs))
        with self._reading.connect() as connection:
            return bool(connection.scalar(query))

    def running(self, due: float | None = None, person: str | None = None) -> list[str]:
        """Return the ids of the tournaments in progress.

        - `due`: only those whose next round is due at this time or earlier.
        - `person`: only those in which this person plays.
        """
        tournaments, entrants = schema.tournaments.c, schema.entrants.c
        query = select(tournaments.id).where(~tournaments.over)
        if due is not None:
            query = query.where(tournaments.next_at <= due)
        if person is not None:
            mine = select(entrants.tournament).where(entrants.person == person)
            query = query.where(tournaments.id.in_(mine))
        with self._reading.connect() as connection:
            return list(connection.scalars(query))

    def one(self, tournament: str) -> Tournament:
        """Return a tournament; raises `NotFound` if there is none with this id."""
        entrants, people, pairings = schema.entrants.c, schema.people.c, schema.pairings.c
        with self._reading.connect() as connection:
            row = connection.execute(
                select(schema.tournaments).where(schema.tournaments.c.id == tournament)
            ).one_or_none()
            if row is None:
                raise NotFound("server-no-club")
            players = connection.execute(
                select(entrants.person, entrants.gone, people.name)
                .outerjoin_from(schema.entrants, schema.people, people.id == entrants.person)
                .where(entrants.tournament == tournament)
                .order_by(entrants.number)
            ).all()
            found = connection.execute(
                select(schema.pairings)
                .where(pairings.tournament == tournament)
                .order_by(pairings.round, pairings.board)
            ).all()
        rounds: list[list[TournamentBoard]] = [[] for _ in range(row.round)]
        for each in found:
            rounds[each.round - 1].append(TournamentBoard(RoundPairing(each.one, each.other, each.score), each.game))
        return Tournament(
            id=row.id,
            club=row.club,
            kind=row.kind,
            game=row.game,
            options=json.loads(row.options),
            rounds=row.rounds,
            every=row.every,
            next_at=row.next_at,
            over=row.over,
            made=row.made,
            clock=NoClock() if row.clock is None else msgspec.json.decode(row.clock, type=Clock),
            entrants=tuple(Entrant(each.person, each.name or NAMELESS, each.gone) for each in players),
            boards=tuple(map(tuple, rounds)),
        )

    def begin_round(self, tournament: Tournament, pairings: Sequence[RoundPairing], next_at: float | None) -> bool:
        """Begin the next round of a tournament with these pairings. Returns False if another node began it meanwhile.

        `next_at` is the time at which the round after this one is due; None if the owner begins it.
        """
        tournaments, number = schema.tournaments.c, len(tournament.boards) + 1
        with self._writing.begin() as connection:
            same = (tournaments.id == tournament.id) & (tournaments.round == number - 1) & ~tournaments.over
            begun = update(schema.tournaments).where(same).values(round=number, next_at=next_at)
            if not connection.execute(begun).rowcount:
                return False
            rows = [
                {
                    "tournament": tournament.id,
                    "round": number,
                    "board": board,
                    "one": each.one,
                    "other": each.other,
                    "score": each.score,
                }
                for board, each in enumerate(pairings)
            ]
            if rows:
                connection.execute(insert(schema.pairings), rows)
        return True

    def seat(self, tournament: str, number: int, board: int, game: str) -> bool:
        """Store the id of a pairing's game, unless the pairing has a game already; return whether it was stored.

        The pairing is given by the `number` of its round, from 1, and its index in the round (`board`).
        """
        place = _place(tournament, number, board) & schema.pairings.c.game.is_(None)
        with self._writing.begin() as connection:
            return connection.execute(update(schema.pairings).where(place).values(game=game)).rowcount > 0

    def decide(self, tournament: str, number: int, board: int, score: TournamentScore, *, again: bool = False) -> None:
        """Store the result of a pairing.

        - `number`, `board`: the number of the pairing's round, from 1, and the index of the pairing in the round.
        - `score`: the result.
        - `again`: whether to replace an earlier result; if false, an earlier result stays.
        """
        place = _place(tournament, number, board) & schema.pairings.c.other.is_not(None)
        if not again:
            place &= schema.pairings.c.score.is_(None)
        with self._writing.begin() as connection:
            connection.execute(update(schema.pairings).where(place).values(score=score))

    def withdraw(self, tournament: str, person: str) -> None:
        """Mark a player of a tournament as having left it."""
        entrants = schema.entrants.c
        mine = (entrants.tournament == tournament) & (entrants.person == person)
        with self._writing.begin() as connection:
            connection.execute(update(schema.entrants).where(mine).values(gone=True))

    def end(self, tournament: str) -> None:
        """Mark a tournament as over."""
        with self._writing.begin() as connection:
            mine = schema.tournaments.c.id == tournament
            connection.execute(update(schema.tournaments).where(mine).values(over=True, next_at=None))


def _place(tournament: str, number: int, board: int) -> ColumnElement[bool]:
    pairings = schema.pairings.c
    return (pairings.tournament == tournament) & (pairings.round == number) & (pairings.board == board)
