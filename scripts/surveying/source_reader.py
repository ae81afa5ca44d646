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


class ReaderBuild:
    """How the program is built, once for each toolchain into a folder."""

    def __init__(self, scratch, environment):
        """Raises BadInput where the toolchain has nothing to read sources with."""
        host = libraries("host")
        modules = [os.path.join(host, f"{name}.swiftmodule") for name in LIBRARIES]
        if not all(os.path.exists(path) for path in modules):
            raise BadInput("this toolchain has no SwiftSyntax to read sources with")
        sources = sorted(os.path.join(SOURCES, name) for name in os.listdir(SOURCES) if name.endswith(".swift"))
        version = run(["swiftc", "--version"], timeout=LIMIT, environment=environment)
        state = hashlib.sha256((version.stdout if version else "").encode())
        state.update(host.encode())
        for path in sources:
            with open(path, "rb") as file:
                state.update(file.read())
        name = f"reader/source-reader-{state.hexdigest()[:16]}"
        self.program = os.path.join(scratch.path, name)
        # What makes it; nothing where it is made.
        self.command = None
        if os.access(self.program, os.X_OK):
            return
        scratch.keep_only("reader", [])
        self._unfinished = os.path.join(scratch.folder("reader"), "unfinished")
        # Nicely, because the engine is what everybody waits for.
        self.command = ["nice", "swiftc", "-O", "-module-name", "SourceReader", "-swift-version", "6", "-suppress-warnings",
                        "-I", host, "-L", host, *(f"-l{library}" for library in LIBRARIES),
                        "-Xlinker", "-rpath", "-Xlinker", host, "-o", self._unfinished, *sources]

    def finish(self, ended):
        """Takes what the command made. Raises BadInput where it made nothing."""
        if ended.returncode != 0:
            raise BadInput("the toolchain's SwiftSyntax cannot be built with: "
                           + next((line for line in ended.stderr.split("\n") if "error:" in line), "no reason given"))
        os.rename(self._unfinished, self.program)


class SourceReader:
    """The program at work."""

    def __init__(self, program, environment):
        self.program, self._environment = program, environment

    @classmethod
    def built(cls, scratch, environment, lock=None):
        """Builds the program, if it is not there."""
        build = ReaderBuild(scratch, environment)
        if build.command:
            build.finish(run(build.command, environment=environment, lock=lock))
        return cls(build.program, environment)

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
