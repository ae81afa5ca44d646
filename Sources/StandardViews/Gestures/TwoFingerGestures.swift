// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// Two fingers that move apart or together. `Element.pinch(withScale:)` makes it: one change with the whole factor, then the
/// end.
///
/// - Source: Apple, `MagnifyGesture`.
public struct MagnifyGesture: PrimitiveGesture {
  /// What is known of the motion.
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// How much larger than at the start the distance of the fingers is.
    public var magnification: CGFloat
    /// Zero: a motion here takes no time.
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumScaleDelta: CGFloat

  /// - Parameter minimumScaleDelta: How far the factor is to be from 1; a smaller motion is not recognised.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public static var _kinds: GestureInputs { .magnify }

  public static func _recognize(
    _ gesture: Self, _ event: GestureEvent, _ send: (GesturePhase<Value>) -> Void
  ) {
    guard case .magnify(let scale, let hasEnded) = event.kind, abs(scale - 1) >= gesture.minimumScaleDelta
    else { return }
    let value = Value(
      time: event.time, magnification: scale, velocity: 0, startAnchor: .center,
      startLocation: event.start(in: .local))
    send(hasEnded ? .ended(value) : .changed(value))
  }
}

/// Two fingers that move apart or together, under the name of earlier releases; its value is the factor.
///
/// - Source: Apple, `MagnificationGesture`.
public struct MagnificationGesture: Gesture {
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public var body: _MapGesture<MagnifyGesture, CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

/// Two fingers that turn. `Element.rotate(by:)` makes it: one change with the whole angle, then the end.
///
/// - Source: Apple, `RotateGesture`.
public struct RotateGesture: PrimitiveGesture {
  /// What is known of the motion.
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// How far the fingers have turned since the start.
    public var rotation: Angle
    /// Zero: a motion here takes no time.
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumAngleDelta: Angle

  /// - Parameter minimumAngleDelta: What a smaller motion does not reach: it is not recognised.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public static var _kinds: GestureInputs { .rotate }

  public static func _recognize(
    _ gesture: Self, _ event: GestureEvent, _ send: (GesturePhase<Value>) -> Void
  ) {
    guard case .rotate(let angle, let hasEnded) = event.kind,
      abs(angle.degrees) >= gesture.minimumAngleDelta.degrees
    else { return }
    let value = Value(
      time: event.time, rotation: angle, velocity: .zero, startAnchor: .center,
      startLocation: event.start(in: .local))
    send(hasEnded ? .ended(value) : .changed(value))
  }
}

/// Two fingers that turn, under the name of earlier releases; its value is the angle.
///
/// - Source: Apple, `RotationGesture`.
public struct RotationGesture: Gesture {
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public var body: _MapGesture<RotateGesture, Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}
