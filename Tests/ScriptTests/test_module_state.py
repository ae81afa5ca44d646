# SPDX-License-Identifier: Apache-2.0
import json
import os
import shutil
import unittest
from types import SimpleNamespace

from .support import ROOT, FolderTest

from surveying.module_build import ModuleBuild  # noqa: E402
from surveying.module_state import ModuleState  # noqa: E402
from surveying.modules import Module  # noqa: E402
from surveying.scratch import Scratch  # noqa: E402
from surveying.source_reader import SourceReader  # noqa: E402

CARD, ROW = b"struct Card {}", b"struct Row {}"


class Putting(FolderTest):
    def test_a_file_of_another_folder_is_newer_than_the_one_before_however_old_it_is(self):
        def put(folder, text):
            path = self.make(f"{folder}/Card.swift", text)
            os.utime(path, (1, 1))
            build = ModuleBuild(Module("App", [path]), SimpleNamespace(texts={path: (text.encode(), text)}), scratch, {}, None)
            build.prepare(None, {})
            place, = build.paths
            return place, os.stat(place).st_mtime_ns

        scratch = Scratch(self.path("scratch"), False)
        place, before = put("old", "struct Card {}")
        self.assertEqual(put("same", "struct Card {}"), (place, before))
        other, after = put("new", "struct Card { let title = 1 }")
        self.assertEqual(other, place)
        self.assertGreater(after, before)
        self.assertEqual(self.text(os.path.relpath(place, self.folder)), "struct Card { let title = 1 }")


class FakeCompiler:
    """Finds what a test says: for each look, which, and the names of the files that are wrong."""

    flags, side_by_side = [], []

    def __init__(self, looks, folder):
        self._looks, self._folder, self.asked = list(looks), folder, []

    def _look(self, how):
        self.asked.append(how)
        planned, names = self._looks.pop(0)
        assert how == planned, self.asked
        return {os.path.join(self._folder, name): [(1, 1, "wrong")] for name in names.split()}

    def unknown_names(self, paths, some=None):
        return self._look("names of files" if some else "names")

    def errors(self, paths):
        return self._look("types")

    def errors_in(self, some, paths):
        return self._look("files")

    def late_errors(self, paths):
        return self._look("paths")

    def compile(self, paths, flags, lock=None):
        found = self._look("all")
        return SimpleNamespace(returncode=int(bool(found)), stdout="", stderr="".join(
            f"{path}:{line}:{column}: error: {message}\n" for path, problems in found.items() for line, column, message in problems))


class FakeReader:
    """Cuts one byte for each problem, and notes how much was to go at least."""

    program = ""

    def __init__(self):
        self.sizes = []

    def cuts(self, requests):
        self.sizes += [request["least"] for request in requests]
        return {request["file"]: [{"kind": "statement", "name": "", "within": "", "line": 1, "column": 1, "message": "wrong",
                                   "start": len(request["problems"]) + len(self.sizes), "length": 1}] for request in requests}


class Looking(FolderTest):
    """How often all the files of a module are looked at, which takes most of the time."""

    def make_module(self, *looks, files=("Card.swift",), lacks=()):
        paths = [self.make(f"app/{name}", "x" * 200) for name in files]
        scratch = Scratch(self.path("scratch"), False)
        build = ModuleBuild(Module("App", paths), SimpleNamespace(
            texts={path: (b"x" * 200, "x" * 200) for path in paths}, called=str), scratch, {}, None)
        reader, compiler = FakeReader(), FakeCompiler(looks, self.path("scratch/Sources/App"))
        build.prepare(reader, {})
        build.take({path: {"imports": [{"module": name, "start": 0, "length": 1} for name in lacks], "views": [], "hasPreview": True}
                    for path in build.paths}, [])
        build.without_imports(set(lacks))
        build._made_compiler = lambda folder: compiler
        build.build("", SimpleNamespace(optimizes=False, every_view=False), [], set())
        return compiler.asked, reader.sizes

    def test_what_is_right_is_compiled_at_once(self):
        self.make_module(("types", ""), ("all", ""))

    def test_where_a_module_is_not_there_names_come_first_and_are_no_rounds(self):
        asked, sizes = self.make_module(("names", "Card.swift"), *[("names of files", "Card.swift")] * 4, ("names of files", ""),
                                        ("types", "Card.swift"), ("files", ""), ("paths", ""), ("all", ""), lacks=["Firebase"])
        self.assertEqual(sizes, [0] * 6)

    def test_a_few_files_that_were_wrong_are_no_reason_to_look_at_the_types_of_all_again(self):
        self.make_module(("types", "Card.swift"), ("files", ""), ("paths", "Card.swift"), ("files", ""), ("all", "Card.swift"),
                         ("files", ""), ("all", ""))

    def test_many_files_that_were_wrong_are(self):
        names = [f"Card{number}.swift" for number in range(9)]
        self.make_module(("types", " ".join(names)), ("files", ""), ("types", "Card1.swift"), ("files", ""), ("paths", ""),
                         ("all", ""), files=names)

    def test_one_file_is_followed_by_itself_and_more_goes_the_longer_it_takes(self):
        one = ("files", "Card.swift")
        _, sizes = self.make_module(("types", "Card.swift"), *[one] * 12, ("paths", "Card.swift"), ("files", ""), ("all", ""))
        # Nine rounds, the looks of which the first three are free, and those after them.
        self.assertEqual(sizes, [0] * 12 + [1, 1])


