// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Observation

// The owners of the scenario `was-read.not-shown`: each writes a value that the screen does not show.

struct UnreadOwner: View {
  let rows: Int
  let digits = Digits()
  @State private var n = 0

  var body: some View {
    VStack {
      Text("fixed")
      Button("write") { n = digits.next() }
      Bystanders(count: rows)
    }
  }
}

/// Mentions the value without showing it.
struct ReadOwner: View {
  let rows: Int
  @State private var n = 0

  var body: some View {
    let _ = n
    VStack {
      Text("fixed")
      Button("write") { n = nextDigit(n) }
      Bystanders(count: rows)
    }
  }
}

struct ActionOwner: View {
  let rows: Int
  @State private var n = 0

  var body: some View {
    VStack {
      Text("fixed")
      Button("write") { n = nextDigit(n) }
      Bystanders(count: rows)
    }
  }
}

struct BindingOwner: View {
  let rows: Int
  @State private var n = 0

  var body: some View {
    VStack {
      Text("fixed")
      BindingHolder(n: $n)
      Bystanders(count: rows)
    }
  }
}

/// Holds a binding and reads it in its action only.
struct BindingHolder: View {
  @Binding var n: Int

  var body: some View {
    Button("write") { n = nextDigit(n) }
  }
}

struct IDOwner: View {
  let rows: Int
  @State private var n = 0

  var body: some View {
    VStack {
      Text("fixed").id(n)
      Button("write") { n = nextDigit(n) }
      Bystanders(count: rows)
    }
  }
}

struct OnChangeOwner: View {
  let rows: Int
  @State private var n = 0

  var body: some View {
    VStack {
      Text("fixed").onChange(of: n) {}
      Button("write") { n = nextDigit(n) }
      Bystanders(count: rows)
    }
  }
}

final class PublishedNumber: ObservableObject {
  @Published var n = 0
}

struct StateObjectNotShownOwner: View {
  let rows: Int
  @StateObject private var model = PublishedNumber()

  var body: some View {
    VStack {
      Text("fixed")
      Button("write") { model.n = nextDigit(model.n) }
      Bystanders(count: rows)
    }
  }
}

@Observable final class ObservableNumber {
  var n = 0
}

struct ObservableNotShownOwner: View {
  let rows: Int
  @State private var model = ObservableNumber()

  var body: some View {
    VStack {
      Text("fixed")
      Button("write") { model.n = nextDigit(model.n) }
      Bystanders(count: rows)
    }
  }
}
