// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// One tap or several. Every `count`-th tap on the view is recognised, however long the taps are apart.
///
/// - Source: Apple, `TapGesture`.
public struct TapGesture: PrimitiveGesture {
  public var count: Int

  public init(count: Int = 1) {
    self.count = count
  }

  public static var _kinds: GestureInputs { .tap }

  public static func _recognize(
    _ gesture: Self, _ event: GestureEvent, _ send: (GesturePhase<Void>) -> Void
  ) {
    if case .tap(let number) = event.kind, event.isLast(number, of: gesture.count) { send(.ended(())) }
  }
}

/// A tap that says where it was: in the middle of the view.
public struct SpatialTapGesture: PrimitiveGesture {
  /// What is known of a tap.
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  public static var _kinds: GestureInputs { .tap }

  public static func _recognize(
    _ gesture: Self, _ event: GestureEvent, _ send: (GesturePhase<Value>) -> Void
  ) {
    if case .tap(let number) = event.kind, event.isLast(number, of: gesture.count) {
      send(.ended(Value(location: event.start(in: gesture.coordinateSpace))))
    }
  }
}

extension GestureEvent {
  /// Whether a tap is the last of so many.
  fileprivate func isLast(_ number: Int, of count: Int) -> Bool {
    var check = NumberCheck()
    defer { node.graph.report(check, for: "TapGesture(count:)") }
    return number % check.count(count, in: 1...Int.max) == 0
  }
}

extension View {
  /// Runs a closure when the view is tapped.
  ///
  /// - Parameters:
  ///   - count: How many taps it takes.
  ///   - action: Called when the taps are done.
  @inlinable
  public consuming func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Runs a closure with the place of a tap.
  public consuming func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }
}
