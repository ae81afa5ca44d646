// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Shows how far a task is, or that one is going on. It does not turn by itself: that would never be at rest.
///
/// - Source: Apple, `ProgressView`.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View, BuiltInView {
  private let fraction: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  init(fraction: Double?, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  public var body: some View {
    StyledControl(
      \.progressViewStyle, ProgressViewStyleConfiguration(fractionCompleted: fraction),
      fallback: .progress(DefaultProgressViewStyle())
    )
    .providing(ProgressViewStyleConfiguration.Label.self, label)
    .providing(ProgressViewStyleConfiguration.CurrentValueLabel.self, currentValueLabel)
    .modifier(
      ControlElement(kind: .other, title: label.titleText, value: fraction.map { "\($0)" }))
  }
}

/// The part of a task that is done.
private func completed<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
  value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView {
    self.init(fraction: nil, EmptyView(), EmptyView())
  }

  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label(), EmptyView())
  }

  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, Text(titleKey), EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, Text(title), EmptyView())
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: completed(value, total), EmptyView(), EmptyView())
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: completed(value, total), label(), EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(fraction: completed(value, total), Text(titleKey), EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(fraction: completed(value, total), Text(title), EmptyView())
  }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: completed(value, total), label(), currentValueLabel())
  }
}
