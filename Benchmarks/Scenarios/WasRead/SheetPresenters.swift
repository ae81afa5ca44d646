// SPDX-License-Identifier: Apache-2.0
import Dispatch
import HeadlessViews
import Observation

// The presenters of the sheet scenarios. Each starts at 1, and opens its sheet with 2.

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

struct TextPresenter: View {
  let rows: Int
  let log: SheetLog
  @State private var n = 1
  @State private var show = false

  var body: some View {
    VStack {
      Text("title \(n)")
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

struct IDPresenter: View {
  let rows: Int
  let log: SheetLog
  @State private var n = 1
  @State private var show = false

  var body: some View {
    VStack {
      Text("title").id(n)
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

struct OnChangePresenter: View {
  let rows: Int
  let log: SheetLog
  @State private var n = 1
  @State private var show = false

  var body: some View {
    VStack {
      Text("title").onChange(of: n) {}
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

struct BindingPresenter: View {
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
      BindingSheet(n: $n, log: log) { show = false }
    }
  }
}

/// A sheet that is given the place of the value, not the value.
struct BindingSheet: View {
  @Binding var n: Int
  let log: SheetLog
  let close: () -> Void

  var body: some View {
    sheetContent(n, log: { log.append(n) }, close: close)
  }
}

struct ItemPresenter: View {
  struct Item: Identifiable {
    var id: Int
  }

  let rows: Int
  let log: SheetLog
  @State private var item: Item?

  var body: some View {
    VStack {
      Text("title")
      Button("open") { item = Item(id: 2) }
      Bystanders(count: rows)
    }
    .sheet(item: $item) { presented in
      sheetContent(presented.id) {
        log.append(presented.id)
      } close: {
        item = nil
      }
    }
  }
}

final class PublishedSheetModel: ObservableObject {
  @Published var n = 1
}

struct StateObjectPresenter: View {
  let rows: Int
  let log: SheetLog
  @StateObject private var model = PublishedSheetModel()
  @State private var show = false

  var body: some View {
    VStack {
      Text("title")
      Button("open") {
        model.n = 2
        show = true
      }
      Bystanders(count: rows)
    }
    .sheet(isPresented: $show) {
      sheetContent(model.n) {
        log.append(model.n)
      } close: {
        show = false
      }
    }
  }
}

@Observable final class ObservableSheetModel {
  var n = 1
}

struct ObservablePresenter: View {
  let rows: Int
  let log: SheetLog
  @State private var model = ObservableSheetModel()
  @State private var show = false

  var body: some View {
    VStack {
      Text("title")
      Button("open") {
        model.n = 2
        show = true
      }
      Bystanders(count: rows)
    }
    .sheet(isPresented: $show) {
      sheetContent(model.n) {
        log.append(model.n)
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
