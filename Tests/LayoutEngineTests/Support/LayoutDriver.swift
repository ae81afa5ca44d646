// SPDX-License-Identifier: Apache-2.0
import Foundation

import LayoutEngine

/// Keeps a `LayoutTree` in step with a `TreeSpec`, touching only what differs.
final class LayoutDriver: LayoutTreeDelegate {
  let tree = LayoutTree()
  private(set) var ids: [Int: LayoutID] = [:]
  private var nodes: [Int: TreeSpec] = [:]
  private var parents: [Int: Int] = [:]
  /// What children of grids say to them.
  private var marks: [Int: GridShape.Marks] = [:]
  private(set) var readerCalls = 0
  private var readers: [LayoutID: Int] = [:]
  private(set) var root: LayoutID = .none

  /// - Parameter sweepsAlways: Treats a few records as a large tree is treated.
  init(sweepsAlways: Bool = false) {
    tree.delegate = self
    if sweepsAlways { tree.sweepAlways() }
  }

  func readersPlaced(_ placed: ContiguousArray<PlacedReader>) {
    for reader in placed {
      readerCalls += 1
      guard let key = readers[reader.id], let node = nodes[key] else { continue }
      let half = CGSize(width: reader.size.width / 2, height: reader.size.height / 2)
      for child in node.children where child.role == .halfOfReader {
        tree.update(ids[child.key]!, to: .fixed(half))
      }
    }
  }

  /// - Returns: Keys of nodes that are new or have another parent than before.
  @discardableResult
  func sync(to spec: TreeSpec) -> Set<Int> {
    var fresh: Set<Int> = []
    var seen: Set<Int> = []
    spec.forEach { node, parent in
      seen.insert(node.key)
      if let id = ids[node.key] {
        if parents[node.key] != parent { fresh.insert(node.key) }
        if nodes[node.key]?.role != node.role { tree.update(id, to: node.role.role) }
        if nodes[node.key]?.priority != node.priority { tree.setPriority(id, node.priority ?? 0) }
      } else {
        fresh.insert(node.key)
        let id = tree.insert(node.role.role)
        ids[node.key] = id
        tree.setWeight(id, Int32(1 + node.key % 3))
        if let priority = node.priority { tree.setPriority(id, priority) }
      }
      if let isMirrored = node.isMirrored, nodes[node.key]?.isMirrored != isMirrored {
        tree.setMirrored(ids[node.key]!, isMirrored)
      }
    }
    for (key, id) in ids where !seen.contains(key) {
      tree.remove(id)
      ids[key] = nil
      nodes[key] = nil
      parents[key] = nil
      marks[key] = nil
    }
    readers.removeAll()
    spec.forEach { node, parent in
      tree.setChildren(ids[node.key]!, node.children.map { ids[$0.key]! })
      if case .grid(let shape) = node.role {
        for (index, child) in node.children.enumerated() where marks[child.key] != shape.marks(index) {
          marks[child.key] = shape.marks(index)
          GridShape.set(shape.marks(index), of: ids[child.key]!, in: tree)
        }
      }
      if case .reader = node.role {
        readers[ids[node.key]!] = node.key
        tree.invalidateReader(ids[node.key]!)
      }
      nodes[node.key] = node
      parents[node.key] = parent
    }
    root = ids[spec.key]!
    return fresh
  }

  func layout(_ proposal: SIMD2<Double>, in bounds: CGRect) {
    tree.layout(root: root, proposal: ProposedViewSize(proposal), in: bounds)
  }

  func frames() -> [Int: CGRect] { ids.mapValues { tree.frame($0) } }
  func absoluteFrames() -> [Int: CGRect] { ids.mapValues { tree.absoluteFrame($0) } }
}
