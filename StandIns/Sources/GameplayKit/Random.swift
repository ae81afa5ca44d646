// SPDX-License-Identifier: Apache-2.0
@_exported import FoundationStandIns

// Unchecked, in this file: apps hand Apple's from task to task, so they hand these. Nothing guards what they hold; a
// survey tries an app's actions one after the other.

/// Something that makes random numbers.
public protocol GKRandom {
  func nextInt() -> Int
  func nextInt(upperBound: Int) -> Int
  func nextUniform() -> Float
  func nextBool() -> Bool
}

/// Random numbers from a seed. They are not those that Apple's make.
///
/// - Source: Apple, `GKRandomSource`.
open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {  // One action at a time.
  private var state: UInt64
  private static let shared = GKRandomSource()

  public override init() { state = .random(in: .min ... .max) }
  public init(seed: UInt64) { state = seed }
  open class func sharedRandom() -> GKRandomSource { shared }

  /// SplitMix64, by Sebastiano Vigna, in the public domain.
  private func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next())) }
  open func nextInt(upperBound: Int) -> Int { upperBound < 2 ? 0 : Int(next() % UInt64(upperBound)) }
  open func nextUniform() -> Float { Float(next() >> 40) / Float(1 << 24) }
  open func nextBool() -> Bool { nextInt(upperBound: 2) == 1 }

  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var shuffled = array
    for index in shuffled.indices.dropFirst() { shuffled.swapAt(index, nextInt(upperBound: index + 1)) }
    return shuffled
  }
}

open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {  // One action at a time.
  public init(seed: Data) { super.init(seed: seed.reduce(0) { $0 &* 31 &+ UInt64($1) }) }
  public override init() { super.init() }
  open func dropValues(_ count: Int) { for _ in 0..<count { _ = nextInt() } }
}
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {}  // One action at a time.
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {}  // One action at a time.

/// Whole numbers between two ones, each as likely as any other.
///
/// - Source: Apple, `GKRandomDistribution`.
open class GKRandomDistribution: NSObject, GKRandom {
  public let lowestValue: Int
  public let highestValue: Int
  let source: any GKRandom
  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  public init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    (self.source, self.lowestValue, self.highestValue) = (source, lowestValue, highestValue)
  }
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue, highestValue: highestValue)
  }
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }
  open class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }
  open class func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }

  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
  open func nextInt(upperBound: Int) -> Int { min(nextInt(), upperBound - 1) }
  open func nextUniform() -> Float { source.nextUniform() }
  open func nextBool() -> Bool { source.nextBool() }
}

/// The middle is likeliest.
open class GKGaussianDistribution: GKRandomDistribution {
  open override func nextInt() -> Int {
    let sum = (0..<3).reduce(0) { sum, _ in sum + source.nextInt(upperBound: numberOfPossibleOutcomes) }
    return lowestValue + Int((Double(sum) / 3).rounded())
  }
}

/// No number comes again before all have come.
open class GKShuffledDistribution: GKRandomDistribution {
  private var left: [Int] = []
  open override func nextInt() -> Int {
    if left.isEmpty { left = Array(lowestValue...highestValue) }
    return left.remove(at: source.nextInt(upperBound: left.count))
  }
}
