// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation
import ViewEngine

/// Shows how far a task is, or that one is going on. It does not turn by itself, because then the screen would never
/// be at rest.
///
/// - Source: Apple, `ProgressView`.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View, BuiltInView {
  private let fraction: Double?
  private let isOutOfBounds: Bool
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  fileprivate init(_ completed: Completed?, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
    fraction = completed?.fraction
    isOutOfBounds = completed?.isOutOfBounds ?? false
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  public var body: some View {
    if isOutOfBounds {
      // SwiftUI's words.
      let _ = HostContext.report(
        "ProgressView initialized with an out-of-bounds progress value. "
          + "The value will be clamped to the range of `0...total`.")
    }
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
private struct Completed {
  /// From 0 to 1; 0 for a value that is no number, and for a total of 0.
  var fraction: Double
  var isOutOfBounds: Bool

  init?<V: BinaryFloatingPoint>(_ value: V?, _ total: V) {
    guard let value else { return nil }
    let part = total > 0 ? Double(value / total) : 0
    fraction = part.isNaN ? 0 : min(max(part, 0), 1)
    isOutOfBounds = !(total >= 0 && value >= 0 && value <= total)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView {
    self.init(nil, EmptyView(), EmptyView())
  }

  public init(@ViewBuilder label: () -> Label) {
    self.init(nil, label(), EmptyView())
  }

  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil, Text(titleKey), EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(nil, Text(title), EmptyView())
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(Completed(value, total), EmptyView(), EmptyView())
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(Completed(value, total), label(), EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(Completed(value, total), Text(titleKey), EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(Completed(value, total), Text(title), EmptyView())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress view that a style was asked to make a body for.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    let completed = configuration.fractionCompleted.flatMap { Completed($0, 1) }
    self.init(
      completed, ProgressViewStyleConfiguration.Label(), ProgressViewStyleConfiguration.CurrentValueLabel())
  }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(Completed(value, total), label(), currentValueLabel())
  }
}
