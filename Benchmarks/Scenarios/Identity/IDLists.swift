// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

// A list of tasks whose rows have states, with each kind of identity that is given to them.

/// What tells a row from the others.
nonisolated enum RowIdentity: String, CaseIterable {
  /// An id that the task has for life.
  case stable
  /// Its place in the array: `ForEach(tasks.indices, id: \.self)`.
  case index
  /// All of its values: `ForEach(tasks, id: \.self)`.
  case itself
  /// An id that is drawn whenever the list is made, as by `let id = UUID()` in a struct that the body makes.
  case fresh
}

nonisolated struct ListedTask: Hashable, Identifiable {
  let id: Int
  var title: String

  static func numbered(_ count: Int) -> [ListedTask] {
    (0..<count).map { ListedTask(id: $0, title: "task \($0)") }
  }
}

/// The list; a step writes its tasks.
@ViewBuilder func taskList(
  _ identity: RowIdentity, _ tasks: [ListedTask], _ handle: WriteHandle<[ListedTask]>
) -> some View {
  switch identity {
  case .stable: StableTaskList(tasks: tasks, handle: handle)
  case .index: IndexTaskList(tasks: tasks, handle: handle)
  case .itself: ItselfTaskList(tasks: tasks, handle: handle)
  case .fresh: FreshTaskList(tasks: tasks, handle: handle)
  }
}

// shown: identity.ids-prepend/stable
private struct StableTaskList: View {
  @State var tasks: [ListedTask]
  let handle: WriteHandle<[ListedTask]>

  var body: some View {
    let _ = handle.lend($tasks)
    VStack {
      ForEach(tasks) { MarkedRow(title: $0.title) }
    }
  }
}
// end

// shown: identity.ids-prepend/index
private struct IndexTaskList: View {
  @State var tasks: [ListedTask]
  let handle: WriteHandle<[ListedTask]>

  var body: some View {
    let _ = handle.lend($tasks)
    VStack {
      ForEach(tasks.indices, id: \.self) { MarkedRow(title: tasks[$0].title) }
    }
  }
}
// end

private struct ItselfTaskList: View {
  @State var tasks: [ListedTask]
  let handle: WriteHandle<[ListedTask]>

  var body: some View {
    let _ = handle.lend($tasks)
    VStack {
      ForEach(tasks, id: \.self) { MarkedRow(title: $0.title) }
    }
  }
}

private struct FreshTaskList: View {
  @State var tasks: [ListedTask]
  let handle: WriteHandle<[ListedTask]>
  private let drawn = DrawnIDs()

  init(tasks: [ListedTask], handle: WriteHandle<[ListedTask]>) {
    _tasks = State(initialValue: tasks)
    self.handle = handle
  }

  var body: some View {
    let _ = handle.lend($tasks)
    VStack {
      ForEach(tasks.map { FreshTask(id: drawn.next(), title: $0.title) }) { MarkedRow(title: $0.title) }
    }
  }
}

private nonisolated struct FreshTask: Identifiable {
  let id: Int
  let title: String
}

/// Ids that were never there before, the same in every run.
private final class DrawnIDs {
  private var last = 0

  func next() -> Int {
    last += 1
    return last
  }
}
