// SPDX-License-Identifier: Apache-2.0

extension FloorTree {
  /// The tree of the column workloads: rows of a fixed and a growing leaf.
  static func rows(_ count: Int) -> FloorTree {
    let tree = FloorTree()
    let column = tree.add(.column)
    for _ in 0..<count {
      let row = tree.add(.row, in: column)
      tree.add(.leaf, in: row, width: 50, height: 20)
      tree.add(.leaf, in: row, width: 60, height: 20, growth: 1)
    }
    tree.seal()
    return tree
  }

  /// The tree of W3: rows and columns in turn, three children each, growing leaves at the end.
  static func alternating(depth: Int) -> FloorTree {
    let tree = FloorTree()
    tree.addAlternating(depth, .column, in: -1)
    tree.seal()
    return tree
  }

  private func addAlternating(_ depth: Int, _ kind: Kind, in parent: Int) {
    if depth == 0 {
      add(.leaf, in: parent, width: 10, height: 10, growth: 1)
      return
    }
    let index = add(kind, in: parent, growth: 1)
    for _ in 0..<3 { addAlternating(depth - 1, kind == .row ? .column : .row, in: index) }
  }
}
