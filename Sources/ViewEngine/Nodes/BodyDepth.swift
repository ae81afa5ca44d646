// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase

extension ViewGraph {
  /// Whether a body is to be evaluated here. It is not if views nest too deeply; then the frame fails with an error
  /// that names the view. Nor is it if a host assumes that the old result stays.
  @usableFromInline
  func admitsDepth(_ node: ViewNode, _ type: ViewType) -> Bool {
    if StackGuard.hasRoomForBody, node.depth < depthOfDoubt || !isEndless(node, type) {
      return trace.assumptions.map { !$0.keepsOldResult(of: node, type) } ?? true
    }
    noteDepth(TypeNames.name(at: type.index), node.depth)
    return false
  }

  /// Whether views of a type stand in each other so often that one must contain itself. The stack has room for many more, whose
  /// nodes take all memory. Asked where a tree is deep, and then at twice that depth.
  @inline(never)
  private func isEndless(_ node: ViewNode, _ type: ViewType) -> Bool {
    if depthError != nil { return true }
    depthOfDoubt *= 2
    var count = 0
    for ancestor in node.ancestors where ancestor.bodyRunner?.type === type { count += 1 }
    return count > (node.depth < Self.depthOfNoDoubt ? Self.mostOfOneType : Self.manyOfOneType)
  }
  private static let mostOfOneType = 12_000
  /// So many are enough where much stands between them.
  private static let manyOfOneType = 500
  private static let depthOfNoDoubt: Int32 = 131_072
  static let leastDepthOfDoubt: Int32 = 16_384

  /// Makes the frame fail because views nest too deeply.
  func noteDepth(_ name: String, _ depth: Int32) {
    if depthError != nil { return }
    depthError = .depth("views nest too deeply: \(name) at depth \(depth); does a view contain itself?")
  }
}

extension View {
  /// Makes the node of an element, with enough stack for it.
  @usableFromInline @inline(never)
  static func makeElementDeeper(_ view: Self, _ context: NodeContext) -> ViewNode {
    var node: ViewNode?
    if StackGuard.goDeeper({ node = makeElement(view, context) }), let node { return node }
    // The tree needs a node in this place, although the frame fails.
    context.scope.graph.noteDepth("a \(MemoryLayout<Self>.size)-byte view", context.depth)
    let cutOff = ViewNode(context)
    cutOff.marks.insert(.isCutOff)
    return cutOff
  }

  /// Updates the node of an element, with enough stack for it.
  @usableFromInline @inline(never)
  static func updateElementDeeper(_ node: ViewNode, at view: UnsafePointer<Self>) {
    StackGuard.withMoreRoom { updateElement(node, at: view) }
  }
}
