// SPDX-License-Identifier: Apache-2.0
import EngineBase
import DependencyGraph
import Foundation

/// The running animations and timelines of a tree.
@MainActor
package struct AnimationClock {
  /// The leaves whose frames are animated. They are many and of one type, so they have a list of their own.
  fileprivate var leaves: ContiguousArray<(leaf: LeafNode, motion: LeafMotion)> = []
  /// Until this time no leaf arrives, so that frames need not look at each leaf's motion; zero if that is not known.
  private var nextArrival = Duration.zero
  /// The motion of each moving leaf. A leaf that was removed has no entry, because another leaf may get its address.
  private(set) var motions: [ObjectIdentifier: LeafMotion] = [:]
  /// The other running animations.
  private var nodes: [any AnimatedNode] = []
  /// The nodes that change at times of their own.
  package var timelines: [any TimelineNode] = []
  /// Whether the clock has moved since the last frame.
  fileprivate(set) var needsFrame = false
  /// When the last of the animations that began in this pass ends; nil if none began.
  var end: AnimationEnd?
  /// The last pass in which a view asked for an animation of its own.
  private(set) var scopePass = -1
  /// Whether any view changes the transactions of the views in it. Only then does a change look for such views.
  private(set) var hasTransactionModifiers = false
  /// Whether any view has a transition. Only then are transitions looked for.
  private(set) var hasTransitions = false
  /// Whether there are transitions with animations of their own.
  private(set) var hasTimedTransitions = false
  /// The leaves, and where each was drawn before the layout of this pass.
  fileprivate var capturedLeaves: ContiguousArray<(leaf: LeafNode, before: CGRect)> = []
  var hasCapturedLeaves: Bool { !capturedLeaves.isEmpty }

  nonisolated init() {}

  var isRunning: Bool { !leaves.isEmpty || !nodes.isEmpty }

  /// The next time at which a timeline changes.
  var nextChange: Duration? {
    timelines.lazy.filter { !$0.marks.contains(.frozen) }.compactMap(\.nextChange).min()
  }

  /// Notes that a view has a transition, or one with an animation of its own.
  mutating func noteTransition() { hasTransitions = true }
  mutating func noteTimedTransition() { hasTimedTransitions = true }

  /// Notes that a view changes the transactions of the views in it.
  package mutating func noteTransactionModifier() { hasTransactionModifiers = true }

  /// Notes that a view asks for an animation of its own in a pass.
  package mutating func noteScope(inPass pass: Int) { scopePass = pass }

  /// Sets how a leaf moves; nil when it has arrived.
  mutating func setMotion(_ motion: LeafMotion?, of leaf: LeafNode) {
    motions[ObjectIdentifier(leaf)] = motion
  }

  /// Ends every animation where it is.
  mutating func stop() {
    leaves = []
    nodes = []
  }

  /// Notes that a leaf begins to move, or moves on in another way.
  ///
  /// - Parameter isNew: Whether it did not move before.
  fileprivate mutating func add(_ leaf: LeafNode, _ motion: LeafMotion, isNew: Bool) {
    nextArrival = .zero
    if isNew { leaves.append((leaf, motion)) }
  }

  fileprivate mutating func add(_ node: any AnimatedNode) {
    nodes.append(node)
  }

  /// Removes the running animations; those that have not ended are added again.
  fileprivate mutating func takeNodes() -> [any AnimatedNode] {
    needsFrame = false
    let taken = nodes
    nodes = []
    return taken
  }

  /// Advances the animations of leaves to a time, and removes those that have ended.
  ///
  /// - Parameter allAreItems: Whether no tree has leaves that are no items of the display list.
  /// - Returns: how many items are drawn elsewhere.
  fileprivate mutating func advanceLeaves(to time: Duration, allAreItems: Bool) -> Int {
    if time < nextArrival, let moved = moveLeaves(allAreItems: allAreItems) { return moved }
    var elapsed = ElapsedTime(at: time)
    var moved = 0
    var kept = 0
    var leastRemaining = Double.infinity
    for index in leaves.indices {
      let motion = Unmanaged.passUnretained(leaves[index].motion)
      let hasArrived = Unmanaged.passUnretained(leaves[index].leaf).unretained { leaf -> Bool? in
        if leaf.marks.contains(.removed) { return nil }
        // Its animation continues if it is shown again, whenever that is.
        if leaf.marks.contains(.frozen) {
          leastRemaining = 0
          return false
        }
        if allAreItems || !leaf.isUndrawn { moved += 1 }
        let remaining = motion.unretained { $0.remainingSeconds(by: &elapsed) }
        leastRemaining = min(leastRemaining, remaining)
        if remaining > 0 { return false }
        leaf.marks.subtract([.isAnimated, .isMoving])
        return true
      }
      if hasArrived == true { motions[ObjectIdentifier(leaves[index].leaf)] = nil }
      if hasArrived != false { continue }
      if kept != index { leaves.swapAt(kept, index) }
      kept += 1
    }
    leaves.removeLast(leaves.count - kept)
    // A millisecond earlier, because the seconds are rounded.
    nextArrival = time + .clamped(seconds: leastRemaining - 0.001)
    return moved
  }

  /// How many items are drawn elsewhere, at a time at which no leaf arrives; nil if a leaf was removed.
  private func moveLeaves(allAreItems: Bool) -> Int? {
    var moved = 0
    for index in leaves.indices {
      let marks = Unmanaged.passUnretained(leaves[index].leaf).unretained { $0.marks }
      if marks.contains(.removed) { return nil }
      if !marks.contains(.frozen), allAreItems || !leaves[index].leaf.isUndrawn { moved += 1 }
    }
    return moved
  }

  fileprivate mutating func takeCapturedLeaves() -> ContiguousArray<(leaf: LeafNode, before: CGRect)> {
    let taken = capturedLeaves
    capturedLeaves = []
    return taken
  }
}

