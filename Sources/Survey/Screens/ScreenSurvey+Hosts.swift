// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import ViewEngine

// The hosts that steps are done on, and how.
extension ScreenSurvey {
  /// The screen, without what others have left.
  func cleared() -> PreviewScreen {
    leftovers.remove()
    return screen
  }

  /// A fresh host on which the step can be done next.
  ///
  /// - Parameter atRest: Called when the screen has come to rest, before it is operated.
  func host(
    for step: SurveyPlan.Step, recordsEvents: Bool = false, assuming assumptions: [Assumption]? = nil,
    atRest: (ViewHost) throws -> Void = { _ in }
  ) async throws -> ViewHost {
    let host = cleared().mount(recordsEvents: recordsEvents, assuming: assumptions)
    if case .mount = step.deed { return try Self.settled(host) }
    try await host.advance(by: arrival)
    try atRest(host)
    for control in step.way {
      try Self.control(control, on: host).operate(on: host)
      try host.render()
      try await host.advance(by: .seconds(control.rest))
    }
    return host
  }

  /// A fresh host for a look at a step.
  ///
  /// - Throws: ``ScreenIsAnother`` where steps or looks before have changed what it shows.
  func host(for step: SurveyPlan.Step, _ look: SurveyLooks.Look) async throws -> ViewHost {
    if !step.isByHand { return try await host(for: step, recordsEvents: look == .record) }
    try await lookAtRest()
    let host = try await host(for: step, recordsEvents: look == .record) { host in
      if look == .rehearsal, atRest != .unsteady, Self.shown(by: host) != atRest {
        throw ScreenIsAnother(description: "it shows something else than when it was mounted before")
      }
    }
    if atRest == .unsteady { return host }
    let shown = Self.shown(by: host)
    if look == .rehearsal {
      inRehearsal = shown
    } else if inRehearsal != shown {
      throw ScreenIsAnother(description: "it shows something else than when the step was done before")
    }
    return host
  }

  /// Finds out what the screen shows at rest, before anybody operates it.
  private func lookAtRest() async throws {
    if atRest != .unknown { return }
    var shown: [Shown] = []
    while !isRestless, shown.count < 2 {
      let host = cleared().mount()
      try await host.advance(by: arrival)
      shown.append(Self.shown(by: host))
      host.unmount()
    }
    atRest = shown.count == 2 && shown[0] == shown[1] ? shown[0] : .unsteady
  }

  private static func shown(by host: ViewHost) -> Shown {
    .text(hash: host.displayList.description.hashValue)
  }

  /// A host that was just mounted, after what that has queued for the same time.
  static func settled(_ host: ViewHost) throws -> ViewHost {
    host.resetTotalReport()
    try host.renderQueue()
    return host
  }

  /// What the step does, and what it queues for the same time, up to the last frame; `nil` for mounting, which has been
  /// done by then.
  func action(of step: SurveyPlan.Step, on host: ViewHost) throws -> (() throws -> Void)? {
    switch step.deed {
    case .mount, .drop: return nil
    case .idle: return { try host.renderNextFrame() }
    case .resize:
      return {
        host.resize(to: CGSize(width: host.size.height, height: host.size.width))
        try host.renderQueue()
      }
    case .font:
      return {
        host.setEnvironment(\.font, to: .title)
        try host.renderQueue()
      }
    case .colorScheme:
      return {
        host.setEnvironment(\.colorScheme, to: .dark)
        try host.renderQueue()
      }
    case .operate(let control):
      let found = try Self.control(control, on: host)
      return {
        try found.operate(on: host)
        try host.renderQueue()
      }
    case .leave:
      if let presentation = host.presentations.last {
        return {
          try presentation.dismissInteractively()
          try host.renderQueue()
        }
      }
      guard let back = host.controls.last(where: { $0.action == .back }) else {
        throw ScreenIsAnother(description: "there is no way back any more")
      }
      return {
        try back.operate(on: host)
        try host.renderQueue()
      }
    }
  }

  /// The position of a control's row; 0 outside of lists. A function of its own, because Swift 6.3's optimizer crashes where
  /// this stands in a loop over controls.
  @inline(never)
  private static func row(of control: ScreenControl) -> Int { control.rowPosition ?? 0 }

  private static func control(_ address: SurveyPlan.Address, on host: ViewHost) throws -> ScreenControl {
    let controls = host.controls
    // Copies of rows stand behind the rows, so that the same place of the same row is there; its number is another one.
    if host.repeatsRows {
      let position = address.rowPosition ?? 0
      for control in controls where address.isOf(control) && row(of: control) == position { return control }
    }
    guard controls.indices.contains(address.index), address.isOf(controls[address.index]) else {
      throw ScreenIsAnother(
        description:
          "\"\(address.label)\" is not where it was when the screen was mounted before; does it differ from "
          + "run to run, as with a date or a random number?")
    }
    return controls[address.index]
  }
}

/// The screen is another one than when it was mounted before: something outlives it, such as a shared object, and was changed.
package struct ScreenIsAnother: Error, CustomStringConvertible {
  package let description: String
}
