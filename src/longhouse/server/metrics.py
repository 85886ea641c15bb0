"""This node's metrics for Prometheus, which `GET /metrics` returns (docs/server.md)."""

import sys
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from longhouse.service.notifications import Heard
from longhouse.service.tables import TableService
from longhouse.table.entries import Happened

if TYPE_CHECKING:
    from prometheus_client.metrics_core import Metric

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds of the buckets for moves and writes, in seconds."""
_THINKING = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0)
_GAMES = (1, 2, 5, 10, 20, 50, 100, 200)

Gauge = Callable[[], float]
"""A function that returns the present value of a metric."""


class Metrics:
    """Counts and times what happens on this node."""

    def __init__(
        self, tables: TableService, gauges: Mapping[str, tuple[str, Gauge]], queues: Mapping[str, Gauge]
    ) -> None:
        """Create the metrics. `gauges` and `queues` are read whenever Prometheus asks.

        Each gauge has a description, and is a metric of its own; if its name ends in `_total`, it is a counter, which
        never decreases. All queues together are one metric.
        """
        from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, disable_created_metrics

        disable_created_metrics()  # type: ignore[no-untyped-call]
        self._registry = CollectorRegistry()
        self._gauges = gauges
        self._queues = queues
        self._entries = Counter("longhouse_entries", "Log entries stored", ["kind"], registry=self._registry)
        self._requests = Counter("longhouse_http_requests", "HTTP requests", ["status"], registry=self._registry)
        self._moves = Histogram(
            "longhouse_move_seconds",
            "From the receipt of a move to its acknowledgement",
            registry=self._registry,
            buckets=_FAST,
        )
        self._stores = Histogram(
            "longhouse_store_seconds", "One transaction of moves", registry=self._registry, buckets=_FAST
        )
        self._stored_games = Histogram(
            "longhouse_store_games", "Games that share a transaction", registry=self._registry, buckets=_GAMES
        )
        self._bots = Histogram(
            "longhouse_bot_seconds",
            "From asking a bot for its move to the answer",
            ["level"],
            registry=self._registry,
            buckets=_THINKING,
        )
        ProcessCollector(registry=self._registry)
        self._registry.register(self)
        tables.bus.subscribe(self._heard)

    def write(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        from prometheus_client import generate_latest

        return generate_latest(self._registry)

    def answered(self, status: int) -> None:
        """Count an HTTP request by the status of its response."""
        self._requests.labels(status).inc()

    def moved(self, seconds: float) -> None:
        """Record how many seconds a move took from its receipt to its acknowledgement."""
        self._moves.observe(seconds)

    def stored(self, seconds: float, games: int) -> None:
        """Record how many seconds a database transaction took, and how many games shared it."""
        self._stores.observe(seconds)
        self._stored_games.observe(games)

    def thought(self, level: str, seconds: float) -> None:
        """Record how many seconds a bot of this level took for a move, without the time in the queue."""
        self._bots.labels(level).observe(seconds)

    def collect(self) -> "Iterator[Metric]":
        """Yield the metrics whose values are read only when Prometheus asks."""
        from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily

        for name, (text, read) in self._gauges.items():
            family = CounterMetricFamily if name.endswith("_total") else GaugeMetricFamily
            yield family(name, text, value=read())
        lengths = GaugeMetricFamily("longhouse_queue_length", "How many wait", labels=["queue"])
        for queue, read in self._queues.items():
            lengths.add_metric([queue], read())
        yield lengths
        most = _most_memory()
        if most is not None:
            yield GaugeMetricFamily("longhouse_memory_max_bytes", "Peak memory of this process", value=most)

    def _heard(self, heard: Heard) -> None:
        for entry in heard.change.entries if heard.change is not None and heard.node is None else ():
            chance = isinstance(entry.body, Happened) and entry.body.seat is None
            self._entries.labels("chance" if chance else str(entry.body.__struct_config__.tag)).inc()


def _most_memory() -> int | None:
    """Return the peak memory of this process in bytes; None if the operating system does not report it."""
    if sys.platform == "win32":
        return None
    import resource  # there is none on Windows

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
