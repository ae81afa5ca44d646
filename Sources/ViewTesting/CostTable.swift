// SPDX-License-Identifier: Apache-2.0
import HeadlessViews

/// The counts of a step as rows of a CSV file: one a metric, or one for each type where a metric is kept by type.
struct CostTable: Equatable {
  /// A row, without its count.
  struct Key: Hashable, Comparable {
    let metric: String
    /// The type of the view; empty for a metric that is one number.
    let view: String

    static func < (left: Key, right: Key) -> Bool {
      (left.metric, left.view) < (right.metric, right.view)
    }

    var description: String { view.isEmpty ? metric : "\(metric) of \(view)" }
  }

  /// The number of this form of the file.
  static let version = 1
  private static let header = "metric,view,count"

  private(set) var counts: [Key: Int] = [:]

  /// What a step counted; zeros are left out.
  init(_ report: FrameReport) {
    for (metric, count) in FrameReport.counts where report[keyPath: count] != 0 {
      counts[Key(metric: metric, view: "")] = report[keyPath: count]
    }
    for (metric, types) in FrameReport.countsByType {
      for name in report[keyPath: types].typeNames {
        counts[Key(metric: metric, view: name)] = report[keyPath: types][name]
      }
    }
  }

  /// The file: a header, the form's number, the counts, and an end, so that a file that is cut short is seen.
  var text: String {
    let rows = counts.sorted { $0.key < $1.key }.map { key, count in
      "\(key.metric),\(Self.cell(key.view)),\(count)"
    }
    return ([Self.header, "version,,\(Self.version)"] + rows + ["end,,\(rows.count)"]).joined(separator: "\n")
      + "\n"
  }

  /// Reads a file.
  init(_ text: String, _ path: String) throws(GoldenFile.Refusal) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    func refusal(_ line: Int, _ what: String) -> GoldenFile.Refusal {
      GoldenFile.Refusal("\(path):\(line): \(what); restore it, or \(GoldenFile.advice)")
    }
    guard lines.first.map(String.init) == Self.header else {
      throw refusal(1, "the first line is not '\(Self.header)'")
    }
    var hasVersion = false
    for (index, line) in lines.enumerated().dropFirst() {
      let cells = Self.cells(line)
      guard let cells, cells.count == 3, let count = Int(cells[2]) else {
        throw refusal(
          index + 1, line.isEmpty ? "the file is cut short" : "a row has a metric, a view and a count")
      }
      if cells[0] == "version" {
        guard count == Self.version else {
          throw refusal(index + 1, "the form of the file is \(count), this library reads \(Self.version)")
        }
        hasVersion = true
        continue
      }
      guard hasVersion else { throw refusal(index + 1, "there is no version") }
      if cells[0] == "end" {
        guard count == counts.count else { throw refusal(index + 1, "\(counts.count) rows, not \(count)") }
        guard lines[(index + 1)...].allSatisfy(\.isEmpty) else {
          throw refusal(index + 2, "a row behind the end")
        }
        return
      }
      guard counts.updateValue(count, forKey: Key(metric: cells[0], view: cells[1])) == nil else {
        throw refusal(index + 1, "a second row for \(cells[0])")
      }
    }
    throw refusal(lines.count, "the file is cut short")
  }

  /// What differs, a line each: `body_evaluations of ItemRow: 1 → 6`.
  func differences(to other: CostTable) -> [String] {
    Set(counts.keys).union(other.counts.keys).sorted().compactMap { key in
      let (old, new) = (counts[key, default: 0], other.counts[key, default: 0])
      return old == new ? nil : "\(key.description): \(old) → \(new)"
    }
  }

  // MARK: Cells

  private static func cell(_ text: String) -> String {
    guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }

  /// The cells of a line; `nil` if a quote is not closed.
  private static func cells(_ line: Substring) -> [String]? {
    var cells = [""]
    var isQuoted = false
    var rest = line[...]
    while let character = rest.popFirst() {
      switch character {
      case "\"" where isQuoted && rest.first == "\"":
        cells[cells.count - 1].append("\"")
        rest.removeFirst()
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: cells.append("")
      default: cells[cells.count - 1].append(character)
      }
    }
    return isQuoted ? nil : cells
  }
}
