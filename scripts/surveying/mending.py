# SPDX-License-Identifier: Apache-2.0
"""What does not compile is cut out of copies of the user's files, as little of it as can be."""
import re

from .compiler import SLOW
from .source_reader import without
from .talk import shown

# How much goes at least, by how often a module has been tried: see Cut.Size in Sources/SourceReader/Cut.swift.
SMALLEST, BODY, MEMBER, DECLARATION = range(4)
ROUNDS = ((9, SMALLEST), (11, BODY), (14, MEMBER), (17, DECLARATION))
# How often what follows from a cut is followed before the compiler is asked again.
FOLLOWING = 3
# What no part of a file is to blame for.
WHOLE = (SLOW, "the compiler fails", "the compiler crashes over it")
NOTHING_LEFT = re.compile(rb"//[^\n]*|/\*.*?\*/|^\s*(?:@\w+\s+)?import\s+[\w. ]+$", re.S | re.M)
WORDS = {"attribute": "attribute @{}", "conformance": "conformance to {}", "override": "override", "modifier": "modifier .{}",
         "element": "element of a list", "text": "part of a text", "statement": "statement", "body": "body of {}",
         "member": "member {}", "declaration": "declaration {}"}


def least(rounds):
    """How much goes at least in a round; None where whole files do."""
    return next((size for last, size in ROUNDS if rounds <= last), None)


class Mender:
    """The texts of a module's files as they are compiled, and what was cut out of them."""

    def __init__(self, reader, texts, called, cuts=()):
        """`texts`: by the path of the copy; `called`: what the user calls the file of a copy; `cuts`: what is cut already."""
        self._reader, self._called = reader, called
        self.texts, self.cuts = dict(texts), list(cuts)

    def cut(self, found, size, write):
        """Cuts what is wrong: {path: [(line, column, message)]}. Returns the files of which nothing is left, with the reason.

        `write`: puts a text where the compiler finds it.
        """
        gone, requests = {}, []
        for path, problems in found.items():
            line, column, message = problems[0]
            if size is None or message.startswith(WHOLE) and (line, column) == (1, 1):
                gone[path] = problems[0]
            else:
                requests.append({"file": path, "name": shown(self._called(path)), "least": size, "problems": [
                    {"line": line, "column": column, "message": message} for line, column, message in problems]})
        cut = self._apply(requests, gone, {path: problems[0] for path, problems in found.items()}, write)
        # What speaks of a declaration that has gone would be wrong the next time.
        names = self._gone(cut)
        for _ in range(FOLLOWING):
            if not names:
                break
            cut = self._apply([{"file": path, "name": shown(self._called(path)), "least": SMALLEST, "problems": [], "gone": names}
                               for path in self.texts if path not in gone], gone, {}, write)
            names = self._gone(cut)
        for path in gone:
            self.texts.pop(path)
            self.cuts = [cut for cut in self.cuts if cut["path"] != path]
        return gone

    @staticmethod
    def _gone(cuts):
        """The names that nothing of the module has any more. Where there were two of one, the other stays."""
        return sorted({cut["name"] for cut in cuts if cut["kind"] == "declaration" and not cut["within"] and cut["name"].isidentifier()
                       and "redeclaration" not in cut["message"] and "ambiguous" not in cut["message"]})

    def _apply(self, requests, gone, reasons, write):
        """Asks for cuts and makes them. Returns them; of a file of which nothing is left, the reason goes to `gone`."""
        answers = self._reader.cuts(requests) if requests else {}
        made = []
        for request in requests:
            path, cuts = request["file"], answers.get(request["file"], [])
            new = without(self.texts[path], cuts)
            if path in reasons and new == self.texts[path] or cuts and not NOTHING_LEFT.sub(b"", new).strip():
                gone[path] = reasons.get(path) or (cuts[0]["line"], cuts[0]["column"], cuts[0]["message"])
                made += [cut for cut in cuts if cut["kind"] == "declaration"]
            elif cuts:
                self.texts[path] = new
                write(path, new)
                # Of what means the same as before, nothing is missing.
                cuts = [cut for cut in cuts if cut["kind"] != "optional"]
                self.cuts += [{**cut, "path": path} for cut in cuts]
                made += cuts
        return made


MISSING = re.compile(r".*has no member '(\w+)'")


def told_once(cuts):
    """The cuts, those of one reason together: the same sentence of the compiler, or the same missing member of whatever types."""
    reasons = {}
    for cut in cuts:
        missing = MISSING.match(cut["message"])
        reasons.setdefault(missing.group(1) if missing else cut["message"], []).append(cut)
    return list(reasons.values())


def described(cut):
    """`modifier .gauge: no such member`."""
    name = shown(cut["name"])
    what = WORDS[cut["kind"]].format(name).rstrip()
    within = f" in {shown(cut['within'])}" if cut["within"] else ""
    return f"cut {what}{within}: {cut['message']}"
