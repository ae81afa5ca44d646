// SPDX-License-Identifier: Apache-2.0
import HeadlessViews

// The owners of the scenario `was-read.shown`: each writes a value that the screen shows.

struct BodyOwner: View {
  let rows: Int
  @State private var n = 0

  var body: some View {
    VStack {
      Text("n \(n)")
      Button("write") { n = nextDigit(n) }
      Bystanders(count: rows)
    }
  }
}

struct ComputedOwner: View {
  let rows: Int
  @State private var n = 0

  private var label: String { "n \(n)" }

  var body: some View {
    VStack {
      Text(label)
      Button("write") { n = nextDigit(n) }
      Bystanders(count: rows)
    }
  }
}

struct BindingShownOwner: View {
  let rows: Int
  @State private var n = 0

  var body: some View {
    VStack {
      NumberLabel(n: $n)
      Button("write") { n = nextDigit(n) }
      Bystanders(count: rows)
    }
  }
}

/// Reads the binding that its parent only passes on.
struct NumberLabel: View {
  @Binding var n: Int

  var body: some View { Text("n \(n)") }
}

struct StateObjectShownOwner: View {
  let rows: Int
  @StateObject private var model = PublishedNumber()

  var body: some View {
    VStack {
      Text("n \(model.n)")
      Button("write") { model.n = nextDigit(model.n) }
      Bystanders(count: rows)
    }
  }
}

struct ObservableShownOwner: View {
  let rows: Int
  @State private var model = ObservableNumber()

  var body: some View {
    VStack {
      Text("n \(model.n)")
      Button("write") { model.n = nextDigit(model.n) }
      Bystanders(count: rows)
    }
  }
}

struct ObservableChildOwner: View {
  let rows: Int
  @State private var model = ObservableNumber()

  var body: some View {
    VStack {
      ModelLabel(model: model)
      Button("write") { model.n = nextDigit(model.n) }
      Bystanders(count: rows)
    }
  }
}

/// Reads the property that its parent does not.
struct ModelLabel: View {
  let model: ObservableNumber

  var body: some View { Text("n \(model.n)") }
}
