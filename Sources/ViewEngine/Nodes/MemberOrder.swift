// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase

/// Makes the members of a list that has layers on its members: the later member first, and the layers when all members
/// are there.
///
/// It stands among the modifiers around the members, but only until the list has been made. A member that comes later gets
/// its layer as it is made.
final class MemberOrder: ElementWrapper {
  private var members: [() -> Void] = []
  private var layers: [() -> Void] = []

  override var memberOrder: MemberOrder? { self }

  override func wrap(_ content: any ContentProvider, _ context: NodeContext) -> ViewNode {
    outer?.wrap(content, context) ?? content.makeNode(context)
  }

  /// Keeps what makes a member until its turn.
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

  /// Makes what the list has handed over.
  func makeAll(in graph: ViewGraph) {
    let isInner = graph.observers.notesOrderOfReaders
    graph.observers.notesOrderOfReaders = true
    StackGuard.withRoom {
      // Actions run in the order of the tree all the same: what other turns have queued is sorted (`ActionOrder`).
      for make in members.reversed() {
        graph.queue.beginTurn()
        make()
      }
      for add in layers {
        graph.queue.beginTurn()
        add()
      }
    }
    graph.observers.notesOrderOfReaders = isInner
  }
}
