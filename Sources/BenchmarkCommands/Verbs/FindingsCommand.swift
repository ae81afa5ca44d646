// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// `findings RECORD`: what the rows of a run say to the questions that people ask, a page a question.
struct FindingsCommand: Command {
  static let output = Option(
    "output", letter: "o", value: "DIR",
    brief: "Write the pages into this folder, with the rows that they need.")
  static let check = Option(
    "check", value: "DIR", brief: "Check pages that were written before, and write nothing.",
    detail: """
      Every page must be what its own rows in DIR/record and the sources say, and those rows must
      have the counts of RECORD. Times may differ. A difference ends with 1 and is named.
      """)
  static let marks = Option(
    "marks", value: "FILE",
    brief: "A page with marked figures to fill in, or to check; may be given several times.",
    detail: """
      <!-- figure: RECORD CASE METRIC --> begins a figure and <!-- end --> ends it.
      'table: RECORD SCENARIO/SIZE VARIANT,… METRIC,…' is a table, 'lines: RECORD
      SCENARIO/SIZE' what run prints, 'verdict: DIR QUESTION' an answer.
      """)
  static let sources = Option(
    "sources", value: "DIR", brief: "The checkout that code and rules are cut from; the default is '.'.")
  static let shaped = Option(
    "shaped", value: "FILE", brief: "Add what this record says, which was measured with --text shaped.",
    detail: "It should be of the same commit. Cases that it lacks are told without it.")

  let name = "findings"
  let summary = "What a run says about GeometryReader, Equatable, data, ids, sheets, lists and whole screens."
  let operands = "RECORD"
  let options = [Self.output, Self.check, Self.marks, Self.sources, Self.shaped]
  let discussion = """
    A page a question in Markdown, and a picture: the answer, the two ways to write it, what carries over to
    SwiftUI; folded, every count and interval, and what was published. Figures are read from the rows, code
    from the scenarios. Without --output and --check the index is printed.
    Exit codes: 0 fine · 1 a page or a count differs.
    """

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    try arguments.requireOperands(1...1, operands)
    let record = arguments.operands[0]
    let checkout = arguments.value(Self.sources) ?? "."
    let sources = try FindingSources(checkout: console.path(checkout), named: checkout)
    if let kept = arguments.value(Self.check) {
      return try check(kept, against: try console.results(record), named: record, sources, arguments, console)
    }
    let book = FindingsBook(
      try console.results(record), shaped: try shapedRecord(arguments, console), sources: sources)
    guard book.answersAny else {
      throw InputError(
        "has the rows of no question", advice: "run the default suite with --output first", file: record)
    }
    for question in book.missing {
      let cases = question.cases.prefix(3).map(\.description).joined(separator: ", ")
      console.note(
        "left out: \(question.title) It needs \(question.cases.count) more cases, such as \(cases)")
    }
    guard let name = arguments.value(Self.output) else {
      try console.write(try book.files().last?.text ?? "")
      return .fine
    }
    try book.write(to: console.path(name), named: name)
    console.note("\(name) written")
    for page in try marked(arguments, book, console) where page.filled != page.text {
      try AtomicFile.write(page.filled, to: console.path(page.name), named: page.name)
    }
    return .fine
  }

  private func check(
    _ kept: String, against current: ResultFile, named record: String, _ sources: FindingSources,
    _ arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    let folder = "\(kept)/\(FindingsBook.shapedName)"
    let hasShaped = InputFile.kind(of: console.path(folder)) == .directory
    let book = FindingsBook(
      try console.results("\(kept)/\(FindingsBook.recordName)"),
      shaped: hasShaped ? try console.results(folder) : nil, sources: sources)
    var isKept = true
    for difference in try book.differences(at: console.path(kept)) {
      isKept = false
      console.note(
        "\(kept)/\(difference.file):\(difference.line): not what its rows and sources say; write it again with --output"
      )
      try console.write(line: "should be: \(difference.composed)", .table)
    }
    let counts = book.differences(from: current.table)
    for difference in counts.prefix(20) { try console.write(line: difference, .table) }
    if !counts.isEmpty {
      isKept = false
      console.note(
        "\(kept): \(counts.count) counts are not those of \(record); compose it again from a new record")
    }
    for page in try marked(arguments, book, console) where page.filled != page.text {
      isKept = false
      let line = FindingsBook.difference(page.text, page.filled).line
      console.note(
        "\(page.name):\(line): a marked figure is not what its record says; fill it in with --output")
    }
    if isKept { console.note("\(kept): what it says is what \(record) says") }
    return isKept ? .fine : .regression
  }

  /// The pages with marked figures, as they are and as they should be. All are read before one is written.
  private func marked(
    _ arguments: Arguments, _ book: FindingsBook, _ console: Console
  ) throws -> [(name: String, text: String, filled: String)] {
    let marks = FigureMarks(book) { try console.results($0) }
    return try arguments.values(Self.marks).map { name in
      let text = String(decoding: try InputFile.bytes(at: console.path(name), named: name), as: UTF8.self)
      return (name, text, try marks.filled(text, named: name))
    }
  }

  private func shapedRecord(_ arguments: Arguments, _ console: Console) throws -> ResultFile? {
    guard let name = arguments.value(Self.shaped) else { return nil }
    let file = try console.results(name)
    guard let record = file.record, record.text != RunRecord.gridText else {
      throw InputError(
        "is no record of a run with --text shaped", advice: "measure one with that option", file: name)
    }
    return file
  }
}
