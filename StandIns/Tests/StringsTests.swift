// SPDX-License-Identifier: Apache-2.0
import Foundation
import FoundationStandIns
import HeadlessViews
import Testing

import class FoundationStandIns.DateComponentsFormatter
import class FoundationStandIns.PersonNameComponentsFormatter
import class FoundationStandIns.ValueTransformer

final class StringsTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A bundle with a table of strings.
  private func bundle(_ table: String) throws -> Bundle {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try table.write(to: folder.appending(path: "Localizable.strings"), atomically: true, encoding: .utf8)
    return try #require(Bundle(url: folder))
  }

  @Test func aKeyIsLookedUpInABundle() throws {
    let bundle = try bundle("\"test.key\" = \"A text\";")
    #expect(String(localized: "test.key", bundle: bundle) == "A text")
    #expect(String(localized: "test.key", defaultValue: "Else", bundle: bundle) == "A text")
    #expect(String(localized: "test.none", defaultValue: "Else", bundle: bundle) == "Else")
    #expect(String(localized: "test.none", bundle: bundle) == "test.none")
    // A resource, which is what the compiler makes of a literal alone, is looked up in the program's own bundle.
    #expect(String(localized: "test.none") == "test.none")
    // A key that is made when the program runs.
    let key = ["test", "key"].joined(separator: ".")
    #expect(String(localized: String.LocalizationValue(key), bundle: bundle) == "A text")
    let resource = LocalizedStringResource("test.key", bundle: .atURL(bundle.bundleURL))
    #expect(String(localized: resource) == "A text")
    #expect(Text(resource) == Text(verbatim: "A text"))
    #expect(AttributedString(localized: "test.key", bundle: bundle) == AttributedString("A text"))
    #expect(String(localized: LocalizedStringResource("test.key", defaultValue: "Else")) == "Else")
  }

  private final class Doubling: ValueTransformer, @unchecked Sendable {  // Holds nothing.
    override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
    override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 / 2 } }
  }

  @Test func aTransformerIsFoundByItsName() {
    let name = NSValueTransformerName("doubling")
    #expect(Doubling(forName: name) == nil)
    let doubling = Doubling()
    ValueTransformer.setValueTransformer(doubling, forName: name)
    #expect(ValueTransformer(forName: name) === doubling)
    #expect(ValueTransformer.valueTransformerNames().contains(name))
    #expect(doubling.reverseTransformedValue(doubling.transformedValue(4)) as? Int == 4)
  }

  @Test func theWordsOfANameAreItsParts() throws {
    let formatter = PersonNameComponentsFormatter()
    let name = try #require(formatter.personNameComponents(from: "Ada Augusta Lovelace"))
    #expect([name.givenName, name.middleName, name.familyName] == ["Ada", "Augusta", "Lovelace"])
    #expect(formatter.personNameComponents(from: " ") == nil)
    #expect(formatter.personNameComponents(from: "Ada")?.familyName == nil)
  }

  @Test func valuesStandInTheirPlacesOfALocalizedText() throws {
    let bundle = try bundle(
      """
      "%@ has %lld of 100%%" = "%2$lld von 100%% für %1$@";
      "share" = "%.1f km";
      "wrong" = "%@ and %@";
      """)
    let (name, count) = ("Ada", 7)
    #expect(String(localized: "\(name) has \(count) of 100%", bundle: bundle) == "7 von 100% für Ada")
    #expect(String(localized: "\(name) has \(count) of 100%") == "Ada has 7 of 100%")
    #expect(String(localized: "share", defaultValue: "\(2.25) km", bundle: bundle) == "2.2 km")
    #expect(String(localized: "none", defaultValue: "\(2.25) km", bundle: bundle) == "2.250000 km")
    #expect(String(localized: "wrong", defaultValue: "\(count)", bundle: bundle) == "7 and %@")
    #expect(String(localized: "\(UInt8(3)), \(Int?.none as Any), \(255, specifier: "%x")") == "3, nil, ff")
    // Numbers are grouped as the language does it, as in a text of a view.
    #expect(String(localized: "\(12_345) and \(-1_234.5)") == "12,345 and -1,234.500000")
    #expect(String(localized: "100%") == "100%")
    let resource = LocalizedStringResource("share", defaultValue: "\(2.25) km")
    let decoded = try JSONDecoder().decode(
      LocalizedStringResource.self, from: JSONEncoder().encode(resource))
    #expect(decoded == resource && String(localized: decoded) == "2.250000 km")
  }

  @Test func defaultsTakeNumbersOfEachType() throws {
    let defaults = try #require(UserDefaults(suiteName: "stand-ins-\(UUID().uuidString)"))
    defer { defaults.dictionaryRepresentation().keys.forEach(defaults.removeObject) }
    defaults.keep([CGFloat(0.5), 1], forKey: "components")
    #expect(defaults.object(forKey: "components") as? [Double] == [0.5, 1])
    defaults.keep(["width": CGFloat(3)], forKey: "sizes")
    #expect(defaults.dictionary(forKey: "sizes") as? [String: Double] == ["width": 3])
    defaults.keep(CGFloat(2), forKey: "width")
    #expect(defaults.double(forKey: "width") == 2)
    defaults.keep("text", forKey: "width")
    #expect(defaults.string(forKey: "width") == "text")
    defaults.keep(nil, forKey: "width")
    #expect(defaults.object(forKey: "width") == nil)
  }

  @Test func aPersonHasAName() {
    var name = PersonNameComponents()
    #expect(PersonNameComponentsFormatter().string(from: name) == "")
    (name.namePrefix, name.givenName, name.middleName, name.familyName) = ("Dr.", "Ada", "King", "Lovelace")
    #expect(name.formatted() == "Ada Lovelace")
    #expect(
      PersonNameComponentsFormatter.localizedString(from: name, style: .long) == "Dr. Ada King Lovelace")
    #expect(PersonNameComponentsFormatter.localizedString(from: name, style: .abbreviated) == "AL")
    name.nickname = "Addie"
    #expect(PersonNameComponentsFormatter.localizedString(from: name, style: .short) == "Addie")
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

  @Test func aLengthOfTimeIsWrittenInItsStyle() {
    let formatter = DateComponentsFormatter()
    let length: TimeInterval = 9 * 3600 + 41 * 60 + 30
    let texts = [
      (DateComponentsFormatter.UnitsStyle.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"),
      (.short, "9 hr, 41 min, 30 sec"), (.full, "9 hours, 41 minutes, 30 seconds"),
      (.spellOut, "nine hours, forty-one minutes, thirty seconds"), (.brief, "9hr 41min 30sec"),
    ]
    for (style, text) in texts {
      formatter.unitsStyle = style
      #expect(formatter.string(from: length) == text)
    }
    #expect(
      DateComponentsFormatter.localizedString(
        from: DateComponents(day: 1, minute: 1), unitsStyle: .full) == "1 day, 1 minute")
  }

  @Test func unitsThatAreNoneAreDroppedOrFilled() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    #expect(formatter.string(from: 150) == "2:30")
    #expect(formatter.string(from: 605) == "10:05")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 5) == "0:05")
    formatter.zeroFormattingBehavior = .default
    formatter.allowedUnits = [.day, .hour, .minute, .second]
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 3610) == "1h 10s")
    #expect(formatter.string(from: 0) == "0s")
    formatter.zeroFormattingBehavior = .dropLeading
    #expect(formatter.string(from: 600) == "10m 0s")
    formatter.maximumUnitCount = 1
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 600) == "10m remaining")
  }
}
