# SPDX-License-Identifier: Apache-2.0
"""The Swift code that Xcode makes of string catalogues: a name for each text that was added by hand."""
import re

from .assets import KEYWORDS, literal, symbol
from .talk import BadInput
from .texts import CATALOG, NAMED, PLACE, USUAL, entries, unnamed

TYPES = {**dict.fromkeys("dDi", "Int"), **dict.fromkeys("uUxXo", "UInt"), **dict.fromkeys("fFeEgGaA", "Double"), "@": "String"}
HEADER = """// The names of what is in the string catalogues, as Xcode makes them.
import FoundationStandIns

extension LocalizedStringResource {
"""


def _arguments(text):
    """The types of the values that have places in a text, by their position from 1; None where one is of no known kind."""
    found = {}
    for match in PLACE.finditer(text):
        if match.group(0) != "%%":
            place = int(match.group(1) or len(found) + 1)
            found[place] = TYPES.get(match.group(0)[-1])
    return found if sorted(found) == list(range(1, len(found) + 1)) and all(found.values()) else None


def _interpolated(text):
    """The text with the arguments in their places, as a literal."""
    parts, end, next_place = [], 0, 1
    for match in PLACE.finditer(text):
        parts.append(literal(text[end:match.start()])[1:-1])
        end = match.end()
        if match.group(0) == "%%":
            parts.append("%")
            continue
        place = int(match.group(1) or next_place)
        next_place += 1
        form = re.sub(r"^%\d+\$", "%", match.group(0))
        plain = form[-1] in "@" or form in ("%d", "%lld", "%u", "%llu")
        parts.append(f"\\(arg{place})" if plain else f"\\(arg{place}, specifier: {literal(form)})")
    return '"' + "".join(parts) + literal(text[end:])[1:-1] + '"'


def _member(name, key, text):
    """The declaration of a text's name; None where it has places that nobody can fill."""
    labels = [name for _, name in NAMED.findall(key) or NAMED.findall(text)]
    key, text = unnamed(key), unnamed(text)
    arguments = _arguments(key) or _arguments(text)
    if arguments is None or "%#@" in text:
        return None
    if not arguments:
        made = f"LocalizedStringResource({literal(key)}, defaultValue: {literal(text)})"
        return f"  nonisolated static var {name}: LocalizedStringResource {{ {made} }}"
    if (_arguments(text) or {}).keys() - arguments.keys():
        return None
    words = [f"{labels[place - 1] if place <= len(labels) else '_'} arg{place}: {arguments[place]}" for place in sorted(arguments)]
    return f"  nonisolated static func {name}({', '.join(words)}) -> LocalizedStringResource {{ {_interpolated(text)} }}"


def code(resources, mentioned, declared):
    """The code for what is mentioned of the usual table; "" for none. `declared`: the properties that the code itself has."""
    members = {}
    for path in sorted(path for path in resources if path.endswith("/" + USUAL + CATALOG)):
        try:
            found = entries(path)
        except BadInput:
            # Whoever reads its texts says so.
            continue
        for key, (text, is_manual) in sorted(found.items()):
            name = symbol(PLACE.sub(" ", unnamed(key)), "")
            if not is_manual or name not in mentioned or ("LocalizedStringResource", name) in declared:
                continue
            member = _member(f"`{name}`" if name in KEYWORDS else name, key, key if text is None else text)
            if member:
                # Of two with the same arguments the first.
                members.setdefault(member.split("{")[0], member)
    return HEADER + "\n".join(members.values()) + "\n}\n" if members else ""
