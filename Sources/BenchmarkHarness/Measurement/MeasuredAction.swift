// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// What one measurement repeats: `begin` and `end` are not measured, `perform` is.
protocol MeasuredAction: AnyObject {
  /// Sets up `count` repetitions.
  func begin(_ count: Int) throws
  /// Does `count` repetitions.
  func perform(_ count: Int) async throws
  /// Takes away what the repetitions left behind.
  func end()
  /// Asks the engine to sum up what it does from now on. Not when timing.
  func beginReport()
  /// What was rendered since `beginReport`; `nil` for an action that renders nothing.
  var report: FrameReport? { get }
  /// The host of an action that keeps one, for the phase times.
  var host: ViewHost? { get }
  /// An action that is called the same way and does nothing: what it costs is the harness's own.
  func emptied() -> any MeasuredAction
}

/// Makes the action of a case, mounted and prepared.
@MainActor  // Said here, because a module that imports this one does not see the default.
func makeAction(
  _ scenario: AnyScenario, _ instance: any ScenarioInstance
) async throws -> any MeasuredAction {
  if let closure = try await instance.byHand() { return ByHandAction(closure) }
  switch scenario.measures {
  case .step: return try StepAction(instance, forgettingLayout: false)
  case .layout: return try StepAction(instance, forgettingLayout: true)
  case .mount: return MountAction(instance)
  case .drop: return DropAction(instance)
  }
}

/// A step and the frames it causes, on one host.
private final class StepAction: MeasuredAction {
  private let instance: any ScenarioInstance
  private let mounted: ViewHost
  private let frame: (ViewHost) throws -> Void
  private var index = 0

  init(_ instance: any ScenarioInstance, forgettingLayout: Bool) throws {
    self.instance = instance
    frame =
      forgettingLayout
      ? { host in
        host.invalidateLayout()
        try host.render()
      } : { host in try host.render() }
    mounted = instance.mount()
    try instance.prepare(mounted)
  }

  func begin(_ count: Int) {}

  func perform(_ count: Int) async throws {
    try await instance.steps(index..<(index + count), on: mounted, frame: frame)
    index += count
  }

  func end() {}
  func beginReport() { mounted.resetTotalReport() }
  var report: FrameReport? { mounted.totalReport }
  var host: ViewHost? { mounted }
  func emptied() -> any MeasuredAction { EmptyAction(mounted, mayWait: instance.mayWait) }
}

/// Building hosts, each up to its first frame.
private final class MountAction: MeasuredAction {
  private let instance: any ScenarioInstance
  private var hosts: [ViewHost] = []

  init(_ instance: any ScenarioInstance) {
    self.instance = instance
  }

  func begin(_ count: Int) {
    hosts.reserveCapacity(count)
  }

  func perform(_ count: Int) {
    for _ in 0..<count { hosts.append(instance.mount()) }
  }

  func end() {
    for host in hosts { host.unmount() }
    hosts.removeAll(keepingCapacity: true)
  }

  func beginReport() {}
  var report: FrameReport? { hosts.last?.mountReport }
  var host: ViewHost? { nil }
  func emptied() -> any MeasuredAction { ByHandAction { _ in } }
}

/// Unmounting hosts and giving their memory back.
private final class DropAction: MeasuredAction {
  private let instance: any ScenarioInstance
  private var hosts: [ViewHost] = []

  init(_ instance: any ScenarioInstance) {
    self.instance = instance
  }

  func begin(_ count: Int) {
    hosts.reserveCapacity(count)
    for _ in 0..<count { hosts.append(instance.mount()) }
  }

  func perform(_ count: Int) {
    while let host = hosts.popLast() { host.unmount() }
  }

  func end() {}
  func beginReport() {}
  var report: FrameReport? { nil }
  var host: ViewHost? { nil }
  func emptied() -> any MeasuredAction { ByHandAction { _ in } }
}

/// Hand-written code that does a screen's work without the engine.
private final class ByHandAction: MeasuredAction {
  private let closure: (_ index: Int) -> Void
  private var index = 0

  init(_ closure: @escaping (_ index: Int) -> Void) {
    self.closure = closure
  }

  func begin(_ count: Int) {}

  func perform(_ count: Int) {
    for _ in 0..<count {
      closure(index)
      index += 1
    }
  }

  func end() {}
  func beginReport() {}
  var report: FrameReport? { nil }
  var host: ViewHost? { nil }
  func emptied() -> any MeasuredAction { ByHandAction { _ in } }
}

/// A step that does nothing, called the way a scenario's is: what the harness itself costs.
private final class EmptyAction: MeasuredAction {
  private let instance: any ScenarioInstance
  private let unused: ViewHost
  private var index = 0

  /// - Parameters:
  ///   - host: Handed to the step, which leaves it alone.
  ///   - mayWait: Whether steps are called asynchronously.
  init(_ host: ViewHost, mayWait: Bool) {
    unused = host
    instance =
      mayWait
      ? TypedInstance(EmptyScenario(variant: .only, size: 1))
      : TypedInstance(EmptyPlainScenario(variant: .only, size: 1))
  }

  func begin(_ count: Int) {}

  func perform(_ count: Int) async throws {
    try await instance.steps(index..<(index + count), on: unused) { _ in }
    index += count
  }

  func end() {}
  func beginReport() {}
  var report: FrameReport? { nil }
  var host: ViewHost? { nil }
  func emptied() -> any MeasuredAction { self }
}

private struct EmptyScenario: Scenario {
  static let name = "harness.empty"
  static let analysis = "Nothing happens."
  static let sizes = [1]
  enum Variant: String, CaseIterable { case only }
  let variant: Variant
  let size: Int
  var content: some View { EmptyView() }
}

private struct EmptyPlainScenario: Scenario {
  static let name = "harness.empty-plain"
  static let analysis = "Nothing happens, and does not wait."
  static let sizes = [1]
  enum Variant: String, CaseIterable { case only }
  let variant: Variant
  let size: Int
  var content: some View { EmptyView() }
  func step(_ host: ViewHost, _ index: Int) {}
}
