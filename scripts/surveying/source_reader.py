# SPDX-License-Identifier: Apache-2.0
"""What a Swift file declares, calls and writes: asked of a small program (Sources/SourceReader) that is built against the
toolchain's own parser."""
import hashlib
import json
import os
import re

from .processes import run
from .talk import BadInput
from .toolchain import libraries

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SOURCES = os.path.join(ROOT, "Sources", "SourceReader")
LIBRARIES = ("SwiftSyntax", "SwiftParser")
# Where nobody reads sources.
IMPORT = re.compile(rb"^[ \t]*(?:@\w+[ \t]+)*import[ \t]+(?:\w+[ \t]+)?(\w+)[^\n;]*", re.M)
NOTHING = {"schema": 1, "files": [], "types": [], "calls": [], "modifiers": [], "branches": [], "writes": [], "controls": [],
           "shown": [], "globals": []}
# Seconds: a thousand files take one.
LIMIT = 60


class SourceReader:
    """The program, built once for each toolchain into a folder."""

    def __init__(self, scratch, environment, lock=None):
        self._environment = environment
        self.program = self._built(scratch, lock)

    def _built(self, scratch, lock):
        host = libraries("host")
        modules = [os.path.join(host, f"{name}.swiftmodule") for name in LIBRARIES]
        if not all(os.path.exists(path) for path in modules):
            raise BadInput("this toolchain has no SwiftSyntax to read sources with")
        sources = sorted(os.path.join(SOURCES, name) for name in os.listdir(SOURCES) if name.endswith(".swift"))
        version = run(["swiftc", "--version"], timeout=LIMIT, environment=self._environment)
        state = hashlib.sha256((version.stdout if version else "").encode())
        state.update(host.encode())
        for path in sources:
            with open(path, "rb") as file:
                state.update(file.read())
        name = f"reader/source-reader-{state.hexdigest()[:16]}"
        program = os.path.join(scratch.path, name)
        if os.access(program, os.X_OK):
            return program
        scratch.keep_only("reader", [])
        unfinished = os.path.join(scratch.folder("reader"), "unfinished")
        result = run(["swiftc", "-O", "-module-name", "SourceReader", "-swift-version", "6", "-suppress-warnings",
                      "-I", host, "-L", host, *(f"-l{library}" for library in LIBRARIES),
                      "-Xlinker", "-rpath", "-Xlinker", host, "-o", unfinished, *sources],
                     environment=self._environment, lock=lock)
        if result.returncode != 0:
            raise BadInput("the toolchain's SwiftSyntax cannot be built with: "
                           + next((line for line in result.stderr.split("\n") if "error:" in line), "no reason given"))
        os.rename(unfinished, program)
        return program

    def _ask(self, words, text):
        result = run([self.program, *words], timeout=LIMIT, environment=self._environment, text=text)
        if result is None:
            raise BadInput(f"the sources are not read within {LIMIT} s")
        if result.returncode != 0:
            raise BadInput("the sources cannot be read: " + (result.stderr.strip().split("\n")[-1] or "it crashed"))
        return json.loads(result.stdout)

    def read(self, paths):
        """The report on these files (Sources/SourceReader/Report.swift)."""
        return self._ask([], "".join(path + "\0" for path in paths))

    def edits(self, paths, system, modules):
        """What of each file is not for a system, or has to be written in another way: {path: [{"start", "length"}]}, in bytes.

        `modules`: those that are there, besides what the system's windows are made of.
        """
        request = {"platform": {"system": system, "modules": sorted(modules)}, "files": paths}
        return {each["file"]: each["edits"] for each in self._ask(["prepare"], json.dumps(request))}

    def cuts(self, requests):
        """The smallest parts that hold problems: {path: [cut]} (Sources/SourceReader/Cut.swift)."""
        return {each["file"]: each["cuts"] for each in self._ask(["cut"], json.dumps(requests))}


class NoReader:
    """What is known of sources where the toolchain has nothing to read them with: their imports and whether they have previews."""

    program = ""

    def read(self, paths):
        report = json.loads(json.dumps(NOTHING))
        for path in paths:
            with open(path, "rb") as file:
                data = file.read()
            imports = [{"module": match.group(1).decode(), "start": match.start(), "length": match.end() - match.start()}
                       for match in IMPORT.finditer(data)]
            report["files"].append({"file": path, "imports": imports, "views": [], "hasPreview": True})
        return report

    def edits(self, paths, system, modules):
        return {}

    def cuts(self, requests):
        return {}


def without(data, ranges):
    """The bytes of a file with some of them blank, or something else in their place; every line stays where it is."""
    for each in sorted(ranges, key=lambda each: -each["start"]):
        begin, end = each["start"], each["start"] + each["length"]
        blank = bytes(byte if byte in b"\r\n" else 32 for byte in data[begin:end])
        new = each.get("replacement", "").encode()
        # As far as there is room for it, what stands behind it on the line stays in its column.
        room = len(blank) - len(blank.lstrip(b" "))
        data = data[:begin] + new + blank[min(len(new), room):] + data[end:]
    return data


def without_imports(data, imports, is_left_out):
    """The bytes of a file without the imports of some modules; nothing else changes its line."""
    return without(data, [each for each in imports if is_left_out(each["module"])])
