// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import CMeasurement
import Foundation
import ViewEngine

/// The hidden way into a benchmark executable: the process that does one job with one case.
public struct Worker {
  /// The word that a worker's command line begins with; the job follows.
  public nonisolated static let verb = "do-job"

  private let job: Job
  private let scenario: AnyScenario
  private let text: (measuring: any TextMeasuring, name: String)

  /// Takes up a job.
  ///
  /// - Throws: `CheckFailure` when the catalogue has no such case; `InputError` when texts cannot be measured so.
  public init(_ job: Job, in catalog: Catalog) throws {
    guard let scenario = catalog[job.key.scenario], scenario.make(job.key.variant, job.key.size) != nil else {
      throw CheckFailure("there is no case \(job.key)")
    }
    let choice = job.text ?? .grid
    (self.job, self.scenario, text) = (job, scenario, (try choice.measuring(), try choice.name()))
  }

  /// Does the job. A failed check is a row, not an error.
  ///
  /// - Parameter turns: When to sample, for `time`.
  public func result(turns: TurnQueue = TurnQueue(answers: -1)) async -> JobResult {
    do {
      return try await work(turns)
    } catch {
      return JobResult(rows: [ResultRow(failed: job.key, error: ResultError(.checkFailed, "\(error)"))])
    }
  }

  private func work(_ turns: TurnQueue) async throws -> JobResult {
    let (key, plan) = (job.key, job.plan)
    var result = JobResult()
    switch job.kind {
    case .verify:
      let verification = try await verification()
      result.displayDigest = verification.display.map { digest(of: $0.description) }
      result.searches = verification.searches
    case .display:
      result.display = try await verification().display?.description ?? ""
    case .count:
      result.displayDigest = try await verification().display.map { digest(of: $0.description) }
      result.rows = try await CountMeasurement(scenario, instance, plan).rows(key)
    case .recount:
      result.rows = try await CountMeasurement(scenario, instance, plan).rows(key)
      let peak = Double(cm_peak_resident_bytes())
      result.rows.append(ResultRow(sampled: [peak], of: .peakResidentBytes, in: key))
    case .time:
      result.batch = try await TimeMeasurement(try await makeAction(scenario, instance), plan, turns).batch
    case .explain:
      result.causes = try await Explanation(scenario, instance, key, step: plan.warmUpSteps).graph
    case .trace:
      result.timeline = try await FrameTrace(scenario, instance, key, steps: plan.countedSteps, plan).trace
    case .snapshot:
      let capture = try await PictureCapture(
        scenario, instance, key, first: plan.warmUpSteps, count: plan.countedSteps)
      result.pictures = PictureStrip(name: "\(key)", text: text.name, pictures: capture.pictures)
    case .instructions, .references:
      let counter = try InstructionCounter(dumps: job.callgrindDumps.map(CallgrindDumps.init(path:)))
      let counted = try await InstructionMeasurement(scenario, instance, plan, counter)
      result.rows = counted.rows(key, onlyReferences: job.kind == .references)
    }
    return result
  }

  private func verification() async throws -> Verification {
    try await Verification(scenario, instance, job.plan)
  }

  /// A fresh value of the scenario; the initialiser made sure that there is one.
  private var instance: any ScenarioInstance {
    guard let instance = scenario.make(job.key.variant, job.key.size) else {
      preconditionFailure("the case \(job.key) was there a moment ago")
    }
    instance.textMeasuring = text.measuring
    return instance
  }
}

// MARK: - The process

extension Worker {
  /// The words of a command line that asks for a job.
  nonisolated static func arguments(_ job: Job) throws(CheckFailure) -> [String] {
    var job = job
    job.parent = getpid()
    return [verb, try Message.line(job)]
  }

  /// Does the job and writes the result to where standard output went; whatever else is printed goes to standard
  /// error.
  ///
  /// - Parameters:
  ///   - words: What stands behind the verb.
  ///   - catalog: Where the case is looked for.
  /// - Returns: The exit code: 0 when a result was written, else 2.
  public static func run(_ words: [String], catalog: Catalog) async -> Int32 {
    guard words.count == 1, let job = Message.value(Job.self, from: words[0]) else {
      complain("'\(verb)' is for this program itself; use 'run'")
      return 2
    }
    // Under valgrind the parent is the same process: valgrind runs the program inside itself.
    if let parent = job.parent { cm_die_with_parent(parent) }
    DelayedWork.followHosts()
    let output = cm_divert_standard_output()
    guard output >= 0 else {
      complain("standard output cannot be kept: \(String(cString: strerror(errno)))")
      return 2
    }
    do {
      let result = try await Worker(job, in: catalog).result(turns: TurnQueue(answers: output))
      let line = try Message.line(result)
      fflush(nil)
      return Descriptor.writeAll("\(line)\n", to: output) ? 0 : 2
    } catch {
      complain("\(error)")
      return 2
    }
  }

  /// Runs what the main actor is asked to do, on this thread, until the process ends.
  public static func drainMainQueue() -> Never {
    cm_drain_main_queue()
    complain("the main queue cannot be served: \(String(cString: strerror(errno)))")
    exit(2)
  }

  private nonisolated static func complain(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
