// SPDX-License-Identifier: Apache-2.0

/// A check that came out otherwise.
struct Failure: Error, CustomStringConvertible {
  let description: String
}

/// Throws if a condition does not hold.
@MainActor
func expect(
  _ condition: Bool, _ message: @autoclosure () -> String, line: UInt = #line
) throws {
  if !condition { throw Failure(description: "line \(line): \(message())") }
}

/// Throws unless two values are equal.
@MainActor
func expectEqual<Value: Equatable>(_ found: Value, _ expected: Value, line: UInt = #line) throws {
  if found != expected { throw Failure(description: "line \(line): \(found), not \(expected)") }
}

/// Throws unless a call throws.
@MainActor
func expectThrows(line: UInt = #line, _ call: () throws -> Void) throws {
  do { try call() } catch { return }
  throw Failure(description: "line \(line): nothing was thrown")
}

/// Where a view leaves something for later.
@MainActor
final class Shelf<Value> {
  var value: Value?
}
