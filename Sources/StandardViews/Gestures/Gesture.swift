// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation
import ViewEngine

/// A motion of the finger that a view answers.
///
/// Client gestures provide `body`; the underscored requirements are the engine's. A gesture here is recognised the
/// moment its input arrives, because a tap, or a whole drag, is one input.
///
/// - Source: Apple, `Gesture`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture

  @MainActor
  @preconcurrency
  var body: Body { get }

  /// The kinds of input that a gesture of the type may answer, as far as the type says.
  static var _kinds: GestureInputs { get }
  /// The kinds of input that the gesture answers.
  static func _inputs(of gesture: Self) -> GestureInputs
  /// Tells what an input means to the gesture.
  static func _recognize(_ gesture: Self, _ event: GestureEvent, _ send: (GesturePhase<Value>) -> Void)
}

extension Gesture where Value == Body.Value {
  public static var _kinds: GestureInputs { Body._kinds }
  public static func _inputs(of gesture: Self) -> GestureInputs { Body._inputs(of: gesture.body) }

  public static func _recognize(
    _ gesture: Self, _ event: GestureEvent, _ send: (GesturePhase<Value>) -> Void
  ) {
    Body._recognize(gesture.body, event, send)
  }
}

extension Never: Gesture {
  public typealias Value = Never
  public static var _kinds: GestureInputs { [] }
  public static func _inputs(of gesture: Self) -> GestureInputs {}
  public static func _recognize(
    _ gesture: Never, _ event: GestureEvent, _ send: (GesturePhase<Never>) -> Void
  ) {}
}

/// A gesture that the engine recognises itself.
///
/// Engine internals: public only because public gestures conform to it.
@MainActor
@preconcurrency
public protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  public static func _inputs(of gesture: Self) -> GestureInputs { _kinds }
  public var body: Never { clientFault("\(Self.self) is a primitive gesture and has no body.") }
}

/// Kinds of input.
public struct GestureInputs: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  static let tap = GestureInputs(rawValue: 1)
  static let drag = GestureInputs(rawValue: 2)
  static let magnify = GestureInputs(rawValue: 4)
  static let rotate = GestureInputs(rawValue: 8)
}

/// What a gesture makes of an input.
public enum GesturePhase<Value> {
  case changed(Value)
  case ended(Value)
}

extension GesturePhase {
  /// The same phase with another value.
  func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
    switch self {
    case .changed(let value): .changed(transform(value))
    case .ended(let value): .ended(transform(value))
    }
  }
}

/// An input on a view.
@MainActor
public struct GestureEvent {
  enum Kind {
    /// The number of this tap on the view, from 1.
    case tap(number: Int)
    case drag(CGSize, hasEnded: Bool)
    case magnify(CGFloat, hasEnded: Bool)
    case rotate(Angle, hasEnded: Bool)
  }

  let kind: Kind
  /// The view that the gesture is on.
  let node: ViewNode

  /// Where the finger came down: the middle of the view.
  func start(in space: CoordinateSpace) -> CGPoint {
    let frame = node.layoutFrame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    switch space {
    case .global: return middle
    case .local: return CGPoint(x: frame.width / 2, y: frame.height / 2)
    case .named:
      var ids: [LayoutID] = []
      node.collectLayoutIDs(into: &ids)
      guard let id = ids.first else { return middle }
      let named = node.graph.frame(of: node, id, in: space)
      return CGPoint(x: named.midX, y: named.midY)
    }
  }

  /// The time on the host's clock.
  var time: Date { Date(timeIntervalSinceReferenceDate: node.graph.clock.now.inSeconds) }
}
