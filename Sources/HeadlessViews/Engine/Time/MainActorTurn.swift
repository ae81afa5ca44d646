// SPDX-License-Identifier: Apache-2.0
import Dispatch

#if canImport(Glibc)
  import Glibc
#endif

/// Letting other work of the main actor go first.
enum MainActorTurn {
  /// Suspends until everything that was asked of the main actor before has had its turn.
  ///
  /// `Task.yield()` goes through the pool of threads, so that work that has left the main actor can come back. In a
  /// process that has no other thread there is no such work, and the way over the main queue alone makes the same
  /// allocations every time.
  @MainActor
  static func pass() async {
    if isOnlyThread { await MainQueueActor.shared.visit() } else { await Task.yield() }
  }

  /// Whether the process has no thread but this one, as far as the system tells.
  private static var isOnlyThread: Bool {
    #if os(Linux)
      // A folder has a link from its parent, one from itself, and one from each folder in it: here, the threads.
      var status = stat()
      return stat("/proc/self/task", &status) == 0 && status.st_nlink == 3
    #else
      return false
    #endif
  }
}

/// An actor beside the main one on the same queue. A visit to it is over when the queue has come round.
///
/// A continuation would not do: it resumes its task in the pool of threads, and only from there on its actor.
private actor MainQueueActor {
  static let shared = MainQueueActor()
  private let executor = MainQueueExecutor()
  private var visits = 0

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func visit() {
    visits &+= 1
  }
}

private final class MainQueueExecutor: SerialExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) {
      job.runSynchronously(on: self.asUnownedSerialExecutor())
    }
  }
}
