// SPDX-License-Identifier: Apache-2.0
import Foundation
import DependencyGraph

/// A node that draws: it owns a record without children and puts one item into the display list.
class LeafNode: ViewNode {
  /// The animation of the leaf's frame, while one is running.
  @exclusivity(unchecked) final var motion: LeafMotion?

  init(_ role: __shared LayoutRole, _ context: __shared NodeContext) {
    super.init(
      context, context.insert(role, displayItems: 1), roles: .isLeaf, marks: [.isNew, .isUnplaced])
    let reference = Unmanaged.passUnretained(self)
    context.graphReference.unretained { $0.display.insert(reference) }
  }

  /// The item that the leaf draws, apart from its frame.
  var appearance: LeafAppearance { LeafAppearance(kind: .color) }

  /// Compares what the leaf draws now with what it drew last; called in the display phase for leaves that may have
  /// changed.
  ///
  /// - Parameter before: The text that was drawn until then, of a leaf that is one; nil when that is not known.
  /// - Returns: whether it differs from what was drawn last.
  func refreshAppearance(since before: DisplayedText?) -> Bool { true }

  /// Takes note that something of the environment changed that leaves are drawn with.
  func styleDidChange() {}

  /// Takes note that the window's safe area is another one, which may change how far a fill is drawn (L-81).
  func safeAreaDidChange() {}

  override func willRemove() {
    graphReference.unretained { $0.display.remove(self) }
  }

  override func draw(into builder: inout DisplayListBuilder) {
    builder.add(self, appearance, frame: drawnFrame(at: builder.time))
  }

  /// Adds what a picture needs to know.
  func describe(_ detail: inout DrawnDetail) { detail.leaf = self }

  /// Where the leaf is drawn: between the old and the new frame while that change is animated.
  final func drawnFrame(at time: Duration) -> CGRect {
    let frame = graph.layoutTree.absoluteFrame(layoutID)
    guard let animation = motion?.animation, animation.to == frame else { return frame }
    return animation.value(at: time)
  }

  override func visit(_ visitor: inout ElementVisitor) {
    visitor.visitLeaf(self)
  }
}

/// The change of a leaf's frame that takes time.
final class LeafMotion {
  /// Where the leaf was drawn before the layout of this pass.
  @exclusivity(unchecked) var before: CGRect?
  @exclusivity(unchecked) var animation: ValueAnimation<CGRect>? {
    didSet { timing = animation?.timing }
  }
  /// Of the animation, if it is none of a client's. Every frame asks for it, and an animation that is asked for anything is
  /// copied as a whole.
  @exclusivity(unchecked) private var timing: (start: Duration, duration: Double)?

  /// Whether the leaf has arrived; nil if it is not on its way.
  func isOver(by clock: inout ElapsedTime) -> Bool? {
    if let timing { return clock.seconds(since: timing.start) >= timing.duration }
    return animation?.isOver(by: &clock)
  }
}

extension LeafNode: MotionKeeper {
  func takeOwnMotion(from counterpart: ViewNode) {
    motion = counterpart.leaf?.motion
  }

  /// Moves on with the clock.
  ///
  /// - Parameter moved: Counts the items that are drawn elsewhere.
  /// - Returns: whether the leaf is still on its way.
  final func advanceMotion(_ elapsed: inout ElapsedTime, _ moved: inout Int) -> Bool {
    guard let isOver = motion?.isOver(by: &elapsed) else { return false }
    moved += 1
    if isOver {
      motion = nil
      return false
    }
    return true
  }
}
