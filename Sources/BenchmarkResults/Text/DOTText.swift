// SPDX-License-Identifier: Apache-2.0

/// Text inside a graph for Graphviz.
package enum DOTText {
  /// The text as a quoted string, in which nothing is special but the quote and the backslash.
  package static func quoted(_ text: String) -> String {
    let body = PrintableText.replacing(PrintableText.line(text)) { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      default: nil
      }
    }
    return "\"" + body + "\""
  }
}
