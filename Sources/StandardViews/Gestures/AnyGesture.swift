// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// A gesture of any type with values of one type.
///
/// Which kinds of input it answers is settled when its view comes on screen.
///
/// - Source: Apple, `AnyGesture`.
public struct AnyGesture<Value>: PrimitiveGesture {
  private let inputs: @MainActor () -> GestureInputs
  private let recognize: @MainActor (GestureEvent, (GesturePhase<Value>) -> Void) -> Void

  public init<G: Gesture<Value>>(_ gesture: G) {
    inputs = { G._inputs(of: gesture) }
    recognize = { G._recognize(gesture, $0, $1) }
  }

  public static var _kinds: GestureInputs { [] }
  public static func _inputs(of gesture: Self) -> GestureInputs { gesture.inputs() }

  public static func _recognize(
    _ gesture: Self, _ event: GestureEvent, _ send: (GesturePhase<Value>) -> Void
  ) {
    gesture.recognize(event, send)
  }
}
