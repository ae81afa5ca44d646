// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Testing

@MainActor
@Suite struct DependencySourceTests {
  private final class Node: GraphNode {
    var updates = 0
    override func update() {
      updates += 1
      changedSlots = 0
    }
  }

  /// A holder that can tell whether what it sees has changed.
  private final class Part: Dependency {
    var changed = true
    override var hasChanged: Bool { changed }
  }

  @Test("I-23: the owner is invalidated only if it has read the source, in its slot")
  func owner() {
    let queue = UpdateQueue()
    let node = Node(depth: 0)
    let source = DependencySource()
    source.owner = node
    source.ownerSlot = 3
    #expect(source.invalidateReaders(in: queue) == 1)
    #expect(queue.isEmpty)
    source.wasReadByOwner = true
    #expect(source.invalidateReaders(in: queue) == 0)
    #expect(node.changedSlots == 0b1000)
    queue.runAll()
    #expect(node.updates == 1)
  }

  @Test("I-51: each holder has a mark of its own, and those that did not read are counted as checks")
  func holders() {
    let queue = UpdateQueue()
    let reader = Node(depth: 1)
    let holder = Node(depth: 1)
    let source = DependencySource()
    source.add(Dependency(node: reader, slot: 0, wasRead: true))
    source.add(Dependency(node: holder, slot: 1))
    #expect(source.invalidateReaders(in: queue) == 1)
    queue.runAll()
    #expect(reader.updates == 1)
    #expect(holder.updates == 0)
  }

  @Test("S-9: a holder of a part is told only if its part has changed")
  func parts() {
    let queue = UpdateQueue()
    let node = Node(depth: 0)
    let source = DependencySource()
    let part = Part(node: node, slot: 0, wasRead: true)
    source.add(part)
    part.changed = false
    #expect(source.invalidateReaders(in: queue) == 1)
    #expect(queue.isEmpty)
    part.changed = true
    #expect(source.invalidateReaders(in: queue) == 0)
    #expect(!queue.isEmpty)
  }

  @Test("I-51: a holder that was removed is told of nothing; removing it twice does no harm")
  func removal() {
    let queue = UpdateQueue()
    let node = Node(depth: 0)
    let other = Node(depth: 0)
    let source = DependencySource()
    let dependency = Dependency(node: node, slot: 0, wasRead: true)
    source.add(dependency)
    source.add(Dependency(node: other, slot: 0, wasRead: true))
    source.remove(dependency)
    source.remove(dependency)
    source.invalidateReaders(in: queue)
    queue.runAll()
    #expect(node.updates == 0)
    #expect(other.updates == 1)
  }
}
