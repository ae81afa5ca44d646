// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

/// A screen that asks for the date in every way there is.
private struct Dates: View {
  @State private var made = Date()

  var body: some View {
    TimelineView(.everyMinute) { context in
      Button("\(made.ISO8601Format()), \(Calendar.current.component(.hour, from: context.date)) o'clock") {
        let start = Date()
        precondition(start > made && start.timeIntervalSince(made) < 60)
        precondition(time(nil) == Int(start.timeIntervalSince1970))
        // Who waits for a date comes to an end.
        while Date() < start + 0.01 {}
        Task {
          try await Task.sleep(for: .milliseconds(500))
          let passed = Date().timeIntervalSince(start)
          precondition(passed > 0.5 && passed < 0.52, "\(passed) s")
        }
      }
    }
  }
}

#Preview { Dates() }
