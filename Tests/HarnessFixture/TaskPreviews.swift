// SPDX-License-Identifier: Apache-2.0
import Dispatch
import HeadlessViews

/// A screen whose tasks must come to an end in the order in which they were made ready, before time goes on.
private struct OrderOfTasks: View {
  @State private var ended: [Int] = []

  var body: some View {
    Button("Start, \(ended.count)") {
      for number in 0..<9 {
        Task.detached {
          // Those that wait for no other task come first.
          for _ in 0..<number % 3 { await Task.detached {}.value }
          await MainActor.run { ended.append(number) }
        }
      }
      Task {
        try await Task.sleep(for: .milliseconds(1))
        precondition(ended == [0, 3, 6, 1, 4, 7, 2, 5, 8], "another order: \(ended)")
      }
    }
  }
}

/// A screen whose threads wait for tasks and for the main queue, and must be served before time goes on.
private struct WaitingThreads: View {
  @State private var tasks = 0
  @State private var queues = 0

  var body: some View {
    Button("Wait, \(tasks + queues)") {
      Task.detached {
        Self.waitForTask()
        DispatchQueue.main.sync { MainActor.assumeIsolated { tasks += 1 } }
      }
      DispatchQueue.global().async {
        Self.waitForTask()
        DispatchQueue.main.async { queues += 1 }
      }
      Task {
        try await Task.sleep(for: .milliseconds(1))
        precondition(tasks + queues == 2, "\(tasks) tasks, \(queues) queues")
      }
    }
  }

  private nonisolated static func waitForTask() {
    let signal = DispatchSemaphore(value: 0)
    Task.detached { signal.signal() }
    signal.wait()
  }
}

/// A screen that sends work to be run later in the ways that have no function of the engine's own.
private struct DelayedWork: View {
  @State private var count = 0

  var body: some View {
    Button("Later, \(count)") {
      let cancelled = DispatchWorkItem { preconditionFailure("cancelled") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: cancelled)
      cancelled.cancel()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: DispatchWorkItem { count += 1 })
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.4) { MainActor.assumeIsolated { count += 1 } }
      // Neither a block of a queue nor what it sends knows its host.
      DispatchQueue.global().async {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.45) { count += 1 }
      }
      let item = DispatchWorkItem { @Sendable in DispatchQueue.main.async { count += 1 } }
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.2, execute: item)
    }
  }
}

#Preview("Later") { DelayedWork() }
#Preview("Order") { OrderOfTasks() }
#Preview("Waiting") { WaitingThreads() }
