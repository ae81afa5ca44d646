// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// A month of days, with N events in the year.
struct CalendarMonth: @MainActor WholeScreen {
  static let name = "screens.calendar-month"
  static let analysis = """
    A month as a grid of days, which count their events among the N of a year. A round chooses two days one after the \
    other, and goes to the next month and back. `usual`: each day gets the chosen one as a binding and all the events, so \
    all 42 places run for each choice (I-50). `least`: a day is told whether it is chosen and how many events it has, so \
    that two run.
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
    case .usual, .bodies: UsualCalendar(events: Self.events(size))
    case .least: LeastCalendar(events: Self.events(size))
    }
  }

  private static func events(_ count: Int) -> [CalendarEvent] {
    (0..<count).map { CalendarEvent(month: 1 + $0 * 5 % 12, day: 1 + $0 * 11 % 28) }
  }

  mutating func prepare(_ host: ViewHost) throws {
    acts = try ["place-16", "place-11", "next", "previous"].map { try host[$0].resolved() }
  }

  func step(_ host: ViewHost, _ index: Int) throws {
    for act in acts {
      try act.tap()
      try host.render()
    }
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(host.texts.first, "June 2026", "the title")
    try requireEqual(host.texts.count { Int($0) != nil }, 30, "days of the month")
    try requireEqual(host.displayList.count { $0.color == "blue" }, 1, "chosen days")
    if variant == .usual {
      try requireEqual(frame.bodies("UsualDay"), 4 * 42, "bodies of the days")
    } else {
      // Two for each choice; the months differ in most places.
      try require(frame.bodies("LeastDay") <= 4 + 2 * 42, "bodies of the days: \(frame.bodies("LeastDay"))")
    }
  }
}
