// SPDX-License-Identifier: Apache-2.0
import HeadlessViews

// The other pages of the scenario `sheet.cure-costs`: the one without a cure, and those whose body reads the value.
// "open" writes 1 and opens a sheet with the value, "write" writes it.

struct StalePage: View {
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
    .sheet(isPresented: $isShown) { Text("value \(value)") }
  }
}

/// Mentions the value.
// shown: sheet.cure-costs/read
struct ReadPage: View {
  let rows: Int
  @State private var value = 0
  @State private var isShown = false

  var body: some View {
    let _ = value
    VStack {
      Text("page")
      Button("open") {
        value = 1
        isShown = true
      }
      Button("write") { value = nextDigit(value) }
      Bystanders(count: rows)
    }
    .sheet(isPresented: $isShown) { Text("value \(value)") }
  }
}
// end

/// Reads it for an action that does nothing.
struct OnChangePage: View {
  let rows: Int
  @State private var value = 0
  @State private var isShown = false

  var body: some View {
    VStack {
      Text("page").onChange(of: value) {}
      Button("open") {
        value = 1
        isShown = true
      }
      Button("write") { value = nextDigit(value) }
      Bystanders(count: rows)
    }
    .sheet(isPresented: $isShown) { Text("value \(value)") }
  }
}

/// Reads it as the id of a text.
struct IDPage: View {
  let rows: Int
  @State private var value = 0
  @State private var isShown = false

  var body: some View {
    VStack {
      Text("page").id(value)
      Button("open") {
        value = 1
        isShown = true
      }
      Button("write") { value = nextDigit(value) }
      Bystanders(count: rows)
    }
    .sheet(isPresented: $isShown) { Text("value \(value)") }
  }
}
