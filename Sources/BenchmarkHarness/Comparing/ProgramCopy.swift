// SPDX-License-Identifier: Apache-2.0
import CMeasurement
import Foundation

/// A copy of a program's file, for as long as this object exists.
///
/// The system keeps a file in memory once, for all processes that run it. Where in memory decides which parts of the program
/// push each other out of the processor's caches. So two files with the same bytes differ in speed, by up to 2 %, and they
/// differ in every process and in every round. A comparison that runs a copy made anew in each round sees this as noise.
nonisolated final class ProgramCopy {
  private let descriptor: Int32

  /// Copies a program into its own folder, where it finds what lies beside it.
  ///
  /// - Returns: `nil` if nothing can be written there, or if it is a script.
  init?(of program: String) {
    descriptor = cm_copy_program(program)
    if descriptor < 0 { return nil }
  }

  /// What starts it.
  var path: String { "/proc/self/fd/\(descriptor)" }

  deinit { close(descriptor) }
}
