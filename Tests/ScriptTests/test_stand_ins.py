# SPDX-License-Identifier: Apache-2.0
"""Screens that import frameworks that Linux does not have."""
import os
import re
import unittest

from .support import ROOT, FolderTest
from surveying import stand_ins
from surveying.compiler import Compiler

BUILT = os.path.join(ROOT, ".build-tests", "release")
IMPORTS = """import SwiftUI
{0}
struct Screen: View {{
  var body: some View {{ Text("{1}").foregroundStyle(Color(UIColor(red: 1, green: 0, blue: 0, alpha: 1))) }}
}}
extension UIColor {{
  convenience init(hex: Int) {{ self.init(white: CGFloat(hex) / 255, alpha: 1) }}
}}
let width = UIScreen.main.bounds.width
func keep<Value>(_ value: Value) {{ UserDefaults.standard.set(value, forKey: "value") }}
let keys = [String(localized: String.LocalizationValue("key")), PersonNameComponentsFormatter().string(from: .init())]
func title(_ resource: LocalizedStringResource) -> some View {{ Button(resource) {{}}.navigationTitle(resource) }}
final class Presenter: NSObject, ASAuthorizationControllerPresentationContextProviding {{
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {{ ASPresentationAnchor() }}
}}
// A view by an extension is not of the main actor all through; code of Swift 5 makes gestures there, too.
struct Far {{}}
extension Far: View {{ var body: some View {{ Text("far").gesture(tap) }} }}
extension Far {{ var tap: some Gesture {{ TapGesture().simultaneously(with: DragGesture().onEnded {{ _ in }}) }} }}
// What the system has as well, and differently.
let die = arc4random_uniform(6)
// Unsafe: made once and only read.
nonisolated(unsafe) let sum = NSExpression(format: "1 + %d", 2).expressionValue(with: nil, context: nil)
"""
MODEL = """import SwiftData
import SwiftUI

@Model final class Entry {
  @Attribute(.unique) var title: String
  init(title: String) { self.title = title }
}
struct Entries: View {
  @Query(sort: \\Entry.title) private var entries: [Entry]
  var body: some View { ForEach(entries) { Text($0.title).foregroundStyle(Color(.systemGray4)) } }
}
#Preview { Entries().modelContainer(for: Entry.self, inMemory: true) }
"""
# A module's own interface may speak of sessions.
CLIENT = """import Foundation
public struct Client {
  let session: URLSession
  public init(session: URLSession = .shared) { self.session = session }
  func load(_ url: URL) async throws -> Data { try await session.data(from: url).0 }
}
"""


class StandIns(FolderTest):
    def test_the_table_names_every_module(self):
        with open(os.path.join(ROOT, "StandIns", "README.md"), encoding="utf-8") as file:
            rows = [line.split("|")[1] for line in file if line.startswith("|")]
        named = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
        self.assertEqual(named, set(stand_ins.modules()))

    def test_what_is_imported_is_told_once(self):
        self.assertIn("stands in for Charts, UIKit: ", stand_ins.told({"UIKit", "Charts", "SwiftUI", "Alamofire"}))
        self.assertIsNone(stand_ins.told({"SwiftUI"}))

    def test_who_imports_the_shop_means_its_transactions(self):
        text = b"import Foundation\nimport StoreKit // buys\r\nimport StoreKitTest\nlet a = Transaction.all\n"
        self.assertEqual(stand_ins.meaning(text), text.replace(
            b"import StoreKit ", b"import StoreKit; import struct StoreKit.Transaction "))
        self.assertEqual(stand_ins.meaning(b"import SwiftUI\n"), b"import SwiftUI\n")

    def test_a_system_without_a_file_has_nothing_besides(self):
        self.assertIn("import UIKit", stand_ins.names("iOS"))
        self.assertIn("import AppKit", stand_ins.names("macOS"))
        self.assertIsNone(stand_ins.names("watchOS"))

    @unittest.skipUnless(os.path.exists(os.path.join(BUILT, "Modules", "UIKit.swiftmodule")), "scripts/test has not built the stand-ins")
    def test_screens_compile_against_them(self):
        compiler = Compiler(BUILT, dict(os.environ))
        imported = "\n".join(f"import {name}" for name in stand_ins.modules() if name != "AppKit")
        screens = [self.make("Screen.swift", IMPORTS.format(imported, "1")), self.make("Model.swift", MODEL),
                   self.make("Results.swift", "import SwiftUI\nfunc count(_ found: FetchedResults<Item>) -> Int { found.count }"),
                   self.make("Item.swift", "import CoreData\nclass Item: NSManagedObject {}\nextension Item: Identifiable {}")]
        screens.append(self.make("Client.swift", CLIENT))
        names = [self.make("Names.swift", stand_ins.names("iOS")), self.make("Network.swift", stand_ins.network())]
        self.maxDiff = None
        self.assertEqual(compiler.errors([*screens, *names]), {})
        # The toolchain's own macros are there for a part of the files, too.
        model = self.make("Observed.swift", "import Observation\n@Observable final class Draft { var title = 0 }\n")
        user = self.make("User.swift", "import SwiftUI\nlet title: String = Draft().title\n")
        self.assertEqual(compiler.errors_in([model], [model, user]), {})
        self.assertEqual([line for line, _, _ in compiler.errors_in([model, user], [model, user])[user]], [2])
        # Code of Swift 6 that makes views where Apple's SDK is isolated to no actor.
        loose = self.make("Loose.swift", """
import SwiftUI
enum Lead {
  @ViewBuilder var view: some View { HStack(spacing: 1) { Self.icon(); Text("a") } }
  static func icon() -> some View { Color.red.overlay { Image(systemName: "a").foregroundStyle(Color.blue) } }
  static let pattern = /a+/
}
""")
        self.assertEqual(Compiler(BUILT, dict(os.environ), language="6").late_errors([loose]), {})
        without = compiler.errors([self.make("Screen.swift", IMPORTS.format("", "2"))])
        self.assertIn("UIScreen", str(without))
