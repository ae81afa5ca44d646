// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// A label with two buttons, "Decrement" and "Increment", that change a value step by step.
///
/// - Source: Apple, `Stepper`.
public struct Stepper<Label: View>: View, BuiltInView {
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  private let label: Label
  private let onIncrement: (() -> Void)?
  private let onDecrement: (() -> Void)?

  /// - Parameters:
  ///   - onIncrement: Nil switches the button off.
  ///   - onDecrement: Nil switches the button off.
  ///   - onEditingChanged: Called with `true` when a press begins and with `false` when it ends.
  ///   - label: What it says.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = Self.editing(onIncrement, onEditingChanged)
    self.onDecrement = Self.editing(onDecrement, onEditingChanged)
  }

  private static func editing(
    _ action: (() -> Void)?, _ onEditingChanged: @escaping (Bool) -> Void
  ) -> (() -> Void)? {
    guard let action else { return nil }
    return {
      onEditingChanged(true)
      action()
      onEditingChanged(false)
    }
  }

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label,
      onIncrement: { value.wrappedValue = value.wrappedValue.stepped(by: step, backwards: false) },
      onDecrement: { value.wrappedValue = value.wrappedValue.stepped(by: step, backwards: true) },
      onEditingChanged: onEditingChanged)
  }

  /// The buttons stop at the ends of the range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label,
      onIncrement: {
        value.step(to: value.wrappedValue.stepped(by: step, backwards: false).clamped(to: bounds))
      },
      onDecrement: {
        value.step(to: value.wrappedValue.stepped(by: step, backwards: true).clamped(to: bounds))
      },
      onEditingChanged: onEditingChanged)
  }

  public var body: some View {
    HStack {
      if !labelsAreHidden {
        label
        Spacer()
      }
      StepButton(name: "Decrement", image: "minus", action: onDecrement)
      StepButton(name: "Increment", image: "plus", action: onIncrement)
    }
  }
}

extension Binding where Value: Equatable {
  /// Writes where a step leads; at the end of a range nothing is written.
  fileprivate func step(to new: Value) {
    if new != wrappedValue { wrappedValue = new }
  }
}

/// One of a stepper's buttons.
private struct StepButton: View, BuiltInView {
  let name: String
  let image: String
  let action: (() -> Void)?

  var body: some View {
    var button = Button(action: action ?? {}) { Image(systemName: image) }
    button.ignoresStyle = true
    return button.accessibilityLabel(name).disabled(action == nil)
  }
}

extension Stepper where Label == Text {
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}
