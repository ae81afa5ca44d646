// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import TestSupport
import Testing

@MainActor @Suite struct LazyStackTests {
  private struct Row: View {
    let number: Int
    var height: CGFloat = 20
    @State private var taps = 0
    var body: some View {
      Button("\(number):\(taps)") { taps += 1 }.frame(height: height)
    }
  }

  private func host(count: Int, height: CGFloat = 20, spacing: CGFloat? = 0) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVStack(spacing: spacing) {
          ForEach(0..<count, id: \.self) { Row(number: $0, height: height) }
        }
      }
    }
  }

  @Test(
    "only rows that are seen are made (L-74)",
    arguments: [(20.0, 0.0, 5), (30, 0, 4), (92, 8, 1), (90, 8, 2), (150, 0, 1), (1, 1, 50)])
  func creation(height: CGFloat, spacing: CGFloat, rows: Int) {
    let host = host(count: 1_000, height: height, spacing: spacing)
    #expect(host.bodyEvaluations["Row"] == rows)
    #expect(host.texts.count == rows)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("the cost of a long list is that of what is seen")
  func longList() {
    #expect(host(count: 100_000).mountReport.bodyEvaluations.total == 5)
  }

  @Test("scrolling makes rows, and those that are there keep their state (I-12)")
  func scrolling() throws {
    let host = host(count: 1_000)
    try host.tapAndRender("0:0")
    for _ in 0..<3 {
      try host.buttons[0].drag(by: CGSize(width: 0, height: -50))
      try host.render()
      #expect(host.displayList == host.recomputedDisplayList())
    }
    // 150 further down: rows 7 to 12 are seen, and the rows before are kept.
    #expect(host.texts.count == 13)
    #expect(host.bodyEvaluations["Row"] == 13 + 1)
    #expect(try host.buttons["12:0"].frame.midY == 12 * 20 + 10 - 150)
    try host.buttons[0].drag(by: CGSize(width: 0, height: 150))
    try host.render()
    #expect(host.texts.first == "0:1")
    #expect(host.texts.count == 13)
  }

  @Test("a row appears when it comes into view, and disappears when it leaves (I-12)")
  func appearance() throws {
    let log = EventLog()
    let host = ViewHost(size: CGSize(width: 100, height: 40)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { row in
            Text("\(row)").frame(height: 20).onAppear { log.add("+\(row)") }.onDisappear {
              log.add("-\(row)")
            }
          }
        }
      }
    }
    #expect(log.entries == ["+1", "+0"])
    try host.staticTexts[0].drag(by: CGSize(width: 0, height: -40))
    try host.render()
    #expect(log.entries.dropFirst(2).sorted() == ["+2", "+3", "-0", "-1"])
    try host.staticTexts[0].drag(by: CGSize(width: 0, height: 20))
    try host.render()
    #expect(log.entries.dropFirst(6).sorted() == ["+1", "-3"])
  }

  @Test("rows follow their data: moved ones keep their state, gone ones lose it (I-9)")
  func dataChanges() throws {
    struct Screen: View {
      @State private var numbers = Array(0..<100)
      var body: some View {
        Button("reverse") { numbers = Array(numbers[0..<3].reversed()) + numbers[3...] }
        Button("drop") { numbers.removeFirst() }
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { Row(number: $0) } }
        }
        .frame(height: 60)
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 200)) { Screen() }
    try host.tapAndRender("0:0")
    try host.tapAndRender("reverse")
    #expect(host.texts == ["reverse", "drop", "2:0", "1:0", "0:1"])
    #expect(host.displayList == host.recomputedDisplayList())
    try host.tapAndRender("drop")
    #expect(host.texts == ["reverse", "drop", "1:0", "0:1", "3:0"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("headers stand among rows, and lists in lists make their rows when they are seen")
  func nestedLists() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          Text("title").frame(height: 20)
          ForEach(0..<50, id: \.self) { section in
            Text("s\(section)").frame(height: 20)
            ForEach(0..<3, id: \.self) { Text("\(section).\($0)").frame(height: 10) }
          }
        }
      }
    }
    // 20 for the title, 50 for the first section, and 30 of the second.
    #expect(host.texts == ["title", "s0", "0.0", "0.1", "0.2", "s1", "1.0"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("an id that occurs twice among the rows is reported, and the first element is shown (I-10, R-38)")
  func duplicateIDs() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView { LazyVStack { ForEach([1, 2, 1], id: \.self) { Text("\($0)") } } }
    }
    #expect(host.texts == ["1", "2"])
    #expect(host.diagnostics.count == 1)
  }

  @Test("a modifier of a lazy list is one of each row")
  func listModifier() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { Text("\($0)") }.frame(height: 50)
        }
      }
    }
    #expect(host.texts == ["0", "1"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("a lazy row of columns takes the height it is offered")
  func horizontal() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 40)) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) { ForEach(0..<100, id: \.self) { Text("\($0)").frame(width: 30) } }
      }
    }
    #expect(host.texts == ["0", "1", "2"])
    try host.staticTexts[0].drag(by: CGSize(width: -40, height: 0))
    try host.render()
    #expect(host.texts == ["0", "1", "2", "3"])
    #expect(try host.staticTexts["1"].frame.midX == 15)
  }

  @Test("outside of a scroll view the window decides what is seen (L-74)")
  func withoutScrollView() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { Text("\($0)").frame(height: 20) } }
        .frame(height: 100, alignment: .top)
    }
    #expect(host.texts == ["0", "1", "2", "3", "4"])
  }

  @Test("columns of a lazy grid (L-75)")
  func gridColumns() {
    func widths(_ columns: [GridItem]) -> [CGFloat] {
      ViewHost(size: CGSize(width: 200, height: 100)) {
        LazyVGrid(columns: columns, spacing: 0) {
          ForEach(0..<4, id: \.self) { _ in Color.red.frame(height: 10) }
        }
      }
      .displayList.map(\.frame.width)
    }
    // 200 - 8 - 70 = 122 for the adaptive column: (122 + 8) / (40 + 8) is two of (122 - 8) / 2.
    #expect(widths([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) == [70, 57, 57, 70])
    #expect(widths([GridItem(), GridItem(.flexible(maximum: 50), spacing: 0)]) == [96, 50, 96, 50])
  }

  @Test("a lazy grid makes lines as they are seen", arguments: [(1, 5), (3, 15)])
  func gridLines(columns: Int, cells: Int) throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: columns), spacing: 0) {
          ForEach(0..<1_000, id: \.self) { Row(number: $0) }
        }
      }
    }
    #expect(host.bodyEvaluations["Row"] == cells)
    try host.buttons[0].drag(by: CGSize(width: 0, height: -20))
    try host.render()
    #expect(host.bodyEvaluations["Row"] == cells + columns)
    #expect(host.displayList == host.recomputedDisplayList())
  }
}
