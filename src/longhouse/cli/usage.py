"""Translates the messages of argparse, by replacing the gettext function that argparse calls."""

import argparse

from longhouse.words import Words


def say_in(words: Words) -> None:
    """Make argparse use the language of `words`, in the whole process. Messages without a translation stay in
    English.
    """
    known = _sentences(words)
    vars(argparse)["_"] = lambda sentence: known.get(sentence, sentence)


def _sentences(words: Words) -> dict[str, str]:
    """Return the translation of each argparse message, with the same placeholders."""
    return {
        "usage: ": f"{words.say('usage-title')} ",
        "positional arguments": words.say("usage-arguments"),
        "options": words.say("usage-options"),
        "show this help message and exit": words.say("usage-help"),
        "argument %(argument_name)s: %(message)s": "%(argument_name)s: %(message)s",
        "the following arguments are required: %s": words.say("usage-required", names="%s"),
        "unrecognized arguments: %s": words.say("usage-unrecognized", given="%s"),
        "expected one argument": words.say("usage-one"),
        "expected at least one argument": words.say("usage-at-least-one"),
        "ignored explicit argument %r": words.say("usage-none", given="%r"),
        "invalid choice: %(value)r (choose from %(choices)s)": words.say(
            "usage-choice", given="%(value)r", choices="%(choices)s"
        ),
        "ambiguous option: %(option)s could match %(matches)s": words.say(
            "usage-ambiguous", given="%(option)s", matches="%(matches)s"
        ),
    }
