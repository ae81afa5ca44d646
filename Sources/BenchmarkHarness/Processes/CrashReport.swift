// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a process that ended by a crash has said of it on its standard error.
package nonisolated enum CrashReport {
  /// Variables under which the runtime writes a backtrace; it takes seconds, so nobody has it who does not look for one.
  package static let backtrace = [
    "SWIFT_BACKTRACE":
      "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=200,timeout=20s"
  ]

  /// Words that say why, the plainest first: of the runtime, of the standard library, of C++.
  private static let reasons = [
    "Fatal error", "Precondition failed", "Assertion failed", "Simultaneous accesses to",
    "Swift runtime failure: ", "Could not cast value of type",
    "what():", "terminating due to", "terminate called", "rror:",
  ]

  /// The line that says why, from the word on that says it; `nil` when there is none.
  ///
  /// Addresses are left out, which differ from one process to the next.
  package static func message(in complaints: String) -> String? {
    let lines = complaints.split(separator: "\n")
    for reason in reasons {
      guard let line = lines.last(where: { $0.contains(reason) }), let range = line.range(of: reason) else {
        continue
      }
      // Where it happened stands before a fatal error, and before others what kind of line it is.
      let text = reason.first?.isUppercase == true ? line[range.lowerBound...] : line
      let told = text.replacing(/\s\(0x[0-9a-fA-F]+\)/, with: "").replacing(
        /0x[0-9a-fA-F]+/, with: "an address")
      return clean(String(told))
    }
    return nil
  }

  /// What stands behind a backtrace's frames is no part of the message.
  private static func clean(_ text: String) -> String {
    var text = text.trimmingCharacters(in: [".", " "])
    for end in [" + 0 in ", " in survey at "] {
      if let range = text.range(of: end) { text = String(text[..<range.lowerBound]) }
    }
    return text
  }

  /// Where the client's own code stood, as a file and a line: the first frame of a backtrace that is neither this
  /// package's nor the toolchain's.
  ///
  /// - Parameter isOwn: Whether the file of a frame is this package's.
  package static func place(in complaints: String, isOwn: (String) -> Bool) -> (
    file: String, line: Int, column: Int
  )? {
    let frame = /^\s*\d+ .* at (\/.+\.swift):(\d+):(\d+)$/
    for line in complaints.split(separator: "\n") {
      guard let match = try? frame.wholeMatch(in: line), let number = Int(match.2), number > 0,
        let column = Int(match.3)
      else { continue }
      let file = String(match.1)
      // The toolchain's sources are on the machine that built it.
      if isOwn(file) || !FileManager.default.fileExists(atPath: file) { continue }
      return (file, number, column)
    }
    return nil
  }
}
