// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How a client's animation drives the parts of one transition: each part has a value of its own and state that is kept
/// from frame to frame.
final class TransitionRuns {
  /// By part: how far the change has come after so many seconds, 0 to 1.
  typealias Run = (Double) -> Double

  private var runs: [Int: Run] = [:]

  /// - Parameter make: Begins the run of a part that has none; nil where it cannot begin yet.
  /// - Returns: nil for a part without a run.
  func progress(of index: Int, after seconds: Double, make: () -> Run?) -> Double? {
    if runs[index] == nil { runs[index] = make() }
    return runs[index]?(seconds)
  }
}

extension AnyTransition.Effect {
  /// Begins the change of this effect's value under a client's animation. The value is what is recorded on Apple's
  /// SwiftUI: the opacity, or an offset or a scale in the first half of a pair.
  ///
  /// - Parameters:
  ///   - presence: By how much the presence changes: 1 for a view that comes, -1 for one that goes.
  ///   - bounds: The frame of the view.
  func run(_ animation: Animation, by presence: Double, in bounds: CGRect) -> TransitionRuns.Run {
    let part = CGFloat(presence)
    return switch self {
    case .opacity: Self.run(animation, presence)
    case .scale(let scale, _): Self.run(animation, (1 - scale) * part, (1 - scale) * part)
    case .offset(let offset): Self.run(animation, -offset.width * part, -offset.height * part)
    case .move(.leading): Self.run(animation, bounds.width * part, 0)
    case .move(.trailing): Self.run(animation, -bounds.width * part, 0)
    case .move(.top): Self.run(animation, 0, bounds.height * part)
    case .move(.bottom): Self.run(animation, 0, -bounds.height * part)
    }
  }

  private static func run(_ animation: Animation, _ x: CGFloat, _ y: CGFloat) -> TransitionRuns.Run {
    run(animation, AnimatablePair(AnimatablePair(x, y), AnimatablePair(CGFloat.zero, CGFloat.zero)))
  }

  private static func run<Value: VectorArithmetic>(
    _ animation: Animation, _ change: Value
  ) -> TransitionRuns.Run {
    let run = CustomAnimationRun<Value>(animation)
    let length = change.magnitudeSquared
    return { seconds in
      guard let value = run.value(of: change, at: seconds), length > 0 else { return 1 }
      // The part of the value that lies in the direction of the change.
      return ((value + change).magnitudeSquared - (value - change).magnitudeSquared) / (4 * length)
    }
  }
}
