# SPDX-License-Identifier: Apache-2.0
import json
import os
import shutil
import unittest

from .support import ROOT, FolderTest

from surveying.assets import Catalog, symbol  # noqa: E402
from surveying.mending import BODY, DECLARATION, MEMBER, SMALLEST, Mender, described, least, told_once  # noqa: E402
from surveying.scratch import Scratch  # noqa: E402
from surveying.source_reader import SourceReader, without  # noqa: E402

SOURCE = r"""import SwiftUI
@objc class Delegate: NSObject, UIApplicationDelegate {
  override func start() { launch() }
}
struct Card: View {
  @State var shape = UIShape()
  var body: some View {
    VStack {
      Text("a \(unknown) b").gauge(1).padding()
      let color = UIColour.red
      Text("c").background(color)
      switch shape { case .a: Circle3D()
      default: Text("d") }
    }
    .onWatch { Text("e") }
  }
  var header: some View { Banner() }
  func total(_ n: Int) -> Int {
    if n > 1 { return sum(n) }
    return sum(0)
  }
  func names(_ dates: Dates) -> [String] {
    guard let names = dates
      .names, names.count > 1 else { return [] }
    return dates.names!.sorted() + (dates.names?.reversed() ?? [])
  }
}
struct Gone: UIThing {}
struct Other: View { var body: some View { Text(Gone().name) } }
"""


