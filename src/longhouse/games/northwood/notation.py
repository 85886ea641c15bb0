"""Converts events of For Northwood! to texts such as `reply 7E`, and back (section 7 of the rules).

A text that names a card, character, suit or fief that does not exist is not an event.
"""

from collections.abc import Iterable, Mapping

from longhouse.errors import UnreadableAction
from longhouse.games.fields import shown
from longhouse.games.game import Event
from longhouse.games.northwood.cards import SUITS, card_text
from longhouse.games.northwood.characters import CHARACTERS, SUIT
from longhouse.games.northwood.draws import ALLIES
from longhouse.games.northwood.fiefs import FIEFS

RULE = "N7"


class _Tokens:
    """Converts numbers to tokens of the notation and back: the number n stands for the n-th of a list of texts."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.texts = tuple(texts)
        self.numbers = {text: number for number, text in enumerate(self.texts)}

    def read(self, tokens: Iterable[str]) -> list[int]:
        return [self.numbers[token] for token in tokens]

    def write(self, numbers: Iterable[int]) -> list[str]:
        return [self.texts[number] for number in numbers]


_CARD = _Tokens(map(card_text, range(32)))
_CHARACTER = _Tokens(character.code for character in CHARACTERS)
_SUIT = _Tokens(SUITS)
_FIEF = _Tokens(map(str, range(FIEFS)))

_VERBS: Mapping[str, tuple[_Tokens, ...]] = {
    "visit": (_FIEF,),
    "call": (_CHARACTER, _CHARACTER),
    "use": (_CHARACTER,),
    "listen": (),
    "*state": (_CARD,),
    "reply": (_CARD,),
    "*draw": (_CARD,),
    "discard": (_CARD,),
    "score": (_CARD,),
    "swap": (_CARD,),
    "choose": (_CARD,),
    "name": (_SUIT,),
    "fief": (_FIEF,),
    "ready": (_CHARACTER,),
    "more": (),
    "stop": (),
}
"""The arguments of each verb. `*setup` and the verbs of `_ROWS`, which take any number of cards, are handled apart."""
_ROWS = ("*hand", "*peek")


def text(event: Event) -> str:
    """Return an event as text."""
    verb, *numbers = event
    if verb == "*setup":
        return " ".join([verb, *_CHARACTER.write(numbers[:ALLIES]), "/", *_CHARACTER.write(numbers[ALLIES:])])
    if verb in _ROWS:
        return " ".join([verb, *_CARD.write(numbers)])
    return " ".join([verb, *(tokens.texts[number] for tokens, number in zip(_VERBS[verb], numbers, strict=True))])


def parse(text: str) -> Event:
    """Parse an event from its text. Raises `UnreadableAction`, which cites N7.

    Where the order of the cards or allies in the text does not matter, they are sorted.
    """
    verb, *tokens = text.split(" ")
    try:
        if verb == "*setup":
            return _setup(tokens)
        if verb in _ROWS and tokens:
            cards = _CARD.read(tokens)
            return (verb, *(sorted(cards) if verb == "*hand" else cards))
        return (verb, *(meaning.numbers[token] for meaning, token in zip(_VERBS[verb], tokens, strict=True)))
    except (KeyError, ValueError):
        raise UnreadableAction("northwood-unreadable", rule=RULE, event=text, text=shown(text)) from None


def _setup(tokens: list[str]) -> Event:
    slash = tokens.index("/")
    allies, rulers = _CHARACTER.read(tokens[:slash]), _CHARACTER.read(tokens[slash + 1 :])
    if len(allies) != ALLIES or len(rulers) != FIEFS:
        raise ValueError
    return ("*setup", *[*sorted(allies, key=lambda ally: (SUIT[ally], ally)), *rulers])
