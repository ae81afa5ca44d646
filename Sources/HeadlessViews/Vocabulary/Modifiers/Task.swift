// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

extension View {
  /// Starts a task when the view has appeared, and cancels it when the view leaves (C-4).
  ///
  /// - Parameter name: What the task is called, for those who look at tasks.
  public consuming func task(
    name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, name: name, priority: priority, action: action))
  }

  /// Starts a task when the view has appeared, and again whenever the id changes (C-4).
  public consuming func task<T: Equatable>(
    id value: T, name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, name: name, priority: priority, action: action))
  }
}

struct TaskModifier<ID: Equatable>: ViewModifier, NodeModifier {
  let id: ID
  let name: String?
  let priority: TaskPriority
  let action: @MainActor @Sendable () async -> Void

  static var _keepsListsWhole: Bool { true }

  func makeNode(around content: some View, _ context: NodeContext) -> TaskNode<ID> {
    TaskNode(self, content, context)
  }

  func update(_ node: TaskNode<ID>) {
    node.receive(self)
  }
}

final class TaskNode<ID: Equatable>: PassthroughNode, ScreenWatcher {
  private var modifier: TaskModifier<ID>
  private var task: Task<Void, Never>?

  init<Content: View>(_ modifier: TaskModifier<ID>, _ content: Content, _ context: NodeContext) {
    self.modifier = modifier
    super.init(content, context)
    roles.insert(.watchesScreen)
  }

  override func contentDidMount() {
    graph.actions.task { [self] in start() }
  }

  func receive(_ new: TaskModifier<ID>) {
    let restarts = modifier.id != new.id
    modifier = new
    if restarts { graph.actions.task { [self] in start() } }
  }

  private func start() {
    if marks.contains(.removed) || isOutOfSight { return }
    task?.cancel()
    recordAction("task")
    let clock = graph.clock
    clock.taskWillRun()
    let action = modifier.action
    task = HostContext.$clock.withValue(clock) {
      Task(name: modifier.name, priority: modifier.priority) { @MainActor in
        clock.taskDidRun()
        await action()
        clock.noteActivity()
      }
    }
  }

  func screenDidChange(isShown: Bool) {
    if isShown {
      graph.actions.task { [self] in start() }
    } else {
      task?.cancel()
    }
  }

  override func willRemove() {
    task?.cancel()
  }
}
