// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase
import Foundation

/// The node of a view whose geometry is resolved outside of it. While it moves to another frame, its content is
/// laid out with the place and size that the group has at that time.
package final class GeometryGroupNode: ArrangingNode, AnimatedNode {
  /// The animation of the group from its old frame to that of its record.
  private(set) var motion: ValueAnimation<CGRect>?
  private var displacement: Displacement
  /// Whether the group has had a frame.
  fileprivate(set) var isPlaced = false
  /// Where the group was drawn before the layout of a pass that animates.
  private var before: CGRect?
  /// Whether the group is in the list of moving groups.
  fileprivate var isListed = false
  /// Whether the content of the group has been moved with it in this pass.
  fileprivate(set) var hasMoved = false

  /// How far the group is drawn from where its record is, and how much larger.
  private struct Displacement: Equatable {
    var distance = CGSize.zero
    var growth = CGSize.zero

    var role: LayoutRole { .displaced(distance: distance, growth: growth) }

    init() {}

    init(from target: CGRect, to drawn: CGRect) {
      distance = CGSize(
        width: drawn.origin.x - target.origin.x, height: drawn.origin.y - target.origin.y)
      growth = CGSize(
        width: drawn.size.width - target.size.width, height: drawn.size.height - target.size.height)
    }

    func applied(to frame: CGRect) -> CGRect {
      CGRect(
        x: frame.origin.x + distance.width, y: frame.origin.y + distance.height,
        width: frame.size.width + growth.width, height: frame.size.height + growth.height)
    }
  }

  package init<Content: View>(_ content: Content, _ context: NodeContext) {
    displacement = context.original(GeometryGroupNode.self)?.displacement ?? Displacement()
    super.init(displacement.role, content, context)
    graph.addGeometryGroup(self)
  }

  package override func willRemove() {
    graph.geometryGroups?.didRemove()
  }

  private var target: CGRect { graph.layoutTree.absoluteFrame(layoutID) }

  fileprivate func capture() {
    before = displacement.applied(to: target)
  }

  /// Begins to move to the frame that the layout has computed, if it is a new one and the change is animated.
  ///
  /// - Returns: whether what is in the group is to be laid out where it is drawn.
  fileprivate func setOut() -> Bool {
    guard let start = before else { return false }
    let end = target
    if start.isNear(end) || motion?.to.isNear(end) == true { return false }
    guard start.isFinite, end.isFinite, let animation = graph.animation(at: self) else { return false }
    motion = ValueAnimation(from: start, to: end, at: graph.clock.now, animation, after: motion)
    graph.animate(self, animation)
    show(Displacement(from: end, to: start))
    return true
  }

  /// Reads the new frame of a moving group. If an outer group has moved it there, its animation continues; otherwise it
  /// is there at once.
  ///
  /// - Returns: whether what is in the group is to be laid out again.
  fileprivate func follow() -> Bool {
    guard let motion else { return false }
    let target = target
    if motion.to == target { return false }
    if motion.to.isNear(target) || parent?.isTakenAlong == true {
      self.motion = motion.ending(at: target)
      return false
    }
    self.motion = nil
    show(Displacement())
    return true
  }

  private func show(_ new: Displacement) {
    hasMoved = true
    if new == displacement { return }
    displacement = new
    graph.updateRole(of: self, to: new.role)
  }

  fileprivate func layoutDidSettle() {
    before = nil
    hasMoved = false
    isPlaced = true
  }

  /// By how much the group moved at once in this pass, which moves its content at once, too.
  fileprivate var jump: CGSize {
    guard let before else { return .zero }
    return Displacement(from: before, to: displacement.applied(to: target)).distance
  }

  // MARK: AnimatedNode

  func advanceAnimation(to time: Duration) -> Bool {
    guard let motion else { return false }
    var elapsed = ElapsedTime(at: time)
    let isOver = motion.isOver(by: &elapsed)
    if isOver { self.motion = nil }
    show(isOver ? Displacement() : Displacement(from: motion.to, to: motion.value(at: time)))
    graph.geometryGroups?.didAdvance(self)
    return !isOver
  }

  // The layout counts what moves.
  var animatedItemCount: Int { 0 }
}

