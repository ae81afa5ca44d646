// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// A value that follows a gesture and goes back to where it began when the gesture ends.
///
/// - Source: Apple, `GestureState`.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  var state: State<Value>
  let initialValue: Value
  /// None for one that goes back as it is: views with such a state can be compared.
  let reset: ((Value, inout Transaction) -> Void)?

  public init(wrappedValue: Value) {
    state = State(wrappedValue: wrappedValue)
    initialValue = wrappedValue
    reset = nil
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// - Parameters:
  ///   - wrappedValue: The value while no gesture goes on.
  ///   - resetTransaction: The transaction in which the value goes back.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
  }

  /// - Parameters:
  ///   - wrappedValue: The value while no gesture goes on.
  ///   - reset: Is told the last value and changes the transaction in which it goes back.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    state = State(wrappedValue: wrappedValue)
    initialValue = wrappedValue
    self.reset = reset
  }

  public var wrappedValue: Value { state.wrappedValue }

  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

/// A gesture that a state follows.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  public typealias Value = Base.Value
  let base: Base
  let state: GestureState<State>
  let follow: (Value, inout State, inout Transaction) -> Void

  public static var _kinds: GestureInputs { Base._kinds }
  public static func _inputs(of gesture: Self) -> GestureInputs { Base._inputs(of: gesture.base) }

  public static func _recognize(
    _ gesture: Self, _ event: GestureEvent, _ send: (GesturePhase<Value>) -> Void
  ) {
    Base._recognize(gesture.base, event) { phase in
      send(phase)
      var transaction = WriteContext.current.transaction
      switch phase {
      case .changed(let value):
        var state = gesture.state.wrappedValue
        gesture.follow(value, &state, &transaction)
        gesture.write(state, transaction)
      case .ended:
        gesture.state.reset?(gesture.state.wrappedValue, &transaction)
        gesture.write(gesture.state.initialValue, transaction)
      }
    }
  }

  private func write(_ value: State, _ transaction: Transaction) {
    // A transaction of its own would not merge with the client's plain writes (I-29).
    if transaction.animation == nil {
      state.state.wrappedValue = value
    } else {
      withTransaction(transaction) { state.state.wrappedValue = value }
    }
  }
}

extension Gesture {
  /// Lets a state follow the gesture.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, follow: body)
  }
}
