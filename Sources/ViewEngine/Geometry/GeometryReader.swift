// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation

/// A view whose content is made once its size is known (L-70…L-72).
///
/// - Source: Apple, `GeometryReader`.
public struct GeometryReader<Content: View>: View, PrimitiveView {
  public var content: (GeometryProxy) -> Content

  @inlinable
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @inlinable
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    ReaderNode(context, view.makingElements)
  }

  @inlinable
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    unsafeDowncast(node, to: ReaderNode.self).receive(view.makingElements)
  }

  /// Runs the content closure and brings a node's elements up to its result; made where the content's type is
  /// known, so that it is specialised for it.
  @inlinable
  var makingElements: ReaderNode.MakingElements {
    { [content] node in
      node.show(node.evaluating { content(node.proxy) })
    }
  }
}

/// The geometry that a geometry reader's content can ask for.
///
/// - Source: Apple, `GeometryProxy`.
/// A proxy that is kept after its view has left answers with zero.
public struct GeometryProxy {
  @usableFromInline let handle: GeometryHandle
  /// Another number for each run of a reader's content: a view that was handed the proxy runs its body again, because what it
  /// has read of it counts for the content (L-71).
  private let run: UInt32

  @usableFromInline
  package init(_ handle: GeometryHandle, run: UInt32 = 0) {
    self.handle = handle
    self.run = run
  }

  /// The size of the reader, in points.
  public var size: CGSize { handle.size }

  /// The insets of the safe area that reach into the reader.
  public var safeAreaInsets: EdgeInsets { handle.ask(or: EdgeInsets()) { $0.readSafeArea() } }

  /// The reader's frame in a coordinate space.
  public func frame(in space: CoordinateSpace) -> CGRect {
    handle.ask(or: .zero) { $0.readFrame(in: space) }
  }

  /// The reader's frame in a coordinate space.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// The frame of the view that has a coordinate space of this name, in the reader's own space; nil where there is none
  /// around the reader.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    // Unsafe: the name is compared and goes nowhere.
    nonisolated(unsafe) let name = space.name
    return handle.ask(or: nil) { $0.readBounds(of: name) }
  }

  /// What an anchor stands for, in the reader's own space.
  @MainActor public subscript<T>(anchor: Anchor<T>) -> T {
    handle.owner?.takeUnretainedValue().readAnchor(anchor) ?? anchor.value(from: .zero)
  }
}

