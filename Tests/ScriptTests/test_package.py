# SPDX-License-Identifier: Apache-2.0
import shutil
import subprocess
import unittest

from .support import FolderTest

from surveying.package import linker, undefined  # noqa: E402

SAID = """ld.lld: error: undefined symbol: $s5UIKit4BlurC6effectACSi_tcfc
>>> referenced by Card.swift:12 (/scratch/Sources/Kit/Card.swift:12)
>>>               /scratch/objects/Kit/Card.o:($s3Kit4CardC1aACSi_tcfc)
>>> referenced by Row.swift:7
>>>               /scratch/objects/Kit/Row.o:($s3Kit3RowC1aACSi_tcfc)
>>> did you mean: $s5UIKit4BlurC6effectACSi_tcfC
>>> defined in: /engine/objects/UIKit.o

ld.lld: error: undefined symbol: other
>>> referenced by UIKit.swift:3
>>>               /engine/objects/UIKit.o:(other)
clang: error: linker command failed with exit code 1 (use -v to see invocation)
""".split("\n")


@unittest.skipIf(shutil.which("swiftc") is None, "no toolchain")
class Linking(FolderTest):
    def test_what_the_linker_does_not_find_is_wrong_where_the_users_code_needs_it(self):
        objects = ["/scratch/objects/Kit/Card.o", "/scratch/objects/Kit/Row.o"]
        self.assertEqual(undefined(SAID, objects), {
            "Card.swift": [(12, 1, "there is no code for Blur.init(effect:)")],
            "Row.swift": [(7, 1, "there is no code for Blur.init(effect:)")]})
        self.assertEqual(undefined(SAID, objects[:1]).keys(), {"Card.swift"})
        self.assertEqual(undefined(SAID, ["/scratch/objects/Other/Card.o"]), {})

    def test_the_linker_says_so(self):
        source = self.make("Card.swift", """@_silgen_name("nowhere") func nowhere()
nowhere()
""")
        made = self.path("Card.o")
        subprocess.run(["swiftc", "-g", "-c", source, "-o", made], check=True, cwd=self.folder)
        said = subprocess.run(["swiftc", *linker(), "-o", self.path("program"), made], capture_output=True, text=True,
                              cwd=self.folder)
        self.assertNotEqual(said.returncode, 0)
        self.assertEqual(undefined((said.stdout + said.stderr).split("\n"), [made]),
                         {"Card.swift": [(2, 1, "there is no code for nowhere")]})
