// SPDX-License-Identifier: Apache-2.0

// Usage: source-reader < FILES > REPORT
//        source-reader prepare < REQUEST > EDITS
//        source-reader cut < REQUESTS > CUTS
//
// Reads Swift files, whose names it finds on standard input, each ended by a zero byte, and writes what they declare, call
// and write as one JSON object (`Report`); or, asked in JSON, what of them is not for a system (`Preparation`), or
// which parts of them hold what does not compile (`Cutter`). A file that cannot be read is left out. Built by the scripts
// against the libraries of the toolchain; no part of the package.

import Foundation

func text(of file: String) -> String? {
  FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
}

func report(on names: Data) -> Report {
  var report = Report()
  var declared: [DeclaredType] = []
  var (shown, mentioned): (Set<String>, Set<String>) = ([], [])
  var handedOn: [String: Set<String>] = [:]
  for name in names.split(separator: 0) {
    let file = String(decoding: name, as: UTF8.self)
    guard let source = text(of: file) else { continue }
    let visitor = SourceVisitor(source, file: file)
    report.files.append(visitor.summary)
    report.types += visitor.report.types
    report.calls += visitor.report.calls
    report.modifiers += visitor.report.modifiers
    report.branches += visitor.report.branches
    report.writes += visitor.report.writes
    report.controls += visitor.report.controls
    report.globals += visitor.report.globals
    declared += visitor.declared
    shown.formUnion(visitor.shown)
    mentioned.formUnion(visitor.mentioned)
    handedOn.merge(visitor.handedOn) { $0.union($1) }
  }
  report.shown = report.readProperties(among: report.shown(shown, handedOn))
  report.published = report.publishedProperties(among: mentioned)
  report.unused = report.unusedObjects(where: mentioned)
  let views = DeclaredType.views(among: declared)
  for index in report.files.indices { report.files[index].views = views[report.files[index].file] ?? [] }
  return report
}

func edits(for request: Preparation.Request) -> [Preparation.Answer] {
  request.files.compactMap { file in
    text(of: file).map { source in
      Preparation.Answer(file: file, edits: Preparation(source, for: request.platform).edits)
    }
  }
}

func cuts(for requests: [CutRequest]) -> [CutAnswer] {
  requests.compactMap { request in
    text(of: request.file).map { CutAnswer(file: request.file, cuts: Cutter.cuts(for: request, in: $0)) }
  }
}

/// What is asked for on the command line, as JSON.
func answer() throws -> Data {
  let input = FileHandle.standardInput.readDataToEndOfFile()
  let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return switch CommandLine.arguments.dropFirst().first {
  case "prepare": try encoder.encode(edits(for: decoder.decode(Preparation.Request.self, from: input)))
  case "cut": try encoder.encode(cuts(for: decoder.decode([CutRequest].self, from: input)))
  default: try encoder.encode(report(on: input))
  }
}

// On a thread of its own, because a long chain of modifiers nests as deep as it is long.
let reading = Thread {
  do {
    FileHandle.standardOutput.write(try answer())
    exit(0)
  } catch {
    FileHandle.standardError.write(Data("source-reader: \(error)\n".utf8))
    exit(2)
  }
}
reading.stackSize = 512 << 20
reading.start()
while true { sleep(1_000) }
