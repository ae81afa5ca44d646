// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Gives the view its ideal size, whatever it is offered (L-40).
  public consuming func fixedSize() -> ModifiedContent<Self, _FixedSizeLayout> {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal size on some axes (L-40).
  public consuming func fixedSize(horizontal: Bool, vertical: Bool) -> ModifiedContent<Self, _FixedSizeLayout>
  {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}

/// The modifier behind `fixedSize`.
public struct _FixedSizeLayout: ViewModifier, ArrangingModifier, Equatable {
  let horizontal: Bool
  let vertical: Bool

  public static func _makeArrangingNode(_ modifier: Self, _ context: NodeContext) -> ViewNode {
    ArrangingNode(modifier.role, context)
  }

  public static func _updateNode(_ node: ViewNode, _ modifier: Self) {
    unsafeDowncast(node, to: ArrangingNode.self).receive(modifier.role)
  }

  private var role: LayoutRole {
    .fixedSize(horizontal: horizontal, vertical: vertical)
  }
}
