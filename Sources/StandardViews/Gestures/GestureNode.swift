// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// Which gestures of a view and of what is in it are recognised together.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Adds a gesture, which yields to gestures and controls in the view.
  @inlinable
  public consuming func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture: gesture, rank: .ordinary, mask: mask))
  }

  /// Adds a gesture that is recognised beside gestures and controls in the view.
  @inlinable
  public consuming func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, rank: .parallel, mask: mask))
  }

  /// Adds a gesture that is recognised instead of gestures and controls in the view.
  @inlinable
  public consuming func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, rank: .first, mask: mask))
  }

  /// Adds a gesture that can be switched off; those of what is in the view are recognised in any case.
  @inlinable
  public consuming func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that is recognised beside others and can be switched off.
  @inlinable
  public consuming func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that is recognised instead of others and can be switched off.
  @inlinable
  public consuming func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }
}

/// The modifier behind `gesture` and its relatives.
public struct _GestureModifier<G: Gesture>: ViewModifier, NodeModifier {
  let gesture: G
  let rank: GestureRank
  let mask: GestureMask

  @usableFromInline
  init(gesture: G, rank: GestureRank, mask: GestureMask) {
    self.gesture = gesture
    self.rank = rank
    self.mask = mask
  }

  package func makeNode(around content: some View, _ context: NodeContext) -> GestureNode {
    let node: GestureNode
    // Those of a gesture that is none now, too: the node stays when there is one.
    let inputs = G._inputs(of: gesture).union(G._kinds)
    if inputs.contains([.tap, .drag]) {
      node = TapAndDragNode(content, context)
    } else if inputs.contains(.tap) {
      node = TapNode(content, context)
    } else if inputs.contains(.drag) {
      node = DragNode(content, context)
    } else {
      node = GestureNode(content, context)
    }
    node.recognizer = TypedRecognizer(gesture)
    set(on: node)
    return node
  }

  package func update(_ node: GestureNode) {
    if let recognizer = node.recognizer { known(recognizer, as: TypedRecognizer<G>.self).receive(gesture) }
    set(on: node)
  }

  private func set(on node: GestureNode) {
    node.rank = rank
    node.inputs = G._inputs(of: gesture)
    node.isIncluded = mask.contains(.gesture) && (!node.inputs.isEmpty || G._kinds.isEmpty)
    if rank != .ordinary { node.graph.inputs.noteParallelGesture() }
  }
}

/// What a gesture does with an event.
@MainActor
private class GestureRecognizer {
  func recognize(_ event: GestureEvent) {}
}

/// Keeps a gesture as what it is: a closure that captures it would be allocated with each update.
private final class TypedRecognizer<G: Gesture>: GestureRecognizer {
  private var gesture: G

  init(_ gesture: G) {
    self.gesture = gesture
  }

  func receive(_ new: G) { gesture = new }

  override func recognize(_ event: GestureEvent) {
    // A copy, because what a client does now may give the view another gesture.
    let gesture = gesture
    G._recognize(gesture, event) { _ in }
  }
}

package class GestureNode: PassthroughNode, TwoFingerTarget {
  final var inputs: GestureInputs = []
  /// Set as soon as the node is made.
  fileprivate final var recognizer: GestureRecognizer?
  package final var rank = GestureRank.ordinary
  /// Whether the mask lets it be recognised, which may change.
  final var isIncluded = true
  private final var taps = 0

  package override final var isInteractive: Bool { isIncluded && super.isInteractive }

  final func tap() {
    taps += 1
    recognizer?.recognize(GestureEvent(kind: .tap(number: taps), node: self))
  }

  final func drag(by offset: CGSize) {
    drag(by: offset, .moving)
    drag(by: offset, .ending)
  }

  package final func drag(by offset: CGSize, _ part: DragPart) {
    recognizer?.recognize(GestureEvent(kind: .drag(offset, hasEnded: part == .ending), node: self))
  }

  package final func takes(_ motion: TwoFingerMotion) -> Bool {
    if !isIncluded { return false }
    return switch motion {
    case .magnify: inputs.contains(.magnify)
    case .rotate: inputs.contains(.rotate)
    }
  }

  package final func perform(_ motion: TwoFingerMotion) {
    for hasEnded in [false, true] {
      let kind: GestureEvent.Kind =
        switch motion {
        case .magnify(let scale): .magnify(scale, hasEnded: hasEnded)
        case .rotate(let angle): .rotate(angle, hasEnded: hasEnded)
        }
      recognizer?.recognize(GestureEvent(kind: kind, node: self))
    }
  }
}

private final class TapNode: GestureNode, Tappable {}
private final class DragNode: GestureNode, Draggable {}
private final class TapAndDragNode: GestureNode, Tappable, Draggable {}
