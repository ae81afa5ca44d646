// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase

/// The transparent node of an effect: it changes how its whole content is drawn.
open class EffectNode: PassthroughNode {
  package override init<Content: View>(_ content: Content, _ context: NodeContext) {
    super.init(content, context)
    roles.insert(.isDrawnAsOne)
  }

  /// Notes that the effect has changed, so that the content is drawn again.
  package final func effectDidChange() {
    markRedrawn()
  }
}

/// A node that draws its content at another place than the layout says, and whose effect depends on the layout. So the
/// content can be drawn at a new place although the layout has not moved it: for example, a sibling grew, and with it
/// the frame around whose centre an effect rotates. (Content that the layout has moved counts as moved, even if it is
/// drawn at its old place.)
@MainActor
package protocol FrameEffect: ViewNode {
  /// Marks items that are drawn at another place than in the last display list, unless an animation has moved them in
  /// this frame, because the animation counts its own items. Called when the layouts of a frame are done.
  func framesDidSettle()
}

/// An effect that maps what is drawn.
@MainActor
package protocol MapEffect: EffectNode, FrameEffect {
  var map: DrawingTransform { get }
  /// The map of the last display list; nil before the first, and where an animation has changed it in this frame.
  var displayedMap: DrawingTransform? { get set }
}

extension MapEffect {
  package func framesDidSettle() {
    let map = map
    if let displayedMap, displayedMap != map { effectDidChange() }
    displayedMap = map
  }
}

/// The nodes whose drawing depends on where the layout puts their content. Nodes that were removed are taken out together,
/// before the next display list: taken out one by one, a list of them would take the square of its length.
@MainActor
package struct FrameEffects {
  private var effects: [any FrameEffect] = []

  nonisolated init() {}

  package var isEmpty: Bool { effects.isEmpty }

  package mutating func register(_ effect: any FrameEffect) {
    effects.append(effect)
  }

  /// Takes out a node that stays on screen.
  mutating func unregister(_ effect: any FrameEffect) {
    effects.removeAll { $0 === effect }
  }

  /// Those that have not been removed.
  fileprivate mutating func current() -> [any FrameEffect] {
    effects.removeAll { $0.marks.contains(.removed) }
    return effects
  }
}

extension DisplayPhase {
  /// Finds items that are drawn at another place only because a frame has changed; called when the layouts of a frame
  /// are done.
  func settleEffects() {
    // The map of an effect may be computed by client code.
    writes.updating {
      for effect in effects.current() where !effect.marks.contains(.frozen) { effect.framesDidSettle() }
    }
  }
}

/// The node of an effect with a value that can be animated.
open class AnimatedEffectNode<Value: VectorArithmetic>: EffectNode, AnimatedNode, MotionKeeper {
  private var target: Value
  private var animation: ValueAnimation<Value>?

  package init<Content: View>(_ value: Value, _ content: Content, _ context: NodeContext) {
    target = value
    super.init(content, context)
  }

  /// The value that is drawn at a time.
  package final func value(at time: Duration) -> Value {
    animation?.value(at: time) ?? target
  }

  /// Takes a new value; the change takes time if it is animated.
  package final func receive(_ new: Value) {
    if new == target { return }
    let now = graph.clock.now
    let before = value(at: now)
    target = new
    animation = graph.animation(at: self).map {
      ValueAnimation(from: before, to: new, at: now, $0, after: animation)
    }
    if let animation { graph.animate(self, animation.animation) }
    effectDidChange()
  }

  final func takeOwnMotion(from original: ViewNode) {
    animation = (original as? Self)?.animation
  }

  open func advanceAnimation(to time: Duration) -> Bool {
    guard let animation else { return false }
    if animation.isOver(at: time) { self.animation = nil }
    return self.animation != nil
  }

  var animatedItemCount: Int { animation == nil ? 0 : leafCount }
}

extension ViewNode {
  /// How many items are drawn at and below this node.
  var leafCount: Int {
    if marks.contains(.isDetached) { return 0 }
    if roles.contains(.isLeaf) { return 1 }
    return StackGuard.withRoom {
      var count = 0
      for index in 0..<elementCount { count += withElement(at: index) { $0.leafCount } }
      return count
    }
  }

  /// Marks every leaf at and below this node as drawn differently.
  package func markRedrawn() {
    if let leaf {
      leaf.marks.insert(.redrawn)
      graph.markDisplayChanged(leaf)
    }
    forEachElement { $0.markRedrawn() }
  }
}
