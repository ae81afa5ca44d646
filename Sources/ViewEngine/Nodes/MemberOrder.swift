// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase

/// Makes the members of a list that has layers on its members: the last member first, and the layers after all members
///
///
/// It is one of the modifiers around the members until the list has been made. A member that is added later gets its
/// layer at once.
final class MemberOrder: ElementWrapper {
  private var members: [() -> Void] = []
  private var layers: [() -> Void] = []

  override var memberOrder: MemberOrder? { self }

  override func wrap(_ content: any ContentProvider, _ context: NodeContext) -> ViewNode {
    outer?.wrap(content, context) ?? content.makeNode(context)
  }

  /// Stores the function that makes a member until the member is made.
  func add(_ makeMember: @escaping () -> Void) {
    members.append(makeMember)
  }

  /// Makes the node of a modifier around a member. Its layer follows when all members are there.
  func makeNode(
    _ modifier: some LayerModifier, _ content: some View, _ context: NodeContext
  ) -> ViewNode {
    let node = modifier.makeNodeWithoutLayer(around: content, context)
    layers.append { modifier.addLayer(to: node, context) }
    return node
  }

  /// Makes the members that the list has passed on.
  func makeAll(in graph: ViewGraph) {
    let isInner = graph.observers.noteOrderOfReaders(true)
    StackGuard.withRoom {
      // Actions still run in the order of the tree, because `ActionOrder` sorts them.
      for make in members.reversed() {
        graph.queue.beginTurn()
        make()
      }
      for add in layers {
        graph.queue.beginTurn()
        add()
      }
    }
    _ = graph.observers.noteOrderOfReaders(isInner)
  }
}
