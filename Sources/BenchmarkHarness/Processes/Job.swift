// SPDX-License-Identifier: Apache-2.0
public import BenchmarkResults

/// What a worker is asked to do with one case: the one argument behind its verb, as JSON.
public nonisolated struct Job: Codable, Sendable, Equatable {
  /// What is done.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// The checks only.
    case verify
    /// The checks and the counts.
    case count
    /// The counts once more, for comparison with the first process, and the peak of memory.
    case recount
    /// Instructions only, and references where callgrind counts.
    case instructions
    /// References only, by callgrind, where the kernel counts the instructions.
    case references
    /// The display list after the verified steps.
    case display
    /// The times, in turns with other workers.
    case time
    /// Why bodies run in one step.
    case explain
    /// The timeline of a few steps.
    case trace
    /// The screen after each of a few steps.
    case snapshot
  }

  public var kind: Kind
  public var key: CaseKey
  public var plan: SamplePlan
  /// The process that asks, with which the worker ends; `nil` where a person asks.
  public var parent: Int32?
  /// What texts are measured by; `nil` for deterministic metrics, which programs of other versions know, too.
  public var text: TextChoice?
  /// Where callgrind writes, for what runs under valgrind.
  public var callgrindDumps: String?

  /// Describes a job.
  public init(_ kind: Kind, _ key: CaseKey, _ plan: SamplePlan = SamplePlan()) {
    (self.kind, self.key, self.plan) = (kind, key, plan)
  }

  func measuringTexts(by text: TextChoice) -> Job {
    var job = self
    job.text = text == .grid ? nil : text
    return job
  }
}

/// What a worker hands back.
public nonisolated struct JobResult: Codable, Sendable, Equatable {
  /// The rows; one with an error and no metric when the case failed as a whole.
  public var rows: [ResultRow] = []
  /// Stands for the final display list; `nil` when the job did not look at it, or there is none.
  public var displayDigest: UInt64?
  /// Whether steps look elements up, of `verify`.
  public var searches = false
  /// The display list itself, of `display`.
  public var display: String?
  /// Steps in a sample, of `time`.
  public var batch: Int?
  /// Of `explain`.
  public var causes: CauseGraph?
  /// Of `trace`.
  public var timeline: EventTrace?
  /// Of `snapshot`.
  public var pictures: PictureStrip?

  /// A result with rows, or with nothing yet.
  public init(rows: [ResultRow] = [], displayDigest: UInt64? = nil) {
    (self.rows, self.displayDigest) = (rows, displayDigest)
  }

  /// Whether the case failed as a whole.
  public var hasFailed: Bool { rows.contains { $0.key.metric.isEmpty } }
}
