# SPDX-License-Identifier: Apache-2.0
"""What is said to the user, and what ends a survey early."""
import contextlib
import sys

# Who speaks.
program = "survey"


class BadInput(Exception):
    """Something that the user has to mend: one line, exit code 2."""


class NoEngine(BadInput):
    """There is nothing to survey with, whatever the files are."""


def shown(text):
    """A name as it can be printed: what is no text, or would break the line, is written as an escape."""
    plain = text.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in plain)


class News:
    """Rounds of notes, in each of which nothing is said that was said in the one before."""

    def __init__(self):
        self._before, self._now = set(), set()

    def begin(self, about):
        """Begins a round. What names one of the files `about` is said in any case."""
        self._before, self._now, self._about = self._now, set(), about

    def says(self, line):
        is_new = line not in self._before or any(file in line for file in self._about)
        self._now.add(line)
        return is_new


# Where rounds are told, and only in them.
news = None


def note(line):
    if news is None or news.says(line):
        print(f"{program}: {line}", file=sys.stderr, flush=True)


@contextlib.contextmanager
def round_of(rounds, about):
    """Tells one round of notes."""
    global news
    rounds.begin(about)
    news = rounds
    try:
        yield
    finally:
        news = None
