// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// Four animated pages over a background of N bubbles.
struct Onboarding: @MainActor WholeScreen {
  static let name = "screens.onboarding"
  static let analysis = """
    Four pages that fade into each other over N bubbles, with a bar that grows. A round goes through all pages and back \
    to the first, in fifths of a second. `usual`: each page has an id and its bubbles with it, so that all are made anew, \
    and the bar is Animatable: its body runs for every frame (A-6, I-6). `least`: the bubbles stay under the pages, and \
    the bar is a frame that the engine interpolates (A-2).
    """
  static let sizes = [20]
  static let optionalSizes = [200]

  let variant: ScreenStyle
  let size: Int
  private var next: Element?

  init(variant: ScreenStyle, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View {
    switch variant {
    case .usual, .bodies: UsualOnboarding(bubbles: size)
    case .least: LeastOnboarding(bubbles: size)
    }
  }

  mutating func prepare(_ host: ViewHost) throws {
    next = try host.buttons["Next"].resolved()
  }

  func step(_ host: ViewHost, _ index: Int) async throws {
    for _ in 0..<4 {
      try next?.tap()
      try await host.advance(by: .milliseconds(250))
    }
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(host.texts, ["Welcome", "Page 1 of 4", "Next"], "texts, in order")
    try require(
      !host.displayList.contains { $0.isRemoving || $0.opacity != 1 }, "something is on its way still")
    try requireEqual(frame.bodies("Bubble"), variant == .usual ? 4 * size : 0, "bodies of the bubbles")
    try require((frame.bodies("AnimatedBar") > 40) == (variant == .usual), "bodies of the bar")
  }
}
