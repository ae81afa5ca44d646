// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What callgrind counted up to one dump.
///
/// - Source: Valgrind manual, "Callgrind Format Specification": `totals:` (or `summary:`); `fn=` names the function of the
///   lines that follow, `cfn=` one that it calls, `calls=` how often; a name is written once behind its number.
struct CallgrindDump {
  /// Calls of the runtime's functions that retain and release references.
  struct References: Equatable {
    var retains = 0
    var releases = 0

    static func - (a: Self, b: Self) -> Self {
      Self(retains: max(0, a.retains - b.retains), releases: max(0, a.releases - b.releases))
    }
  }

  var instructions = 0
  var references = References()

  private enum Operation {
    case retain, release

    /// What a function of the runtime does: `swift_retain`, `swift_bridgeObjectRelease_n`, and `swift_release'2`, as callgrind
    /// calls a function inside of itself. Asking for a count is neither.
    init?(_ name: Substring) {
      guard name.hasPrefix("swift_"), !name.hasPrefix("swift_retainCount") else { return nil }
      let word = name.dropFirst("swift_".count)
      for kind in ["", "nonatomic_", "bridgeObject", "nonatomic_bridgeObject"] where word.hasPrefix(kind) {
        let rest = word.dropFirst(kind.count)
        if rest.hasPrefix("retain") || rest.hasPrefix("Retain") { self = .retain; return }
        if rest.hasPrefix("release") || rest.hasPrefix("Release") { self = .release; return }
      }
      return nil
    }
  }

  /// Reads a dump.
  ///
  /// - Returns: `nil` when it holds no total.
  init?(_ text: String) {
    var total: Int?
    // By number; a function that is no such operation has none.
    var operations: [Substring: Operation] = [:]
    var caller: Operation?
    var callee: Operation?
    func operation(_ reference: Substring) -> Operation? {
      guard let end = reference.firstIndex(of: " ") else { return operations[reference] }
      let found = Operation(reference[reference.index(after: end)...])
      operations[reference[..<end]] = found
      return found
    }
    for line in text.split(separator: "\n") {
      if line.hasPrefix("fn=") {
        caller = operation(line.dropFirst("fn=".count))
      } else if line.hasPrefix("cfn=") {
        callee = operation(line.dropFirst("cfn=".count))
      } else if line.hasPrefix("calls="), let callee, caller == nil {
        // What one of them calls of the others is part of it.
        let count = Int(line.dropFirst("calls=".count).prefix { $0 != " " }) ?? 0
        switch callee {
        case .retain: references.retains += count
        case .release: references.releases += count
        }
      } else if line.hasPrefix("totals:") || (total == nil && line.hasPrefix("summary:")) {
        total = Int(line.drop { $0 != ":" }.dropFirst().split(separator: " ").first ?? "")
      }
    }
    guard let total else { return nil }
    instructions = total
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
  mutating func takeNext() throws -> CallgrindDump {
    number += 1
    let file = "\(path).\(number)"
    defer { unlink(file) }
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw CheckFailure("instructions: callgrind wrote no \(file)")
    }
    guard let dump = CallgrindDump(text) else {
      throw CheckFailure("instructions: \(file) holds no total")
    }
    return dump
  }
}
