// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How a record of a `LayoutTree` answers proposals and places its children.
package enum LayoutRole {
  /// Answers the proposal, 10 points where it is nil: colours, shapes (L-22).
  case fill
  /// Always this size.
  case fixed(CGSize)
  /// A text (L-20, L-21).
  case text(TextContent)
  /// Takes what is left in its stack (L-23). A nil minimum is 8 points.
  case spacer(minLength: CGFloat?)
  /// A one-point line across its stack (L-24).
  case divider
  /// A fixed frame (L-30).
  case frame(width: CGFloat?, height: CGFloat?, alignment: Alignment)
  /// A flexible frame (L-31…L-37).
  case flexFrame(FlexFrame)
  /// Distances around the child (L-42).
  case padding(EdgeInsets)
  /// Draws the child elsewhere without moving its neighbours (L-43).
  case offset(CGSize)
  /// Puts the child's centre at a point (L-44).
  case position(CGPoint)
  /// The child's ideal size on the chosen axes (L-40).
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// Keeps width to height (L-41); nil takes the child's ideal shape.
  case aspectRatio(CGFloat?, ContentMode)
  /// Children one after another from left to right (L-50…L-58). Nil spacing is the children's choice.
  case hstack(VerticalAlignment, spacing: CGFloat?)
  /// Children one after another from top to bottom (L-56).
  case vstack(HorizontalAlignment, spacing: CGFloat?)
  /// Children above each other (L-59).
  case zstack(Alignment)
  /// The first child decides the size; the others are laid out in it (L-45).
  case layered(Alignment)
  /// Sets a horizontal guide of the child (L-58).
  case horizontalGuide(HorizontalAlignment, (ViewDimensions) -> CGFloat)
  /// Sets a vertical guide of the child (L-58).
  case verticalGuide(VerticalAlignment, (ViewDimensions) -> CGFloat)
  /// Answers the proposal and asks the delegate for content once its size is known (L-70, L-71).
  case reader
  /// A user's `Layout`.
  case custom(any LayoutBox)
  /// Passes everything through to its one child.
  case group
}

/// The arguments of `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
package struct FlexFrame: Equatable, Sendable {
  package var minWidth, idealWidth, maxWidth: CGFloat?
  package var minHeight, idealHeight, maxHeight: CGFloat?
  package var alignment: Alignment

  package init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }
}
