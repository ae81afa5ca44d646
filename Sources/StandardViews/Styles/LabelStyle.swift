// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// How labels look.
///
/// - Source: Apple, `LabelStyle`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What a label tells its style.
public struct LabelStyleConfiguration {
  /// The label's title.
  public struct Title: View, PlaceholderView {
    nonisolated init() {}
  }

  /// The label's icon.
  public struct Icon: View, PlaceholderView {
    nonisolated init() {}
  }

  public let title = Title()
  public let icon = Icon()
}

/// The icon, then the title.
public struct TitleAndIconLabelStyle: LabelStyle, BuiltInStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
    }
  }
}

/// The style of the surroundings: icon and title.
public struct DefaultLabelStyle: LabelStyle, BuiltInStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension AnyStyle where Configuration == LabelStyleConfiguration {
  static func labels<S: LabelStyle>(_ style: S) -> Self {
    AnyStyle(style, at: \.labelStyle) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var labelStyle: AnyStyle<LabelStyleConfiguration>? {
    get { self[StyleKey<LabelStyleConfiguration>.self] }
    set { self[StyleKey<LabelStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets how labels in this view look.
  public consuming func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, .labels(style))
  }
}
