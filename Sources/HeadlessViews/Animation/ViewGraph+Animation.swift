// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation

/// A node that changes with the clock.
@MainActor
protocol AnimatedNode: ViewNode {
  /// Moves on to a time.
  ///
  /// - Returns: whether there is still something to come.
  func advanceAnimation(to time: Duration) -> Bool
  /// How many display items are on their way.
  var animatedItemCount: Int { get }
}

extension ViewGraph {
  /// The animation of a change at a node: what a modifier around it asks for, else the transaction's.
  func animation(at node: ViewNode) -> Animation? {
    if transaction.disablesAnimations || isMounting { return nil }
    var current: ViewNode? = node
    while let ancestor = current {
      if let scope = ancestor as? AnimationScopeNode, scope.changedInPass == passSerial {
        return scope.animation
      }
      current = ancestor.parent
    }
    return transaction.animation
  }

  /// Whether anything changed in this pass can be animated.
  var animatesThisPass: Bool {
    !isMounting && (transaction.animation != nil || animationScopePass == passSerial)
  }

  func animate(_ node: any AnimatedNode) {
    if !animatedNodes.contains(where: { $0 === node }) { animatedNodes.append(node) }
  }

  var isAnimating: Bool { !animatedNodes.isEmpty }

  /// Takes note that the clock has moved.
  func timeDidChange() {
    if isAnimating { needsAnimationFrame = true }
    for timeline in timelines {
      if let next = timeline.nextChange, next <= clock.now { queue.invalidate(timeline, slots: 1) }
    }
  }

  /// Moves every animation on to the present; called once in each frame.
  func advanceAnimations() {
    guard needsAnimationFrame else { return }
    needsAnimationFrame = false
    let nodes = animatedNodes
    animatedNodes = []
    for node in nodes where !node.marks.contains(.removed) {
      movedItems += node.animatedItemCount
      if node.advanceAnimation(to: clock.now) { animatedNodes.append(node) }
    }
  }

  // MARK: Frames of leaves

  /// Remembers where every leaf is drawn, before a layout whose changes are animated.
  func captureFrames() {
    guard animatesThisPass else { return }
    for root in roots { capture(root) }
  }

  private func capture(_ node: ViewNode) {
    if let leaf = node as? LeafNode, !leaf.marks.contains(.isNew) {
      let motion = leaf.motion ?? LeafMotion()
      motion.before = leaf.drawnFrame(at: clock.now)
      leaf.motion = motion
      capturedLeaves.append(leaf)
    }
    node.elements.forEach(capture)
  }

  /// Starts the way of every leaf that is laid out elsewhere than it was drawn.
  func animateFrames() {
    if capturedLeaves.isEmpty { return }
    for leaf in capturedLeaves where !leaf.marks.contains(.removed) {
      guard let motion = leaf.motion, let before = motion.before else { continue }
      motion.before = nil
      let after = layoutTree.absoluteFrame(leaf.layoutID)
      if before != after, motion.animation?.to != after, let animation = animation(at: leaf) {
        motion.animation = ValueAnimation(
          from: before, to: after, start: clock.now, animation: animation)
        animate(leaf)
      }
      if motion.animation == nil { leaf.motion = nil }
    }
    capturedLeaves.removeAll()
  }

  // MARK: Completions

  /// Arranges for the completions of the current transaction to run when its animation is over.
  func scheduleCompletions() {
    if transaction.completions.isEmpty { return }
    let completions = transaction.completions
    transaction.completions = []
    for completion in completions {
      let end: Double
      if let animation = transaction.animation, isAnimating {
        end = completion.criteria == .removed ? animation.end : animation.logicalEnd
      } else {
        // Nothing moves, so it is over at once.
        end = 0
      }
      if end.isFinite { clock.schedule(at: clock.now + .seconds(end), completion.action) }
    }
  }
}
