"""The body of an import is split into records while it arrives."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some
from support.refused import because

from longhouse.errors import BadRequest, LonghouseError, TooBig
from longhouse.server.http.record_stream import RecordSplitter

RECORD = json.loads((Path(__file__).parents[1] / "golden" / "records" / "fjords-base-2.json").read_text("utf-8"))
ANY_JSON = some.recursive(
    some.none() | some.booleans() | some.integers() | some.text(),
    lambda inner: some.lists(inner) | some.dictionaries(some.text(), inner),
    max_leaves=20,
)


def split(body: bytes, size: int) -> list[object]:
    """The records of a body that arrives in parts of a size."""
    splitter = RecordSplitter()
    found = [
        json.loads(record)
        for begin in range(0, len(body), size)
        for record in splitter.feed(body[begin : begin + size])
    ]
    splitter.finish()
    return found


@given(some.lists(some.dictionaries(some.text(), ANY_JSON)), some.integers(1, 50), some.booleans(), some.booleans())
def test_records_are_found_however_the_body_is_cut(
    games: list[dict[str, object]], size: int, indented: bool, ascii_only: bool
) -> None:
    body = json.dumps({"games": games, "format": "longhouse-games/1"}, indent=1 if indented else None)
    if ascii_only:
        assert split(body.encode(), size) == games
    else:
        wide = json.dumps({"format": "longhouse-games/1", "games": games}, ensure_ascii=False)
        assert split(wide.encode("utf-8", "surrogatepass"), size) == games


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b"{}",
        b'{"games":[0]}',
        b'{"games":["a"]}',
        b'{"games":{}}',
        b'{"games":[{}]',
        b'{"games":[{}}]}',
        b'{"games":[{} {}]}',
        b'{"games":[{}]} x',
        b'{"games":[{}],"games":[{}]}',
        b'{"other":[{}]}',
        b'{"games":[{}],"other":[{}]}',
        b'{"games":[{}],"format":"longhouse-games/2"}',
        b'{"format":"longhouse-games/2","games":[{}]}',
        b"}}}}{",
        b"[" * 50_000,
        b'{"games":[' + b"0," * 50_000,
        b'{"games":[],"format":"' + b"x" * 100_000,
    ],
    ids=lambda body: body[:24].decode(),
)
def test_a_body_that_is_not_an_import_is_refused(body: bytes) -> None:
    with pytest.raises(BadRequest, check=because("server-bad-request")):
        split(body, 1_000)


def test_no_more_is_kept_in_memory_than_one_record() -> None:
    """A record without an end is refused when it is larger than any record, and records are given out as they end."""
    splitter = RecordSplitter()
    given_out = 0
    head, record = b'{"games":[', json.dumps(RECORD).encode()
    list(splitter.feed(head))
    for _ in range(100):
        given_out += len(list(splitter.feed(record + b",")))
    assert given_out == 100
    list(splitter.feed(b'{"events":["' + b"x" * 150_000))
    with pytest.raises(TooBig, check=because("server-too-big")):
        list(splitter.feed(b"x" * 60_000))


def test_what_is_refused_is_refused_before_the_rest_arrives() -> None:
    splitter = RecordSplitter()
    with pytest.raises(LonghouseError):
        list(splitter.feed(b'{"elsewhere":[{"a":1}'))
