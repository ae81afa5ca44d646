# SPDX-License-Identifier: Apache-2.0
"""What a Swift file declares, calls and writes: asked of a small program (Sources/SourceReader) that is built against the
toolchain's own parser."""
import hashlib
import json
import os
import shutil

from .processes import run
from .talk import BadInput

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SOURCES = os.path.join(ROOT, "Sources", "SourceReader")
LIBRARIES = ("SwiftSyntax", "SwiftParser")
NOTHING = {"schema": 1, "files": [], "types": [], "calls": [], "modifiers": [], "branches": [], "writes": [], "controls": [],
           "shown": []}
# Seconds: a thousand files take one.
LIMIT = 60


class SourceReader:
    """The program, built once for each toolchain into a folder."""

    def __init__(self, scratch, environment, lock=None):
        self._environment = environment
        self.program = self._built(scratch, lock)

    @staticmethod
    def read_nothing():
        """What is known of files without the program."""
        return json.loads(json.dumps(NOTHING))

    def _built(self, scratch, lock):
        compiler = shutil.which("swiftc")
        if compiler is None:
            raise BadInput("no 'swiftc' in PATH")
        # Beside the compiler's own libraries, wherever the toolchain is.
        host = os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(compiler))), "lib", "swift", "host")
        modules = [os.path.join(host, f"{name}.swiftmodule") for name in LIBRARIES]
        if not all(os.path.exists(path) for path in modules):
            raise BadInput("this toolchain has no SwiftSyntax to read sources with")
        sources = sorted(os.path.join(SOURCES, name) for name in os.listdir(SOURCES) if name.endswith(".swift"))
        version = run([compiler, "--version"], timeout=LIMIT, environment=self._environment)
        state = hashlib.sha256((version.stdout if version else "").encode())
        state.update(compiler.encode())
        for path in sources:
            with open(path, "rb") as file:
                state.update(file.read())
        name = f"reader/source-reader-{state.hexdigest()[:16]}"
        program = os.path.join(scratch.path, name)
        if os.access(program, os.X_OK):
            return program
        scratch.keep_only("reader", [])
        unfinished = os.path.join(scratch.folder("reader"), "unfinished")
        result = run([compiler, "-O", "-module-name", "SourceReader", "-swift-version", "6", "-suppress-warnings",
                      "-I", host, "-L", host, *(f"-l{library}" for library in LIBRARIES),
                      "-Xlinker", "-rpath", "-Xlinker", host, "-o", unfinished, *sources],
                     environment=self._environment, lock=lock)
        if result.returncode != 0:
            raise BadInput("the toolchain's SwiftSyntax cannot be built with: "
                           + next((line for line in result.stderr.split("\n") if "error:" in line), "no reason given"))
        os.rename(unfinished, program)
        return program

    def read(self, paths):
        """The report on these files (Sources/SourceReader/Report.swift)."""
        result = run([self.program], timeout=LIMIT, environment=self._environment,
                     text="".join(path + "\0" for path in paths))
        if result is None:
            raise BadInput(f"the sources are not read within {LIMIT} s")
        if result.returncode != 0:
            raise BadInput("the sources cannot be read: " + (result.stderr.strip().split("\n")[-1] or "it crashed"))
        return json.loads(result.stdout)


def without_imports(data, imports, is_left_out):
    """The bytes of a file without the imports of some modules; nothing else changes its line."""
    for each in imports:
        if is_left_out(each["module"]):
            begin, end = each["start"], each["start"] + each["length"]
            blank = bytes(byte if byte in b"\r\n" else 32 for byte in data[begin:end])
            data = data[:begin] + blank + data[end:]
    return data
