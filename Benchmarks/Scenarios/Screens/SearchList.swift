// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// A list of N names with a field that filters it.
struct SearchList: @MainActor WholeScreen {
  static let name = "screens.search-list"
  static let analysis = """
    A list of N names with a search field. A round types "1" and "2", clears the field, and sorts downwards and upwards. \
    `usual`: the body filters and sorts an array, and a row gets a closure, so that rows that stay run for each letter \
    (I-44). `least`: the matches are kept by an @Observable model, the field is a view of its own, and rows are plain \
    values: only rows that come into view run.
    """
  static let sizes = [200]
  static let optionalSizes = [2_000, 10_000]

  let variant: ScreenStyle
  let size: Int
  private var field: Element?
  private var acts: [Element] = []

  init(variant: ScreenStyle, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View {
    switch variant {
    case .usual, .bodies: UsualSearch(names: size)
    case .least: LeastSearch(names: size)
    }
  }

  mutating func prepare(_ host: ViewHost) throws {
    field = try host.textFields["Search"].resolved()
    acts = try ["Clear", "Sort", "Sort"].map { try host.buttons[$0].resolved() }
  }

  func step(_ host: ViewHost, _ index: Int) throws {
    for letter in ["1", "2"] {
      try field?.typeText(letter)
      try host.render()
    }
    for act in acts {
      try act.tap()
      try host.render()
    }
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    let names = host.texts.filter { $0.hasPrefix("Name") }
    try requireEqual(
      frame.bodies("UsualSearch", "LeastSearch"), variant == .usual ? 5 : 0, "bodies of the screen")
    let seen = Array(names.prefix(15))
    try requireEqual(seen, (0..<15).map { "Name \($0)" }, "the first names")
  }
}