class Keeping(FolderTest):
    """A module of three files: one was cut, one left out."""

    def setUp(self):
        super().setUp()
        self.scratch = Scratch(self.path("scratch"), False)
        self.texts = {"Card": CARD, "Row": ROW, "Gone": b"nothing"}
        self.interfaces = {"Card": "1", "Row": "2", "Gone": "3"}
        self.state = self.described()
        self.cuts = [{"path": "Card", "kind": "modifier", "message": "cannot find \udcff"}]
        self.state.save({"Card": b"struct Card \xff", "Row": ROW}, self.cuts, {"Gone": (1, 2, "why")}, ["App.o"])

    def described(self, setting="O", **changes):
        state = ModuleState(self.scratch, "App")
        state.describe(setting, self.texts, {**self.interfaces, **changes})
        return state

    def edit(self, name):
        self.texts[name] += b" // edited"

    def test_the_same_is_not_made_again(self):
        state = self.described()
        self.assertTrue(state.is_same)
        self.assertEqual((state.cuts, state.left_out), (self.cuts, {"Gone": [1, 2, "why"]}))
        self.assertEqual(state.objects, ["App.o"])
        self.assertEqual((state.identity, state.interface), (self.state.identity, self.state.interface))
        self.assertFalse(self.described("Onone").is_same)

    def test_an_edit_that_nobody_sees_keeps_the_cuts_of_the_other_files(self):
        self.edit("Row")
        state = self.described()
        self.assertFalse(state.is_same)
        self.assertTrue(state.is_kept())
        self.assertEqual(state.kept(), ({"Card": b"struct Card \xff"}, self.cuts, {"Gone": (1, 2, "why")}))
        state.save({"Card": b"struct Card \xff", "Row": self.texts["Row"]}, self.cuts, {"Gone": (1, 2, "why")}, ["App.o"])
        self.assertEqual(state.interface, self.state.interface)
        self.assertNotEqual(state.identity, self.state.identity)

    def test_a_file_that_was_cut_is_read_anew_when_it_is_edited(self):
        self.edit("Card")
        state = self.described()
        self.assertTrue(state.is_kept())
        self.assertEqual(state.kept(), ({}, [], {"Gone": (1, 2, "why")}))

    def test_what_others_can_see_begins_anew(self):
        self.edit("Row")
        self.assertFalse(self.described(Row="4").is_kept())
        self.assertFalse(self.described("Onone").is_kept())
        self.texts["New"] = b""
        self.assertFalse(self.described().is_kept())

    def test_what_was_left_out_or_lost_a_declaration_begins_anew(self):
        self.edit("Gone")
        self.assertFalse(self.described().is_kept())
        self.texts["Gone"] = b"nothing"
        self.cuts[0]["kind"] = "declaration"
        self.state.save({"Card": b"", "Row": ROW}, self.cuts, {"Gone": (1, 2, "why")}, ["App.o"])
        self.edit("Card")
        self.assertFalse(self.described().is_kept())

    def test_a_damaged_file_is_no_state(self):
        for text in ("", "{", json.dumps([1])):
            self.scratch.write("state/App.json", text)
            state = self.described()
            self.assertFalse(state.is_same, text)
            self.assertFalse(state.is_kept(), text)


@unittest.skipIf(shutil.which("swiftc") is None, "no toolchain")
class Interface(FolderTest):
    """What the reader says that other files can see."""

    FILE = """import SwiftUI
struct Card: View {
  let id: Int
  var body: some View { Text("a") }
  func total() -> Int { 1 }
  var stored = 1 { didSet { print("a") } }
}
#Preview { Card(id: 1) }
"""

    def interface(self, *changes):
        text = self.FILE
        for old, new in changes:
            self.assertIn(old, text)
            text = text.replace(old, new)
        path = self.make("Card.swift", text)
        reader = SourceReader.built(Scratch(os.path.join(ROOT, ".build", "script-tests"), True), dict(os.environ))
        return reader.read([path])["files"][0]["interface"]

    def test_bodies_are_seen_by_nobody_else(self):
        before = self.interface()
        for change in (('Text("a") }', 'Text("b").bold() }'), ("{ 1 }", "{ 2 }"), ('print("a")', "_ = id"), ("Card(id: 1)", "EmptyView()"),
                       ("import SwiftUI\n", "import SwiftUI // a comment\n\n")):
            self.assertEqual(self.interface(change), before, change)

    def test_declarations_are_seen(self):
        seen = {self.interface()}
        for change in (("id: Int", "id: String"), ("total()", "sum()"), ("-> Int { 1 }", "-> Int? { 1 }"), ("stored = 1", "stored = 2"),
                       ("import SwiftUI", "import Charts"), ("func total", "@inlinable func total"), (": View", ": Equatable, View")):
            interface = self.interface(change)
            self.assertNotIn(interface, seen, change)
            seen.add(interface)
        # Such a body is compiled into whoever calls it.
        inlined = ("func total", "@inlinable func total")
        self.assertNotEqual(self.interface(inlined, ("{ 1 }", "{ 2 }")), self.interface(inlined))


del FolderTest
