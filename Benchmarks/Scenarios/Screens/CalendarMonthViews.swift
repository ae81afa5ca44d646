// SPDX-License-Identifier: Apache-2.0
import HeadlessViews

// The screen of `screens.calendar-month`, as it is usually written and as it costs least.

nonisolated struct CalendarEvent: Equatable {
  let month: Int
  let day: Int
}

/// A month of the year 2026 on six weeks that begin with Monday.
nonisolated struct CalendarPage: Equatable {
  var month = 6

  private static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
  private static let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  var title: String { "\(Self.names[month - 1]) 2026" }

  /// The day at a place of the grid; `nil` before the first and after the last. The year begins on a Thursday.
  func day(at place: Int) -> Int? {
    let before = 3 + Self.lengths.prefix(month - 1).reduce(0, +)
    let day = place - before % 7 + 1
    return day >= 1 && day <= Self.lengths[month - 1] ? day : nil
  }
}

/// The title and the way to other months.
private struct CalendarHeader: View {
  let title: String
  @Binding var page: CalendarPage

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Button("Previous") { page.month -= 1 }.accessibilityIdentifier("previous")
      Button("Next") { page.month += 1 }.accessibilityIdentifier("next")
    }
  }
}

/// What a day shows; a function, so that the days' own bodies are what is counted.
@ViewBuilder private func dayCell(
  _ place: Int, _ day: Int?, events: Int, isChosen: Bool, choose: @escaping () -> Void
) -> some View {
  Button(action: choose) {
    VStack(spacing: 2) {
      Text(day.map { "\($0)" } ?? "")
      Text(String(repeating: "•", count: min(events, 3))).font(.caption)
    }
    .frame(width: 44, height: 44)
    .background(isChosen ? Color.blue : Color.clear)
  }
  .accessibilityIdentifier("place-\(place)")
}

struct UsualCalendar: View {
  let events: [CalendarEvent]
  @State private var page = CalendarPage()
  @State private var chosen = CalendarEvent(month: 6, day: 12)

  var body: some View {
    VStack {
      CalendarHeader(title: page.title, page: $page)
      Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        ForEach(0..<6) { week in
          GridRow {
            ForEach(0..<7) { weekday in
              UsualDay(place: week * 7 + weekday, page: page, events: events, chosen: $chosen)
            }
          }
        }
      }
    }
  }
}

private struct UsualDay: View {
  let place: Int
  let page: CalendarPage
  let events: [CalendarEvent]
  @Binding var chosen: CalendarEvent

  var body: some View {
    let day = page.day(at: place)
    let own = day.map { CalendarEvent(month: page.month, day: $0) }
    dayCell(place, day, events: events.count { $0 == own }, isChosen: chosen == own) {
      if let own { chosen = own }
    }
  }
}

struct LeastCalendar: View {
  /// How many events there are, by month and day.
  private let counts: [[Int]]
  @State private var page = CalendarPage()
  @State private var chosen = CalendarEvent(month: 6, day: 12)

  init(events: [CalendarEvent]) {
    var counts = Array(repeating: Array(repeating: 0, count: 32), count: 13)
    for event in events { counts[event.month][event.day] += 1 }
    self.counts = counts
  }

  var body: some View {
    VStack {
      CalendarHeader(title: page.title, page: $page)
      Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        ForEach(0..<6) { week in
          GridRow {
            ForEach(0..<7) { weekday in day(at: week * 7 + weekday) }
          }
        }
      }
    }
  }

  private func day(at place: Int) -> LeastDay {
    let day = page.day(at: place)
    return LeastDay(
      place: place, month: day == nil ? 0 : page.month, day: day,
      events: day.map { counts[page.month][$0] } ?? 0,
      isChosen: chosen.month == page.month && chosen.day == day, chosen: $chosen)
  }
}

/// Holds the way to choose a day and does not look at which one is chosen.
private struct LeastDay: View {
  let place: Int
  let month: Int
  let day: Int?
  let events: Int
  let isChosen: Bool
  @Binding var chosen: CalendarEvent

  var body: some View {
    dayCell(place, day, events: events, isChosen: isChosen) {
      if let day { chosen = CalendarEvent(month: month, day: day) }
    }
  }
}
