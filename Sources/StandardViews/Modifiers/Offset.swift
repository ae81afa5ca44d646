// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

extension View {
  /// Draws the view elsewhere; its neighbours stay where they are (L-43).
  public consuming func offset(_ offset: CGSize) -> ModifiedContent<Self, _OffsetEffect> {
    modifier(_OffsetEffect(offset: offset))
  }

  /// Draws the view elsewhere; its neighbours stay where they are (L-43).
  public consuming func offset(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<Self, _OffsetEffect> {
    offset(CGSize(width: x, height: y))
  }

  /// Puts the centre of the view at a point of its container (L-44).
  public consuming func position(_ position: CGPoint) -> ModifiedContent<Self, _PositionLayout> {
    modifier(_PositionLayout(position: position))
  }

  /// Puts the centre of the view at a point of its container (L-44).
  public consuming func position(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<Self, _PositionLayout> {
    position(CGPoint(x: x, y: y))
  }
}

/// The modifier behind `offset`.
public struct _OffsetEffect: ViewModifier, LayoutRoleModifier, Equatable {
  public var offset: CGSize

  package var role: LayoutRole {
    .offset(offset)
  }
}

/// The modifier behind `position`.
public struct _PositionLayout: ViewModifier, LayoutRoleModifier, Equatable {
  public var position: CGPoint

  package var role: LayoutRole {
    .position(position)
  }
}
