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
    """Whether the harder version of the scenario is played; absent without a scenario."""


@final
class NorthwoodResultTold(TypedDict):
    """The result of a game, in the same form as in a record."""

    stars: int
    """The sum of the stars that the fiefs brought."""
    won: bool
    """Whether the game was won: the stars reached the goal (N3.7), and no special rule forbade the win."""
    fiefs: list[bool]
    """For each fief whether it was won."""


@final
class SpecialRuleTold(TypedDict):
    """A special rule of the scenario, with its parameter if it has one."""

    rule: str
    """The name of the rule (docs/scenarios.md)."""
    fief: NotRequired[int]
    """The number of the fief that the rule is about (`visit-last`, `must-win`)."""
    favours: NotRequired[int]
    """The number of times allies may be used in the whole game (`few-favours`)."""
    size: NotRequired[int]
    """The number of cards in a hand (`hand-size`)."""
    value: NotRequired[int]
    """The value whose cards are removed from the game (`missing-value`)."""
    seen: NotRequired[dict[str, int]]
    """What the player may see of the rule's state during the game: `last`, the fief that was visited last (−1 before
    the first); `left`, how many favours are left; `from`, 1 if the next statement comes from the bottom of the deck."""


@final
class Fief(TypedDict):
    """One fief; a view lists all eight by number."""

    fief: int
    """The number of the fief, 0 to 7."""
    fate: Literal["open", "won", "lost"]
    """`open` if the fief has not been visited yet, else the result of the visit."""
    ruler: str | None
    """The code of the ruler, such as `KL`; null if the ruler has left the game."""
    friendly: bool
    """Whether the ruler can be called as a substitute (N3.2)."""
    worth: int
    """The number of stars that are printed on the fief."""
    stars: int
    """The number of stars that the fief has brought so far."""


@final
class Ally(TypedDict):
    """A place for an ally, with a substitute if one was called."""

    ally: str
    """The code of the ally who belongs to this place, such as `KL`."""
    substitute: str | None
    """The code of the friendly ruler who was called in the place of the ally for this visit; null if none was."""
    ready: bool
    """Whether the ally, or the substitute, can be used."""


@final
class Deck(TypedDict):
    """What is known of the deck. The order of its unknown cards is not determined before they are drawn."""

    count: int
    """The number of cards in the deck."""
    top: list[str]
    """The cards on top that are known, the topmost first."""
    unseen: list[str]
    """The other cards of the deck, in no particular order."""


@final
class StepTold(TypedDict):
    """A step of the ability that is being carried out, with its parameters."""

    step: str
    """The name of the step, such as `Draw` or `Discard`."""
    count: NotRequired[int]
    """The number of cards that the step still draws, reveals or discards."""
    total: NotRequired[int]
    """A sum of card values: of the cards drawn so far (`DrawAndAdd`), or of the cards still to be discarded
    (`DiscardSum`)."""
    slot: NotRequired[int]
    """The place of the acting character among the allies, 0 to 3."""
    cards: NotRequired[int]
    """The cards that the step is about, as a bit mask. The bit of a card has the number 8 × suit + value − 1, where the
    suits `C`, `F`, `L` and `E` are 0 to 3."""
    pile: NotRequired[Pile]
    """The pile whose top card the step offers."""


class CommonNorthwoodView(TypedDict):
    """The fields that all views of For Northwood! have."""

    game: Literal["northwood"]
    """The name of the game."""
    options: NorthwoodOptions
    """The options of the game."""
    goal: int
    """The number of stars to be reached."""
    rules: list[SpecialRuleTold]
    """The special rules in play."""
    seat: Seat | None
    """The seat whose view this is, always 0; null for a spectator, who sees the same."""
    turn: Seat | None
    """The seat to move: 0 if the player has to decide; null if a chance event is due or the game is over."""
    legal: NotRequired[list[str]]
    """The legal actions, sent only to the player, and only when the player has to decide."""


@final
class ArrivalView(CommonNorthwoodView):
    """A view before allies, rulers and cards are dealt."""

    due: Literal["*setup"]
    """Always `*setup`: allies and rulers have to be dealt."""


class OnTheWay(TypedDict):
    """The fields that views have once allies and rulers are dealt."""

    fiefs: list[Fief]
    """The eight fiefs."""
    allies: list[Ally]
    """The four allies."""
    stars: int
    """The number of stars so far."""
    memory: list[int]
    """The stored number of each special rule, in the order of `rules`; only `Game.position` reads it."""


@final
class CampView(CommonNorthwoodView, OnTheWay):
    """A view between two visits."""

    due: Literal["*hand", "visit"]
    """`*hand` if a hand has to be drawn, `visit` if a fief has to be chosen."""
    hand: list[str] | None
    """The hand for the next visit; null before it is drawn."""


@final
class VisitView(CommonNorthwoodView, OnTheWay):
    """A view during a visit."""

    due: Visiting
    """What comes next: `dialogue` (use an ally, call a substitute, or listen), `listen` (after an ability), `*state`
    (the statement is turned over), `reply`, or `ability`: what the first of `steps` waits for."""
    fief: int
    """The number of the fief that is visited."""
    trump: SuitLetter | None
    """The trump suit; null if there is none."""
    hand: list[str]
    """The cards in hand."""
    deck: Deck
    """What is known of the deck."""
    discard: list[str]
    """The discard pile, the topmost card last."""
    score: list[str]
    """The score pile, the topmost card last."""
    statement: str | None
    """The statement that has to be replied to; null if there is none."""
    scoring: list[str]
    """The cards in hand that may reply to the statement and would score."""
    ability: str | None
    """The code of the character whose ability is being carried out; null if none is."""
    heeding: str | None
    """The code of the character who waits for the next reply; null if nobody does."""
    steps: list[StepTold]
    """The remaining steps of the ability that is being carried out; the first one waits for an event."""
    begun: bool
    """Whether it is too late to call substitutes, because an ally was used or a statement was heard (N3.2)."""
    dialogues: int
    """The number of dialogues of this visit that are over."""


@final
class FinishedNorthwoodView(CommonNorthwoodView, OnTheWay):
    """A view of a game that is over."""

    due: Literal["over"]
    """Always `over`: nothing comes next."""
    result: NorthwoodResultTold
    """The result of the game."""


NorthwoodView = ArrivalView | CampView | VisitView | FinishedNorthwoodView


def as_view(view: View) -> NorthwoodView:
    """Return a view, typed as a view of For Northwood!.

    Raises `BadView` if the view is of another game; nothing else is checked.
    """
    if view["game"] != "northwood":
        raise BadView("view-other-game")
    return cast(NorthwoodView, view)
