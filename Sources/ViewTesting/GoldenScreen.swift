// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

/// A display list as the text of a golden file: a line for the window, one for each item, and an end.
struct GoldenScreen: Equatable {
  /// The number of this form of the file.
  private static let version = 1
  /// Differences that a message tells; the others are counted.
  private static let longest = 20

  private let size: CGSize
  private let items: [String]

  init(_ list: DisplayList, _ size: CGSize) {
    self.size = size
    // A text may have several lines; an item has one.
    items = list.map { item in
      item.description.replacing("\\", with: "\\\\").split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline
      )
      .joined(separator: "\\n")
    }
  }

  /// The file.
  var text: String {
    (["screen \(Self.version), \(size.width) x \(size.height)"] + items + ["end, \(items.count)"])
      .joined(separator: "\n") + "\n"
  }

  /// Reads a file.
  init(_ text: String, _ path: String) throws(GoldenFile.Refusal) {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    while lines.last == "" { lines.removeLast() }
    guard let match = lines.first?.wholeMatch(of: #/screen (\d+), ([\d.]+) x ([\d.]+)/#) else {
      throw GoldenFile.Refusal(
        "\(path):1: the first line names no screen; restore it, or \(GoldenFile.advice)")
    }
    guard Int(match.1) == Self.version, let width = Double(match.2), let height = Double(match.3) else {
      throw GoldenFile.Refusal(
        "\(path):1: the form of the file is \(match.1), this library reads \(Self.version); \(GoldenFile.advice)"
      )
    }
    guard lines.count > 1, lines.last == "end, \(lines.count - 2)" else {
      throw GoldenFile.Refusal(
        "\(path):\(lines.count): the file is cut short; restore it, or \(GoldenFile.advice)")
    }
    size = CGSize(width: width, height: height)
    items = Array(lines[1..<(lines.count - 1)])
  }

  /// What differs, in the order of the screen: `-` was there, `+` is there now.
  func differences(to other: GoldenScreen) -> [String] {
    var lines: [String] = []
    if size != other.size {
      lines.append("the window: \(size.width) x \(size.height) → \(other.size.width) x \(other.size.height)")
    }
    for change in other.items.difference(from: items) {
      switch change {
      case .remove(_, let item, _): lines.append("- \(item)")
      case .insert(_, let item, _): lines.append("+ \(item)")
      }
    }
    let rest = lines.count - Self.longest
    return rest > 0 ? lines.prefix(Self.longest) + ["and \(rest) more"] : lines
  }

  // MARK: Drawing

  /// Draws what was there and is not, and what is there and was not, over the outlines of what stays.
  ///
  /// - Returns: Whether the file was written.
  func draw(over known: GoldenScreen, into file: URL) -> Bool {
    let change = items.difference(from: known.items)
    let (removed, inserted) = (
      Set(change.removals.map(Self.offset)), Set(change.insertions.map(Self.offset))
    )
    var shapes: [String] = []
    for (index, item) in items.enumerated() where !inserted.contains(index) {
      shapes += Self.shape(of: item, color: "#9a9a9f", dash: "")
    }
    for index in removed.sorted() {
      shapes += Self.shape(of: known.items[index], color: "#c8102e", dash: " stroke-dasharray=\"3 2\"")
    }
    for index in inserted.sorted() { shapes += Self.shape(of: items[index], color: "#00703c", dash: "") }
    let (width, height) = (max(size.width, known.size.width), max(size.height, known.size.height))
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height + 24)" width="\(width)" \
      font-family="sans-serif" font-size="11">
      <rect width="100%" height="100%" fill="#fff"/>
      \(shapes.joined(separator: "\n"))
      <text x="4" y="\(height + 16)" fill="#c8102e">red, dashed: was there</text>
      <text x="150" y="\(height + 16)" fill="#00703c">green: is there now</text>
      </svg>

      """
    return (try? Data(svg.utf8).write(to: file, options: .atomic)) != nil
  }

  /// Takes away the drawing of a difference that is no more.
  func removeDrawing(_ file: URL) {
    // Most often there is none.
    try? FileManager.default.removeItem(at: file)
  }

  private static func offset(of change: CollectionDifference<String>.Change) -> Int {
    switch change {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }

  /// The frame of an item with its text; nothing for an item without a frame.
  private static func shape(of item: String, color: String, dash: String) -> [String] {
    guard
      let match = item.firstMatch(of: #/(?:^|\s)\((-?[\d.e+]+), (-?[\d.e+]+), (-?[\d.e+]+), (-?[\d.e+]+)\)/#),
      let x = Double(match.1), let y = Double(match.2), let width = Double(match.3),
      let height = Double(match.4)
    else { return [] }
    var shapes = [
      "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(max(width, 1))\" height=\"\(max(height, 1))\" fill=\"none\" "
        + "stroke=\"\(color)\"\(dash)/>"
    ]
    if let text = item.firstMatch(of: #/^(?:text|image) "(.*?)" /#)?.1 {
      let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      shapes.append(
        "<text x=\"\(x + 2)\" y=\"\(y + min(height, 14) - 2)\" fill=\"\(color)\">\(escaped)</text>")
    }
    return shapes
  }
}
