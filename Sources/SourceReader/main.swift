// SPDX-License-Identifier: Apache-2.0

// Usage: source-reader < FILES > REPORT
//
// Reads Swift files, whose names it finds on standard input, each ended by a zero byte, and writes what they declare, call
// and write as one JSON object (`Report`). A file that cannot be read is left out. Built by the scripts against the
// libraries of the toolchain; no part of the package.

import Foundation

func readAll() throws -> Report {
  let names = FileHandle.standardInput.readDataToEndOfFile().split(separator: 0)
  var report = Report()
  var declared: [DeclaredType] = []
  var shown: Set<String> = []
  for name in names {
    let file = String(decoding: name, as: UTF8.self)
    guard let data = FileManager.default.contents(atPath: file) else { continue }
    let visitor = SourceVisitor(String(decoding: data, as: UTF8.self), file: file)
    report.files.append(visitor.summary)
    report.types += visitor.report.types
    report.calls += visitor.report.calls
    report.modifiers += visitor.report.modifiers
    report.branches += visitor.report.branches
    report.writes += visitor.report.writes
    report.controls += visitor.report.controls
    declared += visitor.declared
    shown.formUnion(visitor.shown)
  }
  // An extension may read what the declaration in another file has.
  let wrapped = report.types.flatMap { type in
    type.properties.filter { $0.wrapper != nil }.map { "\(type.name).\($0.name)" }
  }
  report.shown = Set(wrapped).intersection(shown).sorted()
  let views = DeclaredType.views(among: declared)
  for index in report.files.indices { report.files[index].views = views[report.files[index].file] ?? [] }
  return report
}

// On a thread of its own, because a long chain of modifiers nests as deep as it is long.
let reading = Thread {
  do {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    FileHandle.standardOutput.write(try encoder.encode(readAll()))
    exit(0)
  } catch {
    FileHandle.standardError.write(Data("source-reader: \(error)\n".utf8))
    exit(2)
  }
}
reading.stackSize = 512 << 20
reading.start()
while true { sleep(1_000) }
