// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase
import Foundation
import ViewEngine

/// The node of a canvas with symbols (L-83): its first element draws, its last one is the symbols' tree.
final class SymbolCanvasNode: LastElementElsewhereNode {
  init<Symbols: View>(_ canvas: Canvas<Symbols>, _ context: NodeContext) {
    super.init(Self.parts(of: canvas), context)
  }

  func receive<Symbols: View>(_ canvas: Canvas<Symbols>) {
    updateElements(to: Self.parts(of: canvas))
  }

  private static func parts<Symbols: View>(
    of canvas: Canvas<Symbols>
  ) -> TupleView<(CanvasReader, SymbolList<Symbols>)> {
    TupleView((CanvasReader(makingElements: canvas.makingElements), SymbolList(symbols: canvas.symbols)))
  }

  fileprivate var symbols: SymbolsNode? { element(at: 1) as? SymbolsNode }

  /// What draws the symbols, if the renderer has run.
  fileprivate var drawing: CanvasNode? { element(at: 0).firstBelow(CanvasNode.self) }
}

/// The part of a canvas that runs the renderer.
private struct CanvasReader: View, NodeView {
  let makingElements: ReaderNode.MakingElements

  func makeNode(_ context: NodeContext) -> ReaderNode { ReaderNode(context, makingElements) }

  func update(_ node: ReaderNode) { node.receive(makingElements) }
}

/// The part of a canvas that keeps the symbols.
private struct SymbolList<Symbols: View>: View, NodeView {
  let symbols: Symbols

  func makeNode(_ context: NodeContext) -> SymbolsNode {
    SymbolsNode(.custom(SymbolLayout().boxed()), around: symbols.modifier(CanvasSymbol()), context)
  }

  func update(_ node: SymbolsNode) {
    node.updateElements(to: symbols.modifier(CanvasSymbol()))
  }
}

/// Makes each view among the symbols one.
private struct CanvasSymbol: ViewModifier, NodeModifier {
  func makeNode(around content: some View, _ context: NodeContext) -> SymbolNode {
    SymbolNode(content, context)
  }

  func update(_ node: SymbolNode) {}
}

/// Places each symbol in its ideal size. How they lie to each other is never seen.
private struct SymbolLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

final class SymbolNode: PassthroughNode {}

/// The symbols of a canvas.
final class SymbolsNode: DetachedNode {
  /// What a renderer can know of a symbol.
  struct Symbol: Equatable, Sendable {
    let node: SymbolNode
    let size: CGSize

    static func == (one: Symbol, other: Symbol) -> Bool { one.node === other.node && one.size == other.size }
  }

  /// The symbols by their tags, or else their ids in a `ForEach`; of several with the same the first.
  fileprivate func table() -> [AnyHashable: Symbol] {
    var table: [AnyHashable: Symbol] = [:]
    forEachElement { $0.collectSymbols(into: &table) }
    return table
  }

  override func willDisplay() {
    (parent as? SymbolCanvasNode)?.drawing?.symbolsDidSettle()
  }
}

extension ViewNode {
  fileprivate func collectSymbols(into table: inout [AnyHashable: SymbolsNode.Symbol]) {
    guard let symbol = self as? SymbolNode else {
      return forEachElement { $0.collectSymbols(into: &table) }
    }
    guard let id = symbol.selectionTag(as: AnyHashable.self), table[id] == nil else { return }
    table[id] = SymbolsNode.Symbol(node: symbol, size: symbol.layoutFrame.size)
  }
}

/// Finds symbols for one run of a renderer, and has the renderer run again when it would find others.
@MainActor
final class SymbolFinder {
  private let symbols: SymbolsNode
  /// The reader that runs the renderer; nil when the run is over.
  private var reader: ReaderNode?
  private var table: [AnyHashable: SymbolsNode.Symbol]?
  private var found: [AnyHashable: SymbolsNode.Symbol?] = [:]

  /// - Returns: nil for a canvas without symbols.
  init?(for reader: ReaderNode) {
    guard let symbols = (reader.parent as? SymbolCanvasNode)?.symbols else { return nil }
    self.symbols = symbols
    self.reader = reader
  }

  /// Whether the symbols have been made in this layout and have no sizes yet; the renderer runs when they have.
  var waitsForLayout: Bool {
    if symbols.isLaidOut { return false }
    reader?.lookAgain { [symbols] in symbols.isLaidOut }
    return true
  }

  /// Takes note that the run is over. A context that a client keeps finds nothing any more.
  func end() { reader = nil }

  /// The symbol with an id; nil for none, behind the run of the renderer, and on other threads.
  nonisolated func symbol(_ id: AnyHashable) -> SymbolsNode.Symbol? {
    guard MainThread.isCurrent else { return nil }
    // Unsafe: an erased id carries no isolation, and this one stays on the thread that it is on.
    nonisolated(unsafe) let id = id
    return MainActor.assumeIsolated { find(id) }
  }

  private func find(_ id: AnyHashable) -> SymbolsNode.Symbol? {
    guard let reader else { return nil }
    if table == nil {
      reader.lookAgain { [self] in hasChanged }
    }
    let table = table ?? symbols.table()
    self.table = table
    found[id] = .some(table[id])
    return table[id]
  }

  /// Whether the renderer would find something else now.
  private var hasChanged: Bool {
    let now = symbols.table()
    return found.contains { now[$0.key] != $0.value }
  }
}

/// A symbol as a renderer has drawn it.
struct DrawnSymbol: Equatable {
  let node: SymbolNode
  /// From the symbol's own space, which begins at its corner, into the canvas.
  let map: CGAffineTransform
  let opacity: Double

  static func == (one: DrawnSymbol, other: DrawnSymbol) -> Bool {
    one.node === other.node && one.map == other.map && one.opacity == other.opacity
  }

  /// - Parameter origin: The corner of the canvas in the window.
  @MainActor
  func draw(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    if node.marks.contains(.removed) { return }
    let corner = node.layoutFrame.origin
    let own = DrawingTransform(
      CGAffineTransform(translationX: -corner.x, y: -corner.y).concatenating(map)
        .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y)))
    let outer = (builder.transform, builder.opacity)
    builder.transform = builder.transform.map(own.followed) ?? own
    builder.opacity *= opacity
    node.draw(into: &builder)
    (builder.transform, builder.opacity) = outer
  }
}
