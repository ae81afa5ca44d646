# SPDX-License-Identifier: Apache-2.0
"""The classes that Xcode makes of a Core ML model: one for it, one for what it is given and one for what it answers.

Apple, "Core ML Model Format Specification": a model is a message of Protocol Buffers, whose field 2 describes it.
"""
import os
import re

from .assets import escaped

# The description stands in front of the model's numbers.
LONGEST = 4 << 20
# What Xcode makes of a model in the bundle.
BUILT = {".mlmodel": ".mlmodelc", ".mlpackage": ".mlmodelc"}
SUFFIXES = tuple(BUILT)
PACKAGED = os.path.join("Data", "com.apple.CoreML", "model.mlmodel")
DESCRIPTION = 2
INPUT, OUTPUT = 1, 10
NAME, TYPE = 1, 3
INT64, DOUBLE, STRING, IMAGE, ARRAY, DICTIONARY = range(1, 7)
# Images have no pixels here.
TYPES = {INT64: "Int64", DOUBLE: "Double", STRING: "String", ARRAY: "MLMultiArray"}
IS_WORD_KEY = 2


class _Damaged(Exception):
    pass


def _number(data, place):
    """A number of the format, whose bytes have seven digits each, and the place behind it."""
    value = shift = 0
    while place < len(data) and shift < 64:
        value |= (data[place] & 127) << shift
        shift += 7
        place += 1
        if data[place - 1] < 128:
            return value, place
    raise _Damaged


def _fields(data):
    """The fields of a message that hold messages or texts, as far as they are there: (number, bytes)."""
    place = 0
    while place < len(data):
        key, place = _number(data, place)
        kind = key & 7
        if kind == 0:
            _, place = _number(data, place)
        elif kind in (1, 5):
            place += 8 if kind == 1 else 4
        elif kind == 2:
            length, place = _number(data, place)
            if place + length > len(data):
                raise _Damaged
            yield key >> 3, data[place:place + length]
            place += length
        else:
            raise _Damaged


def _feature(data):
    """Name and type of a feature; None for one that code cannot name."""
    fields = dict(_fields(data))
    name = fields.get(NAME, b"").decode(errors="replace")
    kinds = dict(_fields(fields.get(TYPE, b"")))
    if not name.isidentifier() or not kinds:
        return None
    kind = min(kinds)
    if kind == DICTIONARY:
        return name, "[String: Double]" if IS_WORD_KEY in dict(_fields(kinds[kind])) else "[Int64: Double]"
    return name, TYPES.get(kind, "Any")


def _features(path):
    """What a model is given and what it answers; None where the file does not say."""
    try:
        with open(os.path.join(path, PACKAGED) if os.path.isdir(path) else path, "rb") as file:
            data = file.read(LONGEST)
        for number, description in _fields(data):
            if number == DESCRIPTION:
                named = [(number, _feature(each)) for number, each in _fields(description) if number in (INPUT, OUTPUT)]
                return [[each for number, each in named if number == wanted and each] for wanted in (INPUT, OUTPUT)]
    except (OSError, _Damaged):
        pass
    return None


def _values(name, features):
    """The class of what a model is given, or of what it answers."""
    handed = ", ".join(f'"{each}": {escaped(each)}' for each, _ in features)
    # Unchecked, as the class that it stands on.
    return [f"nonisolated class {name}: _ModelValues, @unchecked Sendable {{",
            *(f'  var {escaped(each)}: {kind} {{ get {{ self["{each}"] }} set {{ self["{each}"] = newValue }} }}'
              for each, kind in features),
            f"  init({_parameters(features)}) {{ super.init([{handed or ':'}]) }}", "}"]


def _parameters(features):
    return ", ".join(f"{escaped(name)}: {kind}" for name, kind in features)


def code(paths, declared):
    """The code for some models; empty where there is none. `declared`: classes that the code itself has.

    The classes are of no actor, whatever the module's own are.
    """
    lines, known = [], set(declared)
    for path in sorted(paths):
        name, features = re.sub(r"\W", "_", os.path.splitext(os.path.basename(path))[0]), _features(path)
        if features is None or not name.isidentifier() or name in known:
            continue
        known.add(name)
        given, answers = features
        handed = ", ".join(f"{each}: {escaped(each)}" for each, _ in given)
        # Unchecked, as the class that it stands on.
        lines += [*_values(f"{name}Input", given), *_values(f"{name}Output", answers),
                  f"nonisolated class {name}: _ProjectModel<{name}Input, {name}Output>, @unchecked Sendable {{",
                  f"  func prediction({_parameters(given)}) throws -> {name}Output {{",
                  f"    try prediction(input: {name}Input({handed}))", "  }", "}"]
    return "\n".join(["// The classes of the models that have learned something, as Xcode makes them.", "import CoreML", *lines]) + "\n" \
        if lines else ""
