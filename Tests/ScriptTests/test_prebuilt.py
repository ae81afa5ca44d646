# SPDX-License-Identifier: Apache-2.0
import os
import shutil
import subprocess

from .support import ROOT, SCREEN, FolderTest

# A toolchain that says its name, writes down how it is called, and makes what is asked for.
SWIFTC = """#!/bin/sh
[ "$1" = --version ] && { echo "Swift of the test"; exit 0; }
echo "$*" >>"$FAKE_TOOLCHAIN/calls"
[ "$1" = -typecheck ] && exit 0
while [ $# -gt 1 ]; do [ "$1" = -o ] && { printf '#!/bin/sh\\necho "$@"\\n' >"$2"; chmod +x "$2"; }; shift; done
exit 0
"""


class Prebuilt(FolderTest):
    """Surveys from what scripts/package makes, with a toolchain that compiles nothing."""

    def setUp(self):
        super().setUp()
        shutil.copytree(os.path.join(ROOT, "scripts"), self.path("tool/scripts"), symlinks=True)
        for name, text in (("toolchain", "Swift of the test\n"), ("engine", "0123456789ab\n"), ("main.o", ""),
                           ("objects/Engine.o", "")):
            self.make(f"tool/prebuilt/{name}", text)
        self.make("tool/lib/libjemalloc.so.2")
        self.make("app/Card.swift", SCREEN.format("Card"))
        self.make("toolchain/swiftc", SWIFTC)
        os.chmod(self.path("toolchain/swiftc"), 0o755)

    def survey(self, *words):
        environment = {**os.environ, "FAKE_TOOLCHAIN": self.path("toolchain"),
                       "PATH": self.path("toolchain") + ":" + os.environ["PATH"]}
        return subprocess.run([self.path("tool/scripts/survey"), "--scratch", "scratch", *words], env=environment, text=True,
                              cwd=self.folder, capture_output=True, timeout=60)

    def test_the_screens_alone_are_compiled(self):
        result = self.survey("app")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertTrue(result.stdout.startswith("survey --sources "), result.stdout)
        calls = self.text("toolchain/calls").strip().split("\n")
        self.assertIn("-typecheck", calls[0])
        compiled, linked = calls[-2:]
        self.assertIn("scratch/Sources/Screens/Card.swift", compiled)
        for part in ("prebuilt/main.o", "Screens/module.o", "prebuilt/objects/Engine.o", "-L " + self.path("tool/lib")):
            self.assertIn(part, linked)
        self.assertIn('"engine": "0123456789ab"', self.text("scratch/sources.json"))

    def test_against_a_record_there_are_no_times_and_every_report_is_told_from_one_measurement(self):
        self.make("base.json", "{}")
        for words in ([], ["--no-times"]):
            result = self.survey("--against", "base.json", "--reports", "out", "--format", "github", *words, "app")
            self.assertEqual(result.returncode, 0, result.stderr)
            self.assertEqual(result.stdout, "survey --record out/survey.json --format github --against base.json\n")
            measured = self.text("out/survey.json")
            self.assertEqual(measured.count("--no-times"), 1)
            self.assertTrue(measured.endswith("--format json\n"))
            for name, file in (("sarif", "survey.sarif"), ("junit", "survey.xml"), ("markdown", "survey.md")):
                self.assertEqual(self.text(f"out/{file}"),
                                 f"survey --record out/survey.json --format {name} --against base.json\n")

    def test_another_toolchain_is_refused_in_one_line(self):
        self.make("tool/prebuilt/toolchain", "Swift of another\n")
        result = self.survey("app")
        self.assertEqual((result.returncode, result.stdout), (2, ""))
        self.assertEqual(result.stderr, "survey: the engine was built by Swift of another, and this is Swift of the test; make "
                         "a package of it with scripts/package\n")


del FolderTest
