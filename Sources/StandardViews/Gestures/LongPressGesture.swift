// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// A touch that lasts. Nothing here touches for longer than a tap, so it is never recognised.
///
/// - Source: Apple, `LongPressGesture`.
public struct LongPressGesture: PrimitiveGesture {
  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public static var _kinds: GestureInputs { [] }

  public static func _recognize(
    _ gesture: Self, _ event: GestureEvent, _ send: (GesturePhase<Bool>) -> Void
  ) {}
}

extension View {
  /// Would run a closure when the view is touched for long; nothing here does that.
  public consuming func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(LongPressGesture(minimumDuration: minimumDuration).onEnded { _ in action() })
  }
}
