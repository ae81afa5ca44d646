// SPDX-License-Identifier: Apache-2.0

/// Objects that closures of views hold, and nothing else: those that are left show which closures are still held.
@MainActor
public final class Tokens {
  public final class Token: Sendable {}

  private struct Reference { weak var token: Token? }
  private var references: [Reference] = []

  public init() {}

  /// How many of those that were made are still held.
  public var left: Int { references.count { $0.token != nil } }

  public func make() -> Token {
    let token = Token()
    references.append(Reference(token: token))
    return token
  }
}
