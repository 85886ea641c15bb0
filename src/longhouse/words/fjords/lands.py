"""Names the kind of land that a Fjords tile shows.

The web app has the same function; `tests/golden/lands.json` tests that both give the same names.
"""

_BY_MOUNTAINS = ("meadow", "hill", "slope", "ridge", "valley", "gorge", "peak")
_BY_SEAS = ("meadow", "bay", "bay", "coast", "cape", "spit", "sea")


def land_of(word: str) -> str:
    """Return the kind of land that a tile shows, by the terrain at its corners (`word`, as in F1.2) in any rotation.

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
