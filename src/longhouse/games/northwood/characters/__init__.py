"""The 24 characters (N1.2, section 5), one file per suit; to add a character, add an entry to such a file."""

from longhouse.games.northwood.characters.character import Character
from longhouse.games.northwood.characters.claws import CLAWS
from longhouse.games.northwood.characters.eyes import EYES
from longhouse.games.northwood.characters.flowers import FLOWERS
from longhouse.games.northwood.characters.leaves import LEAVES

CHARACTERS: tuple[Character, ...] = tuple(
    character for suit in (CLAWS, FLOWERS, LEAVES, EYES) for character in suit.characters
)
"""All characters; other code refers to a character by its index here."""
NOBODY = -1
"""The index that stands for no character."""
NUMBER = {character.code: number for number, character in enumerate(CHARACTERS)}
SUIT = tuple(character.suit for character in CHARACTERS)
