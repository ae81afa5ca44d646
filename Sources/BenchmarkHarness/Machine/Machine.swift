// SPDX-License-Identifier: Apache-2.0
public import BenchmarkResults
import CJemalloc
import CMeasurement
public import Foundation

/// This machine and this build, as a run record names them.
public nonisolated enum Machine {
  /// Describes a run that began at `start` and ends now.
  ///
  /// - Parameters:
  ///   - start: When the run began.
  ///   - commandLine: As typed.
  ///   - directory: Where to ask git for the commit.
  ///   - records: A folder of records, whose files are no change of the code. `results/record` never counts as one.
  ///   - shard: The part of a run that it is; `nil` for all of it.
  ///   - growth: The declared orders of the scenarios that ran.
  ///   - timing: What a reader must know about the times; `nil` when none were taken.
  public static func record(
    start: Date, commandLine: [String], directory: String, records: String? = nil,
    shard: RunRecord.Shard? = nil, growth: [String: [String: GrowthOrder]] = [:],
    timing: RunRecord.Timing? = nil
  ) -> RunRecord {
    let commit = git(["rev-parse", "HEAD"], directory) ?? "unknown"
    return RunRecord(
      machine: machine, commit: commit, isDirty: isDirty(directory, records), toolchain: toolchain,
      jemalloc: jemalloc,
      buildOptions: [BuildConfiguration.isDebug ? "debug" : "release"], commandLine: commandLine,
      start: start,
      end: Date(), shard: shard, growth: growth, timing: timing)
  }

  /// The hardware and its kernel.
  public static var machine: RunRecord.Machine {
    var system = utsname()
    uname(&system)
    let architecture = text(&system.machine)
    return RunRecord.Machine(
      cpu: cpu ?? architecture, cores: ProcessInfo.processInfo.activeProcessorCount,
      kernel: "\(text(&system.sysname)) \(text(&system.release))", architecture: architecture)
  }

  /// Bytes that new processes can have without others losing theirs; `nil` where the system does not say.
  static var availableMemory: Double? {
    func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }
    let line = text("/proc/meminfo")?.split(separator: "\n").first { $0.hasPrefix("MemAvailable:") }
    let system = line?.split(separator: " ").dropFirst().first.flatMap { Double($0) }.map { $0 * 1_024 }
    // A container may have less, and says so in one of these, or none.
    func bytes(_ name: String) -> Double? {
      text("/sys/fs/cgroup/\(name)").flatMap { Double($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    }
    let container = bytes("memory.max").map { $0 - (bytes("memory.current") ?? 0) }
    return [system, container].compactMap { $0 }.min()
  }

  /// The compiler that built this program. The release of Swift is known to the part that a condition can ask
  /// for; the rest is the build of Clang that came with it.
  public static var toolchain: String { "Swift \(swiftRelease) (\(String(cString: cm_compiler_version())))" }

  /// The allocator's version; empty when it is another allocator.
  public static var jemalloc: String {
    var version: UnsafePointer<CChar>?
    var size = MemoryLayout<UnsafePointer<CChar>?>.size
    guard mallctl("version", &version, &size, nil, 0) == 0, let version else { return "" }
    return String(cString: version)
  }

  private static var swiftRelease: String {
    #if compiler(>=6.5)
      "6.5 or later"
    #elseif compiler(>=6.4)
      "6.4"
    #elseif compiler(>=6.3.2)
      "6.3.2 or later"
    #elseif compiler(>=6.3.1)
      "6.3.1"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }

  /// Intel and AMD print a name; ARM prints numbers that stand for one.
  private static var cpu: String? {
    guard let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8) else { return nil }
    func value(_ name: String) -> String? {
      text.split(separator: "\n").first { $0.hasPrefix(name) }?
        .split(separator: ":", maxSplits: 1).last
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    if let name = value("model name") { return name }
    guard let implementer = value("CPU implementer"), let part = value("CPU part") else { return nil }
    return "implementer \(implementer) part \(part)"
  }

  private static func text<Tuple>(_ field: inout Tuple) -> String {
    withUnsafeBytes(of: &field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// Whether files differ from the commit, records left out.
  private static func isDirty(_ directory: String, _ records: String?) -> Bool {
    var paths = [":/", ":(top,exclude,literal)results/record"]
    if let records, let top = git(["rev-parse", "--show-toplevel"], directory),
      let folder = realpath(records, nil)
    {
      defer { free(folder) }
      let path = String(cString: folder)
      if path.hasPrefix(top + "/") {
        paths.append(":(top,exclude,literal)\(path.dropFirst(top.count + 1))")
      }
    }
    let changes = git(["--no-optional-locks", "status", "--porcelain", "--"] + paths, directory)
    return !(changes ?? "").isEmpty
  }

  /// What git prints, without the line end; `nil` when there is no git or no repository.
  private static func git(_ words: [String], _ directory: String) -> String? {
    guard let program = Executables.find("git") else { return nil }
    let place = directory.isEmpty ? "." : directory
    guard
      let child = try? ChildProcess.run(program, ["-C", place] + words, timeout: 20),
      child.ending == .exited(0)
    else { return nil }
    return String(decoding: child.output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
