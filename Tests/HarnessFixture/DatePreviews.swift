// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

/// A screen that asks for the date in every way there is.
private struct Dates: View {
  @State private var made = Date()
  @State private var start: Date?

  var body: some View {
    TimelineView(.everyMinute) { context in
      Button("\(made.ISO8601Format()), \(Calendar.current.component(.hour, from: context.date)) o'clock") {
        let now = Date()
        precondition(now > made && now.timeIntervalSince(made) < 60)
        precondition(time(nil) == Int(now.timeIntervalSince1970))
        // Who waits for a date comes to an end.
        while Date() < now + 0.01 {}
        start = now
      }
    }
    // It ends with the screen: the next one begins at the first date again.
    .task(id: start) {
      guard let start, (try? await Task.sleep(for: .milliseconds(500))) != nil else { return }
      let passed = Date().timeIntervalSince(start)
      precondition(passed > 0.5 && passed < 0.52, "\(passed) s")
    }
  }
}

#Preview { Dates() }
