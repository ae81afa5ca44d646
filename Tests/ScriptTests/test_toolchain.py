# SPDX-License-Identifier: Apache-2.0
"""What is built with the toolchain itself, beside the package."""
import json
import os
import shutil
import unittest

from .support import ROOT, FolderTest, ToolchainTest

from surveying.scratch import Scratch  # noqa: E402
from surveying.source_reader import SourceReader, without_imports  # noqa: E402

SOURCE = '''import SwiftUI
@_exported import UIKit; import Foundation
#if os(iOS)
import MapKit
struct Row: View {}
#else
import Combine
#endif
@Observable final class Store {
  var todos: [Todo] = []
  func toggle(_ i: Int) { todos[i].done.toggle() }
}
protocol Screen: View {}
struct Outer {
  struct `default`: SwiftUI.View {
    @State private var n = 0
    @Environment(\\.font) var font
    var onTap: ((Int) -> Void)?
    var body: some View {
      List { Row<Int>(todo: $todos, onTap: { n += 1 }) { Text("é") } }.id(UUID())
      Button { n = 3 } label: { Image(systemName: "plus") }
    }
  }
}
struct ByProtocol: Screen { var body: some View { Text("a").bold() } }
struct ByExtension { init(x: Int = 3) {} }
extension ByExtension: View { var body: some View { Text("b") } }
struct NeedsValue: View { let y: Int; var body: some View { Text("c") } }
struct NeedsBinding: View { @Binding var y: Int; var body: some View { Text("c") } }
private struct Hidden: View { var body: some View { Text("d") } }
struct Generic<T>: View { var body: some View { Text("e") } }
@main struct TodoApp: App { var body: some Scene { WindowGroup { Outer.default() } } }
#Preview { ByProtocol() }
'''


