// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The executable of ill-behaved scenarios, built beside the tests.
package enum Fixture {
  package static var path: String {
    // The tests' own program.
    let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: own ?? CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("harness-fixture").path
  }

  /// What a call of it printed and returned.
  package struct Answer {
    package var output: String
    package var talk: String
    package var code: Int32
  }

  /// Calls it in a directory and waits.
  ///
  /// - Parameter whenTalking: Called with the process's number and what it has written to standard error so far.
  package static func call(
    _ words: [String], in directory: String? = nil, environment: [String: String] = [:],
    whenTalking: (pid_t, String) -> Void = { _, _ in }
  ) throws -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
    let output = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: output)
    defer { try? FileManager.default.removeItem(at: output) }
    // A file, because nobody reads this stream while the other one is followed.
    process.standardOutput = try FileHandle(forWritingTo: output)
    let errors = Pipe()
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    var talk = Data()
    while true {
      let more = errors.fileHandleForReading.availableData
      if more.isEmpty { break }
      talk += more
      whenTalking(process.processIdentifier, String(decoding: talk, as: UTF8.self))
    }
    process.waitUntilExit()
    return Answer(
      output: try String(contentsOf: output, encoding: .utf8), talk: String(decoding: talk, as: UTF8.self),
      code: process.terminationStatus)
  }

  /// Gives a fresh directory to a closure and removes it afterwards.
  package static func inDirectory<Value>(_ body: (String) throws -> Value) throws -> Value {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "harness-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url.path)
  }
}
