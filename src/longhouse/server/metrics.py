"""Metrics in the text format of Prometheus."""

import sys
import time
from collections import Counter

from longhouse.service.notifications import Heard
from longhouse.service.tables import TableService
from longhouse.table.entries import Happened


class Metrics:
    """Counts log entries and HTTP requests of this node."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self.entries: Counter[str] = Counter()
        self.requests: Counter[int] = Counter()
        tables.bus.subscribe(self._heard)

    def write(self, sockets: int) -> str:
        """Return all metrics in the text format."""
        lines = [
            "# TYPE longhouse_entries_total counter",
            *(f'longhouse_entries_total{{kind="{kind}"}} {count}' for kind, count in sorted(self.entries.items())),
            "# TYPE longhouse_http_requests_total counter",
            *(f'longhouse_http_requests_total{{status="{status}"}} {n}' for status, n in sorted(self.requests.items())),
            "# TYPE longhouse_sockets gauge",
            f"longhouse_sockets {sockets}",
            "# TYPE longhouse_games_watched gauge",
            f"longhouse_games_watched {self._tables.watched()}",
            "# TYPE process_cpu_seconds_total counter",
            f"process_cpu_seconds_total {time.process_time():.2f}",
        ]
        most = _most_memory()
        if most is not None:
            lines += ["# TYPE longhouse_memory_max_bytes gauge", f"longhouse_memory_max_bytes {most}"]
        return "\n".join(lines) + "\n"

    def _heard(self, heard: Heard) -> None:
        for entry in heard.change.entries if heard.change is not None and heard.node is None else ():
            chance = isinstance(entry.body, Happened) and entry.body.seat is None
            self.entries["chance" if chance else str(entry.body.__struct_config__.tag)] += 1


def _most_memory() -> int | None:
    """Return the peak memory of this process in bytes; None if the operating system does not report it."""
    if sys.platform == "win32":
        return None
    import resource  # there is none on Windows

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
