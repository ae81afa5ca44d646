// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

extension View {
  /// Gives the view a frame of a fixed size, on the axes that are given (L-30).
  @inlinable
  public consuming func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _FrameLayout> {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Gives the view a frame within limits (L-31…L-37).
  @inlinable
  public consuming func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> ModifiedContent<Self, _FlexFrameLayout> {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
}

/// The modifier behind `frame(width:height:alignment:)`.
public struct _FrameLayout: ViewModifier, LayoutRoleModifier, Equatable {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  @usableFromInline
  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  package func update(_ node: ArrangingNode) {
    node.receiveFrame(width: width, height: height, alignment: alignment)
  }

  package var role: LayoutRole {
    .frame(width: width, height: height, alignment: alignment)
  }
}

/// The modifier behind the flexible `frame`.
public struct _FlexFrameLayout: ViewModifier, LayoutRoleModifier, Equatable {
  let frame: FlexFrame

  @usableFromInline
  init(
    minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?, idealHeight: CGFloat?,
    maxHeight: CGFloat?, alignment: Alignment
  ) {
    frame = FlexFrame(
      minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
      idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)
  }

  package var role: LayoutRole {
    .flexFrame(frame)
  }
}
