// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase
import Foundation

/// A transparent node to which elements are added and from which they are removed.
///
/// While elements appear or leave with a transition, this node draws them as their transitions say. Leaving elements
/// are drawn first, as they were when they left. Elements that are shown again before they have left are kept:
/// they are the same views as before.
open class DynamicNode: InnerNode {
  private var transitions: Transitions?

  private final class Transitions {
    var leaving: [Leaving] = []
    var entering: [Entering] = []
    /// Elements that were leaving and are shown again, each with the progress of its transition at that moment.
    var returning: [(element: ViewNode, presence: Double)] = []
    /// Whether the drawing of an appearing element depends on its frame, so that the node must look at each layout.
    var followsFrames = false
  }

  /// An element that has left the tree and is still drawn; nil in a tree made for a check, which has only its items.
  private struct Leaving {
    let element: ViewNode?
    let items: [DisplayItem]
    let bounds: CGRect
    let transition: RunningTransition
    let group: LeavingGroup
  }

  /// Elements that left together, and are kept together if they are shown again.
  private final class LeavingGroup {
    /// The identity of the view that the elements belonged to, among those that the node can show.
    let identity: AnyHashable
    let elements: NodeList

    init(_ identity: AnyHashable, _ elements: NodeList) {
      self.identity = identity
      self.elements = elements
    }
  }

  /// An element that has just come.
  private struct Entering {
    let element: ViewNode
    let transition: RunningTransition
    /// Its frame in the last display list; nil before the first, and where the transition has moved it in this frame.
    var displayedFrame: CGRect?
    /// How many items the element has, as long as no leaf is made or removed.
    var itemCount: (count: Int, leafChanges: Int)?

    /// How many items the element has; an animation asks in each frame.
    @MainActor
    mutating func countItems() -> Int {
      if element.marks.contains(.removed) { return 0 }
      let leafChanges = element.graph.display.leafChanges
      if let itemCount, itemCount.leafChanges == leafChanges { return itemCount.count }
      let count = element.leafCount
      itemCount = (count, leafChanges)
      return count
    }
  }

  @usableFromInline
  package override init(_ context: __shared NodeContext) {
    super.init(context)
    roles.insert(.isDynamic)
  }

  /// The list's name as a word in a path; empty where the node is no list.
  var listName: String { "" }

  /// Whether the node stands for an `id` of the client's.
  open var isExplicitID: Bool { false }

  /// Shows other elements in place of the current ones.
  ///
  /// Their transitions and the animation of the change decide how the old ones leave and the new ones appear.
  ///
  /// - Parameter identity: By which ``takeLeaving(_:)`` finds the old ones again.
  @usableFromInline
  package final func replaceElements(
    _ old: NodeList, of identity: @autoclosure () -> AnyHashable, entering new: NodeList
  ) {
    beginReplacing(old, by: new)
    if old.count > 0 {
      if leavesSlowly { leave(LeavingGroup(identity(), old)) } else { removeAtOnce(old) }
    }
    enter(new)
    structureDidChange()
  }

  /// The same for elements each of which has an identity of its own.
  ///
  /// - Parameter identities: Those of the old ones; they are asked for only if ``leavesSlowly``.
  @usableFromInline
  package final func replaceElements(_ old: NodeList, of identities: [AnyHashable], entering new: NodeList) {
    beginReplacing(old, by: new)
    if old.count > 0 {
      if leavesSlowly && identities.count == old.count {
        for index in 0..<old.count {
          var element = NodeList()
          element.append(old[index])
          leave(LeavingGroup(identities[index], element))
        }
      } else {
        removeAtOnce(old)
      }
    }
    enter(new)
    structureDidChange()
  }

  private func beginReplacing(_ old: NodeList, by new: NodeList) {
    graph.noteChange()
    if graph.trace.isRecording, old.count > 0, new.count > 0 { recordReplacement(of: old, by: new) }
  }

  /// Whether elements that leave now may do so with a transition.
  @usableFromInline
  final var leavesSlowly: Bool { graph.animatesThisPass || graph.animations.hasTimedTransitions }

