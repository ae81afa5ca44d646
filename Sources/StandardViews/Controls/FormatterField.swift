// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

extension TextField where Label == Text {
  /// A field for a value in the words of a formatter. Text that stands for no value leaves the value as it is.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      text: Binding(value, as: FormatterForm(formatter: formatter)), prompt: prompt, axis: .horizontal,
      label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      text: Binding(value, as: FormatterForm(formatter: formatter)), prompt: prompt, axis: .horizontal,
      label: Text(title))
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
