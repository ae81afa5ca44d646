// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import Foundation
import HeadlessViews

/// A map with N pins that a finger moves.
struct MovingMap: @MainActor WholeScreen {
  static let name = "screens.moving-map"
  static let analysis = """
    A map with N pins, each at its place. A round drags the map to the right, down, and back. `usual`: the camera is a \
    state of the map, the place of each pin is worked out from it, and a pin has a closure, so every pin is made and runs \
    for every drag (I-44). `least`: a view that owns the camera moves all pins as one, so that no pin runs (I-40). Both \
    move every pin on screen. `bodies`: the bodies and the closures of rows of `usual` alone, run by hand; no drag, no \
    comparison, and nothing is laid out or moved.
    """
  static let sizes = [500]
  static let optionalSizes = [50]
  private static let drags = [
    CGSize(width: 40, height: 0), CGSize(width: 0, height: 30), CGSize(width: -40, height: 0),
    CGSize(width: 0, height: -30),
  ]

  let variant: ScreenStyle
  let size: Int
  private var ground: Element?

  init(variant: ScreenStyle, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View {
    switch variant {
    case .usual, .bodies: UsualMap(places: MapPlace.around(size))
    case .least: LeastMap(places: MapPlace.around(size))
    }
  }

  mutating func prepare(_ host: ViewHost) throws {
    ground = try host["ground"].resolved()
  }

  func step(_ host: ViewHost, _ index: Int) throws {
    for drag in Self.drags {
      try ground?.drag(by: drag)
      try host.render()
    }
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(host.texts.count, size, "names of pins")
    let first = MapPlace.around(1)[0]
    let pin = try host.staticTexts[first.name].frame
    try requireEqual(pin.midX, first.x, "the place of the first pin, across")
    // Two texts and two circles a pin for there, and as many for back.
    try require(frame.displayEdits >= 4 * 2 * size, "items that moved: \(frame.displayEdits)")
    // That of the map, or of what moves the pins, for each drag.
    let pins = frame.bodies("UsualPin", "LeastPin")
    try requireEqual(pins, variant == .usual ? 4 * size : 0, "bodies of the pins")
    try requireEqual(frame.bodyEvaluations.total - pins, 4, "other bodies")
    try requireEqual(frame.bodies("LeastMap"), 0, "bodies of what makes the pins")
  }
}