@unittest.skipIf(shutil.which("swiftc") is None, "no toolchain")
class Reading(FolderTest):
    @classmethod
    def setUpClass(cls):
        cls.scratch_folder = os.path.join(ROOT, ".build", "script-tests")
        cls.reader = SourceReader.built(Scratch(cls.scratch_folder, True), dict(os.environ))

    def setUp(self):
        super().setUp()
        path = self.make("app/Todo.swift", SOURCE)
        self.report = self.reader.read([path, self.path("app/gone.swift")])

    def places(self, key, *parts):
        return [tuple(each[part] for part in parts) for each in self.report[key]]

    def test_views_without_arguments_are_those_that_another_file_can_make(self):
        summary = self.report["files"][0]
        self.assertEqual([view["name"] for view in summary["views"]],
                         ["Outer.default", "ByProtocol", "ByExtension", "TodoApp"])
        self.assertEqual([view["isApp"] for view in summary["views"]], [False, False, False, True])
        self.assertTrue(summary["hasPreview"])

    def test_imports_go_and_every_line_stays_where_it_is(self):
        imports = self.report["files"][0]["imports"]
        self.assertEqual([each["module"] for each in imports], ["SwiftUI", "UIKit", "Foundation", "Combine"])
        text = without_imports(SOURCE.encode(), imports, lambda module: module == "UIKit").decode()
        self.assertEqual(len(text), len(SOURCE))
        self.assertIn("import SwiftUI\n" + " " * 23 + "; import Foundation\n", text)

    def test_types_have_their_properties(self):
        types = {each["name"]: each for each in self.report["types"]}
        self.assertEqual((types["Store"]["kind"], types["Store"]["attributes"]), ("class", ["Observable"]))
        self.assertEqual((types["Store"]["line"], types["Store"]["column"]), (9, 25))
        self.assertNotIn("Row", types)
        properties = {each["name"]: each for each in types["Outer.default"]["properties"]}
        self.assertEqual(properties["n"]["wrapper"], "State")
        self.assertEqual(properties["onTap"]["type"], "((Int) -> Void)?")
        self.assertEqual((properties["onTap"]["line"], properties["onTap"]["column"]), (18, 9))
        self.assertTrue(properties["body"]["isComputed"])
        self.assertEqual([properties[name]["isSettable"] for name in ("onTap", "n", "body")], [True, False, False])

    def test_a_preview_with_properties_of_its_own_is_a_view(self):
        path = self.make("app/Previews.swift", """import SwiftUI
#Preview("on") {
  @Previewable @State var isOn = false
  Toggle("on", isOn: $isOn)
  Button("off") { isOn = false }
}
#Preview { Text("a") }
""")
        self.report = self.reader.read([path])
        self.assertEqual([(each["name"], each["line"], each["conformances"]) for each in self.report["types"]],
                         [("__Content", 2, ["View"])])
        self.assertEqual([(each["name"], each["wrapper"], each["line"]) for each in self.report["types"][0]["properties"]],
                         [("isOn", "State", 3)])
        self.assertEqual(self.places("writes", "name", "line", "within"), [("isOn", 5, "__Content.body")])

    def test_calls_have_their_arguments(self):
        row = next(each for each in self.report["calls"] if each["callee"] == "Row")
        self.assertEqual((row["line"], row["column"], row["within"]), (20, 14, "Outer.default"))
        self.assertEqual([(each.get("label"), each["kind"], each["column"]) for each in row["arguments"]],
                         [("todo", "binding", 23), ("onTap", "closure", 37), (None, "closure", 56)])
        self.assertIn(("id", 20, 73, "id(UUID())"), self.places("modifiers", "name", "line", "column", "text"))

    def test_writes_name_each_part_that_changes(self):
        writes = self.places("writes", "name", "line", "within")
        self.assertEqual(writes, [("done", 11, "Store.toggle"), ("todos", 11, "Store.toggle"),
                                  ("n", 20, "Outer.default.body"), ("n", 21, "Outer.default.body")])

    def test_variables_outside_of_objects_are_named(self):
        path = self.make("app/Globals.swift", """var total = 0
let limit = 9
var half: Int { total / 2 }
enum Store { static var last = 0, first = 1; static let one = 1 }
func add() { var total = 1; total += 1 }
""")
        self.report = self.reader.read([path])
        self.assertEqual(self.places("globals", "name", "line", "column", "within"),
                         [("total", 1, 5, ""), ("last", 4, 25, "Store"), ("first", 4, 35, "Store")])

    def test_conditions_name_the_views_that_more_than_one_branch_makes(self):
        path = self.make("app/Branches.swift", """struct Screen: View {
  var body: some View {
    if on { Row(n: 1); Text("a") } else if off { Row(n: 2) } else { Card() }
    if on { Row(n: 1) } else { Card() }
    switch kind {
    case .small: Card()
    case .large: Row(n: 3)
    default: Card()
    }
  }
}
""")
        report = self.reader.read([path])
        self.assertEqual([(each["callees"], each["line"], each["column"], each["within"]) for each in report["branches"]],
                         [(["Row"], 3, 5, "Screen"), (["Card"], 5, 5, "Screen")])

    def test_what_is_worked_out_from_a_property_is_shown_and_what_is_handed_on_is_not(self):
        path = self.make("shown.swift", """
import SwiftUI
struct Tip: View {
  @State private var amount = 0.0
  @State private var people = 2
  @State private var draft = ""
  @State private var sent = 0
  @State private var mark = 0
  @State private var seen = false
  @State private var isOpen = false
  @State private var tip = 20
  @State private var note = ""
  @ObservedObject var model: Model
  let rate: Double
  var total: Double {
    let part = Double(tip)
    return amount * rate * part
  }
  func send() { sent += draft.count }
  var body: some View {
    Text("\\(total)")
    SendButton(text: draft)
    Button("Send") { send(); sent += mark }
    Toggle("Seen", isOn: $seen)
    Slider(value: $model.size)
    Text("a").onChange(of: mark) { print(mark) }
    let _ = sent
    NavigationLink { Text(self.isOpen ? "a" : "b") } label: { Text("c") }
    Row(note)
  }
}
struct SendButton: View { let text: String; var body: some View { Button("a") { print(text) } } }
struct Row {}
extension Row: View { init(_ note: String) {} }
""".replace("\\\\", "\\"))
        self.assertEqual(self.reader.read([path])["shown"],
                         ["Tip.$model", "Tip.amount", "Tip.isOpen", "Tip.mark", "Tip.tip"])

    def test_a_property_whose_publisher_is_asked_for_is_named(self):
        path = self.make("heard.swift", """
import SwiftUI
class Model: ObservableObject {
  @Published var theme = ""
  @Published var name = ""
  @Published var count = 0
  @Published var isOpen = false
  init() {
    self.$theme.dropFirst().sink { _ in }
    Publishers.CombineLatest($name, Just(1))
  }
}
struct Screen: View {
  @StateObject var model = Model()
  @State var isOpen = false
  var body: some View {
    Toggle("Open", isOn: $isOpen)
    Toggle("Open", isOn: $model.isOpen).onReceive(model.$count) { print($0) }
  }
}
""")
        self.assertEqual(self.reader.read([path])["published"], ["Model.count", "Model.name", "Model.theme"])

    def test_an_object_that_no_code_uses_is_named(self):
        path = self.make("unused.swift", """
import SwiftUI
struct Used: View {
  @EnvironmentObject private var shown: Model
  @ObservedObject var bound: Model
  @StateObject private var made: Model
  init(made: Model) { _made = StateObject(wrappedValue: made) }
  var body: some View { Toggle(self.shown.text, isOn: $bound.isOn) }
}
struct Unused: View {
  @EnvironmentObject private var theme: Model
  @ObservedObject var model: Model
  @EnvironmentObject var asked: Model
  @StateObject private var works: Model
  @ObservedObject private var shared = Model.shared
  @State private var count = 0
  var body: some View { Text("a") }
}
let theme = other.theme
let asked = Unused(model: model).asked
""")
        self.assertEqual(self.reader.read([path])["unused"], ["Unused.model", "Unused.theme"])

    def test_what_is_handed_on_to_who_shows_it_is_shown(self):
        path = self.make("handed.swift", """
import SwiftUI
@Observable final class Draft { var isReady = false, count = 0, note = "" }
struct Screen: View {
  let draft: Draft
  @State private var isOpen = false
  @State private var mark = 0
  var body: some View {
    Middle(isReady: draft.isReady, count: draft.count, note: draft.note, isOpen: isOpen, mark: mark)
  }
}
struct Middle: View {
  let isReady: Bool, count: Int, note: String, isOpen: Bool, mark: Int
  init(isReady: Bool, count: Int, note: String, isOpen: Bool, mark: Int) {
    self.isReady = isReady
    self.count = count
    (self.note, self.isOpen, self.mark) = (note, isOpen, mark)
  }
  var body: some View { Inner(isOn: isReady, size: count, isOpen: isOpen) { print(mark) } }
}
struct Inner: View {
  let isOn: Bool, size: Int, isOpen: Bool, action: () -> Void
  var body: some View { Button("a", action: action).disabled(!isOn).opacity(isOpen.opacity) }
}
""")
        self.assertEqual(self.reader.read([path])["shown"], ["Inner.isOpen.opacity", "Screen.draft.isReady",
                                                           "Screen.isOpen"])

    def test_what_is_read_of_a_model(self):
        path = self.make("app/Book.swift", """
import SwiftUI
@Observable final class Draft {
  var title = ""
  var date = 0
  var isReady: Bool { !title.isEmpty }
  func send() { print(date) }
}
struct BookView: View {
  @State private var draft = Draft()
  let shared = Draft.shared
  @Environment(Draft.self) private var given
  var body: some View {
    @Bindable var bindable = given
    TextField("", text: $bindable.title)
    Text("a").disabled(!draft.isReady)
    Button("Send") { print(draft.date) }
    Row(draft.date)
    TextField("", text: $draft.title)
  }
}
struct Row: View { init(_ date: Int) {} }
""")
        report = self.reader.read([path])
        self.assertEqual(report["shown"], ["BookView.$draft", "BookView.$given", "BookView.draft", "BookView.draft.isReady",
                                           "BookView.given", "Draft.title", "Draft.title.isEmpty"])
        view = next(each for each in report["types"] if each["name"] == "BookView")
        self.assertEqual([(each["name"], each["type"]) for each in view["properties"]],
                         [("draft", "Draft"), ("shared", "Draft"), ("given", "Draft"), ("body", "some View")])

    def test_what_a_stored_model_works_out(self):
        path = self.make("app/Post.swift", """
import SwiftData
@Model final class Post {
  var raw = ""
  var stars = 0
  var choice: Choice {
    get { Choice(rawValue: raw) ?? .no }
    set { raw = newValue.rawValue }
  }
}
""")
        self.assertEqual(self.reader.read([path])["shown"], ["Post.raw"])

    def test_controls_are_known_by_their_labels(self):
        self.assertEqual(self.places("controls", "kind", "label", "line"), [("Button", "plus", 21)])

    def test_damaged_sources_end(self):
        damaged = [SOURCE[:len(SOURCE) // 2], "struct A: View { var body: some View { " + "(" * 5_000,
                   "let x = a" + ".b()" * 20_000, "\0\ufeff#if\n#else\n}}}}"]
        for number, text in enumerate(damaged):
            path = self.make(f"damaged/{number}.swift", text)
            self.assertEqual(len(self.reader.read([path])["files"]), 1)


class Answering(ToolchainTest):
    def test_json_is_one_object_also_where_nothing_can_be_surveyed(self):
        self.make("app/Card.swift", "import SwiftUI\n")
        self.make("app/main.swift", "print(1)\n")
        with self.start("--format", "json", "--scratch", "new", "app") as process:
            output, _ = process.communicate(timeout=60)
        self.assertEqual(process.returncode, 2)
        self.assertEqual(json.loads(output), {"schema": 1, "engine": "", "screens": [], "advice": [], "leftOut": [
            {"file": "app/main.swift", "line": 0, "reason": "a program's own top-level code"}]})


del FolderTest, ToolchainTest
