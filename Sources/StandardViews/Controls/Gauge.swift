// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// A value in a range, as a bar with its labels.
///
/// - Source: Apple, `Gauge`.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View,
  BuiltInView
{
  private let fraction: Double
  private let label: Label
  private let current: CurrentValueLabel
  private let minimum: BoundsLabel
  private let maximum: BoundsLabel

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel,
    _ minimum: BoundsLabel,
    _ maximum: BoundsLabel
  ) {
    let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
    let part = length > 0 ? (Double(value) - Double(bounds.lowerBound)) / length : 0
    // What is no number is none of the range either.
    fraction = part >= 0 ? min(part, 1) : 0
    self.label = label
    self.current = current
    self.minimum = minimum
    self.maximum = maximum
  }

  public var body: some View {
    StyledControl(
      \.gaugeStyle,
      GaugeStyleConfiguration(
        value: fraction, hasCurrentValue: CurrentValueLabel.self != EmptyView.self,
        hasBounds: BoundsLabel.self != EmptyView.self),
      fallback: .gauges(DefaultGaugeStyle())
    )
    .providing(GaugeStyleConfiguration.Label.self, label)
    .providing(GaugeStyleConfiguration.CurrentValueLabel.self, current)
    .providing(GaugeStyleConfiguration.MinimumValueLabel.self, minimum)
    .providing(GaugeStyleConfiguration.MaximumValueLabel.self, maximum)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Gauge where MarkedValueLabels == EmptyView, BoundsLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
  }
}

extension Gauge
where MarkedValueLabels == EmptyView, BoundsLabel == EmptyView, CurrentValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
  }
}

/// A style of a platform: a bar with its labels.
@MainActor
public protocol BuiltInGaugeStyle: GaugeStyle where Body == _GaugeBar {}

extension BuiltInGaugeStyle {
  public func makeBody(configuration: Configuration) -> _GaugeBar {
    _GaugeBar(configuration: configuration)
  }
}

/// The look that gauges have without a client's style.
public struct _GaugeBar: View, BuiltInView {
  let configuration: GaugeStyleConfiguration

  public var body: some View {
    VStack {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        ProgressView(value: configuration.value)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

public struct DefaultGaugeStyle: BuiltInGaugeStyle, BuiltInStyle { public init() {} }
public struct LinearCapacityGaugeStyle: BuiltInGaugeStyle, BuiltInStyle { public init() {} }
public struct AccessoryLinearGaugeStyle: BuiltInGaugeStyle, BuiltInStyle { public init() {} }
public struct AccessoryLinearCapacityGaugeStyle: BuiltInGaugeStyle, BuiltInStyle { public init() {} }
public struct AccessoryCircularGaugeStyle: BuiltInGaugeStyle, BuiltInStyle { public init() {} }
public struct AccessoryCircularCapacityGaugeStyle: BuiltInGaugeStyle, BuiltInStyle { public init() {} }

extension GaugeStyle where Self == DefaultGaugeStyle { public static var automatic: Self { Self() } }
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: Self { Self() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: Self { Self() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: Self { Self() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: Self { Self() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: Self { Self() }
}
