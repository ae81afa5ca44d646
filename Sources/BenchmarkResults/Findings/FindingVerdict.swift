// SPDX-License-Identifier: Apache-2.0

/// The answer to a question in one or two sentences, each chosen by the figures of a record.
struct FindingVerdict {
  let question: FindingQuestion
  let table: ResultTable
  /// The two ways; `nil` where no ratio was measured.
  let contrast: VariantContrast?

  /// Ratios below this are told without advice: nobody sees them on a screen.
  private static let noticed = 1.1

  init(_ question: FindingQuestion, _ table: ResultTable) {
    self.question = question
    self.table = table
    let pair = question.pair
    contrast = ScenarioAnswer.answers(in: table.rows(of: pair.scenario))
      .first { $0.size == pair.size }
      .flatMap { VariantContrast($0, pair: pair.ways.map(\.variant)) }
  }

  /// Which way to prefer by the times, then what the counts say.
  var text: String {
    ([preference].compactMap(\.self) + question.claims.map(sentence)).joined(separator: " ")
  }

  /// What the times say, and whether a count that carries over to SwiftUI says so, too: a time alone is this engine's.
  /// `nil` without times.
  private var preference: String? {
    guard let contrast else { return nil }
    let ways = question.pair.ways
    let names = ways.map(\.name)
    if contrast.ratio.containsOne {
      return "Take either: the times of \(names[0]) and \(names[1]) cannot be told apart"
        + "\(contrast.shownMargin)."
    }
    let isFirst = contrast.cheaper == ways[0].variant
    let (cheaper, other) = isFirst ? (names[0], names[1]) : (names[1], names[0])
    let more = HumanFigure.multiple(1 / contrast.ratio.value)
    let margin = contrast.shownMargin
    if 1 / contrast.ratio.value < Self.noticed {
      return "Take either: \(other) takes \(more) time\(margin) than \(cheaper), which nobody sees."
    }
    guard let carried = contrast.carried else {
      return "Take either: nothing that carries over to SwiftUI differs; in this engine \(other) takes "
        + "\(more) time\(margin) than \(cheaper)."
    }
    guard carried.count < carried.reference else {
      return "Measure both in your app: \(other) takes \(more) time\(margin) here, though \(cheaper) has "
        + "\(carried.shortText)."
    }
    return "Prefer \(cheaper): \(other) takes \(more) time\(margin) here."
  }

  /// A claim where its counts hold, else the counts as they are.
  private func sentence(_ claim: FindingClaim) -> String {
    guard claim.expectations.allSatisfy({ $0.holds(in: table) == true }) else {
      let counted = claim.expectations.map { $0.counted(in: table) }
      return "Counted: \(counted.joined(separator: ", "))."
    }
    return claim.text.replacing("{each}", with: each.map { ", \($0) each here" } ?? "")
  }

  /// What the dearer way takes more for each of the size: `154 ns`; `nil` where that is not settled.
  private var each: String? {
    guard let contrast, contrast.isSettled, contrast.size > 1 else { return nil }
    let key = CaseKey(scenario: contrast.scenario, variant: contrast.other, size: contrast.size)
    guard let time = table[ResultKey(key, metric: Metric.frameTime.id)]?.median else { return nil }
    let more = time * (1 - contrast.ratio.value) / Double(contrast.size)
    return HumanFigure.text(more, .nanoseconds)
  }
}