extension GeometryGroupNode: MotionKeeper {
  func takeOwnMotion(from original: ViewNode) {
    motion = (original as? GeometryGroupNode)?.motion
  }
}

extension ViewNode {
  /// Whether a geometry group at or above the node has been drawn elsewhere in this pass.
  var isTakenAlong: Bool { selfAndAncestorsInTree.contains { ($0 as? GeometryGroupNode)?.hasMoved == true } }

  /// How far the geometry group around the node was drawn elsewhere at once in this pass.
  var jumpOfGroup: CGSize { nearestInTree(GeometryGroupNode.self)?.jump ?? .zero }
}

/// The geometry groups of a tree that has some.
@MainActor
final class GeometryGroups {
  /// How many there are.
  private var count = 0
  private var newGroups: ContiguousArray<GeometryGroupNode> = []
  /// The groups of a pass that animates, each with how many others are around it.
  private var captured: ContiguousArray<(group: GeometryGroupNode, level: Int)> = []
  /// The groups that are moving, or were moving in the pass before.
  private var moving: ContiguousArray<GeometryGroupNode> = []
  /// Whether the clock has moved a group on in this pass.
  private(set) var haveAdvanced = false

  var haveCaptured: Bool { !captured.isEmpty }
  var areMoving: Bool { !moving.isEmpty }
  /// How deep the groups of this pass stand in each other.
  var levels: Range<Int> { 0..<((captured.map(\.level).max() ?? -1) + 1) }

  func didMake(_ group: GeometryGroupNode) {
    count += 1
    newGroups.append(group)
  }

  fileprivate func didRemove() { count -= 1 }

  fileprivate func didAdvance(_ group: GeometryGroupNode) {
    haveAdvanced = true
    note(group)
  }

  private func note(_ group: GeometryGroupNode) {
    if group.isListed { return }
    group.isListed = true
    moving.append(group)
  }

  /// Remembers where every group is drawn, before a layout whose changes are animated.
  func capture(_ roots: [ViewNode]) {
    if count == 0 { return }
    for root in roots { capture(root, level: 0) }
  }

  private func capture(_ node: ViewNode, level: Int) {
    var level = level
    if let group = node as? GeometryGroupNode, group.isPlaced {
      group.capture()
      captured.append((group, level))
      level += 1
    }
    node.forEachElement { capture($0, level: level) }
  }

  /// Lets the groups of a level begin to move to their new frames.
  ///
  /// - Returns: whether any of them did, so that another layout is due.
  func setOut(at level: Int) -> Bool {
    var anyDid = false
    for (group, itsLevel) in captured where itsLevel == level && !group.marks.contains(.removed) {
      if group.setOut() {
        note(group)
        anyDid = true
      }
    }
    return anyDid
  }

  /// Reads the new frames of the moving groups.
  ///
  /// - Returns: whether another layout is due.
  func follow() -> Bool {
    moving.removeAll { $0.marks.contains(.removed) }
    var isDue = false
    // Outer groups first, because they move the groups in them.
    for group in moving.sorted(by: { $0.depth < $1.depth }) where group.follow() { isDue = true }
    return isDue
  }

  /// Ends a pass.
  func layoutDidSettle() {
    for group in newGroups { group.layoutDidSettle() }
    for (group, _) in captured { group.layoutDidSettle() }
    for group in moving {
      group.layoutDidSettle()
      group.isListed = group.motion != nil
    }
    newGroups = []
    captured = []
    moving.removeAll { $0.motion == nil || $0.marks.contains(.removed) }
    haveAdvanced = false
  }
}

extension CGRect {
  /// Whether the two are equal except for rounding, because they were computed in two ways.
  func isNear(_ other: CGRect) -> Bool {
    let most = 1e-6
    return abs(origin.x - other.origin.x) < most && abs(origin.y - other.origin.y) < most
      && abs(size.width - other.size.width) < most && abs(size.height - other.size.height) < most
  }

  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
