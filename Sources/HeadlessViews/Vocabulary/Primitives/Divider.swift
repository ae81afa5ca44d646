// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A one-point line across its stack (L-24).
public struct Divider: Sendable {
  @inlinable
  public init() {}
}

extension Divider: View, NodeView {
  func makeNode(_ context: NodeContext) -> FillNode {
    FillNode(.line, "separator", role: .divider, context)
  }

  func update(_ node: FillNode) {}
}
