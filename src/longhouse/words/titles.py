"""The titles of games.

>>> title(Words("fr"), "northwood")
'Les Fiefs de Norbois'
"""

from longhouse.games.catalogue import GAMES
from longhouse.words import Words


def title(words: Words, game: str) -> str:
    """Return the title of a game in the language of `words`; if the game has none, its name in commands and records."""
    key = GAMES[game].title
    return game if key is None else words.say(key)


def labelled(words: Words, label: str, text: str) -> str:
    """Return a label, a colon and a text, punctuated as the language of `words` requires."""
    return words.say("terminal-labelled", label=label, text=text)
