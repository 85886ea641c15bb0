"""What is refused, as an answer: a status, a message key, and a sentence in the language of who asked."""

import logging
import secrets

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException

from longhouse.games.game import Illegal
from longhouse.server.shapes import Problem, Refused
from longhouse.words import LANGUAGES, Words

_log = logging.getLogger(__name__)

STATUS = {
    "table-no-such-game": 404,
    "server-not-found": 404,
    "no-such-seat": 404,
    "record-no-such-ply": 404,
    "puzzles-unknown": 404,
    "puzzles-none": 404,
    "puzzles-no-day": 404,
    "puzzles-not-yet": 404,
    "puzzles-day-over": 409,
    "server-who": 401,
    "table-wrong-password": 401,
    "server-passphrase": 401,
    "server-not-yours": 403,
    "server-origin": 403,
    "table-stale": 409,
    "table-busy": 409,
    "table-seat-taken": 409,
    "table-login-taken": 409,
    "analysis-not-over": 409,
    "analysis-asked-anew": 409,
    "analysis-one-at-a-time": 429,
    "server-too-fast": 429,
    "table-store-away": 503,
    "bot-away": 503,
    "bot-died": 503,
    "bot-not-started": 503,
}
"""The status of a refusal; 400 for all others."""

_OF_STATUS = {404: "server-not-found", 405: "server-method", 413: "server-too-big", 415: "server-bad-request"}

_WORDS = {language: Words(language) for language in LANGUAGES}


def words_of(accept_language: str) -> Words:
    """The words of a language that is asked for, English if it is none of ours.

    >>> words_of("de-AT,en;q=0.8").language, words_of("ja").language
    ('de', 'en')
    """
    for part in accept_language.split(","):
        wanted = part.strip()[:2].lower()
        if wanted in LANGUAGES:
            return _WORDS[wanted]
    return _WORDS[LANGUAGES[0]]


def problem(refusal: Illegal, words: Words) -> Problem:
    """A refusal as it is told."""
    params = dict(refusal.params)
    return Problem(refusal.key, refusal.rule, params, words.say(refusal.key, **params), refusal.index)


def refused(request: Request[object, object, State], refusal: Illegal) -> Response[Refused]:
    """The answer to what the rules, the table or the server refuse."""
    status = STATUS.get(refusal.key, 400)
    headers = {"Retry-After": "1"} if status == 429 else {}
    told = problem(refusal, words_of(request.headers.get("accept-language", "")))
    return Response(Refused(told), status_code=status, headers=headers, media_type="application/json")


def failed(request: Request[object, object, State], error: HTTPException) -> Response[Refused]:
    """The answer to what Litestar refuses: bad input, no such address, too big."""
    if isinstance(error, ValidationException):
        refusal = Illegal("server-bad-request", problem=_short(error))
    else:
        refusal = Illegal(_OF_STATUS.get(error.status_code, "server-bad-request"), problem=error.detail[:200])
    told = problem(refusal, words_of(request.headers.get("accept-language", "")))
    return Response(Refused(told), status_code=error.status_code, media_type="application/json")


def broken(request: Request[object, object, State], error: Exception) -> Response[Refused]:
    """The answer where the server itself fails: a number that stands in its log, and nothing else."""
    number = secrets.token_hex(4)
    _log.error("failure", exc_info=error, extra={"fields": {"number": number, "path": request.url.path}})
    told = problem(Illegal("server-failure", number=number), words_of(request.headers.get("accept-language", "")))
    return Response(Refused(told), status_code=500, media_type="application/json")


def _short(error: ValidationException) -> str:
    """What is wrong, in short: msgspec's words name the field."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{part.get('key', '')}: {part.get('message', '')}" for part in extra if isinstance(part, dict)]
    return ("; ".join(parts) or error.detail)[:200]
