"""The events of a game as lines of text, for the log beside the board."""

from collections.abc import Iterator, Sequence

from longhouse.terminal.client.sitting import Sitting, StoryEvent
from longhouse.words import Words
from longhouse.words.events import event_text


def saga_lines(story: Sequence[StoryEvent], sitting: Sitting, words: Words) -> Iterator[str]:
    """Yield each event in words."""
    for event in story:
        who = "" if event.seat is None or event.seat >= len(sitting.players) else sitting.players[event.seat]
        yield event_text(words, sitting.game, event.text, who)
