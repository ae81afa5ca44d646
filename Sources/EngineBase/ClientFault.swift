// SPDX-License-Identifier: Apache-2.0

/// Stops over something that only the client's program can mend, and says on standard error what it is.
///
/// A precondition says nothing in a release build, and what is measured are release builds. So preconditions are
/// for what the engine promises itself; everything that a client can cause ends here.
package func clientFault(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
  fatalError(message, file: file, line: line)
}
