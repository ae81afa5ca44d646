// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// How progress views look.
///
/// - Source: Apple, `ProgressViewStyle`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What a progress view tells its style.
public struct ProgressViewStyleConfiguration {
  /// What the task is called.
  public struct Label: View, PlaceholderView {
    nonisolated init() {}
  }

  /// How far it is, in words.
  public struct CurrentValueLabel: View, PlaceholderView {
    nonisolated init() {}
  }

  /// From 0 to 1; nil where it is not known.
  public let fractionCompleted: Double?
  public var label: Label? { Label() }
  public var currentValueLabel: CurrentValueLabel? { CurrentValueLabel() }
}

/// A bar of 4 points, filled as far as the task is.
public struct LinearProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  @Environment(\.tint) private var tint
  private var color: Color?

  public init() {}

  /// A bar of a color of its own.
  public init(tint: Color) { color = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      BarLayout(fraction: configuration.fractionCompleted ?? 0) {
        Capsule().fill(.tertiary)
        Capsule().fill(color.map { AnyShapeStyle($0) } ?? tint ?? AnyShapeStyle(Color.accentColor))
      }
      configuration.currentValueLabel
    }
  }
}

/// A wheel of 20 points.
public struct CircularProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  private var color: Color?

  public init() {}

  /// A wheel of a color of its own.
  public init(tint: Color) { color = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      Circle().stroke(color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.secondary), lineWidth: 2).frame(
        width: 20, height: 20)
      configuration.label
      configuration.currentValueLabel
    }
  }
}

/// A bar where it is known how far the task is, else a wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      AnyStyle.progress(CircularProgressViewStyle()).view(configuration)
    } else {
      AnyStyle.progress(LinearProgressViewStyle()).view(configuration)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension AnyStyle where Configuration == ProgressViewStyleConfiguration {
  static func progress<S: ProgressViewStyle>(_ style: S) -> Self {
    AnyStyle(style, at: \.progressViewStyle) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var progressViewStyle: AnyStyle<ProgressViewStyleConfiguration>? {
    get { self[StyleKey<ProgressViewStyleConfiguration>.self] }
    set { self[StyleKey<ProgressViewStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets how progress views in this view look.
  public consuming func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, .progress(style))
  }
}

/// A track with a part of it filled.
private struct BarLayout: Layout {
  let fraction: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: 4)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, part) in zip(subviews, [1, fraction]) {
      subview.place(
        at: bounds.origin, anchor: .topLeading,
        proposal: ProposedViewSize(width: bounds.width * part, height: bounds.height))
    }
  }
}
