// SPDX-License-Identifier: Apache-2.0

/// How a change is spread over time.
///
/// - Source: Apple, `Animation`.
public struct Animation: Hashable, Sendable {
  /// The shape of the progress.
  enum Curve: Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut
    case timing(Double, Double, Double, Double)
    /// Swings into its end; `duration` is the period.
    case spring(bounce: Double)
    /// Calculated by a client; `duration` is the time until it is over.
    case custom(CustomCurve)
  }

  /// How often the curve is run through.
  struct Repeats: Hashable, Sendable {
    // More than these nobody waits for.
    private let turns: Int32
    let isEndless: Bool
    let autoreverses: Bool

    init(count: Int = 1, isEndless: Bool = false, autoreverses: Bool = false) {
      (turns, self.isEndless, self.autoreverses) = (Int32(clamping: count), isEndless, autoreverses)
    }

    var count: Int { Int(turns) }
    /// Whether the last turn goes backwards.
    var endsReversed: Bool { autoreverses && count % 2 == 0 }
  }

  var curve: Curve
  /// Seconds from start to logical end.
  var duration: Double
  /// Seconds before it starts.
  var delay = 0.0
  var speed = 1.0
  var repeats = Repeats()
  // Small, because every transaction holds an animation.
  private var logicalMicroseconds = UInt32.max
  /// The first number of the animation that was refused. The host that uses the animation reports it.
  private(set) var refused: Parameter?

  /// The numbers that can be refused.
  enum Parameter: String, Sendable {
    case duration, bounce, delay, speed, repeatCount, logicallyComplete
    case controlPoint = "timingCurve's control point"
  }

  /// Seconds from start to logical end, where somebody has said so.
  var ownLogicalDuration: Double? {
    logicalMicroseconds == .max ? nil : Double(logicalMicroseconds) / 1_000_000
  }

  /// The longest duration and delay, in seconds: some thirty years.
  private static let longest = 1e9

  init(curve: Curve, duration: Double) {
    self.curve = curve
    self.duration = 0
    self.duration = valid(duration, .duration, in: 0...Self.longest, or: 0)
    switch curve {
    case .spring(let bounce): self.curve = .spring(bounce: valid(bounce, .bounce, in: -1...1, or: 0))
    case .timing(let x1, let y1, let x2, let y2):
      self.curve = .timing(
        valid(x1, .controlPoint, in: 0...1, or: 0), valid(y1, .controlPoint, in: -1_000...1_000, or: 0),
        valid(x2, .controlPoint, in: 0...1, or: 1), valid(y2, .controlPoint, in: -1_000...1_000, or: 1))
    case .linear, .easeIn, .easeOut, .easeInOut, .custom: break
    }
  }

  /// A client's animation, which lasts until it says that it is over.
  init(_ custom: CustomCurve) {
    curve = .custom(custom)
    duration = custom.end.whole
  }

  /// A number that can be calculated with.
  private mutating func valid(
    _ value: Double, _ parameter: Parameter, in range: ClosedRange<Double>, or standard: Double
  ) -> Double {
    var check = NumberCheck()
    defer { if check.refusal != nil, refused == nil { refused = parameter } }
    return check.number(value, in: range, or: standard)
  }

  public static let `default` = Animation.easeInOut(duration: 0.35)
  public static let linear = Animation.linear(duration: 0.35)
  public static let easeIn = Animation.easeIn(duration: 0.35)
  public static let easeOut = Animation.easeOut(duration: 0.35)
  public static let easeInOut = Animation.easeInOut(duration: 0.35)
  public static let spring = Animation.spring()
  public static let snappy = Animation.snappy()
  public static let smooth = Animation.smooth()
  public static let bouncy = Animation.bouncy()
  public static let interactiveSpring = Animation.spring(response: 0.15, dampingFraction: 0.86)

  public static func linear(duration: Double) -> Animation { Animation(curve: .linear, duration: duration) }
  public static func easeIn(duration: Double) -> Animation { Animation(curve: .easeIn, duration: duration) }
  public static func easeOut(duration: Double) -> Animation { Animation(curve: .easeOut, duration: duration) }
  public static func easeInOut(duration: Double) -> Animation {
    Animation(curve: .easeInOut, duration: duration)
  }

  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0)
    -> Animation
  {
    Animation(curve: .spring(bounce: bounce), duration: duration)
  }

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    // More than twice the critical damping is no stiffer here.
    let bounce = dampingFraction.isFinite ? max(1 - dampingFraction, -1) : 1 - dampingFraction
    return Animation(curve: .spring(bounce: bounce), duration: response)
  }

  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(curve: .timing(x1, y1, x2, y2), duration: duration)
  }

  /// It starts at rest whatever its velocity was.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    spring(duration: duration, bounce: bounce)
  }

  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repeats = Repeats(count: max(count, 0), autoreverses: autoreverses)
    if count < 0, refused == nil { animation.refused = .repeatCount }
    return animation
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repeats = Repeats(isEndless: true, autoreverses: autoreverses)
    return animation
  }

  public func delay(_ delay: Double) -> Animation {
    var animation = self
    animation.delay = animation.valid(
      animation.delay + delay, .delay, in: -Self.longest...Self.longest, or: animation.delay)
    return animation
  }

  /// Sets when a change counts as done, for whoever waits for that; it goes on to move as before.
  public func logicallyComplete(after duration: Double) -> Animation {
    var animation = self
    let valid = animation.valid(duration, .logicallyComplete, in: 0...Self.longest, or: animation.duration)
    animation.logicalMicroseconds = UInt32(min((valid * 1_000_000).rounded(), Double(UInt32.max - 1)))
    return animation
  }

  public func speed(_ speed: Double) -> Animation {
    var animation = self
    animation.speed = animation.valid(
      animation.speed * speed, .speed, in: 0...Self.longest, or: animation.speed)
    return animation
  }
}
