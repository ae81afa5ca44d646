// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation

extension TextField where Label == Text {
  /// A field for a value in the words of a formatter. Text that stands for no value leaves the value as it is.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      text: Binding(formatting: value, by: formatter), prompt: prompt, axis: .horizontal,
      label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      text: Binding(formatting: value, by: formatter), prompt: prompt, axis: .horizontal, label: Text(title))
  }

  /// The form of earlier releases. `onEditingChanged` is not called, because editing begins and ends with the focus.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, value: value, formatter: formatter)
    self.onCommit = onCommit
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(title, value: value, formatter: formatter)
    self.onCommit = onCommit
  }
}

extension Binding where Value == String {
  /// A value in the words of a formatter; text that stands for no value is ignored.
  fileprivate init<V>(formatting base: Binding<V>, by formatter: Formatter) {
    let location = FormatterLocation(base.projectedValue.location, formatter)
    self.init(value: location.text(of: base._value), location: location)
  }
}

/// The place of a value, seen in the words of a formatter.
private final class FormatterLocation<V>: Location<String> {
  let base: Location<V>
  let formatter: Formatter

  init(_ base: Location<V>, _ formatter: Formatter) {
    self.base = base
    self.formatter = formatter
  }

  func text(of value: V) -> String { formatter.string(for: value) ?? "" }

  private func value(of text: String) -> V? {
    switch formatter {
    case let formatter as NumberFormatter: formatter.number(from: text) as? V
    case let formatter as DateFormatter: formatter.date(from: text) as? V
    // Foundation has no other formatter that reads on Linux.
    default: text as? V
    }
  }

  override var latestValue: String { text(of: base.latestValue) }
  override var committedValue: String { text(of: base.committedValue) }
  override func set(_ text: String) {
    if let value = value(of: text) { base.set(value) }
  }
  override func noteRead() { base.noteRead() }
  override var source: DependencySource? { base.source }
  override var isProjection: Bool { true }

  override func isSamePlace(as other: Location<String>) -> Bool {
    guard let other = other as? FormatterLocation<V> else { return false }
    return formatter === other.formatter && base.isSamePlace(as: other.base)
  }
}