@unittest.skipIf(shutil.which("swiftc") is None, "no toolchain")
class Cutting(FolderTest):
    @classmethod
    def setUpClass(cls):
        cls.reader = SourceReader.built(Scratch(os.path.join(ROOT, ".build", "script-tests"), True), dict(os.environ))

    def setUp(self):
        super().setUp()
        self.file = self.make("Card.swift", SOURCE)
        self.mender = Mender(self.reader, {self.file: SOURCE.encode()}, lambda path: "app/Card.swift")

    def cut(self, *errors, size=SMALLEST):
        """Cuts where errors say that a text is wrong, and returns the text that is left, without blanks."""
        text = self.mender.texts[self.file].decode()
        problems = []
        for word, message in errors:
            before = text[:text.index(word)]
            problems.append((before.count("\n") + 1, len(before.rpartition("\n")[2].encode()) + 1, message))
        gone = self.mender.cut({self.file: problems}, size, lambda path, new: self.make("Card.swift", new.decode()))
        left = self.mender.texts.get(self.file, b"").decode()
        if left:
            self.assertEqual(left.count("\n"), SOURCE.count("\n"))
        return "\n".join(" ".join(line.split()) for line in left.split("\n")), gone

    def test_a_modifier_goes_out_of_its_chain_and_the_rest_stays(self):
        left, _ = self.cut(("gauge", "no member"), ("onWatch", "no member"))
        self.assertIn('Text("a \\(unknown) b") .padding()', left)
        self.assertNotIn("onWatch", left)
        self.assertIn('Text("d") }\n}\n\n}', left)
        self.assertEqual([described(each) for each in self.mender.cuts],
                         ["cut modifier .gauge in Card: no member", "cut modifier .onWatch in Card: no member"])

    def test_cuts_of_one_reason_are_told_once(self):
        messages = ["value of type 'some View' has no member 'glow'", "cannot find 'Cart' in scope", "type 'Text' has no member 'glow'",
                    "cannot find 'Cart' in scope", "cannot find 'Glow' in scope"]
        alike = told_once([{"message": each} for each in messages])
        self.assertEqual([[messages.index(cut["message"]) for cut in each] for each in alike], [[0, 2], [1, 1], [4]])

    def test_a_statement_goes_with_what_uses_it_and_leaves_a_case_that_compiles(self):
        left, _ = self.cut(("UIColour", "cannot find"), ("Circle3D", "cannot find"), ("unknown", "cannot find"))
        self.assertIn('Text("c")\n', left)
        self.assertNotIn("let color", left)
        self.assertIn("case .a: let _ = ()\n", left)
        self.assertIn('Text("a \\("" ) b").gauge(1)', left)

    def test_a_value_that_is_never_nil_here_is_taken_as_one_that_may_be(self):
        left, _ = self.cut(("let names", "initializer for conditional binding must have Optional type, not '[String]'"),
                           ("!.sorted", "cannot force unwrap value of non-optional type '[String]'"),
                           ("?.reversed", "cannot use optional chaining on non-optional value of type '[String]'"))
        self.assertIn("guard let names = Optional(dates\n.names), names.count", left)
        self.assertIn("return dates.names .sorted() + (dates.names .reversed() ?? [])", left)
        self.assertEqual(self.mender.cuts, [])

    def test_a_function_stops_and_a_view_is_empty(self):
        left, _ = self.cut(("Banner", "cannot find 'Banner'"), ("sum(n)", "cannot find \"sum\""), ("sum(0)", "cannot find"))
        self.assertIn("var header: some View { EmptyView() }", left)
        # What stops in the middle may be all that is wrong with the whole.
        self.assertIn("if n > 1 { fatalError(\"cut by the survey: app/Card.swift:19: cannot find 'sum'\") }\nreturn sum(0)", left)
        left, _ = self.cut(("sum(0)", "cannot find"))
        self.assertIn('func total(_ n: Int) -> Int { fatalError("cut by the survey: app/Card.swift:18") }', left)

    def test_a_function_that_throws_throws(self):
        source = """import Foundation
func load() async throws -> Int { gone(1) }
func typed() throws(Failure) -> Int { gone(2) }
func passed(_ next: () throws -> Int) rethrows -> Int { gone(3) }
func caught(_ n: Int) -> Int {
  do {
    if n > 1 { return gone(4) }
    return try count()
  } catch { return 0 }
}
struct Service {
  init() throws { gone(5) }
  var value: Int { get throws { gone(6) } }
}
"""
        thrown = 'throw CocoaError(.featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "cut by the survey: app/A.swift:'
        for text, throws in ((source, True), (source.replace("Foundation", "Observation"), False)):
            path = self.make("A.swift", text)
            mender = Mender(self.reader, {path: text.encode()}, lambda path: "app/A.swift")
            places = {n: next(index for index, line in enumerate(text.split("\n"), 1) if f"gone({n})" in line) for n in range(1, 7)}
            for size in (SMALLEST, BODY):
                problems = [(line, text.split("\n")[line - 1].index("gone") + 1, "cannot find") for n, line in places.items()
                            if (n == 4) == (size == SMALLEST)]
                mender.cut({path: problems}, size, lambda path, new: self.make("A.swift", new.decode()))
            lines = mender.texts[path].decode().split("\n")
            self.assertEqual([n for n, line in places.items() if thrown in lines[line - 1]], [1, 4, 5, 6] if throws else [])
            self.assertEqual([n for n, line in places.items() if 'fatalError("cut by' in lines[line - 1]],
                             [2, 3] if throws else [1, 2, 3, 4, 5, 6])
        # What is left of a body says nothing wrong.
        self.assertNotIn("func load", self.cut_again(mender, path))

    def cut_again(self, mender, path):
        mender.cut({path: [(2, 40, "cannot find")]}, BODY, lambda path, new: None)
        return mender.texts[path].decode()

    def test_conformances_overrides_and_attributes_go_by_themselves(self):
        left, _ = self.cut(("UIApplicationDelegate", "cannot find type"), ("@objc", "Objective-C interoperability is disabled"),
                           ("func start", "method does not override any method from its superclass"))
        self.assertIn("class Delegate: NSObject {\nfunc start() { launch() }", left)

    def test_a_property_goes_with_what_uses_it(self):
        left, _ = self.cut(("UIShape", "cannot find"))
        self.assertNotIn("shape", left)
        self.assertIn('Text("c")', left)

    def test_what_speaks_of_a_declaration_that_is_gone_goes_at_once(self):
        left, _ = self.cut(("Gone: UIThing", "type 'Gone' is wrong"))
        self.assertNotIn("Gone", left)
        self.assertIn("struct Other: View { var body: some View { EmptyView() } }", left)

    def test_where_an_error_stays_more_goes_until_nothing_is_left(self):
        where = ("unknown", "stays")
        self.assertIn("var body: some View { EmptyView() }", self.cut(where, size=BODY)[0])
        self.mender.texts[self.file] = SOURCE.encode()
        self.make("Card.swift", SOURCE)
        left, _ = self.cut(where, size=MEMBER)
        self.assertNotIn("VStack", left)
        self.assertIn("func total", left)
        self.mender.texts[self.file] = SOURCE.encode()
        self.make("Card.swift", SOURCE)
        self.assertNotIn("Card", self.cut(where, size=DECLARATION)[0])
        left, gone = self.cut(("Delegate", "stays"), size=None)
        self.assertEqual((left, list(gone)), ("", [self.file]))
        self.assertEqual([least(rounds) for rounds in (1, 9, 10, 12, 15, 18)],
                         [SMALLEST, SMALLEST, BODY, MEMBER, DECLARATION, None])

    def test_a_file_of_which_nothing_survives_is_left_out_with_its_reason(self):
        path = self.make("Only.swift", "import UIKit\n// One thing.\nfinal class Only: UIView {}\n")
        mender = Mender(self.reader, {path: self.text("Only.swift").encode()}, lambda path: "Only.swift")
        gone = mender.cut({path: [(3, 1, "wrong")]}, SMALLEST, lambda path, new: None)
        self.assertEqual((gone, mender.texts, mender.cuts), ({path: (3, 1, "wrong")}, {}, []))

    def test_conditions_hold_for_the_system_that_is_meant_and_lines_stay(self):
        text = "#if os(iOS) && !targetEnvironment(macCatalyst)\nlet a = 1\n#elseif canImport(AppKit)\nlet a = 2\n#else\nlet a = 3\n#endif\n" \
               "#if DEBUG\nlet b = 1\n#if canImport(Gone)\nlet c = 1\n#endif\n#endif\n"
        path = self.make("Where.swift", text)
        for system, value in (("iOS", 1), ("macOS", 2), ("watchOS", 3)):
            left = without(text.encode(), self.reader.edits([path], system, ["SwiftUI"])[path]).decode()
            self.assertEqual(left.split(), ["let", "a", "=", str(value), "#if", "DEBUG", "let", "b", "=", "1", "#endif"])
            self.assertEqual(left.count("\n"), text.count("\n"))

    def test_attributes_that_linux_does_not_know_are_gone(self):
        path = self.make("Old.swift", "@UIApplicationMain\nclass Old: UIResponder {\n  @objc(go:) @discardableResult func go() -> Int { 1 }\n}\n")
        left = without(self.text("Old.swift").encode(), self.reader.edits([path], "iOS", ["UIKit"])[path]).decode()
        self.assertEqual([line.strip() for line in left.split("\n")],
                         ["", "class Old: UIResponder {", "@discardableResult func go() -> Int { 1 }", "}", ""])

    def test_selectors_are_named_as_objective_c_names_them(self):
        for swift, name in (("UIResponder.resignFirstResponder", "resignFirstResponder"), ("tap", "tap"), ("self.tap(_:)", "tap:"),
                            ("Old.move(from:to:)", "moveWithFrom:to:"), ("go(_:with:)", "go:with:"), ("getter: Old.size", "size"),
                            ("setter: Old.size", "setSize:"), ("tap as () -> Void", "tap"), ("(tap)", "tap")):
            path = self.make("Old.swift", f"let a = #selector({swift}), b = 1\n")
            left = without(self.text("Old.swift").encode(), self.reader.edits([path], "iOS", ["UIKit"])[path]).decode()
            self.assertEqual(left.replace(" ", "").strip(), f'leta=Selector("{name}"),b=1')

    def test_members_of_managed_objects_read_and_write_their_values(self):
        path = self.make("Book.swift", "extension Book {\n  @NSManaged public var title: String?\n  @NSManaged var pages: Int16\n"
                         "  @objc(addChapters:) @NSManaged func addToChapters(_ values: NSSet)\n}\n")
        left = without(self.text("Book.swift").encode(), self.reader.edits([path], "iOS", ["CoreData"])[path]).decode()
        self.assertIn('public var title: String? { get { value(forKey: "title") as? String } set { setValue(newValue, forKey: "title") } }',
                      left)
        self.assertIn('var pages: Int16 { get { value(forKey: "pages") as? Int16 ?? 0 }', left)
        self.assertIn('func addToChapters(_ values: NSSet) { setValue(NSSet(array: ', left)
        self.assertNotIn("@", left)


