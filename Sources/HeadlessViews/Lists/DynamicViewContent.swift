// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Views made from the elements of a collection, which a list can edit.
///
/// - Source: Apple, `DynamicViewContent`.
@MainActor
@preconcurrency
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Says how rows are deleted. In a list, dragging a row to the left deletes it.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(DeleteModifier(action: action))
  }

  /// Says how rows are moved; accepted, no gesture moves them.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(_PlatformHintModifier())
  }
}

private struct DeleteModifier: ViewModifier, PrimitiveModifier {
  let action: ((IndexSet) -> Void)?

  static var _keepsListsWhole: Bool { true }

  static func _makeNode<Modified: View>(
    _ modifier: Self, around content: Modified, _ context: NodeContext
  ) -> ViewNode {
    let node = DeleteNode(content, context)
    node.action = modifier.action
    return node
  }

  static func _updateNode(_ node: ViewNode, _ modifier: Self) {
    unsafeDowncast(node, to: DeleteNode.self).action = modifier.action
  }
}

/// The transparent node around rows that can be deleted.
final class DeleteNode: PassthroughNode {
  fileprivate var action: ((IndexSet) -> Void)?

  func delete(at position: Int) {
    action?(IndexSet(integer: position))
  }
}

extension Array {
  /// Removes the elements at some positions.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: offset) }
  }

  /// Moves the elements at some positions before the element at a position.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[$0] }
    let before = source.count(in: 0..<destination)
    remove(atOffsets: source)
    insert(contentsOf: moved, at: destination - before)
  }
}