  private func leave(_ group: LeavingGroup) {
    let change = graph.animation(at: self)
    let now = graph.clock.now
    group.elements.forEach { node in
      let transition = transition(of: node)
      let entering = transitions?.entering.first { $0.element === node }
      let running = RunningTransition(
        transition.removal, change: change, start: now, isRemoval: true,
        initialPresence: entering?.transition.presence(at: now) ?? 1)
      guard let running else { return remove(node, by: transition) }
      var builder = DisplayListBuilder(time: now)
      builder.isRemoving = true
      node.draw(into: &builder)
      let leaving = Leaving(
        element: node, items: builder.list.items, bounds: node.layoutFrame, transition: running,
        group: group)
      node.freeze()
      let transitions = current()
      transitions.entering.removeAll { $0.element === node }
      transitions.leaving.append(leaving)
      begin(running)
    }
  }

  /// Whether any element is leaving with a transition.
  @usableFromInline
  final var hasLeaving: Bool { transitions.map { !$0.leaving.isEmpty } ?? false }

  /// The elements of a view that is leaving and is to be shown again; nil if there is no such view, or if a part of it
  /// has left already. They are no longer frozen, and the caller passes them to ``replaceElements(_:of:entering:)``.
  @usableFromInline
  package final func takeLeaving(_ identity: @autoclosure () -> AnyHashable) -> NodeList? {
    guard let transitions, !transitions.leaving.isEmpty else { return nil }
    let identity = identity()
    guard let group = transitions.leaving.last(where: { $0.group.identity == identity })?.group else {
      return nil
    }
    let parts = transitions.leaving.filter { $0.group === group }
    if parts.count < group.elements.count || parts.contains(where: { $0.element == nil }) { return nil }
    transitions.leaving.removeAll { $0.group === group }
    let now = graph.clock.now
    for part in parts {
      guard let element = part.element else { continue }
      transitions.returning.append((element, part.transition.presence(at: now)))
      element.thaw()
    }
    graph.lateContents.catchUp()
    return group.elements
  }

  private func removeAtOnce(_ old: NodeList) {
    if graph.animations.hasTransitions {
      old.forEach { remove($0, by: transition(of: $0)) }
    } else {
      // Elements are passed by position, because passing a node would retain it.
      for index in 0..<old.count { old.reference(at: index).unretained { $0.remove() } }
    }
  }

  /// Removes an element at once.
  private func remove(_ node: ViewNode, by transition: AnyTransition) {
    graph.actions.disappearing(beforeAppearances: transition.isIdentity) { node.remove() }
  }

  private func enter(_ new: NodeList) {
    if new.count == 0 || graph.isMounting { return }
    let returning = transitions?.returning ?? []
    transitions?.returning = []
    if !leavesSlowly { return }
    let change = graph.animation(at: self)
    new.forEach { node in
      let running = RunningTransition(
        transition(of: node).insertion, change: change, start: graph.clock.now,
        initialPresence: returning.first { $0.element === node }?.presence ?? 0)
      guard let running else { return }
      let transitions = current()
      transitions.entering.append(Entering(element: node, transition: running))
      if running.asksForFrame, !transitions.followsFrames {
        transitions.followsFrames = true
        graph.effects.register(self)
      }
      begin(running)
    }
  }

  private func begin(_ transition: RunningTransition) {
    for animation in transition.animations { graph.animate(self, animation) }
  }

  private func transition(of element: ViewNode) -> AnyTransition { statedTransition(of: element) ?? .opacity }

  /// The transition that is stated for an element: in its view, or around this node, as a modifier of a `Group` holds for each of
  /// its members; `nil` for none.
  final func statedTransition(of element: ViewNode) -> AnyTransition? {
    guard graph.animations.hasTransitions else { return nil }
    if let transition = element.transition { return transition }
    var node = parent
    while let current = node, !current.arrangesChildren {
      if let writer: any TransitionWriter = current.inRole(.writesTransition) {
        return writer.writtenTransition
      }
      node = current.parent
    }
    return nil
  }

