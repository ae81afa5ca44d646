// SPDX-License-Identifier: Apache-2.0
import Foundation
import DependencyGraph

/// A node that draws: it owns a record without children and adds one item to the display list.
open class LeafNode: ViewNode {
  @usableFromInline
  package init(_ role: __shared LayoutRole, _ context: __shared NodeContext) {
    super.init(
      context, context.insert(role, displayItems: 1), roles: .isLeaf, marks: [.isNew, .isUnplaced])
    noteNew(context)
  }

  /// Makes the node of a text: the layout tree asks the node for its letters when it measures them, and does not store
  /// them.
  @usableFromInline
  package init(text context: __shared NodeContext) {
    super.init(context, .none, roles: .isLeaf, marks: [.isNew, .isUnplaced])
    layoutID = context.insert(.text(.passUnretained(self)), displayItems: 1)
    noteNew(context)
  }

  @inline(__always)
  private final func noteNew(_ context: __shared NodeContext) {
    let reference = Unmanaged.passUnretained(self)
    context.graphReference.unretained { $0.display.insert(reference) }
  }

  /// What the layout measures, of a leaf that is a text.
  open var content: TextContent { preconditionFailure("a leaf without letters") }

  /// The item that the leaf draws, apart from its frame.
  open var appearance: LeafAppearance { LeafAppearance(kind: .color) }

  /// Compares what the leaf draws now with what it drew last; called in the display phase for leaves that may have
  /// changed.
  ///
  /// - Parameter before: The text that was drawn until then, of a leaf that is one; nil when that is not known.
  /// - Returns: whether it differs from what was drawn last.
  open func refreshAppearance(since before: DisplayedText?) -> Bool { true }

  /// Notes that an environment value changed that leaves are drawn with.
  open func styleDidChange() {}

  /// Notes that the window's safe area changed, which can change how far a fill is drawn (L-81).
  open func safeAreaDidChange() {}

  open override func willRemove() {
    if marks.contains(.isMoving) { motion = nil }
    graphReference.unretained { $0.display.remove(self) }
  }

  open override func draw(into builder: inout DisplayListBuilder) {
    builder.add(self, appearance, frame: drawnFrame(at: builder.time))
  }

  /// The attributes of the leaf besides its appearance, for the frame in which it is drawn.
  open func attributes(in frame: CGRect) -> [DisplayAttribute] { [] }

  /// Adds what a picture needs to know.
  open func describe(_ detail: inout DrawnDetail) { detail.leaf = self }

  /// Where the leaf is drawn: between the old and the new frame while that change is animated.
  package final func drawnFrame(at time: Duration) -> CGRect {
    let frame = graph.layoutTree.absoluteFrame(layoutID)
    guard let motion, motion.animation.to == frame else { return frame }
    return motion.animation.value(at: time)
  }

  open override func visit(_ visitor: inout ElementVisitor) {
    visitor.visitLeaf(self)
  }
}

/// An animated change of a leaf's frame. The clock stores the running ones, because few leaves move.
final class LeafMotion {
  @exclusivity(unchecked) var animation: ValueAnimation<CGRect> {
    didSet { timing = animation.timing }
  }
  /// Start and duration of the animation, unless it is a client's. Frames need them, and reading them from the animation
  /// would copy the whole animation.
  @exclusivity(unchecked) private var timing: (start: Duration, duration: Double)?

  init(_ animation: ValueAnimation<CGRect>) {
    self.animation = animation
    timing = animation.timing
  }

  /// How many seconds remain until the leaf arrives; none if it has arrived. A client's animation does not say how many: as
  /// few as there can be.
  func remainingSeconds(by clock: inout ElapsedTime) -> Double {
    if let timing { return timing.duration - clock.seconds(since: timing.start) }
    return animation.isOver(by: &clock) ? 0 : .leastNonzeroMagnitude
  }
}

extension LeafNode {
  /// The animation of the leaf's frame, while one is running.
  final var motion: LeafMotion? {
    get { marks.contains(.isMoving) ? graph.animations.motions[ObjectIdentifier(self)] : nil }
    set {
      if newValue == nil { marks.remove(.isMoving) } else { marks.insert(.isMoving) }
      graph.animations.setMotion(newValue, of: self)
    }
  }
}

extension LeafNode: MotionKeeper {
  func takeOwnMotion(from original: ViewNode) {
    motion = original.leaf?.motion
  }
}

/// The function with which the layout tree asks the nodes of texts for their letters.
struct TextQuestion {
  private struct OnMainActor {
    let ask: @MainActor (Unmanaged<AnyObject>) -> TextContent
  }

  let ask: (Unmanaged<AnyObject>) -> TextContent

  /// The tree is laid out on the main actor. Isolation is no part of a closure's representation, and asking for it at run
  /// time would take as long as measuring a short text. A closure that is cast by itself would be called by way of another
  /// function.
  static func ofLeaves() -> TextQuestion {
    let question = OnMainActor { owner in
      owner.unretained { unsafeDowncast($0, to: LeafNode.self).content }
    }
    return unsafeBitCast(question, to: TextQuestion.self)
  }
}
