// SPDX-License-Identifier: Apache-2.0
import EngineBase
import DependencyGraph
import ViewEngine

/// Gives its content a way to scroll the scroll views in it to a view with an id.
///
/// - Source: Apple, `ScrollViewReader`.
public struct ScrollViewReader<Content: View>: View, NodeView {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @inlinable public static var _isUnary: Bool { Content._isUnary }
  @inlinable public static func _isUnary(in context: NodeContext) -> Bool { Content._isUnary(in: context) }

  package func makeNode(_ context: NodeContext) -> ScrollReaderNode<Content> {
    ScrollReaderNode(content, context)
  }

  package func update(_ node: ScrollReaderNode<Content>) {
    node.receive(content)
  }
}

/// Scrolls to views by their ids.
///
/// - Source: Apple, `ScrollViewProxy`.
public struct ScrollViewProxy {
  weak var scroller: (any ScrollingNode)?

  /// Scrolls the first scroll view with this id in it, at the next frame, so that the view with the id is seen.
  ///
  /// - Parameters:
  ///   - id: The identity of the view to scroll to.
  ///   - anchor: Which point of the view meets the same point of the scroll view; nil scrolls as little
  ///   as possible.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    // Unsafe: whoever has it may be of no actor, as clients' own controllers are; it is used where the view is, or stops.
    nonisolated(unsafe) let id = AnyHashable(id)
    let scroller = scroller
    MainActor.assumeIsolated {
      guard let scroller, !scroller.marks.contains(.removed) else { return }
      scroller.scroll(to: id, anchor: anchor)
    }
  }
}

/// A node that scrolls what is in it.
@MainActor
protocol ScrollingNode: ViewNode {
  func scroll(to id: AnyHashable, anchor: UnitPoint?)
}

package final class ScrollReaderNode<Content: View>: InnerNode, ScrollingNode {
  private var content: (ScrollViewProxy) -> Content
  /// Where the next update scrolls to.
  private var wanted: (id: AnyHashable, anchor: UnitPoint?)?

  init(_ content: @escaping (ScrollViewProxy) -> Content, _ context: NodeContext) {
    self.content = content
    super.init(context)
    makeElements(of: makeContent(), context.below(self))
  }

  private func makeContent() -> Content {
    let proxy = ScrollViewProxy(scroller: self)
    return evaluating { content(proxy) }
  }

  func receive(_ new: @escaping (ScrollViewProxy) -> Content) {
    content = new
    updateContent()
  }

  private func updateContent() {
    graph.queue.markUpdated(self)
    updateElements(to: makeContent())
  }

  package override func update() {
    let hasNewContent = changedSlots & ViewNode.observationBit != 0
    changedSlots = 0
    if hasNewContent { updateContent() }
    guard let (id, anchor) = wanted else { return }
    wanted = nil
    var node: ViewNode?
    forEachElement { if node == nil { node = $0.findElement(id) } }
    if let node { node.nearest(ScrollNode.self)?.scroll(to: node, anchor: anchor) }
  }

  func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    var check = NumberCheck()
    wanted = (id, anchor.map { check.unitPoint($0) })
    graph.report(check, for: "scrollTo")
    graph.queue.invalidate(self, slots: ViewNode.parentValueBit)
  }
}

extension ViewNode {
  /// The view with an id, at or below this node; a lazy list makes it if it has to.
  func findElement(_ id: AnyHashable) -> ViewNode? {
    if (self as? any IdentifiedNode)?.anyID == id { return self }
    if let list = self as? any IdentifiedElements, let found = list.element(withID: id) { return found }
    return StackGuard.withRoom {
      for index in 0..<elementCount {
        if let found = element(at: index).findElement(id) { return found }
      }
      return nil
    }
  }
}
