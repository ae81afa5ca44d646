// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase

/// The data of an animatable view or modifier, treated as one of the properties that are connected before its body
/// runs. While an animation is running, each frame runs the body with data in between.
enum AnimatedData<Value: Animatable>: InstallableProperty {
  static func makeSlot(
    at address: UnsafeMutableRawPointer, node: ViewNode, slot: Int
  ) -> any PropertySlot {
    AnimatedDataSlot<Value>(address.assumingMemoryBound(to: Value.self).pointee.animatableData, node)
  }

  static func reason(_ name: String) -> Reason { .parentValueChanged }
}

private final class AnimatedDataSlot<Value: Animatable>: PropertySlot, AnimatedNode {
  /// The node, until it leaves. Unsafe, because ``detach()`` clears it then.
  private unowned(unsafe) var node: ViewNode?
  private var target: Value.AnimatableData
  private var animation: ValueAnimation<Value.AnimatableData>?

  init(_ data: Value.AnimatableData, _ node: ViewNode) {
    target = data
    self.node = node
  }

  var marks: GraphNode.Marks {
    get { node?.marks ?? .removed }
    set { node?.marks = newValue }
  }

  func install(at address: UnsafeMutableRawPointer) {
    let new = address.assumingMemoryBound(to: Value.self).pointee.animatableData
    if new != target, let node {
      let now = node.graph.clock.now
      let before = animation?.value(at: now) ?? target
      target = new
      animation = node.graph.animation(at: node).map {
        ValueAnimation(from: before, to: new, at: now, $0, after: animation)
      }
      if let animation {
        node.graph.animate(self, animation.animation)
        if node.graph.trace.isRecording { node.graph.trace.recorder.waste.noteAnimated(node) }
      }
    }
    installSnapshot(at: address)
  }

  func installSnapshot(at address: UnsafeMutableRawPointer) {
    guard let animation, let node else { return }
    address.assumingMemoryBound(to: Value.self).pointee.animatableData =
      animation.value(at: node.graph.clock.now)
  }

  func detach() {
    node = nil
  }

  func advanceAnimation(to time: Duration) -> Bool {
    guard let animation, let node else { return false }
    // The new data are a new value of the view, although its parent made none.
    node.graph.queue.invalidate(node, slots: ViewNode.parentValueBit)
    if animation.isOver(at: time) { self.animation = nil }
    return self.animation != nil
  }

  var animatedItemCount: Int { 0 }
}
