// SPDX-License-Identifier: Apache-2.0

/// Text inside a page, as content or in a quoted attribute: the browser shows it and runs nothing.
public enum HTMLText {
  /// The text with every scalar that means something to a browser as an entity.
  public static func escaped(_ text: String) -> String {
    PrintableText.replacing(PrintableText.line(text)) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      default: nil
      }
    }
  }
}
