// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// A gesture that waits for another one. A long press is never recognised here, so a gesture that waits for one never
/// is, either.
///
/// - Source: Apple, `SequenceGesture`.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// How far the two are.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static var _kinds: GestureInputs { First._kinds }
  public static func _inputs(of gesture: Self) -> GestureInputs { First._inputs(of: gesture.first) }

  public static func _recognize(
    _ gesture: Self, _ event: GestureEvent, _ send: (GesturePhase<Value>) -> Void
  ) {
    // Inputs come whole: the one that ends the first gesture is not a part of the second.
    First._recognize(gesture.first, event) { phase in
      if case .ended(let value) = phase { send(.changed(.second(value, nil))) }
    }
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
