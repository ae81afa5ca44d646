// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Survey

// What views make of closures that are handed to them, and of values that they read once.
extension SurveyPair {
  static let content: [SurveyPair] = [
    SurveyPair("a closure that makes views", nil, before: { GridScreen() }, after: { EmptyView() }),
    SurveyPair(
      "a value behind a binding that one view shows", nil, before: { CartScreen() }, after: { EmptyView() }),
    SurveyPair(
      "several views that a builder makes",
      Due(rule: .viewsWithoutEquality, view: "Panel<TupleView<(Text, Button<Text>)>>", property: "content"),
      before: { PanelScreen(handsOneView: false) }, after: { PanelScreen(handsOneView: true) }),
  ]
}

private struct Cells<Cell: View>: View {
  let count: Int
  @ViewBuilder let cell: (Int) -> Cell
  var body: some View { HStack { ForEach(0..<count, id: \.self) { cell($0) } } }
}

/// What a cell shows depends on a state that no step changes: left out of a comparison, the closure would keep the old one.
private struct GridScreen: View {
  @State private var count = 0
  @State private var isTurned = false
  var body: some View {
    VStack {
      Text("\(count)")
      Cells(count: 3) { Text(isTurned ? "up \($0)" : "down \($0)") }
      Button("Add") { count += 1 }
      Toggle("Turn", isOn: $isTurned).disabled(count < 1_000)
    }
  }
}

private struct CartList: View {
  @Binding var cart: [String: Int]
  var body: some View {
    VStack {
      ForEach(cart.filter { $0.value > 0 }.keys.sorted(), id: \.self) { Text("\($0) \(cart[$0] ?? 0)") }
    }
  }
}

/// One of many writes shows nothing: the view that lists the whole value cannot be handed less.
private struct CartScreen: View {
  @State private var cart = ["Milk": 1, "Bread": 0]
  var body: some View {
    VStack {
      CartList(cart: $cart)
      Button("More milk") { cart["Milk", default: 0] += 1 }
      Button("More bread") { cart["Bread", default: 0] += 1 }
      Button("Less bread") { cart["Bread", default: 0] -= 1 }
    }
  }
}

private struct Panel<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { VStack { content } }
}

private struct Waving: View {
  @Binding var waves: Int
  var body: some View {
    Text("Ann")
    Button("Wave") { waves += 1 }
  }
}

/// A panel around views whose actions are other closures each time.
private struct PanelScreen: View {
  let handsOneView: Bool
  @State private var waves = 0
  var body: some View {
    VStack {
      Text("\(waves) waves")
      if handsOneView {
        Panel { Waving(waves: $waves) }
      } else {
        Panel {
          Text("Ann")
          Button("Wave") { waves += 1 }
        }
      }
    }
  }
}
