// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// A gesture with a closure for its end.
public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  public typealias Value = Content.Value
  let content: Content
  let action: (Value) -> Void

  @usableFromInline
  init(content: Content, action: @escaping (Value) -> Void) {
    self.content = content
    self.action = action
  }

  public static var _kinds: GestureInputs { Content._kinds }
  public static func _inputs(of gesture: Self) -> GestureInputs { Content._inputs(of: gesture.content) }

  public static func _recognize(
    _ gesture: Self, _ event: GestureEvent, _ send: (GesturePhase<Value>) -> Void
  ) {
    Content._recognize(gesture.content, event) { phase in
      if case .ended(let value) = phase { gesture.action(value) }
      send(phase)
    }
  }
}

/// A gesture with a closure for its changes.
public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture where Content.Value: Equatable {
  public typealias Value = Content.Value
  let content: Content
  let action: (Value) -> Void

  public static var _kinds: GestureInputs { Content._kinds }
  public static func _inputs(of gesture: Self) -> GestureInputs { Content._inputs(of: gesture.content) }

  public static func _recognize(
    _ gesture: Self, _ event: GestureEvent, _ send: (GesturePhase<Value>) -> Void
  ) {
    Content._recognize(gesture.content, event) { phase in
      if case .changed(let value) = phase { gesture.action(value) }
      send(phase)
    }
  }
}

/// A gesture with another value.
public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
  let content: Content
  let transform: (Content.Value) -> Value

  public static var _kinds: GestureInputs { Content._kinds }
  public static func _inputs(of gesture: Self) -> GestureInputs { Content._inputs(of: gesture.content) }

  public static func _recognize(
    _ gesture: Self, _ event: GestureEvent, _ send: (GesturePhase<Value>) -> Void
  ) {
    Content._recognize(gesture.content, event) { send($0.map(gesture.transform)) }
  }
}

/// Two gestures that are recognised independently of each other.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What both say.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static var _kinds: GestureInputs { First._kinds.union(Second._kinds) }
  public static func _inputs(of gesture: Self) -> GestureInputs {
    First._inputs(of: gesture.first).union(Second._inputs(of: gesture.second))
  }

  public static func _recognize(
    _ gesture: Self, _ event: GestureEvent, _ send: (GesturePhase<Value>) -> Void
  ) {
    First._recognize(gesture.first, event) { send($0.map { Value(first: $0, second: nil) }) }
    Second._recognize(gesture.second, event) { send($0.map { Value(first: nil, second: $0) }) }
  }
}

/// Two gestures of which the second is asked only where the first does not recognise the input.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What one of them says.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static var _kinds: GestureInputs { First._kinds.union(Second._kinds) }
  public static func _inputs(of gesture: Self) -> GestureInputs {
    First._inputs(of: gesture.first).union(Second._inputs(of: gesture.second))
  }

  public static func _recognize(
    _ gesture: Self, _ event: GestureEvent, _ send: (GesturePhase<Value>) -> Void
  ) {
    var isRecognized = false
    First._recognize(gesture.first, event) {
      isRecognized = true
      send($0.map(Value.first))
    }
    if isRecognized { return }
    Second._recognize(gesture.second, event) { send($0.map(Value.second)) }
  }
}

extension Gesture {
  /// Runs a closure when the gesture ends.
  @inlinable
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Gives the gesture another value.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  /// Recognises another gesture beside this one.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Recognises another gesture where this one does not recognise the input.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

extension Gesture where Value: Equatable {
  /// Runs a closure when the gesture's value changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}
