// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase
import Foundation
import ViewEngine

/// The node of a shape. The shape is kept in the node itself, and asked for its outline when the display list is made.
package final class ShapeNode<Outline: Shape>: FillNode {
  private var shape: Outline
  private var isEvenOdd: Bool

  init(_ shape: Outline, _ fill: String?, isEvenOdd: Bool, _ context: NodeContext) {
    self.shape = shape
    self.isEvenOdd = isEvenOdd
    super.init(.shape, fill, context)
  }

  /// Takes another shape. Whether it has another outline is found out when something is displayed: its frame is not known
  /// before.
  func receive(_ new: Outline, isEvenOdd: Bool = false) {
    if isEvenOdd == self.isEvenOdd, ValueComparison.of(Outline.self).areEqual(values: new, shape) { return }
    let before = FormerShape(shape: shape, isEvenOdd: self.isEvenOdd)
    (shape, self.isEvenOdd) = (new, isEvenOdd)
    // One that was touched already has lost what it drew.
    if marks.contains(.displayChanged) { marks.insert(.redrawn) }
    graph.markDisplayChanged(self, drawnSoFar: DisplayedText(leading: "", attributes: before))
  }

  package override func refreshAppearance(since before: DisplayedText?) -> Bool {
    let hasOtherFill = super.refreshAppearance(since: before)
    guard let before = before?.attributes else { return hasOtherFill }
    let former = known(before, as: FormerShape<Outline>.self)
    // A shape says its outline in a client's code.
    let hasOtherOutline = graph.writes.updating {
      let frame = graph.layoutTree.absoluteFrame(layoutID)
      let now = outline(of: shape, isEvenOdd: isEvenOdd, in: frame)
      return outline(of: former.shape, isEvenOdd: former.isEvenOdd, in: frame) != now
    }
    return hasOtherFill || hasOtherOutline
  }

  /// The outline from the corner of a frame; nil for the whole frame.
  private func outline(of shape: Outline, isEvenOdd: Bool, in frame: CGRect) -> DisplayAttribute? {
    let frame = CGRect(origin: .zero, size: frame.size)
    let outline = DrawnOutline(displaying: shape, in: frame.size, isEvenOdd: isEvenOdd)
    return outline.rect == frame ? nil : DisplayAttribute("outline", outline.text)
  }

  package override func attributes(in frame: CGRect) -> [DisplayAttribute] {
    outline(of: shape, isEvenOdd: isEvenOdd, in: frame).map { [$0] } ?? []
  }

  package override func describe(_ detail: inout DrawnDetail) {
    super.describe(&detail)
    let outline = DrawnOutline(of: shape, in: detail.frame, isEvenOdd: isEvenOdd)
    if outline.rect != detail.frame { detail.outline = outline }
  }
}

/// The shape that a node drew until it got another one.
private final class FormerShape<Outline> {
  let shape: Outline
  let isEvenOdd: Bool

  init(shape: Outline, isEvenOdd: Bool) {
    self.shape = shape
    self.isEvenOdd = isEvenOdd
  }
}

extension DrawnOutline {
  init(_ path: Path, line style: StrokeStyle? = nil, isEvenOdd: Bool = false) {
    var segments: [Segment] = []
    segments.reserveCapacity(path.elements.count)
    path.forEach { element in
      switch element {
      case .move(let end): segments.append(.move(end))
      case .line(let end): segments.append(.line(end))
      case .quadCurve(let end, let control): segments.append(.quadCurve(control, end))
      case .curve(let end, let control1, let control2): segments.append(.curve(control1, control2, end))
      case .closeSubpath: segments.append(.close)
      }
    }
    self.init(segments: segments, isEvenOdd: isEvenOdd, line: style.map(Line.init))
  }

  /// The outline of a shape from the corner of its frame, for the display list.
  @MainActor
  init(displaying shape: some Shape, in size: CGSize, isEvenOdd: Bool) {
    self = HostContext.quietly {
      DrawnOutline(of: shape, in: CGRect(origin: .zero, size: size), isEvenOdd: isEvenOdd)
    }
  }

  /// The outline of a shape in a frame. The shape is asked in a space of its own, in which a client's path begins at
  /// zero.
  @MainActor
  init(of shape: some Shape, in frame: CGRect, isEvenOdd: Bool) {
    let path = shape.path(in: CGRect(origin: .zero, size: frame.size))
    let placed = frame.origin == .zero ? path : path.offsetBy(dx: frame.minX, dy: frame.minY)
    self.init(placed, line: shape._line, isEvenOdd: isEvenOdd)
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

extension Shape {
  /// The outline in a square of a hundred points, for what is drawn in a shape wherever it stands.
  @MainActor var outlineText: String {
    DrawnOutline(displaying: self, in: CGSize(width: 100, height: 100), isEvenOdd: false).text
  }
}