extension ViewGraph {
  /// The animation of a change at a node: the transaction's, as the modifiers around it change it.
  func animation(at node: ViewNode) -> Animation? {
    guard animatesThisPass else { return nil }
    var scopes: [TransactionScopeNode] = []
    for case let scope as TransactionScopeNode in node.selfAndAncestors { scopes.append(scope) }
    var transaction = transaction
    // Inner modifiers have the last word.
    for scope in scopes.reversed() { scope.change(&transaction) }
    return transaction.animation
  }

  /// Whether anything changed in this pass can be animated.
  var animatesThisPass: Bool {
    !isMounting
      && (transaction.isAnimated || animations.scopePass == passSerial
        || animations.hasTransactionModifiers)
  }

  /// Animates a node, starting with a change that is made now.
  func animate(_ node: any AnimatedNode, _ animation: Animation) {
    if begin(animation, &node.marks) { animations.add(node) }
  }

  /// Animates a leaf that moves to another place, starting with a change that is made now.
  fileprivate func animate(_ leaf: LeafNode, _ motion: LeafMotion, _ animation: Animation) {
    animations.add(leaf, motion, isNew: begin(animation, &leaf.marks))
  }

  /// Notes an animation that begins now.
  ///
  /// - Returns: whether its node was not animated before.
  private func begin(_ animation: Animation, _ marks: inout GraphNode.Marks) -> Bool {
    animations.end = AnimationEnd(animation).later(animations.end)
    report(animation.refused)
    if marks.contains(.isAnimated) { return false }
    marks.insert(.isAnimated)
    return true
  }

  /// Reports that a number of an animation was refused, once for all nodes that it moves.
  private func report(_ refused: Animation.Parameter?) {
    guard let refused else { return }
    let message =
      "Animation: its \(refused.rawValue) is no number that it can take; the nearest one is used instead."
    if writes.diagnostics.last != message { report(message) }
  }

  /// Notes that the clock has advanced.
  func timeDidChange() {
    if animations.isRunning { animations.needsFrame = true }
    for timeline in animations.timelines {
      if let next = timeline.nextChange, next <= clock.now {
        queue.invalidate(timeline, slots: ViewNode.parentValueBit)
      }
    }
  }
}

