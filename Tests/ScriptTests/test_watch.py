# SPDX-License-Identifier: Apache-2.0
import contextlib
import io
import json
import os
import types

from .support import SCREEN, FolderTest, ToolchainTest

from surveying import talk, watch  # noqa: E402
from surveying.request import Request  # noqa: E402
from surveying.scratch import Scratch  # noqa: E402
from surveying.user_files import UserFiles  # noqa: E402

# Stands for a survey's program: says what it was asked for, and has a screen a file.
LISTED = "preview.card  mount\npreview.other  mount\n"
PROGRAM = """#!/bin/sh
echo "$*" >> "{asked}"
case "$1 $2" in
  "survey --record") echo "compared" ;;
  survey*) for word; do [ "$last" = --page ] && : > "$word"; last=$word; done; cat "{answer}" ;;
esac
"""


class Enough(Exception):
    """Nobody saves anything any more."""


def record(**bodies):
    return {"schema": 1, "engine": "1", "leftOut": [], "advice": [], "screens": [
        {"name": f"preview.{name}", "file": f"{name}.swift",
         "steps": [{"name": "mount", "counts": {"body_evaluations": count}, "wasted": 0}]} for name, count in bodies.items()]}


class Reach(FolderTest):
    TEXTS = {"Row.swift": "struct Row { }", "List.swift": "struct List { Row() }", "Screen.swift": "#Preview { List() }",
             "Other.swift": "#Preview { Text(\"Row\") }", "Colors.swift": "extension Color {\n}\n"}
    TYPES = {"Row.swift": {"Row"}, "List.swift": {"List"}}

    def test_a_file_reaches_those_that_name_its_types_and_those_behind_them(self):
        self.assertEqual(watch.reached_from({"List.swift"}, self.TEXTS, self.TYPES), {"List.swift", "Screen.swift"})
        # A word in a text counts, too: better one screen too many.
        self.assertEqual(watch.reached_from({"Row.swift"}, self.TEXTS, self.TYPES),
                         {"Row.swift", "List.swift", "Screen.swift", "Other.swift"})

    def test_what_can_be_used_without_naming_a_type_reaches_everything(self):
        self.assertIsNone(watch.reached_from({"Colors.swift"}, self.TEXTS, self.TYPES))
        self.assertIsNone(watch.reached_from({"gone.swift"}, self.TEXTS, self.TYPES))
        for text in ("func a() {}", "@MainActor public let a = 1", "private extension Row {}", "prefix operator +++"):
            self.assertIsNotNone(watch.OPEN.search(text), text)
        for text in ("struct A { func b() {} }", "struct A {\n  let b = 1\n}", "import Foundation", "// let there be"):
            self.assertIsNone(watch.OPEN.search(text), text)

    def test_a_change_is_seen_whatever_it_was(self):
        self.make("app/A.swift", "a")
        self.make("app/.hidden/B.swift")
        before = watch.state_of([self.path("app")])
        self.assertEqual(list(before), [self.path("app/A.swift")])
        for change in (lambda: self.make("app/A.swift", "ab"), lambda: self.make("app/sub/C.swift"),
                       lambda: os.remove(self.path("app/A.swift"))):
            change()
            now = watch.state_of([self.path("app")])
            self.assertNotEqual(now, before)
            before = now

    def test_screens_are_replaced_and_those_that_are_gone_leave(self):
        old = record(card=3, other=5, gone=1)
        old["advice"] = [{"steps": [{"screen": "preview.card"}]}, {"steps": [{"screen": "preview.other"}]}]
        both = watch.merged(old, record(card=4), {"preview.card"}, ["preview.card", "preview.other"])
        self.assertEqual([screen["name"] for screen in both["screens"]], ["preview.card", "preview.other"])
        self.assertEqual(both["screens"][0]["steps"][0]["counts"]["body_evaluations"], 4)
        self.assertEqual(both["advice"], old["advice"][1:])


