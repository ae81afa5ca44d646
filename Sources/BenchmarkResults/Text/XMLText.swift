// SPDX-License-Identifier: Apache-2.0

/// Text inside XML, as content or in a quoted attribute.
package enum XMLText {
  /// The text with everything that means something to a reader as an entity, and without the two code points that no XML may
  /// hold.
  package static func escaped(_ text: String) -> String {
    PrintableText.replacing(HTMLText.escaped(text)) { scalar in
      scalar.value == 0xfffe || scalar.value == 0xffff ? "\u{fffd}" : nil
    }
  }
}
