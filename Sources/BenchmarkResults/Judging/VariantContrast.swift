// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Two variants of a scenario at one size, the cheaper one first: by how much it is cheaper, and the count that
/// explains it.
public struct VariantContrast: Hashable, Sendable {
  public let scenario: String
  public let size: Int
  /// The cheaper of the two; the reference or the earlier one where they cannot be told apart.
  public let cheaper: String
  public let other: String
  /// What the cheaper one's `frame_time` is of the other's: at most 1, unless the two cannot be told apart.
  public let ratio: RatioInterval
  /// What the cheaper one does less often; `nil` where it does nothing less often.
  public let cause: VariantAnswer.Cause?
  /// The first count that carries over to SwiftUI in which the two differ; `nil` where none does.
  public let carried: VariantAnswer.Cause?

  /// Half-widths of intervals, as shares of the ratio, above which a figure is told with its interval.
  private static let settled = 0.05

  /// Whether the figure may be told without its interval.
  public var isSettled: Bool { !ratio.containsOne && ratio.halfWidth <= Self.settled }

  /// The interval as it stands behind a figure: ` (±0.3)`, and nothing where the figure is settled.
  var shownMargin: String { isSettled ? "" : " (\(HumanFigure.margin(of: ratio)))" }

  /// How far the two are apart, on a scale on which half and double are equally far; 0 where they cannot be told
  /// apart.
  var distance: Double { ratio.containsOne ? 0 : abs(log(ratio.value)) }

  /// What one scenario comes down to: the cheapest variant against the reference, or, where that is the cheapest
  /// itself, against the dearest. Only variants take part that show the same as the reference.
  ///
  /// - Parameters:
  ///   - answer: All variants against the reference.
  ///   - pair: The two that the scenario's question is about, where it has one.
  ///   - notes: Which variants show the same.
  ///   - floors: Whether variants written by hand take part, in which the engine counts nothing.
  /// - Returns: `nil` where no ratio was measured.
  init?(
    _ answer: ScenarioAnswer, pair: [String]? = nil, _ notes: ScenarioNotes = ScenarioNotes(),
    floors: Bool = false
  ) {
    let measured = answer.variants.filter { $0.ratio != nil && (floors || $0.isCounted) }
    if let pair {
      self.init(answer, measured, pair[0], pair[1])
      return
    }
    let others = measured.filter {
      !$0.isCounted || notes.areEquivalent($0.key.variant, answer.reference, in: answer.scenario)
    }
    guard let least = others.min(by: { Self.value($0) < Self.value($1) }),
      let most = others.max(by: { Self.value($0) < Self.value($1) })
    else { return nil }
    let isReferenceLeast = (least.ratio?.upper ?? 0) >= 1
    self.init(
      answer, others, isReferenceLeast ? answer.reference : least.key.variant,
      isReferenceLeast ? most.key.variant : answer.reference)
  }

  private init?(_ answer: ScenarioAnswer, _ others: [VariantAnswer], _ first: String, _ second: String) {
    func ratio(_ variant: String) -> RatioInterval? {
      if variant == answer.reference { return RatioInterval(1, lower: 1, upper: 1) }
      return others.first { $0.key.variant == variant }?.ratio
    }
    guard first != second, let one = ratio(first), let two = ratio(second) else { return nil }
    let quotient = one.over(two)
    let isSwapped = !quotient.containsOne && quotient.value > 1
    scenario = answer.scenario
    size = answer.size
    (cheaper, other) = isSwapped ? (second, first) : (first, second)
    self.ratio = isSwapped ? quotient.inverse : quotient
    cause = answer.cause(of: cheaper, against: other)
    carried = answer.carriedDifference(of: cheaper, against: other)
  }

  private static func value(_ answer: VariantAnswer) -> Double { answer.ratio?.value ?? 1 }
}

extension RatioInterval {
  /// One ratio by another that was taken over the same reference.
  ///
  /// The two are taken for independent. They share the reference's part of the noise, so the interval is rather too
  /// wide than too narrow; a side that is known exactly adds nothing.
  func over(_ other: RatioInterval) -> RatioInterval {
    func half(_ ratio: RatioInterval) -> Double { log(ratio.upper / ratio.lower) / 2 }
    let middle = log(value / other.value)
    let width = (half(self) * half(self) + half(other) * half(other)).squareRoot()
    return RatioInterval(exp(middle), lower: exp(middle - width), upper: exp(middle + width))
  }
}
