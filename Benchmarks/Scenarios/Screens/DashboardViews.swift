// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Observation

// The screen of `screens.dashboard`, as it is usually written and as it costs least.

/// A new figure for a tile.
struct Arrival {
  let tile: Int
  let figure: Int
}

private func text(_ figure: Int, isPercent: Bool) -> String {
  isPercent ? "\(figure) %" : "\(figure * 10) ‰"
}

private final class DashboardObject: ObservableObject {
  @Published var figures: [Int]
  @Published var isPercent = true

  init(tiles: Int) {
    figures = Array(repeating: 50, count: tiles)
  }
}

struct UsualDashboard: View {
  let arrivals: PassthroughSubject<Arrival, Never>
  @StateObject private var model: DashboardObject

  init(tiles: Int, arrivals: PassthroughSubject<Arrival, Never>) {
    self.arrivals = arrivals
    _model = StateObject(wrappedValue: DashboardObject(tiles: tiles))
  }

  var body: some View {
    VStack {
      Button("Unit") { model.isPercent.toggle() }.accessibilityIdentifier("unit")
      Grid {
        ForEach(0..<model.figures.count / 3) { row in
          GridRow {
            ForEach(0..<3) { column in tile(row * 3 + column) }
          }
        }
      }
    }
    .onReceive(arrivals) { model.figures[$0.tile] = $0.figure }
  }

  private func tile(_ index: Int) -> AnyView {
    AnyView(
      UsualTile(index: index, figure: model.figures[index], isPercent: model.isPercent) {
        model.figures[index] = 0
      })
  }
}

private struct UsualTile: View {
  let index: Int
  let figure: Int
  let isPercent: Bool
  let reset: () -> Void

  var body: some View {
    VStack(alignment: .leading) {
      Text("tile \(index)")
      Text(text(figure, isPercent: isPercent)).font(.title)
      GeometryReader { proxy in
        Color.green.frame(width: proxy.size.width * CGFloat(figure) / 100, height: proxy.size.height)
      }
      .frame(width: 100, height: 4)
    }
    .onTapGesture(perform: reset)
  }
}

@Observable private final class Tile: Identifiable {
  let id: Int
  var figure = 50

  init(id: Int) {
    self.id = id
  }
}

struct LeastDashboard: View {
  let arrivals: PassthroughSubject<Arrival, Never>
  @State private var tiles: [Tile]
  @State private var isPercent = true

  init(tiles: Int, arrivals: PassthroughSubject<Arrival, Never>) {
    self.arrivals = arrivals
    _tiles = State(initialValue: (0..<tiles).map(Tile.init(id:)))
  }

  var body: some View {
    VStack {
      Button("Unit") { isPercent.toggle() }.accessibilityIdentifier("unit")
      Grid {
        ForEach(0..<tiles.count / 3) { row in
          GridRow {
            ForEach(0..<3) { LeastTile(tile: tiles[row * 3 + $0], isPercent: isPercent) }
          }
        }
      }
    }
    .onReceive(arrivals) { tiles[$0.tile].figure = $0.figure }
  }
}

private struct LeastTile: View {
  let tile: Tile
  let isPercent: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Text("tile \(tile.id)")
      Text(text(tile.figure, isPercent: isPercent)).font(.title)
      Color.green.frame(width: CGFloat(tile.figure), height: 4).frame(width: 100, alignment: .leading)
    }
    .onTapGesture { tile.figure = 0 }
  }
}
