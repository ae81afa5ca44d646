// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// Space that takes what is left on its stack's axis, or on both outside of a stack (L-23).
public struct Spacer: Sendable {
  /// The least length in points; nil means 8.
  public var minLength: CGFloat?

  @inlinable
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View, NodeView {
  package func makeNode(_ context: NodeContext) -> ViewNode {
    ViewNode(context, context.insert(.spacer(minLength: minLength)))
  }

  package func update(_ node: ViewNode) {
    node.withGraph { $0.updateRole(of: node, to: .spacer(minLength: minLength)) }
  }
}
