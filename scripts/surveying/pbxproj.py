# SPDX-License-Identifier: Apache-2.0
"""Property lists in the old style, as Xcode writes its project files: `{ key = value; list = (a, "b c"); /* why */ }`."""
import re

from .talk import BadInput

TOKEN = re.compile(r'\s*(?:/\*.*?\*/\s*|//[^\n]*\n\s*)*'
                   r'(?:([{}()=;,])|"((?:[^"\\]|\\.)*)"|<([0-9A-Fa-f\s]*)>|([A-Za-z0-9_$./:@~+*-]+)|$)', re.S)
ESCAPE = re.compile(r"\\(U[0-9A-Fa-f]{1,4}|[0-7]{1,3}|.)", re.S)
CONTROLS = {"n": "\n", "t": "\t", "r": "\r", "a": "\a", "b": "\b", "f": "\f", "v": "\v"}
# Deeper than any project.
DEEPEST = 100


def _plain(text):
    def character(match):
        word = match.group(1)
        if word[0] == "U" and len(word) > 1:
            return chr(int(word[1:], 16))
        return chr(int(word, 8)) if word[0] in "01234567" else CONTROLS.get(word, word)
    return ESCAPE.sub(character, text)


class _Reader:
    def __init__(self, text):
        self._text, self._place = text, 0
        self._next = None
        self._advance()

    def _advance(self):
        match = TOKEN.match(self._text, self._place)
        if match is None:
            self.fail("what stands there is no property list")
        self._place = match.end()
        mark, quoted, data, word = match.groups()
        if mark:
            self._next = (mark, None)
        elif quoted is not None:
            self._next = ("text", _plain(quoted))
        elif data is not None:
            self._next = ("text", data)
        else:
            self._next = ("text", word) if word else ("end", None)

    def fail(self, reason):
        line = self._text.count("\n", 0, self._place) + 1
        raise BadInput(f"line {line}: {reason}")

    def _take(self, kind):
        found, value = self._next
        if found != kind:
            self.fail("it ends in the middle" if found == "end" else f"'{kind}' expected")
        self._advance()
        return value

    def value(self, depth=0):
        if depth > DEEPEST:
            self.fail("nested too deeply")
        kind = self._next[0]
        if kind == "text":
            return self._take("text")
        if kind == "{":
            self._advance()
            found = {}
            while self._next[0] != "}":
                key = self._take("text")
                self._take("=")
                found[key] = self.value(depth + 1)
                self._take(";")
            self._advance()
            return found
        self._take("(")
        items = []
        while self._next[0] != ")":
            items.append(self.value(depth + 1))
            if self._next[0] != ")":
                self._take(",")
        self._advance()
        return items


def parse(text):
    """The value that a property list holds. Raises BadInput that names the line."""
    reader = _Reader(text.removeprefix("\ufeff"))
    found = reader.value()
    if reader._next[0] != "end":
        reader.fail("something stands behind its end")
    return found
