// SPDX-License-Identifier: Apache-2.0

/// Checks that held or did not, in the XML that CI services read as the results of tests.
public struct TestReport: Sendable {
  /// A group of checks.
  public struct Suite: Sendable {
    public var name: String
    /// Where what is checked is written; empty if that is not known.
    public var file: String
    public var checks: [Check]

    public init(_ name: String, file: String = "", _ checks: [Check]) {
      (self.name, self.file, self.checks) = (name, file, checks)
    }

    /// A check a case; cases of one scenario that follow each other are a suite.
    static func scenarios(_ cases: [(key: CaseKey, outcome: Check.Outcome)]) -> [Suite] {
      var suites: [Suite] = []
      for (key, outcome) in cases {
        if suites.last?.name != key.scenario { suites.append(Suite(key.scenario, [])) }
        suites[suites.count - 1].checks.append(Check("\(key.variant)/\(key.size)", outcome))
      }
      return suites
    }
  }

  /// One check.
  public struct Check: Sendable {
    /// How it came out.
    public enum Outcome: Sendable {
      case passed
      /// It does not hold: in a word, and in lines.
      case failed(String, [String])
      /// There is no answer, because something crashed, did not end or could not be judged.
      case broken(String, [String])
      /// It was left out, and why.
      case skipped(String)
    }

    public var name: String
    public var outcome: Outcome
    /// What is to be read of a check that holds, a line each.
    public var notes: [String]

    public init(_ name: String, _ outcome: Outcome, notes: [String] = []) {
      (self.name, self.outcome, self.notes) = (name, outcome, notes)
    }

    /// The outcome that an error of a row is.
    public static func outcome(of error: ResultError?, _ lines: [String] = []) -> Outcome {
      guard let error else { return .passed }
      let text = [error.description] + lines
      switch error.cause {
      case .checkFailed, .other: return .failed(error.cause.rawValue, text)
      case .nondeterministic, .crashed, .timedOut, .memoryLimit, .unavailable:
        return .broken(error.cause.rawValue, text)
      }
    }
  }

  private let name: String
  private let suites: [Suite]

  public init(_ name: String, _ suites: [Suite]) { (self.name, self.suites) = (name, suites) }

  /// The document. Suites without checks are left out.
  ///
  /// - Source: the schema of Jenkins' xUnit plug-in (`junit-10.xsd`), which allows what others read: no line of a check, so
  ///   places stand in the text.
  public var junit: String {
    let suites = suites.filter { !$0.checks.isEmpty }
    let all = Tally(suites.flatMap(\.checks))
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\(Self.quoted(name)) tests=\"\(all.tests)\" failures=\"\(all.failures)\" "
        + "errors=\"\(all.errors)\">",
    ]
    for suite in suites {
      let own = Tally(suite.checks)
      let file = suite.file.isEmpty ? "" : " file=\(Self.quoted(suite.file))"
      lines.append(
        "  <testsuite name=\(Self.quoted(suite.name)) tests=\"\(own.tests)\" failures=\"\(own.failures)\" "
          + "errors=\"\(own.errors)\" skipped=\"\(own.skipped)\"\(file)>")
      for check in suite.checks { lines += Self.lines(of: check, in: suite) }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>"]).map { $0 + "\n" }.joined()
  }

  private static func lines(of check: Check, in suite: Suite) -> [String] {
    let begin = "    <testcase name=\(quoted(check.name)) classname=\(quoted(suite.name))"
    var inner: [String] = []
    switch check.outcome {
    case .passed: break
    case .failed(let word, let text): inner += element("failure", word, text)
    case .broken(let word, let text): inner += element("error", word, text)
    case .skipped(let reason): inner.append("      <skipped message=\(quoted(reason))/>")
    }
    if !check.notes.isEmpty {
      inner.append("      <system-out>\(escaped(check.notes))</system-out>")
    }
    return inner.isEmpty ? [begin + "/>"] : [begin + ">"] + inner + ["    </testcase>"]
  }

  private static func element(_ name: String, _ word: String, _ text: [String]) -> [String] {
    [
      "      <\(name) type=\(quoted(word)) message=\(quoted(text.first ?? word))>\(escaped(text))</\(name)>"
    ]
  }

  private static func quoted(_ text: String) -> String { "\"\(XMLText.escaped(text))\"" }

  private static func escaped(_ lines: [String]) -> String {
    lines.map(XMLText.escaped).joined(separator: "\n")
  }

  /// How many checks came out how.
  private struct Tally {
    var (tests, failures, errors, skipped) = (0, 0, 0, 0)

    init(_ checks: [Check]) {
      tests = checks.count
      for check in checks {
        switch check.outcome {
        case .passed: break
        case .failed: failures += 1
        case .broken: errors += 1
        case .skipped: skipped += 1
        }
      }
    }
  }
}
