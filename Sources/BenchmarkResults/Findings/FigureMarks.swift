// SPDX-License-Identifier: Apache-2.0

/// Figures in a Markdown page that come from a record: each stands between marks that name the record, the case and the
/// metric, and is cut from there. The marks are comments, which no reader sees:
///
///     <!-- figure: RECORD geometry.binding/reader/100 frame_time -->22.4 µs<!-- end -->
///
/// `table: RECORD SCENARIO/SIZE VARIANT,… METRIC,…` is a table, `lines: RECORD SCENARIO/SIZE` what `run` prints first,
/// `verdict: BOOK SLUG` what a page of findings answers.
public struct FigureMarks {
  private static let end = "<!-- end -->"
  private static let kinds = ["figure", "table", "lines", "verdict"]

  /// Gives the rows of a record that a mark names.
  public typealias Records = (_ name: String) throws -> ResultFile
  private let records: Records
  private let book: FindingsBook

  /// - Parameters:
  ///   - book: Whose verdicts are cut out.
  ///   - records: Reads a record by the name in a mark.
  public init(_ book: FindingsBook, records: @escaping Records) {
    self.book = book
    self.records = records
  }

  /// The page with every marked figure as its record says.
  ///
  /// - Parameters:
  ///   - page: Markdown; what stands outside of marks is left alone.
  ///   - name: The page, for messages.
  /// - Throws: ``InputError`` for a mark that cannot be read, has no end, or names what is not there.
  public func filled(_ page: String, named name: String) throws -> String {
    var result = ""
    var rest = page[...]
    while let start = rest.firstRange(of: "<!-- ") {
      let head = rest[start.upperBound...]
      guard let close = head.firstRange(of: " -->") else { break }
      let words = head[..<close.lowerBound].split(separator: " ").map(String.init)
      let kind = words.first.map { String($0.dropLast()) } ?? ""
      guard words.first?.hasSuffix(":") == true, Self.kinds.contains(kind) else {
        result += rest[..<close.upperBound]
        rest = rest[close.upperBound...]
        continue
      }
      let line = page[..<start.lowerBound].count { $0 == "\n" } + 1
      guard let end = head.firstRange(of: Self.end) else {
        throw Self.error("a mark has no end", "put \(Self.end) behind the figure", name, line)
      }
      let isFirst = start.lowerBound == page.startIndex || page[page.index(before: start.lowerBound)] == "\n"
      guard ["table", "lines"].contains(kind) || !isFirst else {
        // Markdown takes such a line for HTML, and shows what it holds as it is.
        throw Self.error("a mark begins a line", "put a word in front of it", name, line)
      }
      result += rest[..<close.upperBound]
      result += try text(kind, Array(words.dropFirst()), name, line)
      result += Self.end
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  private func text(
    _ kind: String, _ words: [String], _ name: String, _ line: Int
  ) throws -> String {
    switch (kind, words.count) {
    case ("figure", 3):
      let parts = words[1].split(separator: "/").map(String.init)
      if parts.count == 3, let size = Int(parts[2]) {
        let key = CaseKey(scenario: parts[0], variant: parts[1], size: size)
        if let text = Self.figure(key, words[2], try records(words[0]).table) { return text }
      }
      throw Self.error(
        "\(words[0]) has no \(words[2]) of \(words[1])", "name a case and a metric that are there", name, line
      )
    case ("table", 4):
      let parts = words[1].split(separator: "/").map(String.init)
      if parts.count == 2, let size = Int(parts[1]) {
        let variants = words[2].split(separator: ",").map(String.init)
        let metrics = words[3].split(separator: ",").map(String.init)
        if let table = try table(parts[0], size, variants, metrics, records(words[0]).table) {
          return "\n\(table)"
        }
      }
      throw Self.error(
        "\(words[0]) has no such rows of \(words[1])", "name variants and metrics that are there", name, line)
    case ("lines", 2):
      let parts = words[1].split(separator: "/").map(String.init)
      if parts.count == 2, let size = Int(parts[1]) {
        let table = try records(words[0]).table.rows(of: parts[0]).filter { $0.key.size == size }
        let lines = AnswerLines().lines(of: table)
        let command = "$ view-benchmark run \(parts[0]) --size \(size)"
        if !lines.isEmpty {
          return ([""] + MarkdownText.block([command] + lines) + [""]).joined(separator: "\n")
        }
      }
      throw Self.error("\(words[0]) has no times of \(words[1])", "name a scenario and a size", name, line)
    case ("verdict", 2):
      if let verdict = book.verdict(words[1]) { return verdict }
      throw Self.error("no question is called \(words[1])", "name a page of the findings", name, line)
    default:
      throw Self.error(
        "a mark '\(kind)' has \(words.count) words", "write RECORD CASE METRIC, or what the kind asks for",
        name, line)
    }
  }

  /// A figure as people read it; `nil` without its row. A variant has no ratio to itself.
  private static func figure(_ key: CaseKey, _ metric: String, _ table: ResultTable) -> String? {
    guard let row = table[ResultKey(key, metric: metric)], let median = row.median else { return nil }
    return row.unit == .ratio
      ? row.ratio.map(text) : MarkdownText.unbroken(HumanFigure.text(median, row.unit))
  }

  /// A ratio without its interval.
  static func text(_ ratio: RatioInterval) -> String {
    ratio.containsOne ? "≈" : MarkdownText.unbroken(HumanFigure.multiple(ratio.value))
  }

  private func table(
    _ scenario: String, _ size: Int, _ variants: [String], _ metrics: [String], _ table: ResultTable
  ) -> String? {
    var shown = TextTable(
      [.init("variant")] + metrics.map { .init(Self.heading($0), isFigure: true) })
    for variant in variants {
      let key = CaseKey(scenario: scenario, variant: variant, size: size)
      guard table.cases.contains(key) else { return nil }
      shown.add(
        [.init(variant)]
          + metrics.map { .init(Self.figure(key, $0, table) ?? (variant == variants.first ? "1×" : "")) })
    }
    return shown.markdown
  }

  private static func heading(_ metric: String) -> String {
    metric == Metric.frameTime.id
      ? "a step"
      : metric == Metric.ratio(of: .frameTime).id ? "than the first" : Metric.shortName(of: metric)
  }

  private static func error(_ what: String, _ advice: String, _ name: String, _ line: Int) -> InputError {
    InputError(what, advice: advice, file: name, at: InputError.Place(line: line, column: 1))
  }
}
