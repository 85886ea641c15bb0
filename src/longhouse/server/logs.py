"""Logging as JSON, one object per line, without secrets."""

import json
import logging
import re
import sys
import time
import traceback

_VALUES = re.compile(r"^DETAIL: .*$", re.MULTILINE)
"""The line of an error of PostgreSQL that names values, such as those of a row that it refuses."""


class JsonLines(logging.Formatter):
    """Formats a log record as one line of JSON. Callers pass more fields as `extra={"fields": {…}}`."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a log record as one line of JSON."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        fields = getattr(record, "fields", None)
        if isinstance(fields, dict):
            line |= fields
        if record.exc_info is not None and record.exc_info[1] is not None:
            line["error"] = _VALUES.sub("DETAIL: …", "".join(traceback.format_exception(record.exc_info[1])))
        return json.dumps(line, ensure_ascii=False)


def write_logs(level: int) -> None:
    """Send all logs of this level (as in `logging`) and above to standard error, as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    # It tells the address and the path of every socket, and warns of every request that is no HTTP, so that strangers
    # could fill the disk.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
