// SPDX-License-Identifier: Apache-2.0
import Dispatch
import HeadlessViews

// The presenters of the sheet scenarios. Each starts at 1, and opens its sheet with 2. These two do not read the value.

/// What the button in the sheet wrote down.
final class SheetLog {
  private(set) var entries: [Int] = []

  func append(_ value: Int) {
    entries.append(value)
  }

  func clear() {
    entries.removeAll(keepingCapacity: true)
  }
}

/// What every sheet shows.
@ViewBuilder func sheetContent(
  _ value: Int, log: @escaping () -> Void, close: @escaping () -> Void
) -> some View {
  VStack {
    Text("shown \(value)")
    Button("log", action: log)
    Button("close", action: close)
  }
}

struct StalePresenter: View {
  let rows: Int
  let log: SheetLog
  @State private var n = 1
  @State private var show = false

  var body: some View {
    VStack {
      Text("title")
      Button("open") {
        n = 2
        show = true
      }
      Bystanders(count: rows)
    }
    .sheet(isPresented: $show) {
      sheetContent(n) {
        log.append(n)
      } close: {
        show = false
      }
    }
  }
}

struct DelayedPresenter: View {
  let rows: Int
  let log: SheetLog
  @State private var n = 1
  @State private var show = false

  var body: some View {
    VStack {
      Text("title")
      Button("open") {
        show = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { n = 2 }
      }
      Bystanders(count: rows)
    }
    .sheet(isPresented: $show) {
      sheetContent(n) {
        log.append(n)
      } close: {
        show = false
      }
    }
  }
}
