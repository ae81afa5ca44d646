// SPDX-License-Identifier: Apache-2.0
import ViewEngine

// Numbers that scenarios write, and that screens show.

extension Int {
  /// Three digits, and another number at each step: a text shows them as they are, and stays as wide.
  package nonisolated static func threeDigits(at step: Int) -> Int { 101 + step % 899 }

  /// The number as a text shows it that is made of a key with it (L-28).
  package nonisolated var inText: String { description.groupingDigits }

  /// The number that a text shows; nil where it shows something else.
  package nonisolated init?(inText text: String) {
    guard let number = Int(text.filter { $0 != "," }), number.inText == text else { return nil }
    self = number
  }
}
