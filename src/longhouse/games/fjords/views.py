"""The fields of a view of Fjords (docs/views.md); `view.py` builds views, `seen.py` reads them back.

The text under a field is its documentation everywhere: in docs/views.md, in the JSON Schema and in the web app.
"""

from typing import Literal, NotRequired, TypedDict, cast, final

from longhouse.errors import BadView
from longhouse.games.game import Seat, View

Symbol = Literal["strength", "water", "friendship"]
"""The runes whose stones lie on tiles."""
ScoringRune = Symbol | Literal["home"]
"""The runes that are worth points."""
CarryingRune = Literal["journey", "horse", "wisdom"]
"""The runes that are spent to place a viking."""
Rune = ScoringRune | CarryingRune
Exploring = Literal["first", "row", "swap", "draw", "turn", "again", "lay", "build", "answer"]
ActionKind = Literal["draw", "lay", "nothing", "accept", "point", "house", "none", "home", "viking"] | CarryingRune


@final
class FjordsOptions(TypedDict):
    """The options of a game, defaults included (docs/rules/records.md)."""

    edition: Literal["2021", "2005"]
    """The edition whose rules are played."""
    variant: NotRequired[Literal["base", "epic", "classic"]]
    """The variant of the edition of 2021; absent for 2005."""
    players: int
    """The number of players, 2 to 4."""
    runes: list[Rune]
    """The runes in play."""
    rounds: NotRequired[int]
    """The number of rounds of a match, 1 or 3; absent where there is always one (base and Epic)."""
    oversight: bool
    """Whether players have to see for themselves where a tile fits (F5.5)."""
    tiles: str | dict[str, object]
    """The name of the tile set, or the whole set."""


@final
class FjordsResultTold(TypedDict):
    """The result of a game, in the same form as in a record."""

    scores: list[int]
    """The points of each seat, all rounds together."""
    winners: list[Seat]
    """The seat that won, as a list of one seat; an empty list after a draw."""
    rounds: NotRequired[list[list[int]]]
    """The points of each seat in each round; absent where there is only one round."""


@final
class LaidTile(TypedDict):
    """A tile on the board."""

    tile: str
    """The id of the tile in its set."""
    cell: str
    """The cell where the tile lies, as `q,r` (F1.1)."""
    word: str
    """The six corners of the tile as it lies, clockwise from the north: `P` plains, `M` mountain, `S` sea (F1.2)."""


@final
class Stone(TypedDict):
    """A stone that lies on a tile of the board and is worth points (F10.2 to F10.4)."""

    rune: Symbol
    """The rune that the stone shows."""
    cell: str
    """The cell of the tile that the stone lies on."""


@final
class Piece(TypedDict):
    """A piece on the board."""

    seat: Seat
    """The seat that the piece belongs to."""
    cell: str
    """The cell of the tile that the piece stands on."""
    piece: Literal["house", "home", "viking"]
    """The kind of piece: a longhouse, a longhouse with a Home stone, or a viking."""


@final
class Supply(TypedDict):
    """The pieces and stones that a seat has not used yet."""

    vikings: int
    """The number of vikings not placed yet."""
    houses: int
    """The number of longhouses not built yet."""
    runes: list[Rune]
    """The stones that the seat can still use: Journey, Horse, Wisdom and Home, each once."""


@final
class Claim(TypedDict):
    """The claims of this turn; a claim says that no available tile fits (F5.5, only with the option `oversight`)."""

    by: Seat
    """The seat whose turn it is; only this seat can claim."""
    standing: int
    """The number of claims of this turn that all opponents accepted."""
    forced: str | None
    """The id of a tile that an opponent has shown to fit; null if there is none. The seat `by` must then
    lay a tile: any tile of the row or, where there is no row, the one that was shown to fit."""


@final
class Score(TypedDict):
    """The points of a seat in this round so far, split by where they come from."""

    vikings: int
    """The points for vikings, one each (F8.1)."""
    land: int
    """The points for land that nobody else can reach; 0 until the seat has placed all its vikings (F8.2)."""
    strength: NotRequired[int]
    """The points from Strength stones; absent where the rune is not in play."""
    water: NotRequired[int]
    """The points from Water stones; absent where the rune is not in play."""
    friendship: NotRequired[int]
    """The points from Friendship stones; absent where the rune is not in play."""
    home: NotRequired[int]
    """The points from the Home stone; absent where the rune is not in play."""
    total: int
    """The sum of all these points."""


