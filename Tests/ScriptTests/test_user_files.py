# SPDX-License-Identifier: Apache-2.0
import contextlib
import io
import os
import unittest.mock

from .support import SCREEN, FolderTest

from surveying.module_build import names_for  # noqa: E402
from surveying.user_files import UserFiles  # noqa: E402


class Finding(FolderTest):
    def found(self, *paths):
        """The files, and what was told of the others: a line each."""
        talk = io.StringIO()
        with contextlib.redirect_stderr(talk):
            files = UserFiles([self.path(path) for path in paths], self.path("scratch"))
        lines = talk.getvalue().split("\n")[:-1]
        self.assertEqual(len(lines), len(files.left_out))
        return files, {line.partition(": left out ")[2].rpartition("/")[2]: line for line in lines}

    def test_whatever_is_no_source_file_is_a_line_and_the_others_stay(self):
        good = self.make("app/Good.swift", SCREEN.format("Good"))
        self.make('app/quo"te.swift')
        self.make("app/back\\slash.swift")
        self.make("app/new\nline.swift")
        self.make("app/main.swift")
        self.make("app/Long.swift", " " * (9 << 20))
        self.make("app/.Hidden.swift")
        with open(os.fsencode(self.path("app")) + b"/not\xffutf.swift", "w"):
            pass
        os.symlink("nowhere", self.path("app/.#Lock.swift"))
        os.symlink("LoopB.swift", self.path("app/LoopA.swift"))
        os.symlink("LoopA.swift", self.path("app/LoopB.swift"))
        os.symlink("/dev/zero", self.path("app/Zero.swift"))
        os.mkfifo(self.path("app/Pipe.swift"))
        files, told = self.found("app")
        self.assertEqual(files.swift, [good])
        self.assertEqual(len(told), 12, told)
        self.assertIn("Pipe.swift: a pipe, not a file", told)
        self.assertIn("Zero.swift: a device, not a file", told)
        self.assertIn(".#Lock.swift: a link to a file that is not there", told)
        self.assertIn("not\\xffutf.swift: its name is not UTF-8", told)

    def test_data_files_are_regular_files_only(self):
        self.make("app/Good.swift", SCREEN.format("Good"))
        data = self.make("app/Model/list.json", "[]")
        self.make("app/Assets.xcassets/Contents.json", "{}")
        os.mkfifo(self.path("app/pipe.json"))
        os.symlink("/dev/zero", self.path("app/zero.txt"))
        files, _ = self.found("app")
        self.assertEqual(files.data, {"list.json": data})
        self.assertEqual(len(files.left_out), 2)

    def test_media_are_data_that_come_last(self):
        self.make("app/Good.swift", SCREEN.format("Good"))
        sound = self.make("app/Sounds/bell.MP3", "bell")
        text = self.make("app/Texts/about.txt", "text")
        with unittest.mock.patch("surveying.user_files.MOST_DATA", 7):
            files, told = self.found("app")
        self.assertEqual(files.data, {"about.txt": text})
        self.assertIn("bell.MP3: more than 0 MB of data files with it", told)
        self.assertEqual(self.found("app")[0].data, {"about.txt": text, "bell.MP3": sound})

    def test_a_playground_is_surveyed_where_it_is_named_alone(self):
        good = self.make("app/Good.swift", SCREEN.format("Good"))
        contents = self.make("app/Try.playground/Contents.swift", SCREEN.format("Tried"))
        files, told = self.found("app")
        self.assertEqual(files.swift, [good])
        self.assertIn("Try.playground: a playground is a program of its own: name it to survey it", told)
        files, told = self.found("app/Try.playground")
        self.assertEqual((files.swift, told), ([contents], {}))

    def test_the_surveys_own_folder_and_links_in_circles_are_not_looked_into(self):
        self.make("app/Good.swift", SCREEN.format("Good"))
        self.make("scratch/Sources/Screens/Copy.swift", SCREEN.format("Copy"))
        os.symlink(self.folder, self.path("app/round"))
        files, told = self.found(".")
        self.assertEqual([os.path.basename(path) for path in files.swift], ["Good.swift"])
        self.assertEqual(told, {})

    def test_files_of_one_name_are_all_kept(self):
        paths = ["A.swift", "sub/A.swift", "A_2.swift", "other/A.swift", "Views.swift"]
        names = names_for(paths)
        self.assertEqual(list(names), paths[:1] + ["A_2.swift", "Views.swift", "sub/A.swift", "other/A.swift"])
        self.assertEqual(len(set(names.values())), len(paths))
        self.assertEqual(names["A_2.swift"], "A_2.swift")


del FolderTest
