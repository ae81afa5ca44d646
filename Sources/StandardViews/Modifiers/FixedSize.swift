// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

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
public struct _FixedSizeLayout: ViewModifier, LayoutRoleModifier, Equatable {
  let horizontal: Bool
  let vertical: Bool

  package var role: LayoutRole {
    .fixedSize(horizontal: horizontal, vertical: vertical)
  }
}
