// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

extension SurveyDifference {
  /// What differs, for a terminal: the summary, the steps, the advice that came and went.
  ///
  /// - Parameters:
  ///   - name: What the old record is called.
  ///   - width: Columns of a line.
  public func lines(against name: String, width: Int) -> [String] {
    var lines = WrappedText.lines("\(summary); against \(name)", behind: "", to: width)
    for step in steps {
      lines.append("")
      lines += WrappedText.lines(step.headline, behind: "", deeper: 2, to: width)
      for detail in step.details {
        lines += WrappedText.lines(detail, behind: "    ", deeper: 2, to: width)
      }
    }
    for (heading, texts) in sections where !texts.isEmpty {
      lines += ["", "\(heading):"]
      for text in texts { lines += WrappedText.lines(text, behind: "  ", deeper: 2, to: width) }
    }
    return lines.map(PrintableText.line)
  }

  /// What is told besides the steps.
  var sections: [(heading: String, texts: [String])] {
    [
      ("New advice", newAdvice.map(\.text)), ("No longer advised", goneAdvice.map(\.text)),
      ("Left out now", newlyLeftOut.map(\.text)),
    ]
  }
}

extension SurveyDifference.Step {
  /// The verdict in words.
  var word: String {
    switch verdict {
    case .failed: "fails"
    case .regressed: "worse"
    case .improved: "better"
    case .added: "new"
    case .missing: "gone"
    default: "differs"
    }
  }

  /// `Cart, Tap "Add"`.
  var subject: String { "\(screenTitle), \(title)" }

  /// What happened, in a line: `worse: Cart, Tap "Add": body evaluations 3 → 42 [Sources/Cart.swift:30]`.
  public var headline: String {
    let what = error.map { [$0.description] } ?? counts.map(\.text)
    let figures = what.isEmpty ? "" : ": \(what.joined(separator: ", "))"
    return "\(word): \(subject)\(figures)" + SourcePlace.bracketed(place)
  }

  /// Where the bodies come from that run more often now.
  var cause: SourceMap.Place? { bodies.first { $0.new > $0.old }?.place }

  /// Which bodies it is about.
  var details: [String] { bodies.map(\.text) }
}

extension SurveyRecord.Advice {
  /// The advice and where it stands.
  public var text: String { advice.text + SourcePlace.bracketed(place) }
}
