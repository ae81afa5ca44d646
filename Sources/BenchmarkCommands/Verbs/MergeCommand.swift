// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// `merge FILE…`: joins the parts of a run that was split by `--shard`.
struct MergeCommand: Command {
  static let output = Option(
    "output", letter: "o", value: "DIR", brief: "Write a record into a fresh folder inside DIR.",
    detail: "Without it the rows go to standard output as CSV.")

  let name = "merge"
  let summary = "Joins the parts of a run that was split over machines."
  let operands = "FILE…"
  let options = [Self.output]
  let discussion = """
    Every part must come from the same code and toolchain, and no row may be in two parts. When the
    parts say which shard they are, all of them must be there: a missing one ends with 1 and nothing
    is written.
    """

  func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    try arguments.requireOperands(1...Int.max, operands)
    var files: [ResultFile] = []
    for name in arguments.operands { files.append(try console.results(name)) }
    let merged = try ResultMerge.merge(files)
    if let missing = merged.missing, !missing.isEmpty {
      console.note("missing: shard \(missing.joined(separator: ", ")); run it and merge again")
      return .regression
    }
    if merged.missing == nil {
      console.note("not checked whether all parts are there: they do not say which shard they are")
    }
    guard let parent = arguments.value(Self.output) else {
      try console.write(CSVWriter.text(of: merged.table))
      return .fine
    }
    guard let record = merged.record else {
      throw InputError(
        "--output needs the run.json of every part", advice: "give record folders instead of CSV files")
    }
    var screens: [PictureStrip] = []
    for file in files {
      for screen in try RecordedScreens.read(of: file.record, at: console.path(file.name), named: file.name)
      where !screens.contains(where: { $0.name == screen.name }) { screens.append(screen) }
    }
    try console.write(
      try RecordFolder.write(merged.table, record, under: console.path(parent), screens: screens) + "\n")
    return .fine
  }
}
