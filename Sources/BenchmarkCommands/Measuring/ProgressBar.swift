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
    // A line that wraps cannot be taken away again.
    let columns = Int(console.environment["COLUMNS"] ?? "") ?? console.talkWidth ?? 80
    let room = min(max(columns, 21), 1_000) - 1
    let head = "[\(bar)] \(done)/\(total) "
    line = String((head + Self.shortened(name, to: room - head.count)).prefix(room))
    console.talk("\r\u{1b}[K" + line)
  }

  /// A name with its middle left out, where it is too long: the family and the size say most.
  static func shortened(_ name: String, to width: Int) -> String {
    guard name.count > width, width > 4 else { return String(name.prefix(max(0, width))) }
    let tail = (width - 1) / 2
    return "\(name.prefix(width - 1 - tail))…\(name.suffix(tail))"
  }

  /// Makes room for a message that others write.
  func clear() {
    if isShown, !line.isEmpty { console.talk("\r\u{1b}[K") }
    line = ""
  }
}
