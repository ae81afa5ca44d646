// SPDX-License-Identifier: Apache-2.0
import HeadlessViews

/// A list whose rows have a closure, so that each row runs with its owner.
struct ShoppingList: View {
  @State private var items: [String]

  init(_ items: [String] = ["Milk", "Eggs", "Tea"]) { self.items = items }

  var body: some View {
    VStack {
      ForEach(items, id: \.self) { item in
        ItemRow(name: item, onDelete: { items.removeAll { $0 == item } })
      }
      Button("Add") { items.append("Item \(items.count + 1)") }
    }
  }
}

struct ItemRow: View {
  let name: String
  let onDelete: () -> Void

  var body: some View {
    Button(name, action: onDelete)
  }
}

/// One state, read by one view.
struct Switchboard: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Status(isOn: isOn)
      Caption()
      Button("Switch") { isOn.toggle() }
    }
  }
}

struct Status: View {
  let isOn: Bool
  var body: some View { Text(isOn ? "on" : "off") }
}

struct Caption: View {
  var body: some View { Text("caption") }
}

/// A view with an argument of its own type.
struct Boxed<Content: View>: View {
  let content: Content
  let number: Int
  var body: some View { content.opacity(Double(number)) }
}

struct BoxedPair: View {
  @State private var number = 0
  var body: some View {
    VStack {
      Boxed(content: Text("a"), number: number)
      Boxed(content: Color.red, number: number)
      Button("More") { number += 1 }
    }
  }
}

/// Rows that all run when one is starred, and ones that do not.
struct Feed: View {
  @State private var starred = 0
  let rows: Int
  let isCareful: Bool

  var body: some View {
    VStack {
      ForEach(0..<rows, id: \.self) { row in
        if isCareful {
          PlainRow(row: row)
        } else {
          StarRow(row: row, starred: starred)
        }
      }
      Button("Star") { starred += 1 }
    }
  }
}

struct PlainRow: View {
  let row: Int
  var body: some View { Text("\(row)") }
}

struct StarRow: View {
  let row: Int
  let starred: Int
  var body: some View { Text("\(row) of \(starred)") }
}

/// A step that takes time.
struct Later: View {
  @State private var text = "early"
  var body: some View {
    Button(text) {
      Task {
        try? await Task.sleep(for: .seconds(1))
        text = "late"
      }
    }
  }
}
