// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Finds programs.
package nonisolated enum Executables {
  /// This process's own file.
  package static var own: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
  }

  /// The file that a shell would run for a name; `nil` when there is none.
  package static func find(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    return path.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }
}
