// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Animation {
  /// How far the change has come, 0 at the start and 1 at the end; a bouncy spring may exceed 1.
  ///
  /// - Parameter elapsed: Seconds since the change was made.
  func progress(after elapsed: Double) -> Double {
    let time = (elapsed - delay) * speed
    if time <= 0 { return 0 }
    if let custom { return custom.progress(at: time) }
    if time >= settlingDuration { return repeats.endsReversed ? 0 : 1 }
    // A duration this short counts as none.
    guard duration > 1e-9 else { return 1 }
    let turn = (time / duration).rounded(.down)
    let isReversed = repeats.autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1
    // A single turn may last longer than its duration: a spring swings on.
    let isSingle = repeats.count == 1 && !repeats.isEndless
    let fraction = isSingle ? time / duration : time / duration - turn
    return curve.value(at: isReversed ? 1 - fraction : fraction)
  }

  /// Seconds from the change until it is logically complete.
  var logicalEnd: Double {
    if let ownLogicalDuration { return delay + ownLogicalDuration / speed }
    if repeats.isEndless { return .infinity }
    if let custom { return delay + custom.end.logical / speed }
    return delay + duration * Double(repeats.count) / speed
  }

  /// The client's animation, if it is run through once: it knows by itself when it is over.
  package var custom: CustomCurve? {
    guard case .custom(let custom) = curve, repeats == Repeats() else { return nil }
    return custom
  }

  /// Seconds from the change until nothing moves any more.
  package var end: Double { delay + settlingDuration / speed }

  private var settlingDuration: Double {
    if repeats.isEndless { return .infinity }
    if case .spring(let bounce) = curve { return duration * Curve.settlingFactor(bounce: bounce) }
    return duration * Double(repeats.count)
  }
}

extension Animation.Curve {
  /// The value of the curve at a fraction of its duration.
  ///
  /// The eased curves are the cubic Béziers of the web's `ease-in`, `ease-out` and `ease-in-out`; the spring is
  /// the damped harmonic oscillator whose period is the duration and whose damping ratio is 1 − bounce.
  func value(at fraction: Double) -> Double {
    switch self {
    case .linear: fraction
    case .easeIn: Self.bezier(0.42, 0, 1, 1, at: fraction)
    case .easeOut: Self.bezier(0, 0, 0.58, 1, at: fraction)
    case .easeInOut: Self.bezier(0.42, 0, 0.58, 1, at: fraction)
    case .timing(let x1, let y1, let x2, let y2): Self.bezier(x1, y1, x2, y2, at: fraction)
    case .spring(let bounce): Self.spring(damping: 1 - bounce, at: fraction)
    case .custom(let custom): custom.progress(at: fraction * custom.end.whole)
    }
  }

  private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double) -> Double {
    func point(_ a: Double, _ b: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    var low = 0.0
    var high = 1.0
    // x grows with t, so halving finds it; 40 steps reach the precision of a Double's mantissa in pixels.
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if point(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return point(y1, y2, (low + high) / 2)
  }

  private static func spring(damping: Double, at fraction: Double) -> Double {
    let omega = 2 * Double.pi
    let zeta = max(damping, 0.01)
    if zeta < 1 {
      let damped = omega * (1 - zeta * zeta).squareRoot()
      let decay = exp(-zeta * omega * fraction)
      return 1 - decay * (cos(damped * fraction) + zeta * omega / damped * sin(damped * fraction))
    }
    return 1 - exp(-omega * fraction) * (1 + omega * fraction)
  }

  /// How many durations a spring takes to come within a thousandth of its end.
  static func settlingFactor(bounce: Double) -> Double {
    let zeta = max(min(1 - bounce, 1), 0.01)
    return zeta < 1 ? max(1, log(1000) / (zeta * 2 * Double.pi)) : 1.5
  }
}
