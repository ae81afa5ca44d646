# SPDX-License-Identifier: Apache-2.0
import os

from .support import SCREEN, FolderTest, ToolchainTest

from surveying.scratch import Scratch  # noqa: E402
from surveying.talk import BadInput  # noqa: E402


class Writing(FolderTest):
    def test_nothing_is_written_through_a_link(self):
        scratch = Scratch(self.path("scratch"), False)
        self.make("user/Card.swift", "mine")
        os.makedirs(self.path("scratch/Sources/Screens"))
        os.symlink(self.path("user/Card.swift"), self.path("scratch/Sources/Screens/Views.swift"))
        os.symlink(self.path("user/gone.swift"), self.path("scratch/Sources/Screens/Gone.swift"))
        os.symlink(self.path("user"), self.path("scratch/bundle"))
        for name in ("Sources/Screens/Views.swift", "Sources/Screens/Gone.swift", "bundle/Card.swift"):
            scratch.write(name, "generated")
            self.assertEqual(self.text(f"scratch/{name}"), "generated")
        self.assertEqual(os.listdir(self.path("user")), ["Card.swift"])
        self.assertEqual(self.text("user/Card.swift"), "mine")

    def test_what_goes_is_the_link(self):
        scratch = Scratch(self.path("scratch"), False)
        self.make("user/Card.swift", "mine")
        scratch.folder("Sources")
        os.symlink(self.path("user/Card.swift"), self.path("scratch/Sources/Card.swift"))
        os.symlink(self.path("user"), self.path("scratch/Sources/folder"))
        scratch.keep_only("Sources", [])
        os.symlink(self.path("user"), self.path("scratch/tmp"))
        scratch.lock()
        self.assertEqual(os.listdir(self.path("scratch/Sources")), [])
        self.assertEqual(self.text("user/Card.swift"), "mine")

    def test_a_file_that_says_the_same_stays_as_old_as_it_is(self):
        scratch = Scratch(self.path("scratch"), False)
        path = scratch.write("file", "text")
        os.utime(path, (1, 1))
        scratch.write("file", "text")
        self.assertEqual(os.stat(path).st_mtime, 1)
        scratch.write("file", "other")
        self.assertNotEqual(os.stat(path).st_mtime, 1)

    def test_a_copy_is_nobodys_but_the_surveys(self):
        scratch = Scratch(self.path("scratch"), False)
        self.make("user/data.json", "[]")
        scratch.copy("bundle/data.json", self.path("user/data.json"))
        with open(self.path("scratch/bundle/data.json"), "w") as file:
            file.write("changed")
        self.assertEqual(self.text("user/data.json"), "[]")


class Choosing(ToolchainTest):
    def test_a_folder_that_no_survey_made_is_refused_and_stays_as_it_is(self):
        self.make("app/Card.swift", SCREEN.format("Card"))
        self.make("mine/Package.swift", "mine")
        self.make("mine/Sources/Screens/Screen.swift", "mine")
        os.symlink(self.path("mine"), self.path("link"))
        before = self.content("mine")
        for scratch in ("mine", "link"):
            code, lines = self.survey("--scratch", scratch, "app")
            self.assertEqual((code, len(lines)), (2, 1), lines)
            self.assertIn("files that no survey made", lines[0])
        self.assertEqual(self.content("mine"), before)

    def test_a_file_is_no_folder(self):
        self.make("app/Card.swift", SCREEN.format("Card"))
        self.make("file", "mine")
        for scratch in ("file", "file/inside"):
            code, lines = self.survey("--scratch", scratch, "app")
            self.assertEqual((code, lines), (2, [f"survey: --scratch {self.path(scratch)}: not a folder"]))
        self.assertEqual(self.text("file"), "mine")

    def test_an_empty_folder_one_that_is_not_there_and_an_earlier_one_are_taken(self):
        self.make("app/Card.swift", SCREEN.format("Card"))
        os.makedirs(self.path("empty"))
        before = self.content("app")
        for scratch in ("empty", "new/deep", "empty"):
            code, lines = self.survey("--scratch", scratch, "app", build="echo error: planted; exit 1")
            self.assertEqual(code, 2)
            self.assertIn("error: planted", lines[-1])
            self.assertFalse(os.path.exists(self.path(scratch, "tmp")))
        self.assertEqual(self.content("app"), before)

    def test_a_build_without_room_is_one_line(self):
        self.make("app/Card.swift", SCREEN.format("Card"))
        code, lines = self.survey("--scratch", "new", "app", build="echo 'a: No space left on device'; exit 1")
        self.assertEqual(code, 2)
        self.assertEqual(lines[1:], [f"survey: the engine cannot be built: no space left in {self.path('new')}"])


del FolderTest, ToolchainTest, BadInput
