// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The answers of a table on one screen: what the variants of each scenario cost against each other, and why.
///
/// Every line is made from rows. Where not everything fits, a scenario keeps its largest size, and those whose counts
/// explain least are told in fewer words.
public struct AnswerLines: Sendable {
  /// Columns of a line.
  public var width = 100
  /// Lines at most.
  public var limit = 60

  /// One screen.
  public init() {}

  /// The lines, without line ends.
  ///
  /// - Parameters:
  ///   - table: Every row of a run.
  ///   - notes: The order of variants, and what sizes count.
  ///   - remarks: What else is to be known; comes last.
  public func lines(
    of table: ResultTable, _ notes: ScenarioNotes = ScenarioNotes(), remarks: [String] = []
  ) -> [String] {
    let answers = ScenarioAnswer.answers(in: table, notes)
    let ending =
      Self.failures(in: table, width: width) + alone(table, answers)
      + remarks.map { $0.count <= width ? $0 : $0.prefix(width - 1) + "…" }
    let room = max(1, limit - ending.count)
    let everything = answers.flatMap(full)
    if everything.count <= room { return everything + ending }
    var largest: [ScenarioAnswer] = []
    for answer in answers {
      if largest.last?.scenario == answer.scenario { largest.removeLast() }
      largest.append(answer)
    }
    var blocks = largest.map(full)
    let briefs = largest.map(brief)
    var count = blocks.reduce(0) { $0 + $1.count }
    // First where the counts explain least.
    func unexplained(_ index: Int) -> (Int, Int) {
      (blocks[index].count { $0.hasSuffix(VariantAnswer.sameCounts) }, blocks[index].count)
    }
    let shortened = blocks.indices.filter { briefs[$0].count < blocks[$0].count }
      .map { (index: $0, rank: unexplained($0)) }
      .sorted { ($0.rank.0, $0.rank.1, $1.index) > ($1.rank.0, $1.rank.1, $0.index) }
    for (index, _) in shortened where count > room {
      count += briefs[index].count - blocks[index].count
      blocks[index] = briefs[index]
    }
    guard count > room else { return blocks.flatMap { $0 } + ending }
    // Then whole scenarios go, those first whose variants differ least.
    let byDifference = largest.indices.sorted {
      (difference(largest[$0]), $1) < (difference(largest[$1]), $0)
    }
    var left = Set(largest.indices)
    for index in byDifference where count > room - 1 {
      left.remove(index)
      count -= blocks[index].count
    }
    let told = blocks.indices.filter(left.contains).flatMap { blocks[$0] }
    let more = "… \(blocks.count - left.count) more scenarios that differ less: name one, or add --tables"
    return told + [more] + ending
  }

  /// How far the variants of a scenario are apart, as far as they can be told apart at all.
  private func difference(_ answer: ScenarioAnswer) -> Double {
    answer.variants.compactMap { $0.ratio }.filter { !$0.containsOne }.map { abs(log($0.value)) }.max() ?? 0
  }

  // MARK: - One scenario at one size

  /// A line a variant; those of which the same is said share one.
  private func full(_ answer: ScenarioAnswer) -> [String] {
    var told: [(names: [String], answer: VariantAnswer)] = []
    for variant in answer.variants {
      let isOpen = variant.ratio?.containsOne ?? true
      let same = told.firstIndex {
        isOpen && ($0.answer.ratio?.containsOne ?? true) && $0.answer.causes == variant.causes
      }
      if let same {
        told[same].names.append(variant.key.variant)
      } else {
        told.append(([variant.key.variant], variant))
      }
    }
    return told.enumerated().map { index, entry in
      let head = index == 0 ? prefix(answer) : "    "
      guard entry.names.count > 1 else { return line(head, entry.answer.headline, entry.answer.explanation) }
      let names = entry.names.joined(separator: ", ")
      let relation = entry.answer.ratio == nil ? "beside" : "≈"
      return line(head, "\(names) \(relation) \(answer.reference)", entry.answer.explanation)
    }
  }

  /// All variants in one sentence, without counts, wrapped.
  private func brief(_ answer: ScenarioAnswer) -> [String] {
    let items = answer.variants.map { variant in
      guard let ratio = variant.ratio else { return variant.key.variant }
      return "\(variant.key.variant) " + (ratio.containsOne ? "≈" : HumanFigure.multiple(ratio.value))
    }
    var lines: [String] = []
    var line = prefix(answer) + "against \(answer.reference):"
    for (index, item) in items.enumerated() {
      let next = item + (index + 1 < items.count ? "," : "")
      if line.count + 1 + next.count > width {
        lines.append(line)
        line = "   "
      }
      line += " " + next
    }
    return (lines + [line]).map { PrintableText.line($0) }
  }

  private func prefix(_ answer: ScenarioAnswer) -> String { "\(answer.scenario) · \(answer.size): " }

  /// As many of the counts as fit.
  private func line(_ head: String, _ headline: String, _ explanation: String) -> String {
    var counts = explanation.split(separator: ", ").map(String.init)
    while !counts.isEmpty {
      let text = PrintableText.line("\(head)\(headline): \(counts.joined(separator: ", "))")
      if text.count <= width { return text }
      counts.removeLast()
    }
    let text = PrintableText.line(head + headline)
    return text.count <= width ? text : text.prefix(width - 1) + "…"
  }

  // MARK: - Behind the answers

  /// Cases without a figure, each with its reason, the first five.
  static func failures(in table: ResultTable, width: Int) -> [String] {
    let failed = table.rows.filter { $0.error != nil }
    let shown = failed.prefix(5).map { row in
      String(PrintableText.line("! \(row.key): \(row.error?.description ?? "")").prefix(width))
    }
    return shown + (failed.count > 5 ? ["! … \(failed.count - 5) more failures"] : [])
  }

  private func alone(_ table: ResultTable, _ answers: [ScenarioAnswer]) -> [String] {
    let compared = Set(answers.map(\.scenario))
    let alone = Set(table.cases.map(\.scenario)).subtracting(compared).count
    guard alone > 0, !answers.isEmpty else { return [] }
    return [alone == 1 ? "1 scenario has one variant" : "\(alone) scenarios have one variant each"]
  }
}
