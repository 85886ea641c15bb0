"""The 24 characters (N1.2, section 5), a file for each suit; a new one is one more entry in such a file."""

from longhouse.games.northwood.characters.character import Character
from longhouse.games.northwood.characters.claws import CLAWS
from longhouse.games.northwood.characters.eyes import EYES
from longhouse.games.northwood.characters.flowers import FLOWERS
from longhouse.games.northwood.characters.leaves import LEAVES

CHARACTERS: tuple[Character, ...] = tuple(
    character for suit in (CLAWS, FLOWERS, LEAVES, EYES) for character in suit.characters
)
"""All characters; elsewhere one is a number, its place in this row."""
NOBODY = -1
"""No character, where one could be."""
NUMBER = {character.code: number for number, character in enumerate(CHARACTERS)}
SUIT = tuple(character.suit for character in CHARACTERS)
