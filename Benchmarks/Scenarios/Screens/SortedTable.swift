// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// A table of N people that is sorted by one column after the other.
struct SortedTable: @MainActor WholeScreen {
  static let name = "screens.sorted-table"
  static let analysis = """
    A Table with four columns and a line above it that says who is called. A round calls the next one and sorts by city, by \
    age, and by name again. `usual`: the body sorts, for every call as well, and the last cell of a row has a closure, so \
    that the cells of all rows on screen run each time (I-44). `least`: a model sorts when the order changes, the call \
    belongs to the line that shows it, and a cell is a plain value, so that only rows that come into view run theirs. \
    `bodies`: the bodies of `usual`, which sort, those of its cells, and the closures that make the cells, run by hand; no row is \
    matched, compared or laid out.
    """
  static let sizes = [100]
  static let optionalSizes = [1_000]

  let variant: ScreenStyle
  let size: Int
  private var acts: [Element] = []

  init(variant: ScreenStyle, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View {
    switch variant {
    case .usual, .bodies: UsualTable(people: Employee.staff(size))
    case .least: LeastTable(people: Employee.staff(size))
    }
  }

  mutating func prepare(_ host: ViewHost) throws {
    acts = try ["Next", "City", "Age", "Name"].map { try host.buttons[$0].resolved() }
  }

  func step(_ host: ViewHost, _ index: Int) throws {
    for act in acts {
      try act.tap()
      try host.render()
    }
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    let shown = host.texts.filter { $0.hasPrefix("Person") }.prefix(12)
    let names = Employee.staff(size).map(\.name).sorted()
    try requireEqual(Array(shown), Array(names.prefix(12)), "the first names")
    try requireEqual(frame.bodies("UsualTable"), variant == .usual ? 4 : 0, "bodies of the table")
    try requireEqual(frame.bodies("LeastTable"), variant == .least ? 3 : 0, "bodies of the table")
  }
}
