// SPDX-License-Identifier: Apache-2.0
import CMeasurement
import Foundation

/// Counts the user-mode instructions between `start` and `stop`, by the kernel's counter or by callgrind. Callgrind
/// counts the calls that retain and release references, too.
final class InstructionCounter {
  /// What was counted in one stretch.
  struct Count {
    var instructions: Int
    /// `nil` where the kernel's counter did the counting, or where the runtime's calls have no names.
    var references: CallgrindDump.References?
  }

  /// How instructions can be counted here.
  nonisolated enum Method: String, Sendable {
    /// The processor's own counter.
    case perf = "perf_event_open"
    /// The case's process must run under `valgrind --tool=callgrind`.
    case callgrind
  }

  private let perf: Int32
  private var dumps: CallgrindDumps?

  /// What this machine and build offer; `nil` for neither.
  nonisolated static var method: Method? {
    let counter = cm_perf_open()
    if counter >= 0 {
      close(counter)
      return .perf
    }
    return hasCallgrind ? .callgrind : nil
  }

  /// Whether a case's process can run under callgrind.
  nonisolated static var hasCallgrind: Bool { cm_has_callgrind() && Executables.find("valgrind") != nil }

  /// Opens the counter.
  ///
  /// - Parameter dumps: Where callgrind writes; `nil` to use the kernel's counter.
  /// - Throws: `CheckFailure` when the counter is not there.
  init(dumps: CallgrindDumps?) throws {
    self.dumps = dumps
    if dumps != nil {
      guard cm_on_valgrind() else { throw CheckFailure("instructions: not running under valgrind") }
      perf = -1
    } else {
      perf = cm_perf_open()
      guard perf >= 0 else { throw CheckFailure("instructions: the kernel offers no counter") }
    }
  }

  deinit {
    if perf >= 0 { close(perf) }
  }

  /// Begins a stretch.
  func start() {
    if perf >= 0 {
      cm_perf_start(perf)
    } else {
      cm_callgrind_start()
    }
  }

  /// Ends the stretch.
  ///
  /// - Returns: What was counted in it, the counter's own few instructions included.
  func stop() throws -> Count {
    if perf >= 0 { return Count(instructions: Int(cm_perf_stop(perf))) }
    cm_callgrind_stop()
    cm_callgrind_dump()
    guard var dumps else { return Count(instructions: 0) }
    defer { self.dumps = dumps }
    let dump = try dumps.takeNext()
    return Count(
      instructions: dump.instructions, references: cm_runtime_is_shared() ? dump.references : nil)
  }
}
