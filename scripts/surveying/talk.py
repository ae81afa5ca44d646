# SPDX-License-Identifier: Apache-2.0
"""What is said to the user, and what ends a survey early."""
import sys

# Who speaks.
program = "survey"


class BadInput(Exception):
    """Something that the user has to mend: one line, exit code 2."""


def shown(text):
    """A name as it can be printed: what is no text, or would break the line, is written as an escape."""
    plain = text.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in plain)


def note(line):
    print(f"{program}: {line}", file=sys.stderr, flush=True)