  private func current() -> Transitions {
    if let transitions { return transitions }
    let made = Transitions()
    transitions = made
    roles.formUnion([.isDrawnAsOne, .holdsAttachments])
    return made
  }

  open override func draw(into builder: inout DisplayListBuilder) {
    guard let transitions else {
      super.draw(into: &builder)
      return
    }
    for leaving in transitions.leaving {
      for var item in leaving.items {
        leaving.transition.apply(to: &item, at: builder.time, in: leaving.bounds)
        builder.addDrawn(item)
      }
    }
    elements.forEach { element in
      guard let entering = transitions.entering.first(where: { $0.element === element }) else {
        element.draw(into: &builder)
        return
      }
      let bounds = element.layoutFrame
      var inner = DisplayListBuilder(time: builder.time)
      inner.details = builder.details == nil ? nil : []
      element.draw(into: &inner)
      for (index, var item) in inner.list.enumerated() {
        entering.transition.apply(to: &item, at: builder.time, in: bounds)
        builder.addDrawn(item, inner.details?[index])
      }
    }
  }

  /// No element appears or leaves any more.
  private func endTransitions() {
    if transitions?.followsFrames == true { graph.effects.unregister(self) }
    transitions = nil
    roles.subtract([.isDrawnAsOne, .holdsAttachments])
  }
}

extension DynamicNode: MotionKeeper, AttachmentHolder {
  func takeOwnMotion(from original: ViewNode) {
    guard let original = original as? DynamicNode, let running = original.transitions else { return }
    let copy = current()
    copy.leaving = running.leaving.map {
      Leaving(
        element: nil, items: $0.items, bounds: $0.bounds, transition: $0.transition, group: $0.group)
    }
    for index in 0..<min(elements.count, original.elements.count) {
      if let entering = running.entering.first(where: { $0.element === original.elements[index] }) {
        copy.entering.append(Entering(element: elements[index], transition: entering.transition))
      }
    }
  }

  /// Removes what is still leaving.
  package func removeAttachments() {
    guard let transitions else { return }
    for leaving in transitions.leaving { leaving.element?.remove() }
    endTransitions()
  }
}

extension DynamicNode: AnimatedNode {
  /// Ends the transitions that are over; what has left is removed for good.
  func advanceAnimation(to time: Duration) -> Bool {
    guard let transitions else { return false }
    transitions.entering.removeAll { $0.element.marks.contains(.removed) || $0.transition.isOver(at: time) }
    let over = transitions.leaving.filter { $0.transition.isOver(at: time) }
    transitions.leaving.removeAll { $0.transition.isOver(at: time) }
    for leaving in over { leaving.element?.remove() }
    if !over.isEmpty { graph.lateContents.forgetRemoved() }
    if transitions.leaving.isEmpty && transitions.entering.isEmpty {
      endTransitions()
      return false
    }
    for leaving in transitions.leaving { leaving.transition.advance(to: time, in: leaving.bounds) }
    for index in transitions.entering.indices {
      let entering = transitions.entering[index]
      entering.transition.advance(to: time, in: entering.element.layoutFrame)
      transitions.entering[index].displayedFrame = nil
    }
    return true
  }

  var animatedItemCount: Int {
    guard let transitions else { return 0 }
    var count = transitions.leaving.reduce(0) { $0 + $1.items.count }
    for index in transitions.entering.indices { count += transitions.entering[index].countItems() }
    return count
  }
}

extension DynamicNode: FrameEffect {
  package func framesDidSettle() {
    guard let transitions else { return }
    for index in transitions.entering.indices {
      let entering = transitions.entering[index]
      if !entering.transition.asksForFrame || entering.element.marks.contains(.removed) { continue }
      let frame = entering.element.layoutFrame
      if let displayed = entering.displayedFrame, displayed != frame { entering.element.markRedrawn() }
      transitions.entering[index].displayedFrame = frame
    }
  }
}

/// A node that stands for an explicit id; scroll readers look for it.
@MainActor
package protocol IdentifiedNode: ViewNode {
  var anyID: AnyHashable { get }
}
