# SPDX-License-Identifier: Apache-2.0
"""An engine that was built before, by scripts/package: then a survey compiles the screens alone."""
import os

from .package import Package
from .processes import run
from .source_reader import ROOT
from .talk import BadInput
from .toolchain import libraries, programs

# In a package: modules to compile against, what is linked, the program's beginning, the macros' plug-in, and by which
# toolchain and of which sources it all was made.
PREBUILT = "prebuilt"
MODULES, OBJECTS, MAIN, PLUGIN, TOOLCHAIN, ENGINE = "Modules", "objects", "main.o", "ViewMacros-tool", "toolchain", "engine"


def folder():
    """Where the engine is; None where it has to be built."""
    path = os.path.join(ROOT, PREBUILT)
    return path if os.path.isdir(path) else None


def toolchain():
    """What the toolchain calls itself: modules are read by the same one alone."""
    programs()
    return run(["swiftc", "--version"]).stdout.strip().split("\n")[0]


class PrebuiltPackage(Package):
    """Compiles and links without a package."""

    def __init__(self, scratch, lock, environment):
        self.scratch, self._lock, self._environment = scratch, lock, environment
        self.bin, self.named = folder(), set()
        # The plug-ins were linked where the toolchain may have been elsewhere; one of them reads with its parser.
        folders = [libraries("linux"), libraries("host"), environment.get("LD_LIBRARY_PATH")]
        environment["LD_LIBRARY_PATH"] = ":".join(filter(None, folders))

    def build_engine(self, needed, beside=()):
        """All stand-ins are there: sees to it that the toolchain is the one that they were made by."""
        with open(os.path.join(self.bin, TOOLCHAIN), encoding="utf-8") as file:
            made = file.read().strip()
        if made != toolchain():
            raise BadInput(f"the engine was built by {made}, and this is {toolchain()}; make a package of it with "
                           "scripts/package")
        return [run(command, environment=self._environment, lock=self._lock) for command in beside]

    def engine_state(self):
        with open(os.path.join(self.bin, ENGINE), encoding="utf-8") as file:
            return file.read().strip()

    def _linked(self):
        objects = os.path.join(self.bin, OBJECTS)
        library = os.path.join(ROOT, "lib")
        return [os.path.join(self.bin, MAIN), *(os.path.join(objects, name) for name in sorted(os.listdir(objects))),
                "-L", library, "-Xlinker", f"-rpath={library}"]