@usableFromInline
package final class ReaderNode: SizeReader, PositionReader {
  /// Makes the content and brings the elements up to it.
  @usableFromInline package typealias MakingElements = @MainActor (ReaderNode) -> Void

  @exclusivity(unchecked) private var makeElements: MakingElements
  @usableFromInline let extras: ContextExtras?
  @exclusivity(unchecked) private var size = CGSize.zero
  @exclusivity(unchecked) @usableFromInline private(set) var hasContent = false
  @exclusivity(unchecked) private var isStale = true
  @exclusivity(unchecked) private var hasReadSize = false
  /// The reader's position as the content has read it; nil as long as the content has not asked for it.
  @exclusivity(unchecked) private var positionReads: PositionReads?
  /// The handle that the proxies of this reader carry.
  @exclusivity(unchecked) @usableFromInline private(set) var handle = GeometryHandle.none
  /// How often the content has run.
  @exclusivity(unchecked) private var runs: UInt32 = 0
  @usableFromInline var proxy: GeometryProxy { GeometryProxy(handle, run: runs) }
  /// The type whose body made this reader.
  private let enclosingType: Int

  @usableFromInline
  package init(_ context: NodeContext, _ makeElements: @escaping MakingElements) {
    self.makeElements = makeElements
    extras = context.extras
    enclosingType = context.scope.graph.evaluatingBodyType(of: context.parent)
    super.init(.reader, context)
    handle = GeometryHandle(for: self)
    graph.observers.setReader(self, at: layoutID)
    let original = context.original(ReaderNode.self)
    if let original, original.hasContent, original.isOnCoveredScreen {
      // The screens around are covered when all of them have been made.
      size = original.size
      graph.observers.noteCovered(self)
    }
  }

  /// Takes a new closure; it will run when the reader's size is settled, whether or not that changed (L-71).
  @usableFromInline
  package func receive(_ new: @escaping MakingElements) {
    makeElements = new
    graph.noteChange()
    invalidate()
  }

  /// The content is to be made again: when the reader is placed, or at the end of the layout if a covered screen keeps it
  /// from being placed. What it presents stands in front of the window all the same (I-12).
  private func invalidate() {
    isStale = true
    graph.layoutTree.invalidateReader(layoutID)
    if hasContent, graph.display.isUndrawn(self) { graph.observers.noteCovered(self) }
  }

  /// Brings the content of a reader on a covered screen up to date, for the size that it had.
  package override func updateCovered() {
    if isStale, isOnCoveredScreen, marks.isDisjoint(with: [.removed, .frozen]) { placed(size: size) }
  }

  /// Makes the elements of the content, or updates them.
  @inlinable
  package func show<Content: View>(_ content: Content) {
    if hasContent {
      updateElements(to: content)
    } else {
      makeElements(of: content, NodeContext(below: self, extras: extras))
    }
  }

  package override var representative: ViewNode? { nil }

  package override func update() {
    invalidate()
  }

  package override func placed(size: CGSize) {
    let sizeChanged = size != self.size
    self.size = size
    guard isStale || (sizeChanged && hasReadSize) || !hasContent else { return }
    graph.record(.content(path: viewPath, reasons: reasons(sizeChanged: sizeChanged)))
    isStale = false
    changedSlots = 0
    evaluate()
  }

  /// Why the content is made, for a record.
  private func reasons(sizeChanged: Bool) -> [Reason] {
    if !hasContent { return [.firstAppearance] }
    var reasons: [Reason] = []
    if changedSlots & ViewNode.observationBit != 0 { reasons += observedChanges.map(Reason.observed) }
    if sizeChanged, hasReadSize { reasons.append(.sizeChanged) }
    return reasons.isEmpty ? [.parentValueChanged] : reasons
  }

  private func evaluate() {
    hasReadSize = false
    runs &+= 1
    positionReads?.removeAll()
    graphReference.unretained { graph in
      graph.queue.markUpdated(self)
      graph.queue.beginTurn()
      graph.noteGeometryContent(of: enclosingType)
      makeElements(self)
      if !hasContent {
        hasContent = true
        graph.preferencesDidChangeStructure(of: self)
        graph.structures.add(self)
      }
      graph.updateStructures()
    }
  }

  package func positionDidSettle() -> Bool {
    guard let reads = positionReads else { return false }
    let isElsewhere = reads.frame.map { readFrameQuietly(in: $0.space) != $0.frame } ?? false
    let hasOtherInsets = reads.safeArea.map { safeAreaInsets(on: .all) != $0 } ?? false
    let hasOthersChanged = reads.othersChanged.contains { $0() }
    guard isElsewhere || hasOtherInsets || hasOthersChanged, !isOnCoveredScreen else { return false }
    isStale = true
    graph.layoutTree.invalidateReader(layoutID)
    return true
  }

  package override func willRemove() {
    handle.end()
    graph.observers.setReader(nil, at: layoutID)
  }

  // MARK: What a proxy asks

  package override func readSize() -> CGSize {
    hasReadSize = true
    return size
  }

  override func readSafeArea() -> EdgeInsets {
    hasReadSize = true
    let insets = safeAreaInsets(on: .all)
    if evaluationPhase != .idle { readsPosition().safeArea = insets }
    return insets
  }

  override func readFrame(in space: CoordinateSpace) -> CGRect {
    hasReadSize = true
    let frame = readFrameQuietly(in: space)
    if evaluationPhase != .idle, space != .local { readsPosition().frame = (space, frame) }
    return frame
  }

  override func readBounds(of name: AnyHashable) -> CGRect? {
    hasReadSize = true
    let bounds = graph.bounds(of: name, from: self, layoutID)
    if evaluationPhase != .idle {
      lookAgain { [unowned self] in graph.bounds(of: name, from: self, layoutID) != bounds }
    }
    return bounds
  }

  override func readAnchor<T>(_ anchor: Anchor<T>) -> T {
    hasReadSize = true
    let frame = graph.layoutTree.absoluteFrame(layoutID)
    if evaluationPhase != .idle {
      let read = anchor.frame.offsetBy(dx: -frame.minX, dy: -frame.minY)
      lookAgain { [unowned self] in
        let frame = graph.layoutTree.absoluteFrame(layoutID)
        return anchor.frame.offsetBy(dx: -frame.minX, dy: -frame.minY) != read
      }
    }
    return anchor.value(from: frame.origin)
  }

  /// Has the content made again after a layout that changed what it has looked at elsewhere.
  ///
  /// - Parameter hasChanged: Whether that differs now from what it was.
  package func lookAgain(if hasChanged: @escaping () -> Bool) {
    readsPosition().othersChanged.append(hasChanged)
  }

  /// Notes that the content depends on where the reader is.
  private func readsPosition() -> PositionReads {
    graph.observers.register(self)
    let reads = positionReads ?? PositionReads()
    positionReads = reads
    return reads
  }

  private func readFrameQuietly(in space: CoordinateSpace) -> CGRect {
    graph.frame(of: self, layoutID, in: space)
  }
}

/// The parts of a reader's position that its content has read.
private final class PositionReads {
  var frame: (space: CoordinateSpace, frame: CGRect)?
  var safeArea: EdgeInsets?
  /// Whether something else that was read has changed: where an anchor stands, how large a symbol is.
  var othersChanged: [() -> Bool] = []

  func removeAll() {
    frame = nil
    safeArea = nil
    othersChanged.removeAll()
  }
}

extension ViewGraph {
  /// The type whose body makes what stands below a node, by index.
  func evaluatingBodyType(of node: ViewNode?) -> Int {
    var current = node
    while let node = current {
      if let index = node.bodyRunner?.bodyTypeIndex { return index }
      current = node.parent
    }
    return TypeNames.register(ViewHost.self)
  }
}
