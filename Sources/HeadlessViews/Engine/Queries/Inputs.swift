// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A node with an action for a tap.
@MainActor
protocol Tappable: ViewNode {
  func tap()
}

/// A node that text can be typed into.
@MainActor
protocol TextEntry: ViewNode {
  func typeText(_ text: String)
}

/// A node that can be dragged.
@MainActor
protocol Draggable: ViewNode {
  func drag(by offset: CGSize)
}

/// A node with a value beside its label.
@MainActor
protocol ValueNode: ViewNode {
  var elementValue: String { get }
}

/// A node that stands for one of several choices.
@MainActor
protocol ChoiceNode: ViewNode {}

/// A node that can be dragged and moves what is in it.
@MainActor
protocol Scrollable: Draggable {
  /// How far it is scrolled.
  var offset: CGPoint { get }
}

/// A row that a drag to the left deletes.
@MainActor
protocol DeletableRow: Draggable {
  var canBeDeleted: Bool { get }
}

/// A node with a gesture of the client's, which need not yield to those in its view.
@MainActor
protocol RankedGesture: ViewNode {
  var rank: GestureRank { get }
}

/// How a gesture stands to those in its view.
enum GestureRank {
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
}

extension ViewNode {
  /// Acts on an input that this node is the target of.
  fileprivate func receive(_ own: () -> Void, others: (any RankedGesture) -> (() -> Void)?) {
    guard graph.hasParallelGestures else { return own() }
    var parallel: [() -> Void] = []
    var first: (() -> Void)?
    for case let ranked as any RankedGesture in ancestors {
      guard let action = others(ranked) else { continue }
      switch ranked.rank {
      case .ordinary: break
      case .parallel: parallel.append(action)
      case .first: first = action
      }
    }
    if let first { first() } else { own() }
    for action in parallel { action() }
  }
}
