// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// How gauges look.
///
/// - Source: Apple, `GaugeStyle`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What a gauge tells its style.
public struct GaugeStyleConfiguration {
  /// What the gauge shows.
  public struct Label: View, PlaceholderView {
    nonisolated init() {}
  }

  /// The value, in words.
  public struct CurrentValueLabel: View, PlaceholderView {
    nonisolated init() {}
  }

  /// The lower end of the range.
  public struct MinimumValueLabel: View, PlaceholderView {
    nonisolated init() {}
  }

  /// The upper end of the range.
  public struct MaximumValueLabel: View, PlaceholderView {
    nonisolated init() {}
  }

  /// From 0 to 1.
  public let value: Double
  public let label = Label()
  public let currentValueLabel: CurrentValueLabel?
  public let minimumValueLabel: MinimumValueLabel?
  public let maximumValueLabel: MaximumValueLabel?

  init(value: Double, hasCurrentValue: Bool, hasBounds: Bool) {
    self.value = value
    currentValueLabel = hasCurrentValue ? CurrentValueLabel() : nil
    minimumValueLabel = hasBounds ? MinimumValueLabel() : nil
    maximumValueLabel = hasBounds ? MaximumValueLabel() : nil
  }
}

extension AnyStyle where Configuration == GaugeStyleConfiguration {
  static func gauges<S: GaugeStyle>(_ style: S) -> Self {
    AnyStyle(style, at: \.gaugeStyle) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var gaugeStyle: AnyStyle<GaugeStyleConfiguration>? {
    get { self[StyleKey<GaugeStyleConfiguration>.self] }
    set { self[StyleKey<GaugeStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets how gauges in this view look. The styles that come with the engine are one look; items say which one is asked for.
  public consuming func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(_AppearanceStyleModifier<S>()).environment(\.gaugeStyle, .gauges(style))
  }
}