extension CommitPhase {
  /// Advances every animation to the present time; called if the clock has advanced.
  func advanceAnimations() {
    display.noteMoves(
      animations.advanceLeaves(to: now, allAreItems: !display.hasUndrawnTrees))
    for node in animations.takeNodes() where !node.marks.contains(.removed) {
      // Animations of frozen nodes continue if the nodes are shown again.
      if node.marks.contains(.frozen) {
        animations.add(node)
        continue
      }
      display.noteMoves(of: node)
      if node.advanceAnimation(to: now) {
        animations.add(node)
      } else {
        node.marks.remove(.isAnimated)
      }
    }
  }
}

extension LayoutPhase {
  // MARK: Frames of leaves

  /// Remembers where every leaf is drawn, before a layout whose changes are animated.
  func captureFrames() {
    for root in roots { capture(root) }
    geometryGroups?.capture(roots)
  }

  private func capture(_ node: ViewNode) {
    if let leaf = node.leaf, !leaf.marks.contains(.isUnplaced) {
      animations.capturedLeaves.append((leaf, leaf.drawnFrame(at: clock.now)))
    }
    node.forEachElement(capture)
  }

  /// Animates every leaf whose new frame differs from the frame that it was drawn with.
  func animateFrames() {
    for (leaf, drawn) in animations.takeCapturedLeaves() where !leaf.marks.contains(.removed) {
      let after = layoutTree.absoluteFrame(leaf.layoutID)
      let running = leaf.motion
      var before = drawn
      if geometryGroups != nil {
        // A geometry group has moved the leaf at once, or by its displacement.
        let jump = leaf.jumpOfGroup
        before = before.offsetBy(dx: jump.width, dy: jump.height)
        if before.isNear(after) || running?.animation.to.isNear(after) == true { continue }
      }
      if before == after || running?.animation.to == after { continue }
      guard let animation = leaf.graph.animation(at: leaf) else { continue }
      let movement = ValueAnimation(
        from: before, to: after, at: clock.now, animation, after: running?.animation)
      let motion = running ?? LeafMotion(movement)
      if running == nil { leaf.motion = motion } else { motion.animation = movement }
      leaf.graph.animate(leaf, motion, animation)
    }
  }

  /// Continues the animations of leaves from the places to which geometry groups have moved them.
  func takeLeavesAlong() {
    for (leaf, motion) in animations.leaves where leaf.marks.isDisjoint(with: [.removed, .frozen]) {
      let frame = layoutTree.absoluteFrame(leaf.layoutID)
      if motion.animation.to == frame || !leaf.isTakenAlong { continue }
      motion.animation = motion.animation.ending(at: frame)
      // The layout has counted it as well.
      if geometryGroups?.haveAdvanced == true, !display.isUndrawn(leaf) { display.noteMoves(-1) }
    }
  }

  // MARK: Completions

  /// Arranges for the completions of the current transaction to run when its animation is over.
  func scheduleCompletions() {
    for completion in takeCompletions() {
      guard let last = animations.end else {
        // Nothing moves, so it is over at once.
        actions.completion(completion.action)
        continue
      }
      let end = completion.criteria == .removed ? last.whole : last.logical
      if end.isFinite { clock.schedule(at: clock.now + .clamped(seconds: end), completion.action) }
    }
  }
}

/// When animations are over, in seconds from their common beginning.
struct AnimationEnd: Hashable, Sendable {
  /// Until the value is reached; a spring may still swing around it.
  var logical: Double
  /// Until nothing moves any more.
  var whole: Double

  /// The end of both.
  func later(_ other: AnimationEnd?) -> AnimationEnd {
    guard let other else { return self }
    var end = self
    end.logical = max(logical, other.logical)
    end.whole = max(whole, other.whole)
    return end
  }
}

extension AnimationEnd {
  /// When an animation is over that begins now.
  init(_ animation: Animation) {
    self.init(logical: animation.logicalEnd, whole: animation.end)
  }
}
