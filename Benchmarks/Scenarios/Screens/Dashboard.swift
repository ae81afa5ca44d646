// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// A grid of N tiles with a figure and a bar each.
struct Dashboard: @MainActor WholeScreen {
  static let name = "screens.dashboard"
  static let analysis = """
    A Grid of tiles with figures that arrive one by one. A round brings new figures for three tiles and switches the unit \
    of all. `usual`: all figures in one ObservableObject, tiles as AnyView with a closure and a geometry reader for the \
    bar: every tile runs for every figure (I-44, I-60). `least`: an @Observable object for each tile and a frame for the \
    bar: one tile runs (I-63).
    """
  static let sizes = [24]
  static let optionalSizes = [240]

  let variant: ScreenStyle
  let size: Int
  private let arrivals = PassthroughSubject<Arrival, Never>()
  private var unit: Element?

  init(variant: ScreenStyle, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View {
    switch variant {
    case .usual, .bodies: UsualDashboard(tiles: size, arrivals: arrivals)
    case .least: LeastDashboard(tiles: size, arrivals: arrivals)
    }
  }

  mutating func prepare(_ host: ViewHost) throws {
    unit = try host.buttons["unit"].resolved()
  }

  func step(_ host: ViewHost, _ index: Int) throws {
    for tile in [0, size / 2, size - 1] {
      arrivals.send(Arrival(tile: tile, figure: 10 + index % 80))
      try host.render()
    }
    try unit?.tap()
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    let figures = host.texts.filter { $0.hasSuffix("%") || $0.hasSuffix("‰") }
    try requireEqual(figures.count, size, "figures")
    try requireEqual(Set(figures.map(\.last)).count, 1, "units")
    try requireEqual(figures[0], figures[size - 1], "the first and the last figure")
    // Three figures and the unit.
    let tiles = frame.bodies("UsualTile", "LeastTile")
    try requireEqual(tiles, variant == .usual ? 4 * size : 3 + size, "bodies of the tiles")
  }
}
