"""Error responses: a status, a message key, and a sentence in the client's language."""

import logging
import secrets
from collections.abc import Mapping

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException

from longhouse.errors import (
    BadRequest,
    Conflict,
    DamagedGame,
    Forbidden,
    LonghouseError,
    NotFound,
    TooBig,
    TooHeavy,
    TooManyRequests,
    TooSlow,
    Unauthenticated,
    Unavailable,
)
from longhouse.server.http.shapes import ErrorBody, Problem
from longhouse.words import LANGUAGES, Words

_log = logging.getLogger(__name__)

_STATUS: Mapping[type[LonghouseError], int] = {
    Unauthenticated: 401,
    Forbidden: 403,
    NotFound: 404,
    Conflict: 409,
    TooManyRequests: 429,
    TooSlow: 408,
    TooBig: 413,
    TooHeavy: 422,
    Unavailable: 503,
    DamagedGame: 500,
}
"""The status of each type of error and of its subtypes; 400 for all others."""

_OF_STATUS = {404: "server-not-found", 405: "server-method", 413: "server-too-big", 415: "server-bad-request"}

_WORDS = {language: Words(language) for language in LANGUAGES}


def words_of(accept_language: str) -> Words:
    """Return the texts in the first accepted language that is available, otherwise in English.

    >>> words_of("de-AT,en;q=0.8").language, words_of("ja").language
    ('de', 'en')
    """
    for part in accept_language.split(","):
        wanted = part.strip()[:2].lower()
        if wanted in LANGUAGES:
            return _WORDS[wanted]
    return _WORDS[LANGUAGES[0]]


def status_of(error: LonghouseError) -> int:
    """Return the HTTP status for the type of an error.

    >>> status_of(NotFound("server-not-found")), status_of(BadRequest("server-bad-json"))
    (404, 400)
    """
    return next((_STATUS[kind] for kind in type(error).__mro__ if kind in _STATUS), 400)


def headers_of(error: LonghouseError) -> dict[str, str]:
    """Return the HTTP headers for the type of an error."""
    if isinstance(error, TooManyRequests | Unavailable):
        return {"Retry-After": str(error.params.get("seconds", 1))}
    return {"Connection": "close"} if isinstance(error, TooSlow | TooBig) else {}


def problem(refusal: LonghouseError, words: Words) -> Problem:
    """Return an error in the form that clients receive, with its text in the language of `words`."""
    params = dict(refusal.params)
    return Problem(
        kind=type(refusal).__name__,
        key=refusal.key,
        rule=refusal.rule,
        params=params,
        text=words.quote(refusal.key, params),
        index=refusal.index,
    )


def refused(request: Request[object, object, State], refusal: LonghouseError) -> Response[ErrorBody]:
    """Return the response for an error that Longhouse raised while it handled a request."""
    described = problem(refusal, words_of(request.headers.get("accept-language", "")))
    return Response(
        ErrorBody(described), status_code=status_of(refusal), headers=headers_of(refusal), media_type="application/json"
    )


def failed(request: Request[object, object, State], error: HTTPException) -> Response[ErrorBody]:
    """Return the response for a request that Litestar refuses: invalid input, unknown path, or a body that is
    too big.
    """
    if isinstance(error, ValidationException):
        refusal = BadRequest("server-bad-request", problem=_short(error))
    else:
        refusal = BadRequest(_OF_STATUS.get(error.status_code, "server-bad-request"), problem=error.detail[:200])
    described = problem(refusal, words_of(request.headers.get("accept-language", "")))
    return Response(ErrorBody(described), status_code=error.status_code, media_type="application/json")


def too_deep(request: Request[object, object, State], _: RecursionError) -> Response[ErrorBody]:
    """Return the response for JSON that is nested too deeply, which msgspec reports as a `RecursionError`."""
    return refused(request, BadRequest("server-too-deep"))


def broken(request: Request[object, object, State], error: Exception) -> Response[ErrorBody]:
    """Return the response for an internal error.

    It contains a random number; the operator can search the log for this number to find the details.
    """
    number = secrets.token_hex(4)
    _log.error(
        "failure", exc_info=error, extra={"fields": {"number": number, "path": request.scope.get("path_template", "")}}
    )
    described = problem(
        BadRequest("server-failure", number=number), words_of(request.headers.get("accept-language", ""))
    )
    return Response(ErrorBody(described), status_code=500, media_type="application/json")


def _short(error: ValidationException) -> str:
    """Return a short description of a validation error; msgspec's message names the field."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{part.get('key', '')}: {part.get('message', '')}" for part in extra if isinstance(part, dict)]
    return ("; ".join(parts) or error.detail)[:200]
