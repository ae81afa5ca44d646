// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

/// How wide lazy grids are, and where their tracks stand: recorded on macOS 27 (R-8, L-75).
@MainActor @Suite struct LazyGridTests {
  /// Offers its only subview a size, and places it at the origin with it.
  private struct Offer: Layout {
    let proposal: ProposedViewSize

    func sizeThatFits(proposal _: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal _: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  private static let square = ProposedViewSize(width: 200, height: 200)

  private func cell(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  /// The size of a grid, and its cells in its own space.
  private func frames(
    _ proposal: ProposedViewSize = square, @ViewBuilder _ grid: () -> some View
  ) throws -> (size: CGSize, cells: [CGRect]) {
    let grid = grid()
    let host = ViewHost(size: CGSize(width: 1_000, height: 1_000)) {
      Offer(proposal: proposal) { grid.background(Color.green).accessibilityIdentifier("grid") }
    }
    let items = host.displayList
    let whole = try #require(items.first).frame
    return (whole.size, items.dropFirst().map { $0.frame.offsetBy(dx: -whole.minX, dy: -whole.minY) })
  }

  @ViewBuilder private var four: some View {
    cell(30, 10)
    cell(20, 10)
    cell(100, 10)
    cell(20, 10)
  }

  @Test("flexible columns share what is offered; a wider cell overflows its own (R-8)")
  func flexible() throws {
    let grid = try frames { LazyVGrid(columns: [GridItem(), GridItem()]) { four } }
    #expect(grid.size == CGSize(width: 200, height: 28))
    #expect(grid.cells.map(\.minX) == [33, 142, -2, 142])
    #expect(grid.cells.map(\.minY) == [0, 0, 18, 18])
  }

  @Test("a grid of fixed columns takes what it is offered, and has them in its middle (R-8)")
  func fixed() throws {
    let grid = try frames { LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(40))]) { four } }
    #expect(grid.size == CGSize(width: 200, height: 28))
    #expect(grid.cells.map(\.minX) == [61, 119, 26, 119])
    let sideways = try frames {
      LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(20))]) {
        cell(10, 30)
        cell(10, 20)
        cell(10, 100)
        cell(10, 20)
      }
    }
    #expect(sideways.size == CGSize(width: 28, height: 200))
    #expect(sideways.cells.map(\.minY) == [71, 109, 36, 109])
    let leading = try frames {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(40))], alignment: .leading) { four }
    }
    #expect(leading.cells.map(\.minX) == [0, 58, 0, 58])
  }

  @Test("as many adaptive columns as fit (L-75)")
  func adaptive() throws {
    let grid = try frames {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 45))]) {
        ForEach(0..<6, id: \.self) { _ in cell(10, 10) }
      }
    }
    #expect(grid.size == CGSize(width: 200, height: 28))
    #expect(grid.cells.map { ($0.minX * 100).rounded() / 100 } == [25.67, 95, 164.33, 25.67, 95, 164.33])
  }

  @Test("a grid that is offered no width is as wide as its first line (R-8)")
  func unspecified() throws {
    let grid = try frames(.unspecified) { LazyVGrid(columns: [GridItem(), GridItem()]) { four } }
    #expect(grid.size == CGSize(width: 58, height: 28))
    #expect(grid.cells.map(\.minX) == [-2.5, 35.5, -37.5, 35.5])
  }

  @Test("of a thousand cells those are made that are seen (L-74)")
  func laziness() {
    var made: Set<Int> = []
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(0..<1_000, id: \.self) { number in
            let _ = made.insert(number)
            Color.clear.frame(height: 20)
          }
        }
      }
    }
    #expect(made == Set(0..<16))
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("a list that is offered no length takes none (R-7)")
  func lists() throws {
    func size(_ proposal: ProposedViewSize) throws -> CGSize {
      let host = ViewHost(size: CGSize(width: 500, height: 500)) {
        Offer(proposal: proposal) { List { Text("row") }.background(Color.green) }
      }
      return try #require(host.displayList.first).frame.size
    }
    #expect(try size(Self.square) == CGSize(width: 200, height: 200))
    #expect(try size(ProposedViewSize(width: 200, height: nil)) == CGSize(width: 200, height: 0))
    #expect(try size(ProposedViewSize(width: nil, height: 200)) == CGSize(width: 0, height: 200))
  }
}
