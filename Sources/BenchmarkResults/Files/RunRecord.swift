// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a result file cannot say about itself: the code, the machine and the call behind it. `run.json`.
public struct RunRecord: Hashable, Sendable {
  /// Of the file format; a reader refuses a higher one.
  public static let schemaVersion = 2

  /// Where it ran.
  public struct Machine: Hashable, Sendable {
    /// The processor's own name.
    public var cpu: String
    /// Logical processors.
    public var cores: Int
    /// Name and release of the kernel.
    public var kernel: String
    /// As `uname -m` spells it.
    public var architecture: String

    /// Describes a machine.
    public init(cpu: String, cores: Int, kernel: String, architecture: String) {
      self.cpu = cpu
      self.cores = cores
      self.kernel = kernel
      self.architecture = architecture
    }
  }

  /// A part of a run that was split over several machines.
  public struct Shard: Hashable, Sendable, CustomStringConvertible {
    /// The most parts there may be.
    public static let highestCount = 10_000

    /// From 1 to ``count``.
    public var index: Int
    public var count: Int

    /// Names a part.
    public init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }

    /// As given to `--shard`.
    public var description: String { "\(index)/\(count)" }
  }

  /// What a reader must know about the times of a run.
  public struct Timing: Hashable, Sendable {
    /// Scenarios at a size whose variants were timed together.
    public var groups: Int
    /// Those, as `scenario/size`, that found no quiet moments: their intervals are wide.
    public var disturbed: [String]
    /// What kept the times from being taken as usual, in sentences.
    public var notes: [String]

    /// Describes how times were taken.
    public init(groups: Int, disturbed: [String] = [], notes: [String] = []) {
      self.groups = groups
      self.disturbed = disturbed
      self.notes = notes
    }

    /// The sentences for people, those about quiet moments included; none when there is nothing to say.
    public var remarks: [String] {
      guard !disturbed.isEmpty else { return notes }
      let names = disturbed.prefix(3).joined(separator: ", ") + (disturbed.count > 3 ? ", …" : "")
      return notes + ["no quiet moments in \(disturbed.count) of \(groups): wide intervals in \(names)"]
    }
  }

  public var machine: Machine
  /// The full hash, or `unknown` outside a repository.
  public var commit: String
  /// Whether files differed from the commit.
  public var isDirty: Bool
  /// The compiler's version.
  public var toolchain: String
  /// The allocator's version.
  public var jemalloc: String
  /// Configuration and flags that change generated code: `release`.
  public var buildOptions: [String]
  /// The call, program first.
  public var commandLine: [String]
  /// Files keep whole seconds, in UTC.
  public var start: Date
  public var end: Date
  /// What texts were measured by: ``gridText``, or the fonts and libraries with their versions.
  public var text = RunRecord.gridText
  /// Deterministic metrics, which every run has unless it says otherwise.
  public static let gridText = "grid"
  /// `nil` for a whole run.
  public var shard: Shard?
  /// Declared orders, by scenario and metric; what is not declared is not judged.
  public var growth: [String: [String: GrowthOrder]]
  /// `nil` for a run without times.
  public var timing: Timing?

  /// The files beside `run.json`, by name; ``RecordFolder`` fills them in.
  public var files: [String: FileDigest]

  /// Describes a run.
  public init(
    machine: Machine, commit: String, isDirty: Bool, toolchain: String, jemalloc: String,
    buildOptions: [String], commandLine: [String], start: Date, end: Date, shard: Shard? = nil,
    growth: [String: [String: GrowthOrder]] = [:], timing: Timing? = nil,
    files: [String: FileDigest] = [:]
  ) {
    self.machine = machine
    self.commit = commit
    self.isDirty = isDirty
    self.toolchain = toolchain
    self.jemalloc = jemalloc
    self.buildOptions = buildOptions
    self.commandLine = commandLine
    self.start = start
    self.end = end
    self.shard = shard
    self.growth = growth
    self.timing = timing
    self.files = files
  }

  /// Why allocation, byte and instruction counts of two runs may not be compared, one reason each; empty when
  /// they may.
  public func differences(from old: RunRecord) -> [String] {
    let pairs = [
      ("architecture", old.machine.architecture, machine.architecture),
      ("toolchain", old.toolchain, toolchain),
      ("jemalloc", old.jemalloc, jemalloc),
      ("text", old.text, text),
      ("build options", old.buildOptions.joined(separator: " "), buildOptions.joined(separator: " ")),
    ]
    return pairs.filter { $0.1 != $0.2 }.map { "\($0.0) was \($0.1), is \($0.2)" }
  }

  /// The commit as people say it, with a mark when files differed from it.
  public var shortCommit: String { commit.prefix(10) + (isDirty ? "+" : "") }

  /// The day of the start, in UTC: `2026-01-31`.
  public var startDay: String { UTC.day(of: start) }

  /// The start, in UTC: `2026-01-31T23:59:59Z`.
  public var startText: String { UTC.text(of: start) }
}
