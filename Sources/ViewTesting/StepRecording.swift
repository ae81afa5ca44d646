// SPDX-License-Identifier: Apache-2.0
import HeadlessViews

/// What a step of a test did: its counts, and the events that say why.
struct RecordedStep {
  var report: FrameReport
  var events: [RenderEvent]

  /// The bodies that ran, in order.
  var evaluations: [BodyCause] {
    events.compactMap { event in
      if case .body(let cause) = event, cause.evaluated { cause } else { nil }
    }
  }
}

/// Records the step of an expectation, one at a time on each host.
@MainActor
struct StepRecording {
  /// The expectations whose steps are running, by host.
  private static var running: [ObjectIdentifier: CallSite] = [:]

  private let host: ViewHost
  private let site: CallSite
  private let restores: () -> Void

  /// Begins to record; says at the call's line why that cannot be, and returns `nil`.
  init?(_ host: ViewHost, _ site: CallSite) {
    if let other = Self.running[ObjectIdentifier(host)] {
      site.fail(
        "the host is in the step of the expectation at \(other.description); wait for that to end, or use one host for each"
      )
      return nil
    }
    guard host.isMounted else {
      site.fail("the host was unmounted before the step; make a new one")
      return nil
    }
    (self.host, self.site) = (host, site)
    Self.running[ObjectIdentifier(host)] = site
    restores = host.recordEveryRender()
    host.resetTotalReport()
  }

  /// Ends the recording.
  ///
  /// - Returns: What the step did; `nil` after a failure has been reported.
  func end() -> RecordedStep? {
    let step = RecordedStep(report: host.totalReport, events: host.events)
    cancel()
    guard host.isMounted else {
      site.fail(
        "the host was unmounted in the step, so there is nothing to compare; unmount it after the expectation"
      )
      return nil
    }
    return step
  }

  /// Ends the recording of a step that threw an error.
  func cancel() {
    Self.running[ObjectIdentifier(host)] = nil
    restores()
  }
}

extension ViewHost {
  /// Runs a step and hands over what it did, unless a failure has been reported.
  func recording(_ site: CallSite, _ step: () throws -> Void) rethrows -> RecordedStep? {
    guard let recording = StepRecording(self, site) else {
      try step()
      return nil
    }
    do { try step() } catch {
      recording.cancel()
      throw error
    }
    return recording.end()
  }

  /// Runs a step that waits, and hands over what it did, unless a failure has been reported.
  func recording(_ site: CallSite, waitingFor step: () async throws -> Void) async rethrows -> RecordedStep? {
    guard let recording = StepRecording(self, site) else {
      try await step()
      return nil
    }
    do { try await step() } catch {
      recording.cancel()
      throw error
    }
    return recording.end()
  }
}
