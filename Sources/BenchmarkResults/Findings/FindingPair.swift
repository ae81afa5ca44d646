// SPDX-License-Identifier: Apache-2.0

/// Two ways to write a screen, held against each other in one scenario: what a question comes down to.
public struct FindingPair: Hashable, Sendable {
  /// One of the two.
  package struct Way: Hashable, Sendable {
    let variant: String
    /// In the middle of a sentence: `an infinity frame`.
    let name: String

    package init(_ variant: String, _ name: String) {
      self.variant = variant
      self.name = name
    }
  }

  let scenario: String
  let size: Int
  let ways: [Way]

  /// Names a scenario, the size at which it is looked at, and the two ways.
  package init(_ scenario: String, _ size: Int, _ first: Way, _ second: Way) {
    self.scenario = scenario
    self.size = size
    ways = [first, second]
  }

  /// The case of one of the ways.
  func key(_ way: Way) -> CaseKey { CaseKey(scenario: scenario, variant: way.variant, size: size) }
}

/// A sentence that is told where counts say so, and those counts.
public struct FindingClaim: Hashable, Sendable {
  /// A count of a step that must lie within bounds.
  package struct Expectation: Hashable, Sendable {
    let key: CaseKey
    let metric: Metric
    let bounds: ClosedRange<Int64>

    /// - Parameter name: The case, as `scenario/variant/size`.
    package init(_ name: String, _ bounds: ClosedRange<Int64>, _ metric: Metric = .bodyEvaluations) {
      let parts = name.split(separator: "/").map(String.init)
      guard parts.count == 3, let size = Int(parts[2]) else { fatalError("'\(name)' is no case") }
      key = CaseKey(scenario: parts[0], variant: parts[1], size: size)
      self.metric = metric
      self.bounds = bounds
    }

    /// Whether every step of a record lies within the bounds; `nil` without a row.
    func holds(in table: ResultTable) -> Bool? {
      table[ResultKey(key, metric: metric.id)]?.exact.map {
        bounds.contains($0.min) && bounds.contains($0.max)
      }
    }

    /// `plain: 101 body evaluations`.
    func counted(in table: ResultTable) -> String {
      let figure = table[ResultKey(key, metric: metric.id)]?.exact.map(HumanFigure.range) ?? "no"
      return "\(MarkdownText.code("\(key)")) \(figure) \(metric.id.replacing("_", with: " "))"
    }
  }

  /// `{each}` stands for what one of the size costs, where that is known.
  let text: String
  let expectations: [Expectation]

  /// - Parameters:
  ///   - text: What is told where all expectations hold.
  ///   - expectations: What has to be counted for that.
  package init(_ text: String, _ expectations: [Expectation]) {
    self.text = text
    self.expectations = expectations
  }
}

/// What holds for Apple's SwiftUI too, with the rules that say so.
public struct FindingFact: Hashable, Sendable {
  let text: String
  /// Numbers of rules in SEMANTICS.md; none where nobody has published an observation.
  let rules: [String]

  /// - Parameters:
  ///   - text: A whole sentence.
  ///   - rules: As in `I-23`.
  package init(_ text: String, _ rules: String...) {
    self.text = text
    self.rules = rules
  }
}
