# SPDX-License-Identifier: Apache-2.0
"""The modules that a project's files are compiled as."""
import collections
import dataclasses
import os
import re
import unicodedata

IMPORT = re.compile(rb"^[ \t]*(?:@\w+(?:\([^)\n]*\))?[ \t]+)*(?:(?:public|internal|package|private|fileprivate)[ \t]+)?import[ \t]+"
                    rb"(?:(?:struct|class|enum|protocol|typealias|func|var|let)[ \t]+)?(\w+)|canImport\((\w+)", re.M)
# What nobody's target may be called beside the engine, and what stands for files that are in no target.
PLAIN = "Screens"
# What an app is developed in unless it says otherwise.
LANGUAGE = "en"
TAKEN = {"BenchmarkCommands", "BenchmarkHarness", "BenchmarkResults", "CJemalloc", "CMeasurement", "Combine", "DependencyGraph",
         "Engine", "EngineBase", "Foundation", "HeadlessViews", "InertViews", "LayoutEngine", "MacroExpansion", "Observation",
         "Publishing", "StandardViews", "Survey", "Swift", "SwiftUI", "ViewEngine", "ViewMacros", "main", "program", "survey"}


@dataclasses.dataclass
class Module:
    """A target: its name, its files as they are called here, and how it is compiled."""
    name: str
    paths: list
    language: str = "5"
    # Whether what says nothing about it runs on the main actor.
    is_main_actor: bool = False
    conditions: list = dataclasses.field(default_factory=list)
    features: list = dataclasses.field(default_factory=list)
    system: str = "iOS"
    # The file or folder that says that there is such a module; for people.
    origin: str = ""
    # What its app is called to systems, and its version; empty where nothing says so.
    identifier: str = ""
    version: str = ""
    # The language that its texts are developed in.
    region: str = LANGUAGE
    # Catalogues of assets and the like, which code is made of.
    resources: list = dataclasses.field(default_factory=list)
    # Whether Swift's package manager makes a bundle of its own for it.
    is_package: bool = False


def same(path):
    """A path as it is compared with others: a project writes letters with accents in one way, a disk in another."""
    return unicodedata.normalize("NFC", os.path.realpath(path))


def identifier(name):
    """The name of a module that a target of this name makes."""
    word = re.sub(r"\W", "_", name) or "_"
    return "_" + word if word[0].isdigit() else word


def imported(data):
    """The names of the modules that a file speaks of in an import or a condition."""
    return {(first or second).decode() for first, second in IMPORT.findall(data)}


def named(modules):
    """Gives each module a name of its own, the first of a name keeps it."""
    taken = set(TAKEN)
    for module in modules:
        base, number = identifier(module.name), 2
        name = base
        while name in taken:
            name = f"{base}_{number}"
            number += 1
        module.name = name
        taken.add(name)
    return modules


def ordered(modules, texts):
    """The modules, each after those of them that its files import, and the imports that go in circles: (importer, imported)."""
    by_name = {module.name: module for module in modules}
    needs = {module.name: sorted({name for path in module.paths for name in imported(texts[path][0])} & set(by_name) - {module.name})
             for module in modules}
    found, state, circles = [], collections.defaultdict(int), []
    for module in modules:
        # Without recursion: each module, and how many of what it needs have been looked at.
        waiting = [(module.name, 0)]
        while waiting:
            name, count = waiting.pop()
            if count == 0:
                if state[name]:
                    continue
                state[name] = 1
            if count < len(needs[name]):
                waiting.append((name, count + 1))
                other = needs[name][count]
                if state[other] == 1:
                    circles.append((name, other))
                elif state[other] == 0:
                    waiting.append((other, 0))
            else:
                state[name] = 2
                found.append(by_name[name])
    return found, circles
