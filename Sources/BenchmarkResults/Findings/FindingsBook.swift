// SPDX-License-Identifier: Apache-2.0

/// What a record answers, a page a question: every figure is read from the record's rows, every line of code from the
/// scenario that was measured.
///
/// The book keeps the rows that it was made from, so that it can be made again and held against other records.
public struct FindingsBook: Sendable {
  /// The folder of the rows inside the book's.
  public static let recordName = "record"
  /// The folder of the rows whose texts were measured by a real font.
  public static let shapedName = "shaped"
  static let indexName = "README.md"

  /// Cut to what the pages need.
  public let file: ResultFile
  public let shaped: ResultFile?
  private let sources: FindingSources
  private let questions: [FindingQuestion]

  /// Takes up a record.
  ///
  /// - Parameters:
  ///   - file: The record's rows.
  ///   - shaped: Those of the same cases with texts that were measured by a real font.
  ///   - sources: Where code and rules come from.
  ///   - questions: What is answered, in order; those whose rows are missing are only named.
  public init(
    _ file: ResultFile, shaped: ResultFile? = nil, sources: FindingSources,
    questions: [FindingQuestion] = FindingQuestion.all
  ) {
    self.sources = sources
    self.questions = questions
    self.file = Self.cut(file, to: questions)
    self.shaped = shaped.map { Self.cut($0, to: questions) }
  }

  /// The cases whose rows are missing, by the questions that need them.
  public var missing: [(title: String, cases: [CaseKey])] {
    questions.compactMap { question in
      let missing = missing(question)
      return missing.isEmpty ? nil : (question.title, missing)
    }
  }

  /// Whether the record answers any of the questions.
  public var answersAny: Bool { questions.contains { missing($0).isEmpty } }

  /// The book's files by their names, without its rows.
  ///
  /// - Throws: ``InputError`` where code is not marked, or a rule is unknown.
  public func files() throws(InputError) -> [(name: String, text: String)] {
    var files: [(name: String, text: String)] = []
    for page in pages {
      files.append(("\(page.name).md", try page.markdown()))
      if let chart = page.chart { files.append(("\(page.name).svg", chart)) }
    }
    return files + [(Self.indexName, index)]
  }

  /// The answer of a question by its slug, as its page begins; `nil` for an unknown one, or one without rows.
  func verdict(_ slug: String) -> String? { pages.first { $0.question.slug == slug }?.summary }

  private var pages: [FindingPage] {
    questions.enumerated().filter { missing($0.element).isEmpty }.map { index, question in
      FindingPage(
        question: question, name: FindingQuestion.name(index, question), file: file, shaped: shaped,
        sources: sources)
    }
  }

  private var index: String {
    var lines = [
      "# What things cost", "",
      "A page a question: the answer, the two ways to write it, what carries over to SwiftUI. Counts are exact and the same",
      "on every machine; times are this engine's. Composed by `view-benchmark findings RECORD --output Benchmarks/Findings`.",
      "",
    ]
    for page in pages { lines.append("- [\(page.question.title)](\(page.name).md) \(page.summary)") }
    for question in missing {
      lines.append("- \(question.title) Not answered: \(question.cases.count) cases were not run.")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func missing(_ question: FindingQuestion) -> [CaseKey] {
    var seen: Set<CaseKey> = []
    return question.cases.filter { key in
      seen.insert(key).inserted && file.table[ResultKey(key, metric: Metric.bodyEvaluations.id)]?.exact == nil
    }
  }

  /// The rows that the questions' pages are made of: totals of their cases, the engine's counters and the step's time.
  private static func cut(_ file: ResultFile, to questions: [FindingQuestion]) -> ResultFile {
    let cases = Set(questions.flatMap(\.cases))
    let scenarios = Set(cases.map { "\($0.scenario)/\($0.size)" })
    let counts = Set(Metric.all.filter { $0.isEngineCounter && $0.kind == .exact }.map(\.id))
    let times: Set = [Metric.frameTime.id, Metric.ratio(of: .frameTime).id]
    let table = file.table.filter { row in
      guard row.key.view.isEmpty, row.error == nil else { return false }
      if counts.contains(row.key.metric) { return cases.contains(row.key.caseKey) }
      // A variant that no question names may be the one that ratios were taken over.
      return times.contains(row.key.metric) && scenarios.contains("\(row.key.scenario)/\(row.key.size)")
    }
    return ResultFile(name: file.name, table: table, record: file.record)
  }
}

extension FindingsBook {
  /// Writes the book: its rows first, then its pages.
  ///
  /// - Parameters:
  ///   - path: The folder, made where it is not there.
  ///   - name: What the user called that folder, for messages.
  /// - Throws: ``InputError`` when a file cannot be composed or written; pages are composed before anything is written.
  public func write(to path: String, named name: String) throws(InputError) {
    let files = try files()
    for (folder, rows) in [(Self.recordName, file), (Self.shapedName, shaped)] {
      guard let rows, var record = rows.record else { continue }
      try AtomicFile.makeDirectories("\(path)/\(folder)", named: "\(name)/\(folder)")
      record.files = [:]
      try RecordFolder.writeRows(
        [RecordFolder.resultsName: rows.table], record, in: "\(path)/\(folder)", named: "\(name)/\(folder)")
    }
    for file in files {
      try AtomicFile.write(file.text, to: "\(path)/\(file.name)", named: "\(name)/\(file.name)")
    }
  }

  /// The first line of each file that differs from what the book would be.
  ///
  /// - Parameter path: The folder of a book that is kept.
  /// - Throws: ``InputError`` for a file that cannot be read.
  public func differences(at path: String) throws(InputError) -> [(file: String, line: Int, composed: String)]
  {
    var differences: [(file: String, line: Int, composed: String)] = []
    for file in try files() {
      let kept = String(
        decoding: try InputFile.bytes(at: "\(path)/\(file.name)", named: file.name), as: UTF8.self)
      if kept == file.text { continue }
      let difference = Self.difference(kept, file.text)
      differences.append((file.name, difference.line, difference.composed))
    }
    return differences
  }

  /// The first line in which a kept text differs from a composed one, counted from 1, and what was composed there.
  public static func difference(_ kept: String, _ composed: String) -> (line: Int, composed: String) {
    let lines = [kept, composed].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    let line = zip(lines[0], lines[1]).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let place = line ?? min(lines[0].count, lines[1].count)
    return (place + 1, place < lines[1].count ? String(lines[1][place]) : "")
  }

  /// The counts of another record that are not those of the book, one sentence each.
  public func differences(from other: ResultTable) -> [String] {
    file.table.exactRows.rows.compactMap { row in
      guard let mine = row.exact else { return nil }
      guard let theirs = other[row.key]?.exact else { return "\(row.key): has no row" }
      guard (mine.min, mine.median, mine.max) != (theirs.min, theirs.median, theirs.max) else { return nil }
      func figure(_ counts: ExactSummary) -> String {
        let usual = counts.min == counts.max ? "" : ", usually \(HumanFigure.grouped(counts.median))"
        return HumanFigure.range(counts) + usual
      }
      return "\(row.key): \(figure(theirs)) now, \(figure(mine)) in the findings"
    }
  }
}
