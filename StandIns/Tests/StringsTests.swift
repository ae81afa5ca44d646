// SPDX-License-Identifier: Apache-2.0
import Foundation
import FoundationStandIns
import Testing

struct StringsTests {
  @Test func aKeyIsLookedUpInABundle() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "\"test.key\" = \"A text\";".write(
      to: folder.appending(path: "Localizable.strings"), atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(url: folder))
    #expect(String(localized: "test.key", bundle: bundle) == "A text")
    #expect(String(localized: "test.key", defaultValue: "Else", bundle: bundle) == "A text")
    #expect(String(localized: "test.none", defaultValue: "Else", bundle: bundle) == "Else")
    #expect(String(localized: "test.none", bundle: bundle) == "test.none")
    // A resource, which is what the compiler makes of a literal alone, is looked up in the program's own bundle.
    #expect(String(localized: "test.none") == "test.none")
    let key = "test.none"
    #expect(String(localized: key) == key)
  }

  @Test func aListIsJoinedAsItsLanguageDoes() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", "b", 3]) == "a, b, and 3")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(for: ["a", "b"]) == "a und b")
    #expect(ListFormatter.localizedString(byJoining: ["a"]) == "a")
  }

  @Test func aPredicateSearchesAsPeopleDo() throws {
    let wanted = "CAF"
    let search = #Predicate<String> { $0.localizedStandardContains(wanted) || wanted.isEmpty }
    #expect(try search.evaluate("Le café"))
    #expect(try !search.evaluate("tea"))
  }

  @Test func anIdentifierIsHandedToAFormatAsInObjectiveC() {
    let id = UUID()
    let predicate = NSPredicate(format: "SELF == %@", id as CVarArg)
    #expect(predicate.evaluate(with: id))
    #expect(!predicate.evaluate(with: UUID()))
    #expect(NSPredicate(format: "SELF < %@", Date.distantFuture as CVarArg).evaluate(with: Date()))
  }
}
