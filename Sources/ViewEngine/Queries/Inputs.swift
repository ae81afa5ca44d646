// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A node that text can be typed into.
@MainActor
package protocol TextEntry: ViewNode {
  func typeText(_ text: String)
}

/// A part of a drag.
package enum DragPart {
  /// The finger has come as far as it goes, and is still down.
  case moving
  case ending
}

/// A node that can be dragged.
@MainActor
package protocol Draggable: ViewNode {
  /// Takes a whole drag.
  func drag(by offset: CGSize)
  /// Takes a drag one part after the other.
  func drag(by offset: CGSize, _ part: DragPart)
}

extension Draggable {
  /// Most nodes answer when the finger is lifted.
  package func drag(by offset: CGSize, _ part: DragPart) {
    if part == .ending { drag(by: offset) }
  }
}

/// A node that stands for one of several choices.
@MainActor
package protocol ChoiceNode: ViewNode {}

/// A node that can be dragged and moves what is in it.
@MainActor
package protocol Scrollable: Draggable {
  /// How far it is scrolled.
  var offset: CGPoint { get }
  func scrolls(along axis: Axis) -> Bool
}

/// A node with pages, of which one is seen, and which a drag to the side turns.
@MainActor
package protocol Pager: Draggable {
  /// Turns to a page so many pages further, or back.
  ///
  /// - Returns: Whether there is one.
  func turn(by pages: Int) -> Bool
}

/// A row that a drag to the left deletes.
@MainActor
package protocol DeletableRow: Draggable {
  var canBeDeleted: Bool { get }
  /// Whether a link in it does what a tap beside the link does.
  var actsAsLink: Bool { get }
}

/// A node with a gesture of the client's, which need not yield to those in its view.
@MainActor
package protocol RankedGesture: ViewNode {
  var rank: GestureRank { get }
}

/// A motion of two fingers.
package enum TwoFingerMotion {
  case magnify(CGFloat)
  case rotate(Angle)
}

/// A node that may answer motions of two fingers.
@MainActor
package protocol TwoFingerTarget: RankedGesture {
  func takes(_ motion: TwoFingerMotion) -> Bool
  func perform(_ motion: TwoFingerMotion)
}

/// A node that is told of keys while the focus is in it.
@MainActor
package protocol KeyTarget: ViewNode {
  /// - Returns: Whether the key has been handled.
  func press(_ key: PressedKey) -> Bool
}

/// A key that is pressed, held or let go.
package struct PressedKey {
  package let character: Character
  /// The bits of `EventModifiers`.
  package let modifiers: Int
  /// The bits of one of `KeyPress.Phases`.
  package let phase: Int

  package init(character: Character, modifiers: Int, phase: Int) {
    self.character = character
    self.modifiers = modifiers
    self.phase = phase
  }
}

/// A view that can have the focus: keys go to it and to what is around it.
@MainActor
package protocol KeyHolder: ViewNode {
  var takesFocusByTap: Bool { get }
}

/// A view with a key that does what its control does.
@MainActor
package protocol ShortcutHolder: ViewNode {
  func answers(_ key: PressedKey) -> Bool
}

/// How a gesture stands to those in its view.
@usableFromInline
package enum GestureRank {
  case ordinary, parallel, first
}

extension Tappable {
  /// Takes a tap, together with the gestures around that are recognised first or beside.
  func receiveTap() {
    receive(tap) { node in (node as? any Tappable).map { target in { target.tap() } } }
  }
}

extension Draggable {
  /// Takes a drag, together with the gestures around that are recognised first or beside.
  func receiveDrag(by offset: CGSize) {
    receive({ drag(by: offset) }) { node in
      (node as? any Draggable).map { target in { target.drag(by: offset) } }
    }
  }

  /// Takes a part of a drag in the same way.
  func receiveDrag(by offset: CGSize, _ part: DragPart) {
    receive({ drag(by: offset, part) }) { node in
      (node as? any Draggable).map { target in { target.drag(by: offset, part) } }
    }
  }
}

extension ViewNode {
  /// The view that a tap on this one gives the focus to: the nearest around it, else one inside of it.
  var keyHolderForTap: (any KeyHolder)? {
    if !graph.inputs.hasKeyHolders { return nil }
    let holder = nearestInTree((any KeyHolder).self) ?? firstBelow((any KeyHolder).self)
    return holder?.takesFocusByTap == true && holder?.isInteractive == true ? holder : nil
  }
}

extension TwoFingerTarget {
  /// Takes a motion, together with the gestures around that are recognised first or beside.
  func receiveMotion(_ motion: TwoFingerMotion) {
    receive({ perform(motion) }) { node in
      guard let target = node as? any TwoFingerTarget, target.takes(motion) else { return nil }
      return { target.perform(motion) }
    }
  }
}

extension ViewNode {
  /// The node that answers a motion on this one: the nearest around it, else one inside of it.
  func target(of motion: TwoFingerMotion) -> (any TwoFingerTarget)? {
    for case let node as any TwoFingerTarget in selfAndAncestorsInTree where node.takes(motion) {
      return node
    }
    var found: (any TwoFingerTarget)?
    forEachElement { element in
      if found == nil { found = element.firstTarget(of: motion) }
    }
    return found
  }

  private func firstTarget(of motion: TwoFingerMotion) -> (any TwoFingerTarget)? {
    if let node = self as? any TwoFingerTarget, node.takes(motion) { return node }
    var found: (any TwoFingerTarget)?
    forEachElement { if found == nil { found = $0.firstTarget(of: motion) } }
    return found
  }
}

extension ViewNode {
  /// Acts on an input that this node is the target of.
  fileprivate func receive(_ own: () -> Void, others: (any RankedGesture) -> (() -> Void)?) {
    guard graph.inputs.hasParallelGestures else { return own() }
    var parallel: [() -> Void] = []
    var first: (() -> Void)?
    for node in selfAndAncestorsInTree.dropFirst() {
      guard let ranked = node as? any RankedGesture, ranked.isInteractive, let action = others(ranked) else {
        continue
      }
      switch ranked.rank {
      case .ordinary: break
      case .parallel: parallel.append(action)
      case .first: first = action
      }
    }
    // Gestures beside those in the view have their turn before them, the outermost first.
    for action in parallel.reversed() { action() }
    if let first { first() } else { own() }
  }
}
