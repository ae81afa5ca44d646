// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Writes lengths of time, in English. What is less than the smallest unit shown is left out.
///
/// - Source: Apple, `DateComponentsFormatter`.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {  // One action at a time.
  public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: 1)
    public static let dropLeading = Self(rawValue: 2)
    public static let dropMiddle = Self(rawValue: 4)
    public static let dropTrailing = Self(rawValue: 8)
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = Self(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  /// None stands for all but weeks.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The most units that are shown, from the largest that is not 0; 0 for any number.
  open var maximumUnitCount = 0
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var allowsFractionalUnits = false
  open var collapsesLargestUnit = false
  open var calendar: Calendar? = .current
  open var referenceDate: Date?
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open func string(from interval: TimeInterval) -> String? {
    let begin = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: begin, to: begin.addingTimeInterval(interval))
  }

  open func string(from begin: Date, to end: Date) -> String? {
    let shown = units
    let components = (calendar ?? .current).dateComponents(Set(shown.map(\.component)), from: begin, to: end)
    return text(shown.map { ($0, components.value(for: $0.component) ?? 0) })
  }

  open func string(from components: DateComponents) -> String? {
    let begin = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return (calendar ?? .current).date(byAdding: components, to: begin).flatMap {
      string(from: begin, to: $0)
    }
  }

  open override func string(for value: Any?) -> String? {
    switch value {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    default: nil
    }
  }

  private typealias Amount = (unit: Unit, value: Int)

  private var units: [Unit] {
    let units = Unit.all.filter { allowedUnits.contains($0.flag) }
    return units.isEmpty ? Unit.all.filter { $0.component != .weekOfMonth } : units
  }

  private func text(_ all: [Amount]) -> String? {
    var amounts = kept(all)
    // Nothing at all is none of the smallest unit.
    if amounts.isEmpty { amounts = all.suffix(1) }
    if maximumUnitCount > 0 { amounts = Array(amounts.prefix(maximumUnitCount)) }
    let words = amounts.enumerated().map { index, amount in self.text(amount, isFirst: index == 0) }
    let separator =
      switch unitsStyle {
      case .positional: ":"
      case .abbreviated, .brief: " "
      case .short, .full, .spellOut: ", "
      }
    let text = words.joined(separator: separator)
    return (includesApproximationPhrase ? "About " : "") + text
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  /// Without those that are 0 where they are not to be shown.
  private func kept(_ all: [Amount]) -> [Amount] {
    var drops = zeroFormattingBehavior
    if drops.contains(.default) { drops.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
    if drops.contains(.pad) { return all }
    guard let first = all.firstIndex(where: { $0.value != 0 }),
      let last = all.lastIndex(where: { $0.value != 0 })
    else { return drops.isDisjoint(with: .dropAll) ? all : [] }
    return all.indices.filter { index in
      if index < first { return !drops.contains(.dropLeading) }
      if index > last { return !drops.contains(.dropTrailing) }
      return all[index].value != 0 || !drops.contains(.dropMiddle)
    }.map { all[$0] }
  }

  private func text(_ amount: Amount, isFirst: Bool) -> String {
    let (unit, value) = amount
    switch unitsStyle {
    case .positional: return isFirst || value < 0 || value > 9 ? "\(value)" : "0\(value)"
    case .abbreviated: return "\(value)\(unit.letters)"
    case .brief: return "\(value)\(unit.short(value))"
    case .short: return "\(value) \(unit.short(value))"
    case .full: return "\(value) \(unit.long(value))"
    case .spellOut:
      let number = NumberFormatter()
      number.numberStyle = .spellOut
      number.locale = Locale(identifier: "en_US")
      return "\(number.string(from: NSNumber(value: value)) ?? "\(value)") \(unit.long(value))"
    }
  }
}

/// A unit of time, and what it is called.
private struct Unit {
  let flag: NSCalendar.Unit
  let component: Calendar.Component
  let letters: String
  let word: String
  let shortWords: (one: String, more: String)

  func long(_ value: Int) -> String { value == 1 ? word : word + "s" }
  func short(_ value: Int) -> String { value == 1 ? shortWords.one : shortWords.more }

  // From the largest to the smallest.
  static let all = [
    Unit(flag: .year, component: .year, letters: "y", word: "year", shortWords: ("yr", "yrs")),
    Unit(flag: .month, component: .month, letters: "mo", word: "month", shortWords: ("mth", "mths")),
    Unit(flag: .weekOfMonth, component: .weekOfMonth, letters: "w", word: "week", shortWords: ("wk", "wks")),
    Unit(flag: .day, component: .day, letters: "d", word: "day", shortWords: ("day", "days")),
    Unit(flag: .hour, component: .hour, letters: "h", word: "hour", shortWords: ("hr", "hr")),
    Unit(flag: .minute, component: .minute, letters: "m", word: "minute", shortWords: ("min", "min")),
    Unit(flag: .second, component: .second, letters: "s", word: "second", shortWords: ("sec", "sec")),
  ]
}
