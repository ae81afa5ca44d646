// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The node of a shape. The shape is kept in the node itself and asked for its outline by pictures only.
final class ShapeNode<Outline: Shape>: FillNode {
  var shape: Outline
  var isEvenOdd: Bool

  init(_ shape: Outline, _ fill: String?, isEvenOdd: Bool, _ context: NodeContext) {
    self.shape = shape
    self.isEvenOdd = isEvenOdd
    super.init(.shape, fill, context)
  }

  override func describe(_ detail: inout DrawnDetail) {
    super.describe(&detail)
    let outline = DrawnOutline(of: shape, in: detail.frame, isEvenOdd: isEvenOdd)
    if outline.rect != detail.frame { detail.outline = outline }
  }
}

/// A shape that may be a line along the outline of another one.
nonisolated protocol LineShape {
  /// How the line is drawn; nil for an area.
  var line: StrokeStyle? { get }
}

/// How a shape's line is drawn; nil for an area.
nonisolated func lineStyle(of shape: any Shape) -> StrokeStyle? {
  (shape as? any LineShape)?.line
}

extension DrawnOutline {
  init(_ path: Path, line style: StrokeStyle? = nil, isEvenOdd: Bool = false) {
    segments = []
    line = style.map(Line.init)
    self.isEvenOdd = isEvenOdd
    path.forEach { element in
      switch element {
      case .move(let end): segments.append(.move(end))
      case .line(let end): segments.append(.line(end))
      case .quadCurve(let end, let control): segments.append(.quadCurve(control, end))
      case .curve(let end, let control1, let control2): segments.append(.curve(control1, control2, end))
      case .closeSubpath: segments.append(.close)
      }
    }
  }

  /// The outline of a shape in a frame. The shape is asked in a space of its own, in which a client's path begins at
  /// zero.
  @MainActor
  init(of shape: some Shape, in frame: CGRect, isEvenOdd: Bool) {
    let path = shape.path(in: CGRect(origin: .zero, size: frame.size))
    self.init(
      path.offsetBy(dx: frame.minX, dy: frame.minY), line: lineStyle(of: shape), isEvenOdd: isEvenOdd)
  }
}

extension DrawnOutline.Line {
  fileprivate init(_ style: StrokeStyle) {
    let cap: Cap =
      switch style.lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: Join =
      switch style.lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    self.init(
      width: style.lineWidth, cap: cap, join: join, miterLimit: style.miterLimit, dash: style.dash,
      dashPhase: style.dashPhase)
  }
}
