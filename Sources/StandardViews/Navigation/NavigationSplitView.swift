// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// Two or three columns side by side, whatever the width, each with a navigation stack of its own.
///
/// - Source: Apple, `NavigationSplitView`.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, BuiltInView {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  @Binding private var visibility: NavigationSplitViewVisibility

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>, _ sidebar: Sidebar, _ content: Content,
    _ detail: Detail
  ) {
    _visibility = visibility
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  public var body: some View {
    HStack(spacing: 0) {
      if visibility != .detailOnly, visibility != .doubleColumn || Content.self == EmptyView.self {
        NavigationStack { sidebar }
      }
      if Content.self != EmptyView.self, visibility != .detailOnly {
        NavigationStack { content }
      }
      NavigationStack { detail }
    }
  }
}

extension NavigationSplitView {
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(.constant(.automatic), sidebar(), content(), detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, sidebar(), content(), detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(.constant(.automatic), sidebar(), EmptyView(), detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, sidebar(), EmptyView(), detail())
  }

  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(.constant(.automatic), sidebar(), EmptyView(), detail())
  }
}

/// Which columns of a split view are there.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let columns: Int

  public static let automatic = NavigationSplitViewVisibility(columns: 0)
  public static let detailOnly = NavigationSplitViewVisibility(columns: 1)
  public static let doubleColumn = NavigationSplitViewVisibility(columns: 2)
  public static let all = NavigationSplitViewVisibility(columns: 3)
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let index: Int

  public static let sidebar = NavigationSplitViewColumn(index: 0)
  public static let content = NavigationSplitViewColumn(index: 1)
  public static let detail = NavigationSplitViewColumn(index: 2)
}

/// How a split view divides its width.
public protocol NavigationSplitViewStyle: Sendable {}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: Self { Self() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: Self { Self() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: Self { Self() }
}

extension View {
  public consuming func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    modifier(_AppearanceStyleModifier<S>())
  }
  public consuming func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  )
    -> some View
  {
    modifier(_PlatformHintModifier())
  }
}
