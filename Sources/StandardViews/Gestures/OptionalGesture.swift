// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// A gesture that may be none: `.gesture(isEditing ? tap : nil)`.
///
/// - Source: Apple, `Gesture`.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  public static var _kinds: GestureInputs { Wrapped._kinds }
  public static func _inputs(of gesture: Self) -> GestureInputs {
    gesture.map { Wrapped._inputs(of: $0) } ?? []
  }

  public static func _recognize(
    _ gesture: Self, _ event: GestureEvent, _ send: (GesturePhase<Value>) -> Void
  ) {
    gesture.map { Wrapped._recognize($0, event, send) }
  }
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {}
