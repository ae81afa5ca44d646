// SPDX-License-Identifier: Apache-2.0
public import BenchmarkResults
import Foundation

/// A benchmark executable and what it says about itself.
public nonisolated struct BenchmarkProgram: Sendable {
  /// The hidden verb that prints the description.
  public static let verb = "describe-program"
  /// Of the conversation between a comparison and the programs it runs.
  static let protocolVersion = 4

  /// As the user named it.
  public let name: String
  public let path: String
  /// The cases of usual sizes.
  public let cases: [CaseKey]
  /// Those of sizes that are measured where they are asked for.
  public let optionalCases: [CaseKey]
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
    let line = String(decoding: text, as: UTF8.self)
    guard let description = Message.value(Description.self, from: line),
      description.version == Self.protocolVersion
    else {
      throw InputError("does not describe itself as this version does", advice: advice, file: name)
    }
    (self.name, self.path) = (name, path)
    (configuration, toolchain, jemalloc) = (
      description.configuration, description.toolchain, description.jemalloc
    )
    (cases, optionalCases) = (description.cases, description.optionalCases ?? [])
    measures = description.measures
  }

  /// This program itself, with the cases that are to be run.
  public init(own cases: [CaseKey]) {
    (name, path, self.cases, optionalCases) = ("this program", Executables.own, cases, [])
    configuration = BuildConfiguration.isDebug ? "debug" : "release"
    (toolchain, jemalloc, measures) = (Machine.toolchain, Machine.jemalloc, [:])
  }

  /// Whether the program has a case, of a usual size or not.
  func has(_ key: CaseKey) -> Bool { cases.contains(key) || optionalCases.contains(key) }

  /// What the hidden verb prints.
  private struct Description: Codable {
    /// Of the conversation, first of all: a program of another version has other messages.
    var version: Int
    var configuration: String
    var toolchain: String
    var jemalloc: String
    var cases: [CaseKey]
    /// Missing in what a program says that was built earlier.
    var optionalCases: [CaseKey]?
    var measures: [String: String]
  }

  /// A program's description of itself, as one line.
  @MainActor public static func description(of catalog: Catalog) throws -> String {
    let measures = catalog.scenarios.map { ($0.name, $0.measures.rawValue) }
    let usual = Set(catalog.cases)
    return try Message.line(
      Description(
        version: protocolVersion, configuration: BuildConfiguration.isDebug ? "debug" : "release",
        toolchain: Machine.toolchain, jemalloc: Machine.jemalloc, cases: catalog.cases,
        optionalCases: catalog.allCases.filter { !usual.contains($0) },
        measures: Dictionary(uniqueKeysWithValues: measures))) + "\n"
  }
}
