"""Cancels a bot's thinking, which may consist of several searches."""

from longhouse.engine.thinking import Cancellation


class CancellationToken:
    """Cancels all searches of one request: any thread may call `cancel`."""

    def __init__(self) -> None:
        self.cancelled = False
        self._search = Cancellation()

    def cancel(self) -> None:
        """Stop the running search, which then returns its best result so far. Later searches of the request end at
        once.
        """
        self.cancelled = True
        self._search.cancel()

    def next_search(self) -> Cancellation:
        """Return a new stop flag for the next search.

        A flag cannot be used twice, because a search also sets its flag itself when its time is up.
        """
        self._search = Cancellation()
        if self.cancelled:
            self._search.cancel()
        return self._search
