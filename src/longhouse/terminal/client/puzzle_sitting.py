"""A puzzle in progress: the player has to find the right decisions in a position; only the server knows them."""

import json

from longhouse.errors import Refused
from longhouse.games.game import Seat
from longhouse.games.record import Record
from longhouse.server.http.puzzle_shapes import PuzzleSolution, PuzzleTold, Tried
from longhouse.terminal.client.server_client import ServerClient
from longhouse.terminal.client.study import StudySitting
from longhouse.words import Words


class PuzzleSitting(StudySitting):
    """An attempt at a puzzle."""

    def __init__(self, client: ServerClient, puzzle: PuzzleTold, words: Words, day: str | None = None) -> None:
        super().__init__(Record.read(json.dumps(puzzle.record)), words, Seat(puzzle.seat))
        self._client = client
        self._day = day
        self.puzzle = puzzle
        self.tried: Tried | None = None
        """The server's answer to the last decision; None before the first."""
        self.solution: PuzzleSolution | None = None
        self._decisions: list[str] = []
        self.can_undo = False

    @property
    def left(self) -> int:
        """The number of decisions that are still to be found."""
        return self.puzzle.decisions - len(self._decisions)

    @property
    def done(self) -> bool:
        """Whether the attempt is over, because it is solved, wrong or given up."""
        return self.solution is not None or (self.tried is not None and self.tried.outcome != "more")

    @property
    def mine(self) -> bool:
        return super().mine and not self.done

    async def move(self, action: str) -> None:
        """Try an action as the next decision. The server answers whether it is right, and which events follow."""
        if self.done:
            raise Refused("table-over")
        self.position.read(action)
        self.tried = await self._client.attempt(self.puzzle.id, [*self._decisions, action], self._day)
        self._decisions.append(action)
        for event in (action, *self.tried.then):
            self.happen(event)
        self.can_undo = False
        self.changed()

    async def show_solution(self) -> None:
        """Give up, and show the position after the solution."""
        self.solution = await self._client.solution(self.puzzle.id, self._day)
        self.at(len(self.record.events))
        for event in self.solution.events:
            self.happen(event)
        self.can_undo = False
        self.changed()

    def again(self) -> None:
        """Start the puzzle again."""
        self.tried = self.solution = None
        self._decisions = []
        self.at(len(self.record.events))
        self.can_undo = False
        self.changed()
