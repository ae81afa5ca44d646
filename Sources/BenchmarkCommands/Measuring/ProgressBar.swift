// SPDX-License-Identifier: Apache-2.0

/// One line on a terminal that says how far a run is. Elsewhere it says nothing.
@MainActor final class ProgressBar {
  private let console: Console
  private let isShown: Bool
  private let total: Int
  private var line = ""

  /// Creates a bar.
  init(_ console: Console, total: Int, isWanted: Bool) {
    self.console = console
    self.total = total
    let isAutomatic = !(console.environment["CI"] ?? "").isEmpty || console.environment["TERM"] == "dumb"
    isShown = isWanted && console.talkIsTerminal && !isAutomatic
  }

  /// Shows that a case has begun.
  ///
  /// - Parameter total: The new total, where it is only found out on the way.
  func show(_ done: Int, of total: Int? = nil, _ name: String) {
    guard isShown else { return }
    let width = 24
    let total = total ?? self.total
    let filled = total == 0 ? width : width * min(done, total) / total
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
    let columns = Int(console.environment["COLUMNS"] ?? "") ?? 80
    line = String("[\(bar)] \(done)/\(total) \(name)".prefix(min(max(columns, 21), 1_000) - 1))
    console.talk("\r\u{1b}[K" + line)
  }

  /// Makes room for a message that others write.
  func clear() {
    if isShown, !line.isEmpty { console.talk("\r\u{1b}[K") }
    line = ""
  }
}
