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

    /// How many turns without any sign of work show that the main actor is quiet. Whatever could come back from the pool
    /// of threads has no fixed time to do so; on the main queue nothing overtakes.
    package var quietTurns: Int {
      switch self {
      case .mainQueue: 2
      case .pool: 6
      }
    }
  }

  /// Suspends until everything that was queued on the main actor before has run.
  @MainActor
  package static func pass() async -> Way {
    let way: Way = Threads.isOnlyOne ? .mainQueue : .pool
    switch way {
    case .mainQueue: await MainQueueActor.shared.visit()
    case .pool: await Task.yield()
    }
    // A thread that was made meanwhile has work that may come back.
    return Threads.isOnlyOne ? way : .pool
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

  /// Whether another thread runs or could run, as far as the system tells.
  fileprivate static var areOthersBusy: Bool {
    #if os(Linux)
      guard !isOnlyOne, let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")
      else { return false }
      // The main actor is on the thread that has the number of the process.
      let own = "\(getpid())"
      return names.contains { $0 != own && isBusy($0) }
    #else
      return false
    #endif
  }

  #if os(Linux)
    /// Whether a thread is in state R: what stands behind its name, which ends with the last parenthesis.
    private static func isBusy(_ thread: String) -> Bool {
      let file = open("/proc/self/task/\(thread)/stat", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return false }
      defer { close(file) }
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 128) { bytes in
        let count = read(file, bytes.baseAddress, bytes.count)
        guard count > 0, let end = bytes.prefix(count).lastIndex(of: UInt8(ascii: ")")) else { return false }
        return end + 2 < count && bytes[end + 2] == UInt8(ascii: "R")
      }
    }
  #endif
}

/// Waiting for other threads, which may bring work back to the main actor, until they rest or a time is over.
@MainActor
package struct ThreadWait {
  /// How long they are waited for.
  private static let longest = Duration.seconds(2)
  /// Whether they were busy for all of that time and have not rested since, as in a loop that only yields. Nothing is then
  /// to be expected of them, and waiting again each time would take longer than all else.
  private static var isInVain = false

  private var end: ContinuousClock.Instant?

  package init() {}

  /// Whether there is a reason to wait on.
  package mutating func goesOn() -> Bool {
    guard Threads.areOthersBusy else {
      Self.isInVain = false
      return false
    }
    if Self.isInVain { return false }
    let end = end ?? .now + Self.longest
    self.end = end
    Self.isInVain = .now >= end
    return !Self.isInVain
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
