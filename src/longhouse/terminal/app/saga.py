"""The events of a game as lines of text, for the log beside the board."""

from collections.abc import Iterator, Sequence

from longhouse.terminal.client.sitting import Sitting, StoryEvent
from longhouse.words import Words
from longhouse.words.events import event_text


def saga_lines(story: Sequence[StoryEvent], sitting: Sitting, words: Words) -> Iterator[str]:
    """Yield a line of text for each event in `story`, with the names of the players of `sitting`."""
    for event in story:
        seat = int(event.text.split(" ")[1]) if event.text.startswith("*first") else event.seat
        who = "" if seat is None or seat >= len(sitting.players) else sitting.players[seat]
        yield event_text(words, sitting.game, event.text, who)
