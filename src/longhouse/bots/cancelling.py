"""Cancels the thinking of a bot, which may take several searches."""

from longhouse.engine.thinking import Cancellation


class CancellationToken:
    """Cancels all searches of one request: any thread may call `cancel`."""

    def __init__(self) -> None:
        self.cancelled = False
        self._search = Cancellation()

    def cancel(self) -> None:
        """The running search ends soon and returns its best result so far; later searches end at once."""
        self.cancelled = True
        self._search.cancel()

    def next_search(self) -> Cancellation:
        """The flag of the next search. Each needs a new one, since a search sets its flag when its own time is up."""
        self._search = Cancellation()
        if self.cancelled:
            self._search.cancel()
        return self._search
