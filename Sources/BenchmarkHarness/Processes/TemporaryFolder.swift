// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Foundation

/// A folder of this process alone.
///
/// Its name cannot be foreseen, and the folder is made, never found. So no other user can have put a file there, such
/// as a program in place of the one that is about to be written and run.
package nonisolated struct TemporaryFolder: Sendable {
  /// Without a slash at the end.
  package let path: String

  /// Makes the folder, for the user alone.
  ///
  /// - Throws: `InputError` when the directory for temporary files cannot be written.
  package init() throws {
    let parent = NSTemporaryDirectory()
    path = try AtomicFile.makeFreshDirectory(parent + (parent.hasSuffix("/") ? "" : "/") + "view-benchmark")
  }

  /// Removes it with everything in it.
  package func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in it.
  package func file(_ name: String) -> String { "\(path)/\(name)" }
}