class Assets(FolderTest):
    def catalog(self, *entries):
        for name, contents in entries:
            self.make(f"Assets.xcassets/{name}/Contents.json", json.dumps(contents))
        return Catalog([self.path("Assets.xcassets")])

    def test_names_are_made_as_xcode_makes_them(self):
        for name, ending, expected in (
                ("App Gray", "Color", "appGray"), ("AccentColor", "Color", "accent"), ("URLIcon", "Image", "urlIcon"),
                ("launch-image", "Image", "launch"), ("50mm", "Image", "_50mm"), ("brand_primary", "Color", "brandPrimary"),
                ("Color", "Color", "color"), ("Größe", "Image", "größe"), ("BG", "Color", "BG"), ("A", "Image", "a"),
                ("EBA72B", "Color", "EBA_72_B"), ("FBFBFB", "Color", "FBFBFB"), ("181818", "Color", "_181818")):
            self.assertEqual(symbol(name, ending), expected)

    def test_colours_have_their_values_and_groups_with_a_name_hold_theirs(self):
        parts = {"red": "1.000", "green": "0x80", "blue": "51", "alpha": "0.5"}
        catalog = self.catalog(
            ("App Gray.colorset", {"colors": [{"appearances": [{}], "color": {}}, {"color": {"components": parts}}]}),
            ("Brand", {"properties": {"provides-namespace": True}}),
            ("Brand/logo.imageset", {}), ("Plain/Photo.imageset", {}), ("leaf.fill.symbolset", {}), ("Odd.colorset", {"colors": [7]}), ("red.colorset", {}))
        code = catalog.code({"appGray", "logo", "photo", "leafFill", "odd", "red"}, set(), "iOS")
        self.assertIn('static let appGray: ColorResource = ColorResource(name: "App Gray", value: Color(red: 1, green: 0.501961, '
                      'blue: 0.2, opacity: 0.5))', code)
        self.assertIn('static let odd: ColorResource = ColorResource(name: "Odd", value: nil)', code)
        self.assertIn('  enum Brand {\n    static let logo: ImageResource = ImageResource(name: "Brand/logo")\n  }', code)
        self.assertIn('static let photo: ImageResource = ImageResource(name: "Photo")', code)
        self.assertIn('static let leafFill: ImageResource = ImageResource(name: "leaf.fill")', code)
        self.assertIn("static var appGray: Color", code)
        self.assertNotIn("var red", code)

    def test_what_the_code_names_itself_or_never_mentions_has_no_name_twice(self):
        catalog = self.catalog(("Ink.colorset", {}), ("Paper.colorset", {}))
        for type_name in ("Color", "ShapeStyle"):
            code = catalog.code({"ink"}, {(type_name, "ink"), ("UIColor", "ink")}, "iOS")
            self.assertIn("static let ink: ColorResource", code)
            self.assertNotIn("static var ink", code)
            self.assertNotIn("paper", code)

    def test_the_classes_of_a_system_have_the_names_that_are_in_no_group(self):
        catalog = self.catalog(("Ink.colorset", {}), ("logo.imageset", {}),
                               ("Brand", {"properties": {"provides-namespace": True}}), ("Brand/mark.imageset", {}))
        for system, color, image in (("iOS", "UIColor", "UIImage"), ("macOS", "NSColor", "NSImage")):
            code = catalog.code({"ink", "logo", "mark"}, {("Color", "logo")}, system)
            self.assertIn(f"static let ink = {color}(resource: ColorResource.ink)", code)
            self.assertIn(f"static let logo = {image}(resource: ImageResource.logo)", code)
            self.assertNotIn("static let mark = ", code)
        self.assertNotIn("UIColor", catalog.code({"ink"}, set(), "watchOS"))


del FolderTest
