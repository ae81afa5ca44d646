// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation

/// The screen's own code, among the functions of a program.
enum ClientCode {
  /// Whether a file is one of this package's: in a target beside this one, or made by a macro, which nobody has written.
  static func isOwn(_ file: String) -> Bool { file.hasPrefix(package) || file.contains("/@__swiftmacro") }
  private static let package =
    (#filePath as String).components(separatedBy: "/Survey/").dropLast()
    .joined(separator: "/Survey/") + "/"

  /// A place as the user calls the file; one that nobody named is called by its last name.
  static func place(_ file: String, line: Int, column: Int, _ sources: SourceMap) -> SourceMap.Place {
    let name = (file as NSString).lastPathComponent
    return SourceMap.Place(file: sources.file(id(file)) ?? name, line: line, column: column)
  }

  /// The module and the name, as the compiler has them: files of a module lie in a folder of its name.
  private static func id(_ file: String) -> String {
    file.split(separator: "/").suffix(2).joined(separator: "/")
  }

  /// Says of each write which line did it, where the toolchain has a program that reads what the compiler noted of lines.
  static func locateWrites(of steps: inout [SurveyStep], in program: String, _ sources: SourceMap) {
    let addresses = Set(steps.lazy.flatMap(\.writes).flatMap(\.callers)).sorted()
    guard !addresses.isEmpty, let frames = frames(at: addresses, in: program) else { return }
    for step in steps.indices {
      for write in steps[step].writes.indices {
        let own = steps[step].writes[write].callers.lazy.flatMap { frames[$0] ?? [] }.first { frame in
          frame.line > 0
            && (sources.isEmpty
              ? !isOwn(frame.file) && FileManager.default.fileExists(atPath: frame.file)
              : sources.file(id(frame.file)) != nil)
        }
        steps[step].writes[write].place = own.map {
          place($0.file, line: $0.line, column: $0.column, sources)
        }
      }
    }
  }

  private struct Frame: Decodable {
    var file: String
    var line: Int
    var column: Int
    enum CodingKeys: String, CodingKey { case file = "FileName", line = "Line", column = "Column" }
  }

  private struct Answer: Decodable {
    var address: String
    var frames: [Frame]?
    enum CodingKeys: String, CodingKey { case address = "Address", frames = "Symbol" }
  }

  /// What stands at addresses of a program: functions that were put into others one by one, the innermost first.
  private static func frames(at addresses: [UInt64], in program: String) -> [UInt64: [Frame]]? {
    let words = ["--obj=\(program)", "--output-style=JSON"] + addresses.map { "0x" + String($0, radix: 16) }
    guard let symbolizer, let child = try? ChildProcess.run(symbolizer, words, timeout: 60),
      child.ending == .exited(0)
    else { return nil }
    let answers = try? JSONDecoder().decode([Answer].self, from: Data(child.output))
    return answers.map { answers in
      Dictionary(
        answers.compactMap { answer in
          UInt64(answer.address.dropFirst(2), radix: 16).map { ($0, answer.frames ?? []) }
        }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// In the toolchain, beside the compiler.
  private static var symbolizer: String? {
    let compiler = Executables.find("swiftc").map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    let beside = compiler.map { ($0 as NSString).deletingLastPathComponent + "/llvm-symbolizer" }
    return [beside, Executables.find("llvm-symbolizer")].compactMap(\.self).first { access($0, X_OK) == 0 }
  }
}
