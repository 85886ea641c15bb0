"""Normalises names for searching: lower case, no accents."""

import unicodedata


def sought(text: str) -> str:
    """Return a text in the form in which names are searched: in lower case, without accents, and with a space
    before each word.

    Because of these spaces, a search for a text in this form finds it only at the beginning of a word.

    >>> sought("Ünal  de Maëlle"), sought(" DÉ") in sought("Ünal de Maëlle")
    (' unal de maelle', True)
    """
    plain = "".join(each for each in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(each))
    return "".join(f" {part}" for part in plain.split())
