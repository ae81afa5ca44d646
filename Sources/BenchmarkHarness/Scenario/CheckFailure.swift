// SPDX-License-Identifier: Apache-2.0

/// A scenario did something that it must not, or left out what it must.
public nonisolated struct CheckFailure: Error, Sendable, CustomStringConvertible {
  /// What was expected and what happened instead.
  public let description: String

  /// Creates a failure with its reason, in one line.
  public init(_ description: String) {
    self.description = description
  }
}

extension Scenario {
  /// Fails the check unless the claim holds.
  ///
  /// - Parameters:
  ///   - claim: What must be true.
  ///   - message: What does not hold, in words.
  /// - Throws: `CheckFailure`.
  public func require(_ claim: Bool, _ message: @autoclosure () -> String) throws {
    if !claim { throw CheckFailure(message()) }
  }

  /// Fails the check unless both values are equal.
  ///
  /// - Parameters:
  ///   - actual: What it is.
  ///   - expected: What it must be.
  ///   - what: What the values are, such as `"bodies of Row"`.
  /// - Throws: `CheckFailure` with both values.
  public func requireEqual<Value: Equatable>(
    _ actual: Value, _ expected: Value, _ what: @autoclosure () -> String
  ) throws {
    if actual != expected { throw CheckFailure("\(what()): \(actual), expected \(expected)") }
  }
}
