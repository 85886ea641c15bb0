"""The fields of a view of For Northwood! (docs/views.md); `view.py` builds views, `seen.py` reads them back.

The text under a field is its documentation everywhere: in docs/views.md, in the JSON Schema and in the web app.
Cards are written value and suit (`7E`), characters rank and suit (`KL`); the suits are `C` Claws, `F` Flowers,
`L` Leaves and `E` Eyes.
"""

from typing import Literal, NotRequired, TypedDict, cast, final

from longhouse.errors import BadView
from longhouse.games.game import Seat, View

SetupName = Literal["intro", "full"]
SuitLetter = Literal["C", "F", "L", "E"]
Pile = Literal["discard", "score"]
Visiting = Literal["dialogue", "listen", "*state", "reply", "ability"]


@final
class NorthwoodOptions(TypedDict):
    """The options of a game, defaults included (docs/rules/records.md): a set-up and a goal, or a scenario."""

    setup: NotRequired[SetupName]
    """The set-up; absent in a scenario."""
    goal: NotRequired[int]
    """The stars to be reached: 16, 18 or 20; absent in a scenario."""
    scenario: NotRequired[str]
    """The id of a scenario (docs/scenarios.md), which has a set-up and a goal of its own."""
    challenge: NotRequired[bool]
    """Whether the scenario is played in its harder way; absent without a scenario."""


@final
class NorthwoodResultTold(TypedDict):
    """The result of a game, in the same form as in a record."""

    stars: int
    """The stars of all fiefs together."""
    won: bool
    """Whether the stars reached the goal (N3.7)."""
    fiefs: list[bool]
    """For each fief whether it was won."""


@final
class SpecialRuleTold(TypedDict):
    """A special rule of the scenario, with its parameter if it has one."""

    rule: str
    """The name of the rule (docs/scenarios.md)."""
    fief: NotRequired[int]
    """The fief it is about (`visit-last`, `must-win`)."""
    favours: NotRequired[int]
    """How often allies may be used in the whole game (`few-favours`)."""
    size: NotRequired[int]
    """How many cards a hand has (`hand-size`)."""
    value: NotRequired[int]
    """The value whose cards are removed from the game (`missing-value`)."""
    seen: NotRequired[dict[str, int]]
    """What the player may see of the rule's state during the game: `last`, the fief that was visited last (−1 before
    the first); `left`, how many favours are left; `from`, 1 if the next statement comes from the bottom of the deck."""


@final
class Fief(TypedDict):
    """One fief; a view lists all eight by number."""

    fief: int
    """Its number, 0 to 7."""
    fate: Literal["open", "won", "lost"]
    """Whether it was visited, and how that ended."""
    ruler: str | None
    """Its ruler; null if the ruler has left the game."""
    friendly: bool
    """Whether the ruler can be called as a substitute (N3.2)."""
    worth: int
    """The stars that are printed on it."""
    stars: int
    """The stars it has brought so far."""


@final
class Ally(TypedDict):
    """A place for an ally, with a substitute if one was called."""

    ally: str
    """The ally who belongs to this place."""
    substitute: str | None
    """The friendly ruler who was called in the place of the ally for this visit."""
    ready: bool
    """Whether the ally, or the substitute, can be used."""


@final
class Deck(TypedDict):
    """The known part of the deck. Its order is not determined before a card is drawn."""

    count: int
    """How many cards it has."""
    top: list[str]
    """The cards on top that are known, the topmost first."""
    unseen: list[str]
    """The other cards, in no particular order."""


@final
class StepTold(TypedDict):
    """A step of the ability that is being carried out, with its parameters."""

    step: str
    """The name of the step."""
    count: NotRequired[int]
    """How many cards it is about."""
    total: NotRequired[int]
    """The sum of values it asks for."""
    slot: NotRequired[int]
    """The place among the allies it is about, 0 to 3."""
    cards: NotRequired[int]
    """The cards it is about, as bits: suit × 8 + value − 1."""
    pile: NotRequired[Pile]
    """The pile it is about."""


class CommonNorthwoodView(TypedDict):
    """The fields that all views of For Northwood! have."""

    game: Literal["northwood"]
    """The name of the game."""
    options: NorthwoodOptions
    """Its options."""
    goal: int
    """The stars to be reached."""
    rules: list[SpecialRuleTold]
    """The special rules in play."""
    seat: Seat | None
    """Whose view this is, always 0; null for a spectator, who sees the same."""
    turn: Seat | None
    """0 if the player has to decide; null if a chance event is due or the game is over."""
    legal: NotRequired[list[str]]
    """The legal actions, sent only to the player, and only when the player has to decide."""


@final
class ArrivalView(CommonNorthwoodView):
    """A view before allies, rulers and cards are dealt."""

    due: Literal["*setup"]
    """Allies and rulers are to be dealt."""


class OnTheWay(TypedDict):
    """The fields that views have once allies and rulers are dealt."""

    fiefs: list[Fief]
    """The eight fiefs."""
    allies: list[Ally]
    """The four allies."""
    stars: int
    """The stars so far."""
    memory: list[int]
    """The stored number of each special rule; only `Game.position` reads it."""


@final
class CampView(CommonNorthwoodView, OnTheWay):
    """A view between two visits."""

    due: Literal["*hand", "visit"]
    """A hand is to be drawn, or a fief to be chosen."""
    hand: list[str] | None
    """The hand for the next visit; null before it is drawn."""


@final
class VisitView(CommonNorthwoodView, OnTheWay):
    """A view during a visit."""

    due: Visiting
    """What comes next: `dialogue` (use an ally, call a substitute, or listen), `listen` (after an ability), `*state`
    (the statement is turned over), `reply`, or `ability`: what the first of `steps` waits for."""
    fief: int
    """The fief that is visited."""
    trump: SuitLetter | None
    """The trump; null without one."""
    hand: list[str]
    """The hand."""
    deck: Deck
    """The deck."""
    discard: list[str]
    """The discard pile, the topmost card last."""
    score: list[str]
    """The score pile, the topmost card last."""
    statement: str | None
    """The statement that has to be replied to."""
    scoring: list[str]
    """The cards in hand that may reply to the statement, and would score."""
    ability: str | None
    """The character whose ability is being carried out."""
    heeding: str | None
    """The character who waits for the next reply, if one does."""
    steps: list[StepTold]
    """What is left to do of the ability; the first step waits for an event."""
    begun: bool
    """Whether it is too late to call substitutes (N3.2)."""
    dialogues: int
    """How many dialogues of this visit are over."""


@final
class FinishedNorthwoodView(CommonNorthwoodView, OnTheWay):
    """A view of a game that is over."""

    due: Literal["over"]
    """Nothing comes next."""
    result: NorthwoodResultTold
    """The result."""


NorthwoodView = ArrivalView | CampView | VisitView | FinishedNorthwoodView


def as_view(view: View) -> NorthwoodView:
    """Return a view, typed as a view of For Northwood!.

    Raises `BadView` if it is of another game; nothing else is checked.
    """
    if view["game"] != "northwood":
        raise BadView("view-other-game")
    return cast(NorthwoodView, view)
