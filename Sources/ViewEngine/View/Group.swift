// SPDX-License-Identifier: Apache-2.0
import EngineBase

/// Several views treated as one in code; a container sees its members as its own children (L-60). So are items of a toolbar,
/// scenes and commands.
///
/// A modifier on a group is a modifier on each of its members.
///
/// - Source: Apple, `Group`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public struct Group<Content> {
  public typealias Body = Never

  @usableFromInline package let content: Content

  /// A group of what one of the builders has made.
  ///
  /// - Parameter isMade: Keeps a closure behind the name from being the content.
  package init(of content: Content, isMade: Void) {
    self.content = content
  }
}

extension Group: View, PrimitiveView where Content: View {
  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @inlinable public static var _isUnary: Bool { Content._isUnary }
  @inlinable public static func _isUnary(in context: NodeContext) -> Bool { Content._isUnary(in: context) }

  @inlinable
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    Content._makeNode(view.content, context)
  }

  @inlinable
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    Content._updateNode(node, view.content)
  }

  @inlinable
  public static func _appendElements(_ view: Self, to list: inout NodeList, _ context: NodeContext) {
    StackGuard.withRoom { Content._appendElements(view.content, to: &list, context) }
  }

  @inlinable
  public static func _updateElements(
    at view: UnsafePointer<Self>, of parent: ViewNode, from index: inout Int
  ) {
    let content = firstProperty(of: view, as: Content.self)
    StackGuard.withRoom { Content._updateElements(at: content, of: parent, from: &index) }
  }
}