class CommonFjordsView(TypedDict):
    """The fields that all views of Fjords have."""

    game: Literal["fjords"]
    """The name of the game."""
    options: FjordsOptions
    """The options of the game."""
    seat: Seat | None
    """The seat whose view this is; null for a spectator."""
    turn: Seat | None
    """The seat to move; null if a chance event is due or the game is over."""
    kinds: list[ActionKind]
    """The kinds of action that are due, whether or not any of them is possible; empty if a chance event is due."""
    starter: Seat
    """The seat that began this round."""
    rounds: list[list[int]]
    """For each round that is over, the points of each seat."""
    starters: list[Seat]
    """For each round that is over, the seat that began it."""
    legal: NotRequired[list[str]]
    """The legal actions, sent only to the seat to move. With oversight (F5.5) they are left out where they would show
    which tile fits."""


class BoardView(TypedDict):
    """The fields about the board, which the views of all phases have."""

    board: list[LaidTile]
    """All tiles on the board, in the order in which they were laid, the starting tiles first."""
    stones: list[Stone]
    """The stones on the tiles."""
    pieces: list[Piece]
    """The pieces on the tiles: longhouses, and vikings in the settlement."""
    just_laid: bool
    """Whether the last event laid a tile. This tile can get a longhouse only if `due` is `build`."""
    supplies: list[Supply]
    """The pieces and stones that each seat has left."""


@final
class ExplorationView(CommonFjordsView, BoardView):
    """A view while tiles are laid."""

    due: Exploring
    """What comes next: a chance event (`first`, `row`, `swap`, `draw`) or a decision (`turn`: draw, or lay a tile that
    was set aside; `again`: the same after a draw that did not fit; `lay`; `build`; `answer` to a claim)."""
    row: list[str]
    """The ids of the tiles in the face-up row; empty where tiles are drawn one by one."""
    bag: list[str]
    """The ids of the tiles in the bag, in the order of the tile set."""
    aside: list[str]
    """The ids of the tiles that were drawn, did not fit anywhere and were set aside, in the order in which they were
    drawn."""
    drawn: str | None
    """The id of the tile that was drawn and is not laid yet; null if there is none."""
    printed: dict[str, str]
    """For each tile that is not laid yet, by its id, the six corners as they are printed: clockwise from the north, `P`
    plains, `M` mountain, `S` sea."""
    claim: Claim
    """The claims of the current turn; a claim says that no available tile fits anywhere (F5.5)."""


class SettledView(BoardView):
    """The fields that views have once all tiles are laid."""

    wisdom: list[str]
    """The empty cells where a Wisdom stone lies, as `q,r`."""
    settler: Seat
    """The seat that began the settlement."""
    mover: Seat
    """The seat that places the next viking, or would place it if the settlement were not over."""
    secured: list[list[str]]
    """For each seat, the cells of the vacant tiles that it can reach without a rune and that no other seat can reach.
    """
    contested: list[str]
    """The cells of the vacant tiles that two seats or more can reach, runes included."""
    reach: list[list[str]]
    """For each seat, the cells of all vacant tiles that it can reach, runes included."""
    scores: list[Score]
    """The points of each seat so far."""


@final
class SettlementView(CommonFjordsView, SettledView):
    """A view while vikings are placed."""

    due: Literal["settle"]
    """Always `settle`: a viking has to be placed."""


@final
class FinishedFjordsView(CommonFjordsView, SettledView):
    """A view of a game that is over."""

    due: Literal["over"]
    """Always `over`: nothing comes next."""
    result: FjordsResultTold
    """The result of the game."""


FjordsView = ExplorationView | SettlementView | FinishedFjordsView


def as_view(view: View) -> FjordsView:
    """Return a view, typed as a view of Fjords. Raises `BadView` if the view is of another game; nothing else is
    checked.
    """
    if view["game"] != "fjords":
        raise BadView("view-other-game")
    return cast(FjordsView, view)
