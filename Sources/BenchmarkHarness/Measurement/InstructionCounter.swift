// SPDX-License-Identifier: Apache-2.0
import CMeasurement
import Foundation

/// Counts the user-mode instructions between `start` and `stop`, by the kernel's counter or by callgrind.
final class InstructionCounter {
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
    return cm_has_callgrind() && Executables.find("valgrind") != nil ? .callgrind : nil
  }

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
      cm_callgrind_zero()
      cm_callgrind_toggle()
    }
  }

  /// Ends the stretch.
  ///
  /// - Returns: Its instructions, the counter's own few included.
  func stop() throws -> Int {
    if perf >= 0 { return Int(cm_perf_stop(perf)) }
    cm_callgrind_toggle()
    cm_callgrind_dump()
    return try dumps?.takeNext() ?? 0
  }
}

/// The files callgrind writes, one per dump, numbered from 1.
struct CallgrindDumps {
  /// What was given to `--callgrind-out-file`.
  let path: String
  private var number = 0

  /// Names the files.
  init(path: String) {
    self.path = path
  }

  /// Reads and removes the next dump.
  ///
  /// - Throws: `CheckFailure` when it is not there or holds no total.
  mutating func takeNext() throws -> Int {
    number += 1
    let file = "\(path).\(number)"
    defer { unlink(file) }
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw CheckFailure("instructions: callgrind wrote no \(file)")
    }
    guard let total = Self.total(in: text) else {
      throw CheckFailure("instructions: \(file) holds no total")
    }
    return total
  }

  /// The instructions of a dump.
  ///
  /// - Source: Valgrind manual, "Callgrind Format Specification": `totals:` (or `summary:`) and the costs.
  static func total(in text: String) -> Int? {
    for line in text.split(separator: "\n").reversed() {
      for key in ["totals:", "summary:"] where line.hasPrefix(key) {
        return Int(line.dropFirst(key.count).split(separator: " ").first ?? "")
      }
    }
    return nil
  }
}
