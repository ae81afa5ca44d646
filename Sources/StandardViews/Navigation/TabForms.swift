// SPDX-License-Identifier: Apache-2.0
import ViewEngine

// Other forms of tabs, and how their bar looks: it is a row at the bottom.

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  public static let search = TabRole()
}

/// The label of a tab that has only a role: that of a search.
public struct DefaultTabLabel: View, BuiltInView {
  public var body: some View { Label("Search", systemImage: "magnifyingglass") }
}

extension Tab {
  public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content, label: label)
  }
}

extension Tab where Value == Never {
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content(), label: label())
  }
}

extension Tab where Label == EmptyView {
  /// A tab that the bar does not show.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content) { EmptyView() }
  }
}

extension Tab where Label == DefaultTabLabel {
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content) { DefaultTabLabel() }
  }
  public init(role: TabRole?, @ViewBuilder content: () -> Content) where Value == Never {
    self.init(content: content(), label: DefaultTabLabel())
  }
}

extension Tab where Label == StandardViews.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, systemImage: systemImage, value: value, content: content)
  }
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { StandardViews.Label(titleKey, image: image) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(title, systemImage: systemImage, value: value, content: content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { StandardViews.Label(title, image: image) }
  }
}

extension Tab where Value == Never, Label == StandardViews.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, systemImage: systemImage, content: content)
  }
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: StandardViews.Label(titleKey, image: image))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(title, systemImage: systemImage, content: content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: StandardViews.Label(title, image: image))
  }
}

/// When the bar of tabs gives way.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// Whether tabs are a bar or a sidebar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Where a tab is shown.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// What a user may do with a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// What a user has changed of tabs: nothing.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  public init() {}

  public mutating func resetSectionOrder() {}
  public mutating func resetVisibility() {}
}

extension View {
  public consuming func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    self
  }
  public consuming func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  public consuming func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement)
    -> some View
  {
    self
  }
  /// Puts a view below the tabs.
  public consuming func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  {
    safeAreaInset(edge: .bottom, spacing: 0, content: content)
  }
  public consuming func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View
  {
    self
  }
  public consuming func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View
  {
    self
  }
  public consuming func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  {
    self
  }
}
