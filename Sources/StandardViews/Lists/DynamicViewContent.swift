// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation
import ViewEngine

/// Views made from the elements of a collection, which a list can edit.
///
/// - Source: Apple, `DynamicViewContent`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
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
    modifier(_RowEditingModifier(delete: action, move: nil))
  }

  /// Says how rows are moved. In a list that is being edited, dragging a row up or down moves it.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(_RowEditingModifier(delete: nil, move: action))
  }
}

/// The modifier behind `onDelete` and `onMove`.
public struct _RowEditingModifier: ViewModifier, NodeModifier {
  let delete: ((IndexSet) -> Void)?
  let move: ((IndexSet, Int) -> Void)?

  public static var _keepsListsWhole: Bool { true }

  package func makeNode(around content: some View, _ context: NodeContext) -> RowEditingNode {
    let node = RowEditingNode(content, context)
    node.modifier = self
    return node
  }

  package func update(_ node: RowEditingNode) {
    node.modifier = self
  }
}

/// The transparent node around rows that can be deleted or moved.
package final class RowEditingNode: PassthroughNode {
  var modifier = _RowEditingModifier(delete: nil, move: nil)
}

extension ViewNode {
  /// What deletes the row that this node is in.
  var deleteAction: ((IndexSet) -> Void)? { rowEditing { $0.delete } }
  /// What moves the row that this node is in.
  var moveAction: ((IndexSet, Int) -> Void)? { rowEditing { $0.move } }

  private func rowEditing<Action>(_ action: (_RowEditingModifier) -> Action?) -> Action? {
    for node in ancestors {
      if node.layoutID != .none { return nil }
      if let editing = node as? RowEditingNode, let found = action(editing.modifier) { return found }
    }
    return nil
  }
}

extension Array {
  /// Removes the elements at some positions.
  public mutating func remove(atOffsets offsets: IndexSet) {
    requirePlaces(offsets)
    for offset in offsets.reversed() { remove(at: offset) }
  }

  /// Moves the elements at some positions before the element at a position.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    requirePlaces(source)
    if destination < 0 || destination > count {
      clientFault("Nothing can be moved to offset \(destination) of an array of \(count) elements.")
    }
    let moved = source.map { self[$0] }
    let before = source.count(in: 0..<destination)
    remove(atOffsets: source)
    insert(contentsOf: moved, at: destination - before)
  }

  private func requirePlaces(_ offsets: IndexSet) {
    if let last = offsets.last, last >= count {
      clientFault("There is no element at offset \(last) of an array of \(count) elements.")
    }
  }
}
