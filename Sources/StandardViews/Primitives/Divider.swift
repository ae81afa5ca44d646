// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// A one-point line across its stack (L-24).
public struct Divider: Sendable {
  @inlinable
  public init() {}
}

extension Divider: View, NodeView {
  package func makeNode(_ context: NodeContext) -> FillNode {
    FillNode(.line, "separator", role: .divider, context)
  }

  package func update(_ node: FillNode) {}
}
