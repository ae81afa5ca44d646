// SPDX-License-Identifier: Apache-2.0
import Foundation

// Unchecked, in this file: apps hand Apple's from task to task, so they hand these. Nothing guards what they hold; a
// survey tries an app's actions one after the other.

/// Lists in words: `a, b and c`.
open class ListFormatter: Formatter, @unchecked Sendable {  // One action at a time.
  open var locale: Locale! = .current
  open var itemFormatter: Formatter?

  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().joined(strings)
  }

  open func string(from items: [Any]) -> String? {
    joined(items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
  }

  open override func string(for value: Any?) -> String? { (value as? [Any]).flatMap(string(from:)) }

  private func joined(_ strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(locale ?? .current))
  }
}

/// Says how long ago something was, in English.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {  // One action at a time.
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var locale: Locale! = .current
  open var calendar: Calendar! = .current

  private static let units: [(seconds: Double, name: String, short: String)] = [
    (31_536_000, "year", "yr."), (2_592_000, "month", "mo."), (604_800, "week", "wk."),
    (86_400, "day", "day"),
    (3_600, "hour", "hr."), (60, "minute", "min."), (1, "second", "sec."),
  ]

  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(reference))
  }

  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let distance = abs(interval)
    let unit = Self.units.first { distance >= $0.seconds } ?? (1, "second", "sec.")
    let count = distance < 1e15 ? Int(distance / unit.seconds) : 0
    if dateTimeStyle == .named, count == 0 { return "now" }
    if dateTimeStyle == .named, count == 1, unit.name == "day" {
      return interval < 0 ? "yesterday" : "tomorrow"
    }
    let isShort = unitsStyle == .short || unitsStyle == .abbreviated
    let name = isShort ? unit.short : unit.name + (count == 1 ? "" : "s")
    return interval < 0 ? "\(count) \(name) ago" : "in \(count) \(name)"
  }

  open override func string(for value: Any?) -> String? {
    (value as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}

/// Values that a cloud would keep; they live as long as the program.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {  // One action at a time.
  public static let `default` = NSUbiquitousKeyValueStore()
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  private var values: [String: Any] = [:]

  open func object(forKey key: String) -> Any? { values[key] }
  open func set(_ value: Any?, forKey key: String) { values[key] = value }
  open func removeObject(forKey key: String) { values[key] = nil }
  open func string(forKey key: String) -> String? { values[key] as? String }
  open func data(forKey key: String) -> Data? { values[key] as? Data }
  open func bool(forKey key: String) -> Bool { values[key] as? Bool ?? false }
  open func double(forKey key: String) -> Double { values[key] as? Double ?? 0 }
  open func longLong(forKey key: String) -> Int64 { values[key] as? Int64 ?? 0 }
  @discardableResult open func synchronize() -> Bool { true }
}
