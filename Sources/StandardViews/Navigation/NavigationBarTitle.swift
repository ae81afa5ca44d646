// SPDX-License-Identifier: Apache-2.0
import ViewEngine

// Bars under the names of earlier releases.
extension View {
  /// Sets the title of the screen that the view is on.
  public consuming func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  public consuming func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }
  @_disfavoredOverload
  public consuming func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen that the view is on; titles have one look.
  public consuming func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }
  public consuming func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey)
  }
  @_disfavoredOverload
  public consuming func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  /// Puts views into the bar of the screen: a toolbar under an older name.
  public consuming func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }
  public consuming func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }
  public consuming func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }

  /// Sets the title of the screen that the view is on; there is no field in the bar to change it.
  public consuming func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BoundTitleModifier(title: title))
  }

  // A title's second line, and how a bar is set up: bars have one look.
  public consuming func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View {
    perceived("subtitle", subtitle.shown)
  }
  @_disfavoredOverload
  public consuming func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    perceived("subtitle", String(subtitle))
  }
  public consuming func toolbarRole(_ role: ToolbarRole) -> some View { modifier(_PlatformHintModifier()) }
  public consuming func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    perceived("title mode", mode.name)
  }
  public consuming func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
  {
    perceived("bar scheme", "\(scheme.map { "\($0)" } ?? "") \(bars.map(\.name).joined(separator: " "))")
  }
  public consuming func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)
    -> some View
  {
    perceived("bar background", "\(style.styleDescription) \(bars.map(\.name).joined(separator: " "))")
  }
  public consuming func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    perceived("bar background", "\(visibility) \(bars.map(\.name).joined(separator: " "))")
  }
  public consuming func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    perceived("bars", "\(visibility) \(bars.map(\.name).joined(separator: " "))")
  }
  public consuming func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    modifier(_AppearanceStyleModifier<S>())
  }
  public consuming func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    modifier(_AppearanceStyleModifier<S>())
  }
}

/// What a toolbar is for.
public struct ToolbarRole: Sendable {
  public static let automatic = ToolbarRole()
  public static let navigationStack = ToolbarRole()
  public static let browser = ToolbarRole()
  public static let editor = ToolbarRole()
}

/// How a toolbar shows its title.
public struct ToolbarTitleDisplayMode: Sendable {
  fileprivate let name: String

  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  public static let large = ToolbarTitleDisplayMode(name: "large")
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
}

/// How a navigation view looks.
public protocol NavigationViewStyle: Sendable {}

public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct ColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle { public init() {} }

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: Self { Self() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: Self { Self() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: Self { Self() }
}

/// How the dots of a paged tab view look.
public protocol IndexViewStyle: Sendable {}

public struct PageIndexViewStyle: IndexViewStyle {
  public enum BackgroundDisplayMode: Sendable { case automatic, always, interactive, never }

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: Self { Self() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self { Self() }
}

extension PageTabViewStyle {
  public enum IndexDisplayMode: Sendable { case automatic, always, never }

  public init(indexDisplayMode: IndexDisplayMode) { self.init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { Self() }
}

/// A title behind a binding, which this modifier reads, and not the view around it (I-50).
private struct BoundTitleModifier: ViewModifier, BuiltInStyle {
  @Binding var title: String

  func body(content: Content) -> some View { content.navigationTitle(title) }
}
