// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase
import Foundation
import ViewEngine

/// A view that a closure draws into, once its size is known.
///
/// The closure runs again when the view gets another closure, when its size changes, and when something changes that
/// the closure has read (I-37). Everything that it draws is an item of the display list, in the order of drawing.
/// None of it is a view, so queries do not find it. In the count of display edits a canvas is one item. Views become
/// drawings as its symbols (L-83).
///
/// - Source: Apple, `Canvas`.
public struct Canvas<Symbols: View>: View, PrimitiveView {
  /// Views to be drawn as symbols, which `GraphicsContext.resolveSymbol(id:)` finds by their tags (L-83).
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
    if Symbols.self == EmptyView.self { return ReaderNode(context, view.makingElements) }
    return SymbolCanvasNode(view, context)
  }

  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    if Symbols.self == EmptyView.self {
      return known(node, as: ReaderNode.self).receive(view.makingElements)
    }
    known(node, as: SymbolCanvasNode.self).receive(view)
  }

  /// Runs the renderer and hands what it has drawn to the one leaf below.
  var makingElements: ReaderNode.MakingElements {
    { [renderer] node in
      let finder = SymbolFinder(for: node)
      let recorder = DrawingRecorder(node, finder)
      node.evaluating {
        let size = node.readSize()
        if finder?.waitsForLayout == true { return }
        var context = GraphicsContext(recorder)
        renderer(&context, size)
      }
      finder?.end()
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
  enum Content: Equatable {
    /// An item of the display list, and the outline that it covers, nil for its whole frame; only a picture shows that.
    case item(DisplayItem, DrawnOutline?)
    case symbol(DrawnSymbol)
  }

  var content: Content
  /// The part of the canvas in which it is visible; nil for all of it.
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

final class CanvasNode: LeafNode {
  private var operations: [DrawnOperation]
  /// What the symbols looked like in the last frame.
  private var displayedSymbols = DisplayList()

  init(_ operations: [DrawnOperation], _ context: NodeContext) {
    self.operations = operations
    super.init(.fill, context)
  }

  func receive(_ new: [DrawnOperation]) {
    if new == operations { return }
    operations = new
    redraw()
  }

  private func redraw() {
    marks.insert(.redrawn)
    graph.markDisplayChanged(self)
  }

  /// Compares what the symbols that are drawn here look like with what they looked like in the last frame.
  func symbolsDidSettle() {
    var builder = DisplayListBuilder(time: graph.clock.now)
    for symbol in drawnSymbols() { symbol.draw(into: &builder) }
    if builder.list == displayedSymbols { return }
    displayedSymbols = builder.list
    redraw()
  }

  /// The symbols that are drawn, each once.
  private func drawnSymbols() -> [SymbolNode] {
    var known: Set<ObjectIdentifier> = []
    return operations.compactMap { operation in
      guard case .symbol(let symbol) = operation.content else { return nil }
      return known.insert(ObjectIdentifier(symbol.node)).inserted ? symbol.node : nil
    }
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
      let clip = operation.clip?.offsetBy(dx: origin.x, dy: origin.y)
      switch operation.content {
      case .item(var item, let outline):
        item.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
        var detail = DrawnDetail(frame: item.frame)
        detail.transform = builder.transform
        detail.outline = outline?.mapped(CGAffineTransform(translationX: origin.x, y: origin.y))
        detail.clip = clip
        detail.leaf = self
        builder.addDrawn(item, detail)
      case .symbol(let symbol):
        if let clip {
          builder.cut(at: DrawnOutline(Path(clip))) { symbol.draw(into: &$0, at: origin) }
        } else {
          symbol.draw(into: &builder, at: origin)
        }
      }
    }
  }
}
