// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Observation

// Half of the pages of the scenario `sheet.cure-costs`: those that hand the sheet the place of the value, or an object.
// "open" writes 1 and opens a sheet with the value, "write" writes it.

/// Hands the sheet the place of the value.
struct BindingPage: View {
  let rows: Int
  @State private var value = 0
  @State private var isShown = false

  var body: some View {
    VStack {
      Text("page")
      Button("open") {
        value = 1
        isShown = true
      }
      Button("write") { value = nextDigit(value) }
      Bystanders(count: rows)
    }
    .sheet(isPresented: $isShown) { BoundValue(value: $value) }
  }
}

private struct BoundValue: View {
  @Binding var value: Int

  var body: some View { Text("value \(value)") }
}

/// Opens the sheet with an item that has the value.
// shown: sheet.cure-costs/item
struct ItemPage: View {
  private struct Item: Identifiable {
    let id: Int
  }

  let rows: Int
  @State private var value = 0
  @State private var shown: Item?

  var body: some View {
    VStack {
      Text("page")
      Button("open") {
        value = 1
        shown = Item(id: value)
      }
      Button("write") { value = nextDigit(value) }
      Bystanders(count: rows)
    }
    .sheet(item: $shown) { Text("value \($0.id)") }
  }
}
// end

@Observable private final class ObservedValue {
  var value = 0
}

/// Keeps the value in an object of which the sheet reads a property.
struct ObservablePage: View {
  let rows: Int
  @State private var model = ObservedValue()
  @State private var isShown = false

  var body: some View {
    VStack {
      Text("page")
      Button("open") {
        model.value = 1
        isShown = true
      }
      Button("write") { model.value = nextDigit(model.value) }
      Bystanders(count: rows)
    }
    .sheet(isPresented: $isShown) { Text("value \(model.value)") }
  }
}

private final class PublishedValue: ObservableObject {
  @Published var value = 0
}

/// Keeps the value in an object that makes the page run whenever it changes.
struct StateObjectPage: View {
  let rows: Int
  @StateObject private var model = PublishedValue()
  @State private var isShown = false

  var body: some View {
    VStack {
      Text("page")
      Button("open") {
        model.value = 1
        isShown = true
      }
      Button("write") { model.value = nextDigit(model.value) }
      Bystanders(count: rows)
    }
    .sheet(isPresented: $isShown) { Text("value \(model.value)") }
  }
}
