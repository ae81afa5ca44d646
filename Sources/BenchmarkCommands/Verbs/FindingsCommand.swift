// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// `findings RECORD`: what the rows of a run say to the questions that people ask.
struct FindingsCommand: Command {
  static let output = Option(
    "output", letter: "o", value: "FILE", brief: "Write into this file instead of standard output.")
  static let check = Option(
    "check", value: "FILE", brief: "Compare a page that was written before, and write nothing.",
    detail: """
      Everything but the times and where they were measured must be what this record says: then a page
      that is kept is as true as the record. A difference ends with 1 and is named.
      """)

  static let shaped = Option(
    "shaped", value: "FILE", brief: "Add what this record says, which was measured with --text shaped.",
    detail: "It should be of the same commit. Cases that it lacks are told without it.")

  let name = "findings"
  let summary = "What a run says about GeometryReader, Equatable, data, ids, sheets, lists and whole screens."
  let operands = "RECORD"
  let options = [Self.output, Self.check, Self.shaped]
  let discussion = """
    A page in Markdown: each question with its counts, its times and their intervals, the command that
    measures them, what carries over to SwiftUI, and what was published about it. Every figure is read
    from the rows; a question whose rows are missing says which cases to run.
    """

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    try arguments.requireOperands(1...1, operands)
    let record = arguments.operands[0]
    let page = FindingsPage(try console.results(record), shaped: try shapedRecord(arguments, console))
    guard page.answersAny else {
      throw InputError(
        "has the rows of no question", advice: "run the default suite with --output first", file: record)
    }
    if let kept = arguments.value(Self.check) {
      let bytes = try InputFile.bytes(at: console.path(kept), named: kept)
      guard let difference = page.firstDifference(in: String(decoding: bytes, as: UTF8.self)) else {
        console.note("\(kept): what it says is what \(record) says")
        return .fine
      }
      console.note("\(kept):\(difference.line): not what \(record) says; compose it again with 'findings'")
      try console.write(line: "kept:     \(difference.kept)", .table)
      try console.write(line: "composed: \(difference.composed)", .table)
      return .regression
    }
    guard let name = arguments.value(Self.output) else {
      try console.write(page.markdown)
      return .fine
    }
    try AtomicFile.write(page.markdown, to: console.path(name), named: name)
    console.note("\(name) written")
    return .fine
  }

  private func shapedRecord(_ arguments: Arguments, _ console: Console) throws -> ResultFile? {
    guard let name = arguments.value(Self.shaped) else { return nil }
    let file = try console.results(name)
    guard let record = file.record, record.text != RunRecord.gridText else {
      throw InputError(
        "is no record of a run with --text shaped", advice: "measure one: 'run --text shaped'", file: name)
    }
    return file
  }
}
