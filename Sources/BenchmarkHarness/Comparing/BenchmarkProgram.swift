// SPDX-License-Identifier: Apache-2.0
public import BenchmarkResults
import Foundation

/// A benchmark executable and what it says about itself.
public nonisolated struct BenchmarkProgram: Sendable {
  /// The hidden verb that prints the description.
  public static let verb = "describe-program"
  /// Of the conversation between a comparison and the programs it runs.
  static let protocolVersion = 3

  /// As the user named it.
  public let name: String
  public let path: String
  public let cases: [CaseKey]
  /// `release` or `debug`.
  public let configuration: String
  public let toolchain: String
  public let jemalloc: String
  /// What each scenario measures: `step`, `mount` and so on.
  public let measures: [String: String]

  /// Asks a program.
  ///
  /// - Throws: `InputError` when it is not there, cannot be run, or does not answer like a benchmark executable.
  public init(named name: String, at path: String) throws(InputError) {
    let advice = "name an executable built from a package with this version's BenchmarkCommands"
    switch InputFile.kind(of: path) {
    case .missing: throw InputError("no such program", advice: advice, file: name)
    case .directory: throw InputError("is a directory", advice: advice, file: name)
    case .file: break
    }
    guard access(path, X_OK) == 0 else {
      throw InputError("cannot be run: no permission", advice: advice, file: name)
    }
    var text: [UInt8] = []
    do {
      let child = try ChildProcess.run(path, [Self.verb], timeout: 20)
      guard child.ending == .exited(0) else {
        throw InputError("does not describe itself", advice: advice, file: name)
      }
      text = child.output
    } catch let error as InputError {
      throw error
    } catch {
      throw InputError("cannot be run: \(error)", advice: advice, file: name)
    }
    guard let description = Self.parse(String(decoding: text, as: UTF8.self)) else {
      throw InputError("does not describe itself as this version does", advice: advice, file: name)
    }
    (self.name, self.path) = (name, path)
    (configuration, toolchain, jemalloc) = (description.words[0], description.words[1], description.words[2])
    (cases, measures) = (description.cases, description.measures)
  }

  /// This program itself, with the cases that are to be run.
  public init(own cases: [CaseKey]) {
    (name, path, self.cases) = ("this program", Executables.own, cases)
    configuration = BuildConfiguration.isDebug ? "debug" : "release"
    (toolchain, jemalloc, measures) = (Machine.toolchain, Machine.jemalloc, [:])
  }

  /// What the hidden verb prints: a line each for protocol, configuration, toolchain and allocator, then a line a
  /// case.
  @MainActor public static func description(of catalog: Catalog) -> String {
    let head = [
      "benchmark-program \(protocolVersion)", BuildConfiguration.isDebug ? "debug" : "release",
      Machine.toolchain, Machine.jemalloc,
    ]
    let cases = catalog.scenarios.flatMap { scenario in
      scenario.cases.map { "\($0.scenario) \($0.variant) \($0.size) \(scenario.measures.rawValue)" }
    }
    return (head + cases).map { $0 + "\n" }.joined()
  }

  private static func parse(
    _ text: String
  ) -> (words: [String], cases: [CaseKey], measures: [String: String])? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 5, lines[0] == "benchmark-program \(protocolVersion)", lines.last == "" else {
      return nil
    }
    var cases: [CaseKey] = []
    var measures: [String: String] = [:]
    for line in lines.dropFirst(4).dropLast() {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 4, let size = Int(words[2]) else { return nil }
      cases.append(CaseKey(scenario: words[0], variant: words[1], size: size))
      measures[words[0]] = words[3]
    }
    return (lines[1...3].map(String.init), cases, measures)
  }
}
