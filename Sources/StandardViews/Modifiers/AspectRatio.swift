// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

extension View {
  /// Keeps width to height (L-41); nil takes the shape of the ideal size.
  public consuming func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> ModifiedContent<Self, _AspectRatioLayout> {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }

  /// Keeps the shape of a size (L-41).
  public consuming func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> ModifiedContent<Self, _AspectRatioLayout> {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Fits the view into its space in its own shape.
  public consuming func scaledToFit() -> ModifiedContent<Self, _AspectRatioLayout> {
    aspectRatio(nil as CGFloat?, contentMode: .fit)
  }

  /// Fills the space in the view's own shape.
  public consuming func scaledToFill() -> ModifiedContent<Self, _AspectRatioLayout> {
    aspectRatio(nil as CGFloat?, contentMode: .fill)
  }
}

/// The modifier behind `aspectRatio`.
public struct _AspectRatioLayout: ViewModifier, LayoutRoleModifier, Equatable {
  let aspectRatio: CGFloat?
  let contentMode: ContentMode

  package var role: LayoutRole {
    .aspectRatio(aspectRatio, contentMode)
  }
}
