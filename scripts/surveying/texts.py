# SPDX-License-Identifier: Apache-2.0
"""The texts of an app in the language that it is developed in: string catalogues and tables of strings."""
import json
import os
import plistlib
import re
from xml.parsers.expat import ExpatError

from . import pbxproj
from .modules import LANGUAGE
from .talk import BadInput

CATALOG, TABLE = ".xcstrings", ".strings"
# Nobody's is longer.
LONGEST = 32 << 20
# The table that keys without one are looked up in.
USUAL = "Localizable"
# A place for a value: `%@`, `%2$lld`, `%.2f`; and `%%`, which is a sign.
PLACE = re.compile(r"%(?:%|(?:(\d+)\$)?[-+ 0#]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|L)?[@dDuUxXoOfFeEgGcCsSpaAi])")
# A place that says what stands there, `%(count)lld` or `%1$(count)lld`.
NAMED = re.compile(r"%(\d+\$)?\((\w+)\)")


def _read(path):
    try:
        if os.path.getsize(path) > LONGEST:
            raise BadInput(f"longer than {LONGEST >> 20} MB")
        with open(path, "rb") as file:
            return file.read()
    except OSError as error:
        raise BadInput(f"cannot be read: {error.strerror}")


def _decoded(data):
    """The text of a table, in whichever encoding: they used to be UTF-16."""
    encodings = ("utf-16",) if data[:2] in (b"\xff\xfe", b"\xfe\xff") else ("utf-8-sig", "utf-16")
    for encoding in encodings:
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise BadInput("neither UTF-8 nor UTF-16")


def table(path):
    """A table of strings: {key: text}."""
    data = _read(path)
    try:
        if data.startswith(b"bplist") or data.lstrip().startswith(b"<?xml"):
            found = plistlib.loads(data)
        else:
            found = pbxproj.parse("{" + _decoded(data) + "\n}")
    except (plistlib.InvalidFileException, ExpatError, ValueError) as error:
        raise BadInput(f"no property list: {error}")
    return {key: text for key, text in found.items() if isinstance(key, str) and isinstance(text, str)}


def _text(localization):
    """The text of a language; of one in several numbers that of `other`."""
    for _ in range(8):
        if not isinstance(localization, dict):
            return None
        unit = localization.get("stringUnit")
        if isinstance(unit, dict):
            return unit.get("value") if isinstance(unit.get("value"), str) else None
        variations = localization.get("variations")
        if not isinstance(variations, dict):
            return None
        numbers = variations.get("plural") or variations.get("device")
        localization = numbers.get("other") if isinstance(numbers, dict) else None
    return None


def entries(path):
    """A string catalogue: {key: (text in its own language or None, whether a person has added it)}."""
    try:
        found = json.loads(_read(path))
    except ValueError as error:
        raise BadInput(f"no JSON: {error}")
    if not isinstance(found, dict) or not isinstance(found.get("strings"), dict):
        raise BadInput("no string catalogue")
    language = found.get("sourceLanguage", LANGUAGE)
    texts = {}
    for key, entry in found["strings"].items():
        entry = entry if isinstance(entry, dict) else {}
        localizations = entry.get("localizations")
        text = _text(localizations.get(language)) if isinstance(localizations, dict) else None
        texts[key] = text, entry.get("extractionState") == "manual"
    return texts


def catalog(path):
    """A string catalogue: {key: text}; what is not said in its own language is shown as the key."""
    return {unnamed(key): unnamed(text) for key, (text, _) in entries(path).items() if text is not None}


def unnamed(text):
    """A text whose places say no more than which value stands there."""
    return NAMED.sub(lambda match: "%" + (match.group(1) or ""), text)


def _folder(path):
    return os.path.basename(os.path.dirname(path))


def _rank(path, language):
    """Which of several tables of one name counts, the first: that of the language, of none, Base."""
    folder, ending = os.path.splitext(_folder(path))
    order = [language, "", "Base", LANGUAGE]
    name = folder if ending == ".lproj" else ""
    return order.index(name) if name in order else len(order)


def tables(modules, complain):
    """The tables of an app's modules, {name: {key: text}}, in the language that each is developed in.

    `complain`: is told of each that cannot be read, and why.
    """
    found = {}
    for module in modules:
        own = {}
        for path in sorted(module.resources, key=lambda path: _rank(path, module.region)):
            name, ending = os.path.splitext(os.path.basename(path))
            if ending not in (CATALOG, TABLE) or ending == TABLE and name in own and _folder(path).endswith(".lproj"):
                continue
            try:
                texts = catalog(path) if ending == CATALOG else table(path)
            except BadInput as error:
                complain(path, str(error))
                continue
            own[name] = {**texts, **own.get(name, {})}
        for name, texts in own.items():
            found[name] = {**texts, **found.get(name, {})}
    return {name: texts for name, texts in found.items() if texts}


def written(texts):
    """A table as Foundation reads it."""
    return "".join(f"{json.dumps(key, ensure_ascii=False)} = {json.dumps(text, ensure_ascii=False)};\n"
                   for key, text in sorted(texts.items()))


def split(text):
    """A text in which values have places: what stands before, between and behind them, and of each place which value it is, from
    0, and how it is written, without that."""
    parts, places, end = [""], [], 0
    for match in PLACE.finditer(text):
        parts[-1] += text[end:match.start()]
        end = match.end()
        if match.group(0) == "%%":
            parts[-1] += "%"
        else:
            number = match.group(1)
            places.append((int(number) - 1, "%" + match.group(0)[len(number) + 2:]) if number else (len(places), match.group(0)))
            parts.append("")
    parts[-1] += text[end:]
    return parts, places


def forms(texts):
    """A table as the engine reads it (AppResources): in a key each value stands as `%@`."""
    found = {}
    for key, text in texts.items():
        parts, places = [text], []
        # A sign of per cent in a key without values is one.
        if split(key)[1]:
            key = PLACE.sub(lambda match: "%%" if match.group(0) == "%%" else "%@", key)
            parts, places = split(text)
        found[key] = {"parts": parts, "order": [value for value, _ in places]}
    return found
