// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation

/// A view that a closure draws into, once its size is known.
///
/// The closure runs again when the view gets another closure, when its size changes, and when something changes that
/// the closure has read (I-37). Everything that it draws is an item of the display list, in the order of drawing.
/// None of it is a view, so queries do not find it. In the count of display edits a canvas is one item.
///
/// - Source: Apple, `Canvas`.
public struct Canvas<Symbols: View>: View, PrimitiveView {
  /// Views to be drawn as symbols. They are not made: `GraphicsContext.resolveSymbol(id:)` finds none.
  public var symbols: Symbols
  /// Draws into a context of the size of the canvas, in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    ReaderNode(context, view.makingElements)
  }

  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    unsafeDowncast(node, to: ReaderNode.self).receive(view.makingElements)
  }

  /// Runs the renderer and hands what it has drawn to the one leaf below.
  private var makingElements: ReaderNode.MakingElements {
    { [renderer] node in
      let recorder = DrawingRecorder(node)
      node.evaluating {
        let size = node.readSize()
        var context = GraphicsContext(recorder)
        renderer(&context, size)
      }
      node.show(CanvasDrawing(operations: recorder.operations))
    }
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) {
      EmptyView()
    }
  }
}

/// One thing that is drawn into a canvas; its frame is in the canvas' own space.
struct DrawnOperation: Equatable {
  var item: DisplayItem
  /// The outline that the item covers; nil for its whole frame. Only a picture shows it.
  var outline: DrawnOutline?
  /// The part of the canvas in which the item is visible; nil for all of it.
  var clip: CGRect?
}

/// What a canvas shows: a leaf that takes the space it is offered.
private struct CanvasDrawing: View, NodeView {
  let operations: [DrawnOperation]

  func makeNode(_ context: NodeContext) -> CanvasNode {
    CanvasNode(operations, context)
  }

  func update(_ node: CanvasNode) {
    node.receive(operations)
  }
}

private final class CanvasNode: LeafNode {
  private var operations: [DrawnOperation]

  init(_ operations: [DrawnOperation], _ context: NodeContext) {
    self.operations = operations
    super.init(.fill, context)
  }

  func receive(_ new: [DrawnOperation]) {
    if new == operations { return }
    operations = new
    marks.insert(.redrawn)
    graph.markDisplayChanged(self)
  }

  /// The renderer measures texts with the environment's font and draws in its foreground style.
  override func styleDidChange() {
    graph.noteChange()
    parent?.update()
  }

  override func refreshAppearance(since _: DisplayedText?) -> Bool { false }

  override func draw(into builder: inout DisplayListBuilder) {
    let origin = drawnFrame(at: builder.time).origin
    for operation in operations {
      var item = operation.item
      item.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
      var detail = DrawnDetail(frame: item.frame)
      detail.transform = builder.transform
      detail.outline = operation.outline?.mapped(CGAffineTransform(translationX: origin.x, y: origin.y))
      detail.clip = operation.clip?.offsetBy(dx: origin.x, dy: origin.y)
      detail.leaf = self
      builder.addDrawn(item, detail)
    }
  }
}
