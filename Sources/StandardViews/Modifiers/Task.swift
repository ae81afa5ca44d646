// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase
import ViewEngine

extension View {
  /// Starts a task when the view has appeared, and cancels it when the view leaves (C-4).
  ///
  /// - Parameter name: What the task is called, for those who look at tasks.
  public consuming func task(
    name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: 0, name: name, priority: priority, action: action))
  }

  /// Starts a task when the view has appeared, and again whenever the id changes (C-4).
  public consuming func task<T: Equatable>(
    id value: T, name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: value, name: name, priority: priority, action: action))
  }
}

/// The modifier behind `task`.
public struct _TaskModifier<ID: Equatable>: ViewModifier, NodeModifier {
  let id: ID
  let name: String?
  let priority: TaskPriority
  let action: @MainActor @Sendable () async -> Void

  public static var _keepsListsWhole: Bool { true }

  package func makeNode(around content: some View, _ context: NodeContext) -> TaskNode<ID> {
    TaskNode(self, content, context)
  }

  package func update(_ node: TaskNode<ID>) {
    node.receive(self)
  }
}

package final class TaskNode<ID: Equatable>: PresenceNode {
  private var modifier: _TaskModifier<ID>
  private var task: Task<Void, Never>?

  init(_ modifier: _TaskModifier<ID>, _ content: some View, _ context: NodeContext) {
    self.modifier = modifier
    super.init(content, context)
  }

  /// Starts again for another id; the first task is cancelled before that.
  func receive(_ new: _TaskModifier<ID>) {
    let restarts = modifier.id != new.id
    modifier = new
    guard restarts else { return }
    graph.actions.change(self) { [self] in
      if !isPresent || marks.contains(.removed) { return }
      task?.cancel()
      start()
    }
  }

  package override func contentDidAppear() { start() }

  package override func actionOfLeaving() -> (() -> Void)? {
    // The node is kept for that long: it would end the task when it is freed.
    { [self, task] in withExtendedLifetime(self) { task?.cancel() } }
  }

  /// Starts the task, whose first part runs at once, up to where it waits for something.
  private func start() {
    recordAction("task")
    let clock = graph.clock
    clock.taskWillRun()
    let action = modifier.action
    task = HostContext.$taskClock.withValue(clock) {
      Task.immediate(name: modifier.name, priority: modifier.priority) { @MainActor in
        clock.taskDidRun()
        await action()
        clock.noteActivity()
      }
    }
  }

  // Where no action runs any more, nobody else ends it.
  deinit {
    task?.cancel()
  }
}
