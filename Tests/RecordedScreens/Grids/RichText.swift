// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension Recording {
  /// What a text in a literal is the same as. The recorder compared pictures; here the shown letters and the text values
  /// are compared, which show letters, fonts and colours, and no weights and slants.
  static let richText = Recording(
    "rich-text", source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-rich-text.swift",
    system: "macOS 27.0",
    arms: [
      .same("M1", "**b**", "b", is: Text(verbatim: "b").bold()),
      .shown("M2", "**b**") { Text(String("**b**")) },
      .same("M3a", "*i*", "i", is: Text(verbatim: "i").italic()),
      .same("M3b", "_i_", "i", is: Text(verbatim: "i").italic()),
      .same("M4", "~~s~~", "s", is: Text(verbatim: "s").strikethrough()),
      .same("M4b", "~s~", "s", is: Text(verbatim: "s").strikethrough()),
      .same("M5", "`code`", "code", is: Text(verbatim: "code").monospaced()),
      .same("M6", "[link](https://x.org)", "link", is: Text(verbatim: "link").foregroundColor(.accentColor)),
      .same("M7", "***bi***", "bi", is: Text(verbatim: "bi").bold().italic()),
      .same("M8a", "# H", "# H", is: Text(verbatim: "# H")),
      .same("M8b", "- a", "- a", is: Text(verbatim: "- a")),
      .same("M8c", "1. a", "1. a", is: Text(verbatim: "1. a")),
      .same("M8d", "> q", "> q", is: Text(verbatim: "> q")),
      .same("M9", "\\*a\\*", "*a*", is: Text(verbatim: "*a*")),
      .shown("M10", "a **x**") { Text("a \(starred)") },
      .shown("M10b", "n") { Text("**\(name)**") },
      .shown("M11", "v 3.500000") { Text("v \(3.5)") },
      .shown("M11b", "n 7") { Text("n \(7)") },
      .same("M12a", "snake_case_name", "snake_case_name", is: Text(verbatim: "snake_case_name")),
      .shown("M12b", "abc") { Text("a*b*c") },
      .same("M12c", "2 * 3 * 4", "2 * 3 * 4", is: Text(verbatim: "2 * 3 * 4")),
      .same("M13", "a  b\nc", "a  b\nc", is: Text(verbatim: "a  b\nc")),
      .shown("M14", "b") { Text(LocalizedStringKey(String("**b**"))) },
      .same(
        "M15", "<https://x.org>", "https://x.org",
        is: Text(verbatim: "https://x.org").foregroundColor(.accentColor)),
      .same(
        "M15b", "https://x.org", "https://x.org",
        is: Text(verbatim: "https://x.org").foregroundColor(.accentColor)),
      .shown("M16", "a b") { Text("**a _b_**") },
      .same("M17", "**unclosed", "**unclosed", is: Text(verbatim: "**unclosed")),
      .same("M18", "a&amp;b", "a&b", is: Text(verbatim: "a&b")),
      .same("M19", "![alt](https://x.org/i.png)", "alt", is: Text(verbatim: "alt")),
      .same("M20", "www.x.org", "www.x.org", is: Text(verbatim: "www.x.org").foregroundColor(.accentColor)),
      .same("M21", "a@b.org", "a@b.org", is: Text(verbatim: "a@b.org").foregroundColor(.accentColor)),
      .same(
        "M22", "[**b**](https://x.org)", "b", is: Text(verbatim: "b").bold().foregroundColor(.accentColor)),
      .same("M23", "&#65;&copy;", "A©", is: Text(verbatim: "A©")),
      .same("M24", "a\\\nb", "a\nb", is: Text(verbatim: "a\nb")),
      .same("M25", "`**x**`", "**x**", is: Text(verbatim: "**x**").monospaced()),
      .same(
        "M26", "http://x.org/a_b_c", "http://x.org/a_b_c",
        is: Text(verbatim: "http://x.org/a_b_c").foregroundColor(.accentColor)),
      .same("M27", "__b__", "b", is: Text(verbatim: "b").bold()),
      .same("M28", "[a](relative/path)", "a", is: Text(verbatim: "a").foregroundColor(.accentColor)),
      .shown("M29", "Count: 42") { Text("Count: \(42)") },
      .shown("M30", "b") { Button("**b**") {} },
      .shown("M31", "b") { Toggle("**b**", isOn: .constant(true)) },
      .same("M32", "<b>x</b>", "<b>x</b>", is: Text(verbatim: "<b>x</b>")),
      .same("M33", "a  \nb", "a  \nb", is: Text(verbatim: "a  \nb")),
      .same("M34", "&nbsp;x", "\u{a0}x", is: Text(verbatim: "\u{a0}x")),
      .shown("C14", "a b") { Text("a \(Text(verbatim: "b").bold())") },
    ],
    notReplayed: [
      NotReplayed(
        "P0, C1–C13, C15–C19, F1–F4", count: 74, reason: "pixels, ink, and the metrics of the system's fonts")
    ])

  private static let starred = "**x**"
  private static let name = "n"
}

extension Arm {
  /// A literal that shows some letters and equals another text.
  fileprivate static func same(_ name: String, _ key: LocalizedStringKey, _ letters: String, is other: Text)
    -> Arm
  {
    Arm(name, recorded: [letters, "the same"]) { driver, log in
      try driver.show(Text(key), in: CGSize(width: 300, height: 90))
      try await driver.settle()
      for text in driver.texts { log(text) }
      log(Text(key) == other ? "the same" : "another text")
    }
  }

  fileprivate static func shown<Content: View>(
    _ name: String, _ letters: String, @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> Arm {
    Arm(name, recorded: [letters]) { driver, log in
      try driver.show(content(), in: CGSize(width: 300, height: 90))
      try await driver.settle()
      log(driver.texts.joined(separator: "|"))
    }
  }
}
