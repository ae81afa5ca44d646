# SPDX-License-Identifier: Apache-2.0
"""The Swift code that Xcode makes of string catalogues: a name for each text that was added by hand."""
import itertools

from .assets import KEYWORDS, literal, symbol
from .talk import BadInput
from .texts import CATALOG, NAMED, PLACE, USUAL, entries, split, unnamed

TYPES = {**dict.fromkeys("dDi", "Int"), **dict.fromkeys("uUxXo", "UInt"), **dict.fromkeys("fFeEgGaA", "Double"), "@": "String"}
HEADER = """// The names of what is in the string catalogues, as Xcode makes them.
import FoundationStandIns

extension LocalizedStringResource {
"""


def _arguments(text):
    """The types of the values that have places in a text, in their order; None where one is of no known kind."""
    found = {value: TYPES.get(form[-1]) for value, form in split(text)[1]}
    return [found[value] for value in sorted(found)] if sorted(found) == list(range(len(found))) and all(found.values()) else None


def _interpolated(text):
    """The text with the arguments in their places, as a literal."""
    parts, places = split(text)
    made = literal(parts[0])[1:-1]
    for (value, form), part in zip(places, parts[1:]):
        plain = form.endswith("@") or form in ("%d", "%lld", "%u", "%llu")
        made += f"\\(arg{value + 1})" if plain else f"\\(arg{value + 1}, specifier: {literal(form)})"
        made += literal(part)[1:-1]
    return f'"{made}"'


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
    if any(value >= len(arguments) for value, _ in split(text)[1]):
        return None
    words = [f"{label} arg{place}: {kind}" for place, (kind, label) in enumerate(
        itertools.zip_longest(arguments, labels[:len(arguments)], fillvalue="_"), 1)]
    return f"  nonisolated static func {name}({', '.join(words)}) -> LocalizedStringResource {{ {_interpolated(text)} }}"


def tables(resources):
    """The catalogues among them whose names stand in no group: those of the usual table."""
    return sorted(path for path in resources if path.endswith("/" + USUAL + CATALOG))


def code(catalogs, mentioned, declared):
    """The code for what is mentioned of some catalogues; "" for none. `declared`: the properties that the code itself has."""
    members = {}
    for path in catalogs:
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
