// SPDX-License-Identifier: Apache-2.0

/// Why texts cannot be measured by fonts, and what to do about it.
public struct ShapedTextError: Error, Sendable, Equatable, CustomStringConvertible {
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
