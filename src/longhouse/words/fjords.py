"""Describes the events of Fjords as text. A tile is described by the land it shows, not by its place on the board."""

from longhouse.words import Words

_RUNES = ("journey", "horse", "wisdom")
_BY_MOUNTAINS = ("meadow", "hill", "slope", "ridge", "valley", "gorge", "peak")
_BY_SEAS = ("meadow", "bay", "bay", "coast", "cape", "spit", "sea")


def tell(words: Words, event: str, who: str) -> str:
    """Describe an event of Fjords in words."""
    verb, *about = event.removeprefix("*").split(" ")
    if event.startswith("*draw"):
        verb = "drawn"
    settles = verb == "viking" or verb in _RUNES
    what = words.say("place-some") if settles else "none"
    if verb in ("lay", "point"):
        what = words.say("place-a", land=land_of(about[-1]))
    return words.say(
        "replay-fjords", verb="rune" if verb in _RUNES else verb, who=who, what=what, where="none", rune=verb
    )


def land_of(word: str) -> str:
    """Return the kind of land that a tile shows, by the terrain at its corners (F1.2); its rotation does not matter.

    >>> [land_of(word) for word in ("PPPPPP", "MMPMPP", "PSSPPP", "MMPSSP")]
    ['meadow', 'pass', 'bay', 'fjord']
    """
    mountains, seas = word.count("M"), word.count("S")
    if mountains and seas:
        return "fjord"
    if seas:
        return _BY_SEAS[seas]
    ranges = sum(here == "M" and after != "M" for here, after in zip(word, word[1:] + word[:1], strict=True))
    return "pass" if ranges > 1 else _BY_MOUNTAINS[mountains]
