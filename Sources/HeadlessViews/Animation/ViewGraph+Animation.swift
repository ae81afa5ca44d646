// SPDX-License-Identifier: Apache-2.0
import EngineBase
import DependencyGraph
import Foundation

/// A node, or a value of a node, that changes with the clock.
@MainActor
protocol AnimatedNode: AnyObject {
  /// The marks of the node.
  var marks: GraphNode.Marks { get set }
  /// Moves on to a time.
  ///
  /// - Returns: whether there is still something to come.
  func advanceAnimation(to time: Duration) -> Bool
  /// How many display items are on their way.
  var animatedItemCount: Int { get }
}

extension ViewGraph {
  /// The animation of a change at a node: the transaction's, as the modifiers around it change it.
  func animation(at node: ViewNode) -> Animation? {
    guard animatesThisPass else { return nil }
    var scopes: [TransactionScopeNode] = []
    var current: ViewNode? = node
    while let ancestor = current {
      if let scope = ancestor as? TransactionScopeNode { scopes.append(scope) }
      current = ancestor.parent
    }
    var transaction = transaction
    // The inner ones have the last word.
    for scope in scopes.reversed() { scope.change(&transaction) }
    return transaction.animation
  }

  /// Whether anything changed in this pass can be animated.
  var animatesThisPass: Bool {
    !isMounting
      && (transaction.animation != nil || animationScopePass == passSerial || hasTransactionModifiers)
  }

  /// Moves a node on with the clock, beginning with a change made now.
  func animate(_ node: any AnimatedNode, _ animation: Animation) {
    animationEnd = AnimationEnd(animation).later(animationEnd)
    report(animation.refused)
    if node.marks.contains(.isAnimated) { return }
    node.marks.insert(.isAnimated)
    animatedNodes.append(node)
  }

  /// Says that a number of an animation was refused, once for all that it moves.
  private func report(_ refused: Animation.Parameter?) {
    guard let refused else { return }
    let message =
      "Animation: its \(refused.rawValue) is no number that it can take; the nearest one is used instead."
    if writes.diagnostics.last != message { report(message) }
  }

  var isAnimating: Bool { !animatedNodes.isEmpty }

  /// Takes note that the clock has moved.
  func timeDidChange() {
    if isAnimating { needsAnimationFrame = true }
    for timeline in timelines {
      if let next = timeline.nextChange, next <= clock.now {
        queue.invalidate(timeline, slots: ViewNode.parentValueBit)
      }
    }
  }

  /// Moves every animation on to the present; called once in each frame.
  func advanceAnimations() {
    guard needsAnimationFrame else { return }
    needsAnimationFrame = false
    let nodes = animatedNodes
    animatedNodes = []
    for node in nodes where node.marks.isDisjoint(with: [.removed, .frozen]) {
      movedItems += node.animatedItemCount
      if node.advanceAnimation(to: clock.now) {
        animatedNodes.append(node)
      } else {
        node.marks.remove(.isAnimated)
      }
    }
  }

  // MARK: Frames of leaves

  /// Remembers where every leaf is drawn, before a layout whose changes are animated.
  func captureFrames() {
    guard animatesThisPass else { return }
    for root in roots { capture(root) }
  }

  private func capture(_ node: ViewNode) {
    if let leaf = node as? LeafNode, !leaf.marks.contains(.isUnplaced) {
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
        animate(leaf, animation)
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
      guard let animationEnd else {
        // Nothing moves, so it is over at once.
        actions.change(completion.action)
        continue
      }
      let end = completion.criteria == .removed ? animationEnd.whole : animationEnd.logical
      if end.isFinite { clock.schedule(at: clock.now + .clamped(seconds: end), completion.action) }
    }
  }
}

/// When animations are over, in seconds from their common beginning.
struct AnimationEnd {
  /// Until the value is reached; a spring may still swing around it.
  var logical: Double
  /// Until nothing moves any more.
  var whole: Double

  init(_ animation: Animation) {
    logical = animation.logicalEnd
    whole = animation.end
  }

  /// The end of both.
  func later(_ other: AnimationEnd?) -> AnimationEnd {
    guard let other else { return self }
    var end = self
    end.logical = max(logical, other.logical)
    end.whole = max(whole, other.whole)
    return end
  }
}
