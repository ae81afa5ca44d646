// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation
import Survey

/// The file that --page names.
struct SurveyPageFile {
  private let name: String
  private let console: Console

  /// - Throws: ``InputError`` where no file can be written.
  init(_ name: String, _ console: Console) throws {
    (self.name, self.console) = (name, console)
    let path = console.path(name)
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let folder = (path as NSString).deletingLastPathComponent
    guard !(isThere && isFolder.boolValue), access(folder, W_OK | X_OK) == 0 else {
      throw InputError(
        "no page can be written there", advice: "name a file in a folder that can be written into", file: name
      )
    }
  }

  /// Draws the screens and writes the page, as a whole or not at all.
  @MainActor func write(
    _ outcome: SurveyRunner.Outcome, _ screens: [SurveyScreen], _ sources: SourceMap, engine: String,
    _ runner: SurveyRunner
  ) throws {
    let drawn = try runner.pictures(SurveyPicture.orders(for: outcome.steps, outcome.advice))
    if drawn.interruption != nil { return }
    let page = SurveyPage(
      engine: engine, screens: screens, steps: outcome.steps, advice: outcome.advice, sources: sources,
      pictures: drawn.pictures
    ) { file in
      (try? InputFile.bytes(at: console.path(file), named: file, limit: 10 << 20)).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    try AtomicFile.write(page.html, to: console.path(name), named: name)
    console.note("page written: \(name)")
  }
}
