// SPDX-License-Identifier: Apache-2.0

/// What the machine allows for the layout workloads: rows and columns of leaves that grow by a factor, in arrays
/// in depth-first order, measured in one sweep up and placed in one sweep down.
///
/// It knows nothing of views, proposals or priorities; it is what a programmer would write for these trees alone.
nonisolated final class FloorTree {
  enum Kind: UInt8 {
    case column
    case row
    case leaf
  }

  struct Frame {
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0
  }

  private struct Node {
    var parent: Int32
    var kind: Kind
    /// The part of what is left that the node takes, against its siblings.
    var growth: Double
    /// A leaf's own size, a container's measured one.
    var width: Double
    var height: Double
    /// The sum of the children's growth.
    var childGrowth = 0.0
    /// Where the next child goes, along the container.
    var cursor = 0.0
    /// What a child with growth 1 gets in addition.
    var share = 0.0
  }

  private var built: [Node] = []
  private var nodes: UnsafeMutablePointer<Node>?
  private var frames: UnsafeMutablePointer<Frame>?

  /// The nodes there are.
  var count: Int { built.count }

  /// Adds a node after all nodes before it in depth-first order.
  ///
  /// - Returns: Its index, for the children to name.
  @discardableResult
  func add(
    _ kind: Kind, in parent: Int = -1, width: Double = 0, height: Double = 0, growth: Double = 0
  ) -> Int {
    built.append(Node(parent: Int32(parent), kind: kind, growth: growth, width: width, height: height))
    return built.count - 1
  }

  /// Ends the building: moves the nodes to where the sweeps find them.
  func seal() {
    let nodes = UnsafeMutablePointer<Node>.allocate(capacity: count)
    nodes.initialize(from: built, count: count)
    let frames = UnsafeMutablePointer<Frame>.allocate(capacity: count)
    frames.initialize(repeating: Frame(), count: count)
    (self.nodes, self.frames) = (nodes, frames)
  }

  deinit {
    nodes?.deinitialize(count: count)
    nodes?.deallocate()
    frames?.deallocate()
  }

  /// Measures and places everything.
  ///
  /// - Parameters:
  ///   - width: The root's width.
  ///   - height: The root's height; `nil` for the measured one.
  func layOut(width: Double, height: Double?) {
    guard let nodes, let frames else { return }
    measure(nodes)
    place(nodes, frames, width: width, height: height)
  }

  private func measure(_ nodes: UnsafeMutablePointer<Node>) {
    for index in 0..<count where nodes[index].kind != .leaf {
      nodes[index].width = 0
      nodes[index].height = 0
      nodes[index].childGrowth = 0
    }
    var index = count - 1
    while index > 0 {
      let node = nodes[index]
      let parent = nodes + Int(node.parent)
      parent.pointee.childGrowth += node.growth
      if parent.pointee.kind == .row {
        parent.pointee.width += node.width
        parent.pointee.height = max(parent.pointee.height, node.height)
      } else {
        parent.pointee.height += node.height
        parent.pointee.width = max(parent.pointee.width, node.width)
      }
      index -= 1
    }
  }

  private func place(
    _ nodes: UnsafeMutablePointer<Node>, _ frames: UnsafeMutablePointer<Frame>, width: Double, height: Double?
  ) {
    frames[0] = Frame(x: 0, y: 0, width: width, height: height ?? nodes[0].height)
    open(nodes, frames[0])
    var index = 1
    while index < count {
      let node = nodes + index
      let container = Int(node.pointee.parent)
      let parent = nodes + container
      let grown = parent.pointee.share * node.pointee.growth
      if parent.pointee.kind == .row {
        let width = node.pointee.width + grown
        frames[index] = Frame(x: parent.pointee.cursor, y: 0, width: width, height: frames[container].height)
        parent.pointee.cursor += width
      } else {
        let height = node.pointee.height + grown
        frames[index] = Frame(x: 0, y: parent.pointee.cursor, width: frames[container].width, height: height)
        parent.pointee.cursor += height
      }
      if node.pointee.kind != .leaf { open(node, frames[index]) }
      index += 1
    }
  }

  /// Finds out what is left in a container for its children to share.
  @inline(__always)
  private func open(_ node: UnsafeMutablePointer<Node>, _ frame: Frame) {
    let left =
      node.pointee.kind == .row ? frame.width - node.pointee.width : frame.height - node.pointee.height
    let growth = node.pointee.childGrowth
    node.pointee.share = growth > 0 && left > 0 ? left / growth : 0
    node.pointee.cursor = 0
  }

  /// The sum of x, y, width and height of all leaves, relative to their container.
  var leafFrameChecksum: Double {
    guard let nodes, let frames else { return 0 }
    return (0..<count).reduce(0) { sum, index in
      guard nodes[index].kind == .leaf else { return sum }
      return sum + frames[index].x + frames[index].y + frames[index].width + frames[index].height
    }
  }
}
