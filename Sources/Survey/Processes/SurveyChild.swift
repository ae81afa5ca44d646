// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import CMeasurement
import EngineBase
import Foundation

/// The hidden way into an executable with previews: the process that tries out one screen.
@MainActor
public enum SurveyChild {
  /// The word that the command line of such a process begins with.
  public static let verb = "survey-screen"

  /// The exit code of a process whose steps have changed what outlives the screen, so that it shows something else to the next
  /// step: in another process it is as it was.
  static let needsAnotherProcess: Int32 = 3
  /// The exit code of a process whose step has changed what outlives the screen: the other looks at it need processes of their
  /// own.
  static let needsProcessForEachLook: Int32 = 4

  /// What the process is to do, one line of JSON on its command line.
  struct Order: Codable {
    var screen: String
    /// The first step to do, by its place in the plan.
    var first = 0
    /// Whether it is the second process, which only counts.
    var isRecount = false
    /// Whether no more than that one is done, to find out why a process ended in it.
    var isOnlyOne = false
    /// The step to take one look at, instead of all steps.
    var looks: SurveyLooks?
    /// Whether times are taken.
    var isTimed = true
    /// What steps that other processes have done led to.
    var found = SurveyPlan.Found()
    /// The changes to try, instead of the steps as they are; `nil` for a process that does those.
    var candidates: [SurveyCandidate]?
    /// Before it tries changes, it finds out what the actions of bodies do that ran in vain: in which part of the steps.
    var actions: Part?
    struct Part: Codable {
      var index = 0
      var count = 1
    }
    /// Changes that save something, to find out which of them do beside each other; instead of the steps.
    var savings: [SurveyCandidate]?
    /// The names of the steps that changes are tried in, or that are done with more rows.
    var only: Set<String> = []
    /// The pictures to draw, instead of the steps.
    var pictures: [SurveyPicture.Order]?
    /// How many times over lists show their elements, to do each step with that alone; `nil` for the steps as they are.
    var copies: Int?
    /// Seconds for one step.
    var limit: UInt32
    /// Seconds for all of them: what is not done by then is left.
    var share = UInt32.max
    /// Where it works, so that files without a folder are found in nobody's way.
    var folder = ""
    /// The process with which it ends.
    var parent = getpid()
  }

  /// A line of its report.
  struct Line: Codable {
    /// The step that begins: its place in the plan, and who it is; or the place of the change that is tried next.
    var begins: Int?
    var step: SurveyStep?
    /// A step with looks that are left.
    var looks: SurveyLooks?
    /// What all steps up to this one have led to, where it led to more.
    var found: SurveyPlan.Found?
    /// Controls that were not operated, or changes that were not tried: the last line, which says that the process came to its
    /// end.
    var omitted: Int?
    /// Whether there was no time for some of them.
    var isLate: Bool?
    /// What came of trying a change.
    var trial: SurveyTrial?
    /// A change that saves something beside those of the lines before.
    var kept: SurveyCandidate?
    /// A step with more rows, by its name.
    var sized: String?
    var size: SurveyStep.Size?
    /// A picture that was asked for.
    var picture: SurveyPicture?
    /// Bodies that looked as if they had run in vain, and whose actions do something else; `nil` where that was not tried.
    var acting: [SurveyTrials.Acting]?
  }

  /// Tries the screen out and reports each step as soon as it is done; whatever else is printed goes to standard error.
  ///
  /// - Parameter words: What stands behind the verb.
  /// - Returns: The exit code.
  public static func run(_ words: [String]) async -> Int32 {
    guard words.count == 1, let order = Message.value(Order.self, from: words[0]) else {
      FileHandle.standardError.write(Data("'\(verb)' is for this program itself; use 'survey'\n".utf8))
      return 2
    }
    cm_die_with_parent(order.parent)
    if order.isOnlyOne { cm_trace_aborts() }
    // Answers from outside are another screen each time, and take their time; a process that may not ask has none.
    _ = cm_refuse_network()
    HostContext.hasOneHost = true
    DelayedWork.followHosts()
    if cm_take_tasks() { MainActorTurn.letOthersRest = cm_let_others_rest }
    let output = cm_divert_standard_output()
    guard output >= 0 else { return 2 }
    if !order.folder.isEmpty { _ = FileManager.default.changeCurrentDirectoryPath(order.folder) }
    do {
      guard let screen = try PreviewScreen.all().first(where: { $0.name == order.screen }) else { return 2 }
      // The first one stands for mounting, which is what finding the controls takes.
      let mount = SurveyStep(
        screen: screen.name, screenTitle: screen.title, name: SurveyPlan.mount, title: "Mount")
      try send(Line(begins: 0, step: mount), to: output)
      alarm(order.limit)
      let end = Clock.monotonic + UInt64(order.share) * 1_000_000_000
      let survey = try await ScreenSurvey(
        screen, folder: order.folder.isEmpty ? nil : order.folder, found: order.found)
      if order.candidates != nil || order.savings != nil {
        return try await tryChanges(on: survey, order, until: end, to: output)
      }
      if let pictures = order.pictures {
        return try await each(of: pictures, order, to: output) { wanted in
          Line(picture: try await survey.picture(of: wanted))
        }
      }
      if let copies = order.copies {
        let steps = survey.plan.steps.filter { order.only.contains($0.name) }
        return try await each(of: steps, order, to: output) { step in
          Line(sized: step.name, size: try await survey.size(step, copies: copies))
        }
      }
      if var looks = order.looks {
        await survey.lookOnce(&looks)
        alarm(0)
        try send(Line(looks: looks, found: survey.plan.found), to: output)
        return 0
      }
      return try await doSteps(on: survey, order, until: end, to: output)
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      return 2
    }
  }

