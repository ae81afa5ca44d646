// SPDX-License-Identifier: Apache-2.0
import Testing

import HeadlessViews
@testable import ViewEngine

/// The list of a node's elements, held against an array.
@MainActor @Suite struct NodeListTests {
  private let host = ViewHost { EmptyView() }

  private func node() -> ViewNode { ViewNode(NodeContext(scope: host.graph.rootScope)) }

  private func list(_ nodes: [ViewNode]) -> NodeList {
    var list = NodeList()
    list.reserveCapacity(nodes.count)
    for node in nodes { list.append(node) }
    return list
  }

  private func check(_ list: NodeList, _ nodes: [ViewNode]) {
    func identities(_ nodes: [ViewNode]) -> [ObjectIdentifier] { nodes.map { ObjectIdentifier($0) } }
    var visited: [ViewNode] = []
    list.forEach { visited.append($0) }
    var deeper: [ViewNode] = []
    list.forEachDeeper { deeper.append($0) }
    var second: [ViewNode] = []
    list.forEach(in: min(1, nodes.count)..<nodes.count) { second.append($0) }
    #expect(list.count == nodes.count)
    #expect(identities(visited) == identities(nodes))
    #expect(identities(deeper) == identities(nodes))
    #expect(identities(second) == identities(Array(nodes.dropFirst())))
    for (index, node) in nodes.enumerated() {
      #expect(list[index] === node)
      #expect(list.position(of: ObjectIdentifier(node)) == index)
    }
    #expect(list.position(of: ObjectIdentifier(host.graph)) == nil)
  }

  @Test("Nodes are appended and inserted anywhere", arguments: 0..<7)
  func appending(_ count: Int) {
    let nodes = (0..<count).map { _ in node() }
    check(list(nodes), nodes)
    for place in 0...count {
      var (inserted, expected) = (list(nodes), nodes)
      let new = node()
      inserted.insert(new, at: place)
      expected.insert(new, at: place)
      check(inserted, expected)
      // The original is a list of its own.
      check(list(nodes), nodes)
    }
  }

  @Test("A part of a list is replaced by nodes that were there and new ones", arguments: 0..<7)
  func replacing(_ count: Int) {
    let nodes = (0..<count).map { _ in node() }
    for start in 0...count {
      for end in start...count {
        for added in 0..<4 {
          let made = (0..<added).map { _ in node() }
          // Those that stay change their order, and new ones come in between.
          let stay = Array((start..<end).reversed())
          let origins = ContiguousArray(stay + made.map { _ in -1 })
          var replaced = list(nodes)
          replaced.replace(start..<end, from: origins, list(made))
          check(replaced, Array(nodes[..<start]) + stay.map { nodes[$0] } + made + Array(nodes[end...]))
        }
      }
    }
  }

  @Test("Nodes change places without being counted", arguments: 1..<7)
  func permuting(_ count: Int) {
    let nodes = (0..<count).map { _ in node() }
    for start in 0..<count {
      for shift in 0..<(count - start) {
        let origins = (start..<count).map { start + ($0 - start + shift) % (count - start) }
        var permuted = list(nodes)
        permuted.permute(from: start, ContiguousArray(origins))
        check(permuted, Array(nodes[..<start]) + origins.map { nodes[$0] })
        // What changed places can go on changing.
        permuted.append(nodes[0])
        #expect(permuted.count == count + 1 && permuted[count] === nodes[0])
      }
    }
  }

  @Test("A list is picked from, replaced and emptied, and lets go of its nodes", arguments: 0..<7)
  func emptying(_ count: Int) {
    weak var last: ViewNode?
    do {
      let nodes = (0..<count).map { _ in node() }
      last = nodes.last
      var whole = list(nodes)
      let odd = ContiguousArray(stride(from: 1, to: count, by: 2))
      check(whole.nodes(at: odd), odd.map { nodes[$0] })
      whole.replace(with: ContiguousArray(nodes.dropFirst()))
      check(whole, Array(nodes.dropFirst()))
      whole.removeAll()
      check(whole, [])
      for node in nodes { whole.append(node) }
      check(whole, nodes)
    }
    #expect(last == nil)
  }
}
