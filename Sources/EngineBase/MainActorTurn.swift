// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Letting other work of the main actor go first.
///
/// `Task.yield()` goes through the pool of threads, so that work that has left the main actor can come back. In a
/// process that has no other thread there is no such work, and the way over the main queue alone makes the same
/// allocations every time.
package enum MainActorTurn {
  /// A way to wait for a turn.
  package enum Way {
    /// Over the main queue: twice around, there and back.
    case mainQueue
    /// Through the pool of threads.
    case pool
    /// Over the main queue, and others were at work meanwhile: what they sent to the main actor runs in the next turn.
    case besideOthers

    /// How many turns without any sign of work show that the main actor is quiet. Whatever could come back from the pool
    /// of threads has no fixed time to do so; on the main queue nothing overtakes. Others that are at work for very many
    /// turns change nothing that is shown.
    package var quietTurns: Int {
      switch self {
      case .mainQueue: 2
      case .pool: 6
      case .besideOthers: 200
      }
    }
  }

  /// Lets everything that is off the main actor run until it rests, and says whether any of it did something. Only where all
  /// threads of the process belong to one screen, and tasks are not run by libdispatch; `nil` elsewhere.
  @MainActor package static var letOthersRest: (() -> Bool)?

  /// Suspends until everything that was queued on the main actor before has run.
  @MainActor
  package static func pass() async -> Way {
    if let letOthersRest {
      await MainQueueActor.shared.visit()
      return letOthersRest() ? .besideOthers : .mainQueue
    }
    let isAlone = Threads.isOnlyOne
    if isAlone { await MainQueueActor.shared.visit() } else { await Task.yield() }
    // A thread that was made meanwhile has work that may come back.
    return isAlone && Threads.isOnlyOne ? .mainQueue : .pool
  }
}

/// The threads of this process.
enum Threads {
  #if os(Linux)
    /// The folder of the threads, kept open: asked for by its name it takes five times as long.
    private static let folder = open("/proc/self/task", O_RDONLY | O_DIRECTORY | O_CLOEXEC)

    /// Where glibc keeps whether this process has never had another thread; nil in other C libraries. Unsafe: glibc writes
    /// there before it starts the first other thread, and this code only reads.
    ///
    /// - Source: The GNU C Library, "Single-Threaded", `__libc_single_threaded`.
    nonisolated(unsafe) private static let neverHadOthers = dlsym(nil, "__libc_single_threaded").map {
      UnsafePointer($0.assumingMemoryBound(to: Bool.self))
    }
  #endif

  /// Whether there is no thread but this one, as far as the system tells.
  static var isOnlyOne: Bool {
    #if os(Linux)
      // Asked first, because the call of the system takes longer than the rest of a turn.
      if let neverHadOthers, neverHadOthers.pointee { return true }
      // A folder has a link from its parent, one from itself, and one from each folder in it: here, the threads.
      var status = stat()
      return fstat(folder, &status) == 0 && status.st_nlink == 3
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
