// SPDX-License-Identifier: Apache-2.0
import Foundation

// Clipping takes away pixels and no item: what sticks out is still in the display list.
extension View {
  /// Cuts the view off at its frame.
  public consuming func clipped(antialiased: Bool = false) -> ModifiedContent<Self, _ClipEffect<Rectangle>> {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Cuts the view off at a shape.
  public consuming func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _ClipEffect<S>> {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Cuts off the corners of the view.
  public consuming func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> ModifiedContent<Self, _ClipEffect<RoundedRectangle>> {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }

  /// Sets the shape in which the view is tapped. Taps here go to elements, not to points.
  public consuming func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill))
  }
}

/// The modifier behind `clipped`, `clipShape` and `cornerRadius`.
public struct _ClipEffect<ClipShape: Shape>: InertModifier {
  public var shape: ClipShape
  public var style: FillStyle

  public init(shape: ClipShape, style: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
  }
}

/// The modifier behind `contentShape`.
public struct _ContentShapeModifier<ContentShape: Shape>: InertModifier {
  public var shape: ContentShape
  public var eoFill: Bool
}
