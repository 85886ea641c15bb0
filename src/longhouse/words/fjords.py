"""Describes the events of Fjords as text."""

from longhouse.words import Words

_RUNES = ("journey", "horse", "wisdom")


def tell(words: Words, event: str, who: str) -> str:
    """The text of an event of Fjords."""
    verb, *about = event.removeprefix("*").split(" ")
    if event.startswith("*draw"):
        verb = "drawn"
    cell = next((token for token in reversed(about) if "," in token), "")
    return words.say(
        "replay-fjords",
        verb="rune" if verb in _RUNES else verb,
        who=who,
        tile=about[0] if about else "",
        cell=cell,
        rune=verb,
    )
