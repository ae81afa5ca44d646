// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The checks of the driver that `scripts/sanitize` runs under the sanitizers, here as they are: in processes of their
/// own, because a fault of memory or of the stack ends one.
@Suite struct SoundnessDriverTests {
  private struct Outcome {
    let output: String
    let isFine: Bool
  }

  private func run(_ arguments: [String], depth: Int = 10_000) throws -> Outcome {
    let process = Process()
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    process.executableURL = URL(fileURLWithPath: own).deletingLastPathComponent()
      .appendingPathComponent("soundness-driver")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["DEPTH": "\(depth)"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      output: String(decoding: data, as: UTF8.self),
      isFine: process.terminationReason == .exit && process.terminationStatus == 0)
  }

  @Test(
    "What a client keeps answers afterwards; other threads lose nothing; a dropped host leaves nothing",
    arguments: ["kept", "lasting", "threads", "dropped"])
  func checks(group: String) throws {
    let outcome = try run([group])
    #expect(outcome.isFine, "\(outcome.output)")
  }

  @Test(
    "Views nest ten thousand deep, whatever makes them nest",
    arguments: ["stacks", "erased", "groups", "bodies", "readers", "values", "lazy"])
  func depth(kind: String) throws {
    let outcome = try run(["depth.\(kind)"])
    #expect(outcome.isFine, "\(outcome.output)")
  }

  // Each level of these hands the values of all deeper ones on. A debug build copies them, so it tries a tenth of the
  // depth: ten thousand took minutes and gigabytes, and held.
  private static let dearDepth: Int = {
    #if DEBUG
      return 1_000
    #else
      return 10_000
    #endif
  }()

  @Test(
    "Modifiers and what must be measured nest ten thousand deep",
    arguments: ["modifiers", "environment", "measured"])
  func dearDepth(kind: String) throws {
    let outcome = try run(["depth.\(kind)"], depth: Self.dearDepth)
    #expect(outcome.isFine, "\(outcome.output)")
  }

  @Test("A view that contains itself without end is an error that names it")
  func endless() throws {
    let outcome = try run(["depth.endless"])
    #expect(outcome.isFine, "\(outcome.output)")
  }
}
