// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness

/// What a programmer would write for one counter in a column without an engine: a label knows its text, its
/// width and its place, and whoever changes it does what follows.
final class HandColumn {
  struct Label: Equatable {
    var text: String
    var width: Double
    var x: Double
  }

  private let columnWidth = 272.0
  private let characterWidth = 8.5
  private let spacing = 8.0
  private var titles: [Label]
  private var counts: [Label]
  private let index: Int

  init(rows: Int) {
    titles = (0..<rows).map { Label(text: "row \($0.inText)", width: 0, x: 0) }
    counts = Array(repeating: Label(text: "value", width: 0, x: 0), count: rows)
    index = rows / 2
    for row in 0..<rows {
      titles[row].width = Double(titles[row].text.utf8.count) * characterWidth
      counts[row].width = Double(counts[row].text.utf8.count) * characterWidth
      place(row)
    }
  }

  /// Shows a number in the row in the middle.
  func show(_ count: Int) {
    let text = String(count)
    if text == counts[index].text { return }
    counts[index].text = text
    let width = Double(text.utf8.count) * characterWidth
    if width == counts[index].width { return }
    counts[index].width = width
    place(index)
  }

  /// What the row in the middle shows, and where.
  var middleRow: [Label] { [titles[index], counts[index]] }

  private func place(_ row: Int) {
    let width = titles[row].width + spacing + counts[row].width
    titles[row].x = (columnWidth - width) / 2
    counts[row].x = titles[row].x + titles[row].width + spacing
  }
}
