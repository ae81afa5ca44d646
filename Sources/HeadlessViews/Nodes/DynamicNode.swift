// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation

/// A transparent node whose elements come and go.
///
/// While elements are on their way in or out, it draws them as their transitions say: those that leave first,
/// as they were when they left.
@usableFromInline
class DynamicNode: ViewNode {
  private var transitions: Transitions?

  private final class Transitions {
    var leaving: [Leaving] = []
    var entering: [Entering] = []
  }

  /// Elements that have left the tree and are still seen.
  private struct Leaving {
    let elements: NodeList
    let items: [DisplayItem]
    let bounds: CGRect
    let effects: [AnyTransition.Effect]
    let start: Duration
    let animation: Animation
  }

  /// An element that has just come.
  private struct Entering {
    let element: ViewNode
    let effects: [AnyTransition.Effect]
    let start: Duration
    let animation: Animation
  }

  override var isDynamicContent: Bool { true }

  /// Shows other elements in place of the current ones.
  ///
  /// The old ones leave, and the new ones come, as their transitions and the animation of the change say.
  @usableFromInline
  final func replaceElements(_ old: NodeList, entering new: NodeList) {
    graph.noteChange()
    leave(old)
    enter(new)
    structureDidChange()
  }

  final func leave(_ old: NodeList) {
    old.forEach { node in
      let transition = transition(of: node)
      guard let animation = graph.animation(at: self), !transition.removal.isEmpty else {
        graph.removesBeforeAppearances = transition.isIdentity
        node.remove()
        graph.removesBeforeAppearances = false
        return
      }
      var builder = DisplayListBuilder(time: graph.clock.now)
      builder.isRemoving = true
      node.draw(into: &builder)
      var list = NodeList()
      list.append(node)
      node.isLeaving = true
      let leaving = Leaving(
        elements: list, items: builder.list.items, bounds: node.layoutFrame, effects: transition.removal,
        start: graph.clock.now, animation: animation)
      current().leaving.append(leaving)
      graph.animate(self)
    }
  }

  final func enter(_ new: NodeList) {
    guard let animation = graph.animation(at: self) else { return }
    new.forEach { node in
      let effects = transition(of: node).insertion
      if effects.isEmpty { return }
      current().entering.append(
        Entering(element: node, effects: effects, start: graph.clock.now, animation: animation))
      graph.animate(self)
    }
  }

  /// How an element comes and goes; around an `id` it can also be said outside of the id.
  private func transition(of element: ViewNode) -> AnyTransition {
    if let transition = element.transition { return transition }
    guard self is any IdentifiedNode else { return .opacity }
    var node = parent
    while let current = node, current.elements.count == 1, !current.arrangesChildren {
      if let modifier = current as? TransitionNode { return modifier.modifier.transition }
      node = current.parent
    }
    return .opacity
  }

  private func current() -> Transitions {
    if let transitions { return transitions }
    let made = Transitions()
    transitions = made
    return made
  }

  override func draw(into builder: inout DisplayListBuilder) {
    guard let transitions else {
      super.draw(into: &builder)
      return
    }
    let time = graph.clock.now
    for leaving in transitions.leaving {
      let presence = 1 - leaving.animation.progress(after: (time - leaving.start).inSeconds)
      for var item in leaving.items {
        leaving.effects.apply(to: &item, presence: presence, in: leaving.bounds)
        item.opacity *= builder.opacity
        builder.add(item)
      }
    }
    elements.forEach { element in
      guard let entering = transitions.entering.first(where: { $0.element === element }) else {
        element.draw(into: &builder)
        return
      }
      let presence = entering.animation.progress(after: (time - entering.start).inSeconds)
      let first = builder.list.count
      element.draw(into: &builder)
      builder.change(from: first) {
        entering.effects.apply(to: &$0, presence: presence, in: element.layoutFrame)
      }
    }
  }

  override var isDrawnAsOne: Bool { transitions != nil }

  override func removeAttachments() {
    guard let transitions else { return }
    for leaving in transitions.leaving { leaving.elements.forEach { $0.remove() } }
    self.transitions = nil
  }
}

extension DynamicNode: AnimatedNode {
  /// Ends the transitions that are over; what has left is removed for good.
  func advanceAnimation(to time: Duration) -> Bool {
    guard let transitions else { return false }
    transitions.entering.removeAll {
      $0.element.marks.contains(.removed) || (time - $0.start).inSeconds >= $0.animation.end
    }
    let over = transitions.leaving.filter { (time - $0.start).inSeconds >= $0.animation.end }
    transitions.leaving.removeAll { (time - $0.start).inSeconds >= $0.animation.end }
    for leaving in over { leaving.elements.forEach { $0.remove() } }
    if transitions.leaving.isEmpty && transitions.entering.isEmpty {
      self.transitions = nil
      return false
    }
    return true
  }

  var animatedItemCount: Int {
    guard let transitions else { return 0 }
    return transitions.leaving.reduce(0) { $0 + $1.items.count } + transitions.entering.count
  }
}
