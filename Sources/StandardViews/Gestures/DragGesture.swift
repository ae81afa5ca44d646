// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// A finger that moves over the view. `Element.drag(by:)` makes it: one change with the whole distance, then the
/// end. It starts in the middle of the view.
///
/// - Source: Apple, `DragGesture`.
public struct DragGesture: PrimitiveGesture {
  /// What is known of a drag.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// Zero: a drag here takes no time.
    public var velocity: CGSize

    /// The distance from the start.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the drag is expected to end: where it is.
    public var predictedEndLocation: CGPoint { location }

    /// The distance that is expected at the end.
    public var predictedEndTranslation: CGSize { translation }
  }

  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  /// - Parameters:
  ///   - minimumDistance: What a shorter drag does not reach, in points: it is not recognised.
  ///   - coordinateSpace: What locations are measured in.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  public static var _kinds: GestureInputs { .drag }

  public static func _recognize(
    _ gesture: Self, _ event: GestureEvent, _ send: (GesturePhase<Value>) -> Void
  ) {
    guard case .drag(let distance, let hasEnded) = event.kind else { return }
    let length = (distance.width * distance.width + distance.height * distance.height).squareRoot()
    if length < gesture.minimumDistance { return }
    let start = event.start(in: gesture.coordinateSpace)
    let value = Value(
      time: event.time, location: CGPoint(x: start.x + distance.width, y: start.y + distance.height),
      startLocation: start, velocity: .zero)
    send(hasEnded ? .ended(value) : .changed(value))
  }
}
