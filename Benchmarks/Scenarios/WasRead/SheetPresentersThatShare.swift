// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Observation

// The presenters that give their sheet something else than the value that their body knew: its place, an item, an object.

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