  /// Does one step of the plan after the other.
  ///
  /// - Returns: The exit code.
  private static func doSteps(
    on survey: ScreenSurvey, _ order: Order, until end: UInt64, to output: Int32
  ) async throws -> Int32 {
    var (index, late, told) = (order.first, 0, order.found.count)
    // Steps lead to more of them.
    while index < survey.plan.steps.count {
      defer { index += 1 }
      if order.isOnlyOne, index > order.first { break }
      if index > 0, Clock.monotonic > end {
        late += 1
        continue
      }
      let step = survey.plan.steps[index]
      var next: SurveyPlan.Step? = step
      while let current = next {
        var looks = SurveyLooks(
          at: current, screen: survey.screen.name, title: survey.screen.title, isRecount: order.isRecount,
          isTimed: order.isTimed)
        try send(Line(begins: index, step: looks.result), to: output)
        // A step that does not end in time ends the process; the others go on in another one.
        alarm(order.limit)
        var change = await survey.finish(&looks)
        if change != nil, looks.isUntouched, current.name == step.name {
          // Steps before it have changed the screen; where there were none, it changes by itself.
          if index > order.first { return needsAnotherProcess }
          await survey.lookOnce(&looks)
          change = await survey.finish(&looks)
        }
        alarm(0)
        let found = survey.plan.found
        let more = found.count > told ? found : nil
        if change != nil {
          try send(Line(looks: looks, found: more), to: output)
          return needsProcessForEachLook
        }
        try send(Line(step: looks.outcome, found: more), to: output)
        told = found.count
        next = looks.next
      }
    }
    try send(Line(omitted: survey.plan.omitted + late, isLate: late > 0), to: output)
    return 0
  }

  /// Tries changes out, and reports each as soon as it is known what comes of it.
  private static func tryChanges(
    on survey: ScreenSurvey, _ order: Order, until end: UInt64, to output: Int32
  ) async throws -> Int32 {
    let candidates = order.candidates ?? []
    var tried = 0
    do {
      let trials = try await SurveyTrials(
        survey, only: order.only, recordsWaste: order.savings == nil, isTimed: order.isTimed
      ) {
        // An empty line says that it is at work.
        try? send(Line(), to: output)
        alarm(order.limit)
        if Clock.monotonic > end { throw SurveyTrials.OutOfTime() }
      }
      if let part = order.actions {
        try send(Line(acting: try await trials.acting(part: part.index, of: part.count)), to: output)
      }
      for candidate in candidates {
        try send(Line(begins: tried), to: output)
        try send(Line(trial: try await trials.trial(candidate)), to: output)
        tried += 1
      }
      try await trials.keep(order.savings ?? []) { try send(Line(kept: $0), to: output) }
    } catch is SurveyTrials.OutOfTime {
      // What was tried is known.
    }
    alarm(0)
    try send(Line(omitted: candidates.count - tried), to: output)
    return 0
  }

  /// Reports one thing after the other. What cannot be done has no line: a step that is not there any more, a control that is
  /// not seen among so many rows.
  private static func each<Item>(
    of items: [Item], _ order: Order, to output: Int32, _ line: @MainActor (Item) async throws -> Line
  ) async throws -> Int32 {
    for item in items {
      alarm(order.limit)
      if let done = try? await line(item) { try send(done, to: output) }
    }
    alarm(0)
    try send(Line(omitted: 0), to: output)
    return 0
  }

  private static func send(_ line: Line, to output: Int32) throws {
    _ = Descriptor.writeAll("\(try Message.line(line))\n", to: output)
  }
}
