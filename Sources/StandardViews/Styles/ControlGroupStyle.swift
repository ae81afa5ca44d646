// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// How groups of controls look.
///
/// - Source: Apple, `ControlGroupStyle`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration

  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What a group of controls tells its style.
public struct ControlGroupStyleConfiguration {
  /// The controls, in a row.
  public struct Content: View, PlaceholderView {
    nonisolated init() {}
  }

  /// What the group is called.
  public struct Label: View, PlaceholderView {
    nonisolated init() {}
  }

  public let content = Content()
  public let label = Label()
}

// The styles of the platforms: all are a row here, without the label.

public struct AutomaticControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}
public struct NavigationControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}
public struct MenuControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}
public struct CompactMenuControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}
public struct PaletteControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension AnyStyle where Configuration == ControlGroupStyleConfiguration {
  static func controlGroups<S: ControlGroupStyle>(_ style: S) -> Self {
    AnyStyle(style, at: \.controlGroupStyle) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var controlGroupStyle: AnyStyle<ControlGroupStyleConfiguration>? {
    get { self[StyleKey<ControlGroupStyleConfiguration>.self] }
    set { self[StyleKey<ControlGroupStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets how groups of controls in this view look.
  public consuming func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(_AppearanceStyleModifier<S>()).environment(\.controlGroupStyle, .controlGroups(style))
  }
}
