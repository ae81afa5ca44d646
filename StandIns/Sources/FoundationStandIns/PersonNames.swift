// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Writes names of people, in the order of English.
///
/// - Source: Apple, `PersonNameComponentsFormatter`.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {  // One action at a time.
  public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phonetic = Self(rawValue: 2)
  }

  open var style = Style.default
  open var isPhonetic = false
  open var locale: Locale! = .current

  open class func localizedString(
    from name: PersonNameComponents, style: Style, options: Options = []
  ) -> String {
    let formatter = Self()
    formatter.style = style
    formatter.isPhonetic = options.contains(.phonetic)
    return formatter.string(from: name)
  }

  public required override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The first word is the given name, the last one the family's.
  open func personNameComponents(from text: String) -> PersonNameComponents? {
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    var name = PersonNameComponents()
    name.givenName = first
    if words.count > 1 { name.familyName = words.last }
    if words.count > 2 { name.middleName = words.dropFirst().dropLast().joined(separator: " ") }
    return name
  }

  open func string(from name: PersonNameComponents) -> String {
    let name = isPhonetic ? name.phoneticRepresentation ?? name : name
    let parts =
      switch style {
      case .short: [name.nickname ?? name.givenName ?? name.familyName]
      case .long: [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
      default: [name.givenName, name.familyName]
      }
    let words = parts.compactMap { $0 }.filter { !$0.isEmpty }
    return style == .abbreviated
      ? words.compactMap(\.first).map(String.init).joined() : words.joined(separator: " ")
  }

  open override func string(for value: Any?) -> String? {
    (value as? PersonNameComponents).map(string(from:))
  }
}

extension PersonNameComponents {
  /// The name as most places show it: given name and family name.
  public func formatted() -> String { PersonNameComponentsFormatter().string(from: self) }
}
