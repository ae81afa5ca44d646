// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation
import ViewEngine

/// How values are written as text, and read from it.
protocol TextForm<Value> {
  associatedtype Value
  func text(of value: Value) -> String
  /// The value that a text stands for; nil where it stands for none.
  func value(of text: String) -> Value?
  func isSame(as other: Self) -> Bool
}

extension Binding where Value == String {
  /// A value as its text form; text that stands for no value is ignored.
  init<Form: TextForm>(_ base: Binding<Form.Value>, as form: Form) {
    self.init(
      value: form.text(of: base._value), location: TextFormLocation(base.projectedValue.location, form))
  }
}

/// The text forms of a format.
struct FormatForm<F: ParseableFormatStyle>: TextForm where F.FormatOutput == String {
  let format: F

  func text(of value: F.FormatInput) -> String { format.format(value) }
  func value(of text: String) -> F.FormatInput? { try? format.parseStrategy.parse(text) }
  func isSame(as other: Self) -> Bool { format == other.format }
}

/// The text forms of values that may be missing: then there is no text.
struct OptionalForm<Form: TextForm>: TextForm {
  let form: Form

  func text(of value: Form.Value?) -> String { value.map(form.text) ?? "" }
  func value(of text: String) -> Form.Value?? {
    text.isEmpty ? .some(nil) : form.value(of: text).map { .some($0) }
  }
  func isSame(as other: Self) -> Bool { form.isSame(as: other.form) }
}

/// The words of a formatter.
struct FormatterForm<Value>: TextForm {
  let formatter: Formatter

  func text(of value: Value) -> String { formatter.string(for: value) ?? "" }
  func value(of text: String) -> Value? {
    switch formatter {
    case let formatter as NumberFormatter: formatter.number(from: text) as? Value
    case let formatter as DateFormatter: formatter.date(from: text) as? Value
    // Foundation has no other formatter that reads on Linux.
    default: text as? Value
    }
  }
  func isSame(as other: Self) -> Bool { formatter === other.formatter }
}

/// The place of a value, seen as text.
private final class TextFormLocation<Form: TextForm>: Location<String> {
  let base: Location<Form.Value>
  let form: Form

  init(_ base: Location<Form.Value>, _ form: Form) {
    self.base = base
    self.form = form
  }

  override var latestValue: String { form.text(of: base.latestValue) }
  override var committedValue: String { form.text(of: base.committedValue) }
  override func set(_ text: String) {
    if let value = form.value(of: text) { base.set(value) }
  }
  override func noteRead() { base.noteRead() }
  override var source: DependencySource? { base.source }
  override var isProjection: Bool { true }

  override func isSamePlace(as other: Location<String>) -> Bool {
    guard let other = other as? TextFormLocation<Form> else { return false }
    return form.isSame(as: other.form) && base.isSamePlace(as: other.base)
  }
}
