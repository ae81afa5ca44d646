# SPDX-License-Identifier: Apache-2.0
"""What the tests of scripts/ share."""
import os
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "scripts"))
sys.dont_write_bytecode = True

# A toolchain that does what a test says in place of building, and knows where nothing was built.
SWIFT = """#!/bin/sh
case "$*" in
  *--show-bin-path*) echo "$FAKE_TOOLCHAIN/bin" ;;
  *) eval "$FAKE_BUILD" ;;
esac
"""
SCREEN = "import SwiftUI\nstruct {0}: View {{ var body: some View {{ Text(\"{0}\") }} }}\n#Preview {{ {0}() }}\n"


class FolderTest(unittest.TestCase):
    """A test with a folder of its own, which is gone afterwards."""

    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="script-tests-")
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)

    def path(self, *parts):
        return os.path.join(self.folder, *parts)

    def make(self, name, text=""):
        os.makedirs(os.path.dirname(self.path(name)), exist_ok=True)
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)
        return self.path(name)

    def text(self, name):
        with open(self.path(name), encoding="utf-8") as file:
            return file.read()

    def content(self, name):
        """Every file below a folder, with what it holds or leads to."""
        found = {}
        for base, folders, files in os.walk(self.path(name)):
            for entry in folders + files:
                path = os.path.join(base, entry)
                if os.path.islink(path):
                    found[path] = os.readlink(path)
                elif os.path.isfile(path):
                    with open(path, "rb") as file:
                        found[path] = file.read()
        return found


class ToolchainTest(FolderTest):
    """A test that runs scripts/survey with a toolchain that builds nothing."""

    def start(self, *words, build="exit 1", **options):
        self.make("toolchain/swift", SWIFT)
        self.make("toolchain/swiftc", "#!/bin/sh\nexit 0\n")
        for name in ("swift", "swiftc"):
            os.chmod(self.path("toolchain", name), 0o755)
        environment = {**os.environ, "FAKE_TOOLCHAIN": self.path("toolchain"), "FAKE_BUILD": build,
                       "PATH": self.path("toolchain") + ":" + os.environ["PATH"]}
        return subprocess.Popen([os.path.join(ROOT, "scripts", "survey"), *words], env=environment, text=True,
                                cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options)

    def survey(self, *words, **options):
        """Runs it to its end: the exit code, and the lines that it told."""
        with self.start(*words, **options) as process:
            _, errors = process.communicate(timeout=60)
            return process.returncode, [line for line in errors.split("\n") if line]


def is_running(process):
    try:
        with open(f"/proc/{process}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def wait_for(condition, seconds=20):
    """Whether something becomes true in time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.01)
    return False
