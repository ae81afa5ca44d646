// SPDX-License-Identifier: Apache-2.0
import ViewEngine

// Styles that only choose among the looks of a platform. There is one look here; items say which one is asked for.

/// How pickers look.
public protocol PickerStyle: Sendable {}
/// How lists look.
public protocol ListStyle: Sendable {}
/// How forms look. A client's style may have a body, which is not asked for.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol FormStyle {
  typealias Configuration = FormStyleConfiguration
}

/// What a form would tell its style.
public struct FormStyleConfiguration {
  public struct Content: View, BuiltInView {
    public var body: some View { EmptyView() }
  }

  public let content = Content()
}
/// How tab views look.
public protocol TabViewStyle: Sendable {}
/// How tables look.
public protocol TableStyle: Sendable {}
/// How menus look. A client's style may have a body, which is not asked for.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol MenuStyle {
  typealias Configuration = MenuStyleConfiguration
}

/// What a menu would tell its style.
public struct MenuStyleConfiguration {
  public struct Label: View, BuiltInView {
    public var body: some View { EmptyView() }
  }

  public struct Content: View, BuiltInView {
    public var body: some View { EmptyView() }
  }
}

public struct DefaultPickerStyle: PickerStyle { public init() {} }
public struct MenuPickerStyle: PickerStyle { public init() {} }
public struct InlinePickerStyle: PickerStyle { public init() {} }
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
public struct WheelPickerStyle: PickerStyle { public init() {} }
public struct NavigationLinkPickerStyle: PickerStyle { public init() {} }

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { Self() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { Self() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { Self() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { Self() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { Self() } }
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: Self { Self() }
}

public struct DefaultListStyle: ListStyle { public init() {} }
public struct PlainListStyle: ListStyle { public init() {} }
public struct GroupedListStyle: ListStyle { public init() {} }
public struct InsetListStyle: ListStyle { public init() {} }
public struct InsetGroupedListStyle: ListStyle { public init() {} }
public struct SidebarListStyle: ListStyle { public init() {} }

extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { Self() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { Self() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }

public struct AutomaticFormStyle: FormStyle { public init() {} }
public struct GroupedFormStyle: FormStyle { public init() {} }
public struct ColumnsFormStyle: FormStyle { public init() {} }

extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { Self() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { Self() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { Self() } }

public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
public struct PageTabViewStyle: TabViewStyle { public init() {} }
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
public struct TabBarOnlyTabViewStyle: TabViewStyle { public init() {} }
public struct GroupedTabViewStyle: TabViewStyle { public init() {} }

extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: Self { Self() } }
extension TabViewStyle where Self == PageTabViewStyle { public static var page: Self { Self() } }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: Self { Self() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: Self { Self() }
}
extension TabViewStyle where Self == GroupedTabViewStyle { public static var grouped: Self { Self() } }

public struct DefaultMenuStyle: MenuStyle { public init() {} }
public struct ButtonMenuStyle: MenuStyle { public init() {} }

extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { Self() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { Self() } }

public struct AutomaticTableStyle: TableStyle { public init() {} }
public struct InsetTableStyle: TableStyle { public init() {} }
public struct BorderedTableStyle: TableStyle { public init() {} }

extension TableStyle where Self == AutomaticTableStyle { public static var automatic: Self { Self() } }
extension TableStyle where Self == InsetTableStyle { public static var inset: Self { Self() } }
extension TableStyle where Self == BorderedTableStyle { public static var bordered: Self { Self() } }

/// The modifier behind styles with one look.
public struct _AppearanceStyleModifier<Style>: DrawnAttributeModifier {
  package init() {}

  package var attributes: [DisplayAttribute] { [DisplayAttribute("style", String(describing: Style.self))] }
  package var isOfWhole: Bool { true }
}

extension View {
  public consuming func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modifier(_AppearanceStyleModifier<S>())
  }
  public consuming func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(_AppearanceStyleModifier<S>())
  }
  public consuming func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(_AppearanceStyleModifier<S>())
  }
  public consuming func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    modifier(_AppearanceStyleModifier<S>()).environment(\.hasPagedTabs, S.self is PageTabViewStyle.Type)
  }
  public consuming func tableStyle<S: TableStyle>(_ style: S) -> some View {
    modifier(_AppearanceStyleModifier<S>())
  }
  public consuming func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(_AppearanceStyleModifier<S>())
  }
}
