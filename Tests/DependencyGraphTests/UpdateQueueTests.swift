// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Testing

@MainActor
@Suite struct UpdateQueueTests {
  /// A node that writes down its updates, and may do something more in them.
  private final class Node: GraphNode {
    let name: String
    let log: Log
    var action: () -> Void = {}

    init(_ name: String, depth: Int32, _ log: Log) {
      self.name = name
      self.log = log
      super.init(depth: depth)
    }

    override func update() {
      log.entries.append("\(name):\(changedSlots)")
      changedSlots = 0
      action()
    }
  }

  private final class Log {
    var entries: [String] = []
  }

  @Test("I-35: smaller depths first, equal ones in the order of invalidation")
  func order() {
    let log = Log()
    let queue = UpdateQueue()
    let nodes = [("d", 3), ("b", 1), ("c", 2), ("e", 3), ("a", 0), ("b2", 1)].map {
      Node($0.0, depth: Int32($0.1), log)
    }
    for node in nodes { queue.invalidate(node, slots: 1) }
    queue.runAll()
    #expect(log.entries == ["a:1", "b:1", "b2:1", "c:1", "d:1", "e:1"])
    #expect(queue.isEmpty)
  }

  @Test("I-35: a node waits once, with all its slots, however often it is invalidated")
  func once() {
    let log = Log()
    let queue = UpdateQueue()
    let node = Node("n", depth: 0, log)
    queue.invalidate(node, slots: 0b001)
    queue.invalidate(node, slots: 0b100)
    queue.invalidate(node, slots: 0b001)
    queue.runAll()
    #expect(log.entries == ["n:5"])
    queue.runAll()
    #expect(log.entries == ["n:5"])
    queue.invalidate(node, slots: 0b010)
    queue.runAll()
    #expect(log.entries == ["n:5", "n:2"])
  }

  @Test("I-35: nodes invalidated by an update take their turn in the same run")
  func meanwhile() {
    let log = Log()
    let queue = UpdateQueue()
    let parent = Node("parent", depth: 0, log)
    let child = Node("child", depth: 2, log)
    let between = Node("between", depth: 1, log)
    parent.action = { queue.invalidate(between, slots: 1) }
    queue.invalidate(child, slots: 1)
    queue.invalidate(parent, slots: 1)
    queue.runAll()
    #expect(log.entries == ["parent:1", "between:1", "child:1"])
  }

  @Test("I-35: a node updated on its parent's way loses its turn; a removed one gets none")
  func voidTurns() {
    let log = Log()
    let queue = UpdateQueue()
    let parent = Node("parent", depth: 0, log)
    let child = Node("child", depth: 1, log)
    let removed = Node("removed", depth: 1, log)
    parent.action = {
      queue.markUpdated(child)
      removed.marks.insert(.removed)
    }
    for node in [child, removed, parent] { queue.invalidate(node, slots: 1) }
    queue.runAll()
    #expect(log.entries == ["parent:1"])
    queue.invalidate(removed, slots: 1)
    #expect(queue.isEmpty)
    queue.invalidate(child, slots: 1)
    queue.runAll()
    #expect(log.entries.count == 2)
  }

  @Test("I-35: any order of invalidation gives the same order of depths", arguments: 0..<20)
  func anyOrder(seed: UInt64) {
    let log = Log()
    let queue = UpdateQueue()
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    var depths: [Int32] = []
    var nodes: [Node] = []
    for _ in 0..<200 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let depth = Int32(state >> 40) % 50
      depths.append(depth)
      nodes.append(Node("\(depth)", depth: depth, log))
    }
    for node in nodes { queue.invalidate(node, slots: 1) }
    queue.runAll()
    #expect(log.entries == depths.sorted().map { "\($0):1" })
  }

  @Test("I-35: nodes invalidated by updates come in the order of a plain search", arguments: 0..<20)
  func anyOrderMeanwhile(seed: UInt64) {
    let log = Log()
    let queue = UpdateQueue()
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    // Every third list is in order from the beginning, as the rows of a list are.
    let depths = (0..<150).map { seed % 3 == 0 ? $0 / 15 : random(12) }
    let nodes = depths.enumerated().map { Node("\($0)", depth: Int32($1), log) }
    let followers = nodes.indices.map { _ in (0..<random(3)).map { _ in random(nodes.count) } }
    var expected: [String] = []
    var waiting: [(depth: Int, number: Int, node: Int)] = []
    var (number, updated) = (0, Set<Int>())
    func wait(_ node: Int) {
      if updated.contains(node) || waiting.contains(where: { $0.node == node }) { return }
      waiting.append((depths[node], number, node))
      number += 1
    }
    for node in nodes.indices where node < 100 { wait(node) }
    while let first = waiting.indices.min(by: {
      (waiting[$0].depth, waiting[$0].number) < (waiting[$1].depth, waiting[$1].number)
    }) {
      let node = waiting.remove(at: first).node
      updated.insert(node)
      expected.append("\(node):1")
      followers[node].forEach(wait)
    }
    var invalidated = Set<Int>()
    func invalidate(_ node: Int) {
      if invalidated.insert(node).inserted { queue.invalidate(nodes[node], slots: 1) }
    }
    for node in nodes.indices { nodes[node].action = { followers[node].forEach(invalidate) } }
    for node in nodes.indices where node < 100 { invalidate(node) }
    queue.runAll()
    #expect(log.entries == expected)
    #expect(queue.isEmpty)
  }

  @Test("I-72: a slot is a bit; those beyond the last bit share it")
  func bits() {
    #expect(GraphNode.bit(of: 0) == 1)
    #expect(GraphNode.bit(of: 62) == 1 << 62)
    #expect(GraphNode.bit(of: 63) == 1 << 63)
    #expect(GraphNode.bit(of: 1_000) == 1 << 63)
  }
}
