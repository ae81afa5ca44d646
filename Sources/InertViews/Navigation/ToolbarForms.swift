// SPDX-License-Identifier: Apache-2.0
import EngineBase
import StandardViews
import ViewEngine

// Other items of toolbars, and what a user could change of them: bars have one look.

/// Room between items; none is made.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  public static let flexible = SpacerSizing(name: "flexible")
  public static let fixed = SpacerSizing(name: "fixed")
}

/// Items that a platform puts into a toolbar by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// What a user may do with an item.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String

  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// Whether an item can be chosen at any time.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// Items that a user may move.
///
/// - Source: Apple, `CustomizableToolbarContent`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent {}
extension _ToolbarItems: CustomizableToolbarContent {}

extension CustomizableToolbarContent {
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior)
    -> some CustomizableToolbarContent
  {
    self
  }
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    self
  }
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent { self }
}

extension ToolbarContent {
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

/// Room between items; none is made.
///
/// - Source: Apple, `ToolbarSpacer`.
public struct ToolbarSpacer: CustomizableToolbarContent {
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  public var body: Never { return clientFault("\(Self.self) stands for its items and has no body.") }
  public var _items: EmptyView { EmptyView() }
}

/// An item that a platform would make; none is.
///
/// - Source: Apple, `DefaultToolbarItem`.
public struct DefaultToolbarItem: CustomizableToolbarContent {
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  public var body: Never { return clientFault("\(Self.self) stands for its items and has no body.") }
  public var _items: EmptyView { EmptyView() }
}

/// The menu of a title; a title is a text here.
///
/// - Source: Apple, `ToolbarTitleMenu`.
public struct ToolbarTitleMenu<Content: View>: CustomizableToolbarContent {
  public init() where Content == EmptyView {}
  public init(@ViewBuilder content: () -> Content) {}

  public var body: Never { return clientFault("\(Self.self) stands for its items and has no body.") }
  public var _items: EmptyView { EmptyView() }
}

/// Items in one place, with what a menu of them is called.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View, BuiltInView {
  fileprivate let content: Content

  public var body: some View { content }
}

extension ToolbarItemGroup {
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(placement: placement) { LabeledToolbarItemGroupContent<C, L>(content: content()) }
  }
}

extension ToolbarContentBuilder {
  public static func buildLimitedAvailability<C: View>(_ content: _ToolbarItems<C>) -> _ToolbarItems<AnyView>
  {
    _ToolbarItems(_items: AnyView(content._items))
  }
}

extension View {
  /// Puts items into the bars of the screen that the view is on; the user cannot move them.
  public consuming func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }
  public consuming func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
  public consuming func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
}