class Watching(FolderTest):
    def watch(self, *saves, words=()):
        """What is asked of the program and said, when files are saved one time after the other."""
        for name in ("card", "other"):
            self.make(f"app/{name}.swift", SCREEN.format(name.title()))
        answer = record(card=3, other=5)
        for screen in answer["screens"]:
            screen["file"] = self.path("app", screen["file"])
        self.make("answer", json.dumps(answer))
        program = self.make("program", PROGRAM.format(asked=self.path("asked"), answer=self.path("answer")))
        os.chmod(program, 0o755)
        scratch = Scratch(self.path("scratch"), False)
        saves = list(saves)
        self.make("asked")

        def build(files, _):
            broken = [path for path in files.swift if "BROKEN" in files.texts[path][1]]
            for path in broken:
                files.leave_out(path, "cannot find 'BROKEN' in scope", 1, 1)
                files.swift.remove(path)
            known = {"types": [{"name": os.path.basename(path)[:-6].title(), "file": path} for path in files.swift]}
            return program, scratch.write("sources.json", json.dumps(known)), LISTED

        def wait(task, _):
            if not saves:
                raise Enough
            return {self.make(*saves.pop(0))}, {}

        builder = types.SimpleNamespace(
            build=build, environment=dict(os.environ),
            files=lambda paths, left_out=None, called=None: UserFiles(paths, scratch.path, left_out, called))
        task = watch.Watch(Request(["--watch", *words, self.path("app")], scratch.path))
        output, talk = io.StringIO(), io.StringIO()
        original, watch.Watch._wait = watch.Watch._wait, wait
        try:
            with contextlib.redirect_stdout(output), contextlib.redirect_stderr(talk), self.assertRaises(Enough):
                task.run(builder, scratch)
        finally:
            watch.Watch._wait = original
        asked = [line for line in self.text("asked").split("\n") if line.startswith("survey --format")]
        return asked, output.getvalue(), talk.getvalue()

    def test_all_screens_first_then_those_that_can_have_changed(self):
        asked, output, _ = self.watch(("app/card.swift", SCREEN.format("Card") + "\n"), ("app/colors.swift", "let a = 1\n"))
        self.assertEqual([line.split("sources.json")[1].split() for line in asked],
                         [["preview.card", "preview.other"], ["preview.card"], ["preview.card", "preview.other"]])
        self.assertIn("2 screens, 2 steps: 8 bodies, 0 wasted", output)

    def test_the_screens_that_were_asked_for_alone(self):
        saves = ("app/other.swift", SCREEN.format("Other") + "\n"), ("app/card.swift", SCREEN.format("Card") + "\n")
        asked, _, talk = self.watch(*saves, words=["--screen", "preview.c*"])
        self.assertEqual([line.split("sources.json")[1].split() for line in asked], [["preview.card"], ["preview.card"]])
        self.assertIn("no screen shows anything of it", talk)
        asked, _, talk = self.watch(words=["--screen", "preview.nowhere"])
        self.assertEqual(asked, [])
        self.assertIn("no screen of this name; there are preview.card, preview.other", talk)

    def test_a_page_that_cannot_be_written_leaves_nothing(self):
        self.make("pages/page.html/in-the-way")
        _, _, told = self.watch(words=["--page", self.path("pages/page.html")])
        self.assertIn("page.html: ", told)
        self.assertEqual(os.listdir(self.path("pages")), ["page.html"])

    def test_what_was_said_of_other_files_is_not_said_again(self):
        news = talk.News()
        said = []
        for about in ((), ("b.swift",), ()):
            news.begin(about)
            said.append([line for line in ("left out a.swift:1: no", "left out b.swift:2: no") if news.says(line)])
        self.assertEqual(said, [["left out a.swift:1: no", "left out b.swift:2: no"], ["left out b.swift:2: no"], []])

    def test_a_file_that_does_not_compile_is_waited_for(self):
        asked, _, talk = self.watch(("app/card.swift", "BROKEN"), ("app/card.swift", SCREEN.format("Card")))
        self.assertEqual(len(asked), 2)
        self.assertIn("card.swift:1:1: cannot find 'BROKEN' in scope", talk)
        self.assertIn("waiting for the file to be mended", talk)


class Asking(ToolchainTest):
    def test_bad_input_is_one_line(self):
        self.make("app/A.swift", SCREEN.format("A"))
        for words, message in ((["--watch", "nowhere"], "nowhere: no such file or folder"),
                               (["--watch", "--format", "json", "app"], "leave out --format"),
                               (["--watch", "--against=HEAD", "app"], "leave out --against"),
                               (["--watch", "--scale", "1,4", "app"], "leave out --scale")):
            code, lines = self.survey("--scratch", "scratch", *words)
            self.assertEqual((code, len(lines)), (2, 1), (words, lines))
            self.assertIn(message, lines[0])


del FolderTest, ToolchainTest
