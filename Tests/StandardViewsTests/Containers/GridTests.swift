// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

@MainActor @Suite struct GridTests {
  private func frames(_ host: ViewHost) -> [CGRect] { host.displayList.map(\.frame) }

  @Test("a column is as wide as its widest cell, a row as tall as its tallest; cells are centred (L-76)")
  func columns() {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      Grid {
        GridRow {
          Text("abc")
          Text("d")
        }
        GridRow {
          Text("e")
          Color.red.frame(width: 40, height: 30)
        }
      }
      .font(.system(size: 20))
    }
    // Columns 30 and 40, rows 20 and 30, spacing 8: 78 × 58, centred at (61, 21).
    #expect(
      frames(host) == [
        CGRect(x: 61, y: 21, width: 30, height: 20), CGRect(x: 114, y: 21, width: 10, height: 20),
        CGRect(x: 71, y: 54, width: 10, height: 20), CGRect(x: 99, y: 49, width: 40, height: 30),
      ])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("a view that is no row spans all columns; flexible cells share what remains (L-76)")
  func spanningAndFlexible() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Text("ab").font(.system(size: 20))
          Color.red.frame(height: 20)
        }
        Color.blue.frame(height: 5)
      }
    }
    // The text takes 20, the colour the 70 that remain beside the spacing.
    #expect(frames(host).map(\.width) == [20, 70, 100])
    #expect(frames(host).map(\.minX) == [0, 30, 0])
    #expect(frames(host).map(\.minY) == [37.5, 37.5, 57.5])
  }

  @Test("cells span columns, align their column, and can leave the columns alone")
  func cellModifiers() {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 10, height: 10).gridColumnAlignment(.trailing)
          Color.red.frame(width: 20, height: 10)
        }
        GridRow {
          Color.blue.frame(width: 50, height: 10).gridCellColumns(2)
        }
        Color.green.frame(height: 1).gridCellUnsizedAxes(.horizontal)
      }
    }
    // 30 wide by the first row, 50 by the second: 10 more for each column.
    #expect(frames(host).map(\.minX) == [85, 95, 75, 75])
    #expect(frames(host).map(\.width) == [10, 20, 50, 50])
  }

  @Test("rows come and go, and cells keep their state")
  func dynamicRows() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("n\(count)") { count += 1 } }
    }
    struct Screen: View {
      @State private var rows = 1
      var body: some View {
        Grid {
          GridRow { Counter() }
          ForEach(1..<rows, id: \.self) { row in GridRow { Text("r\(row)") } }
        }
        Button("add") { rows += 1 }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("n0")
    try host.tapAndRender("add")
    #expect(host.texts == ["n1", "r1", "add"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("the printed type is SwiftUI's (S-8)")
  func typeNames() {
    #expect(String(describing: type(of: Grid { GridRow { Text("") } })) == "Grid<GridRow<Text>>")
  }
}
