// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// Which parts of a section stay at the edge of a scroll view; accepted, everything scrolls.
///
/// - Source: Apple, `PinnedScrollableViews`.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A view in which the lists make their rows when they come into view (L-74).
@usableFromInline
protocol LazyContainer: PrimitiveView {
  associatedtype Content: View
  var configuration: LazyConfiguration { get }
  var content: Content { get }
}

extension LazyContainer {
  @inlinable
  static func makeLazyNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    LazyNode(view.configuration, view.content, context)
  }

  @inlinable
  static func updateLazyNode(_ node: ViewNode, _ view: Self) {
    known(node, as: LazyNode.self).receive(view.configuration)
    node.updateElements(to: view.content)
  }
}

/// A vertical stack whose lists make their rows when they come into view (L-74).
///
/// - Source: Apple, `LazyVStack`.
public struct LazyVStack<Content: View>: View, LazyContainer {
  @usableFromInline var configuration: LazyConfiguration
  @usableFromInline let content: Content

  /// - Parameters:
  ///   - alignment: Where the views stand across the axis.
  ///   - spacing: Points between rows; nil is 8.
  ///   - pinnedViews: Which headers and footers stay in sight.
  ///   - content: What stands in it.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
  ) {
    configuration = LazyConfiguration(
      axis: .vertical, spacing: spacing ?? ViewSpacing.systemDistance, tracks: nil,
      alignment: Alignment(horizontal: alignment, vertical: .center))
    self.content = content()
  }

  @inlinable
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    makeLazyNode(view, context)
  }
  @inlinable
  public static func _updateNode(_ node: ViewNode, _ view: Self) { updateLazyNode(node, view) }
}

/// A horizontal stack whose lists make their rows when they come into view (L-74).
///
/// - Source: Apple, `LazyHStack`.
public struct LazyHStack<Content: View>: View, LazyContainer {
  @usableFromInline let configuration: LazyConfiguration
  @usableFromInline let content: Content

  /// - Parameters:
  ///   - alignment: Where the views stand across the axis.
  ///   - spacing: Points between rows; nil is 8.
  ///   - pinnedViews: Which headers and footers stay in sight.
  ///   - content: What stands in it.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
  ) {
    configuration = LazyConfiguration(
      axis: .horizontal, spacing: spacing ?? ViewSpacing.systemDistance, tracks: nil,
      alignment: Alignment(horizontal: .center, vertical: alignment))
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    makeLazyNode(view, context)
  }
  public static func _updateNode(_ node: ViewNode, _ view: Self) { updateLazyNode(node, view) }
}

/// A grid of columns whose lists make their rows when they come into view (L-75).
///
/// - Source: Apple, `LazyVGrid`.
public struct LazyVGrid<Content: View>: View, LazyContainer {
  @usableFromInline let configuration: LazyConfiguration
  @usableFromInline let content: Content

  /// - Parameters:
  ///   - columns: The columns, from leading to trailing.
  ///   - alignment: Where the views stand across the axis.
  ///   - spacing: Points between rows; nil is 8.
  ///   - pinnedViews: Which headers and footers stay in sight.
  ///   - content: What stands in it.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
  ) {
    configuration = LazyConfiguration(
      axis: .vertical, spacing: spacing ?? ViewSpacing.systemDistance, tracks: columns,
      alignment: Alignment(horizontal: alignment, vertical: .center))
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    makeLazyNode(view, context)
  }
  public static func _updateNode(_ node: ViewNode, _ view: Self) { updateLazyNode(node, view) }
}

/// A grid of rows whose lists make their columns when they come into view (L-75).
///
/// - Source: Apple, `LazyHGrid`.
public struct LazyHGrid<Content: View>: View, LazyContainer {
  @usableFromInline let configuration: LazyConfiguration
  @usableFromInline let content: Content

  /// - Parameters:
  ///   - rows: The rows, from top to bottom.
  ///   - alignment: Where the views stand across the axis.
  ///   - spacing: Points between columns; nil is 8.
  ///   - pinnedViews: Which headers and footers stay in sight.
  ///   - content: What stands in it.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
  ) {
    configuration = LazyConfiguration(
      axis: .horizontal, spacing: spacing ?? ViewSpacing.systemDistance, tracks: rows,
      alignment: Alignment(horizontal: .center, vertical: alignment))
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    makeLazyNode(view, context)
  }
  public static func _updateNode(_ node: ViewNode, _ view: Self) { updateLazyNode(node, view) }
}
