// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Item: Identifiable {
  let id: Int
  var name: String
  var count = 0
}

struct ItemRow: View {
  let item: Item
  let onAdd: () -> Void

  var body: some View {
    HStack {
      Text(item.name)
      Spacer()
      Text("\(item.count)")
      Button("Add \(item.name)", action: onAdd)
    }
  }
}

struct Cart: View {
  @State private var items = (1...12).map { Item(id: $0, name: "Item \($0)") }
  @State private var note = ""

  var body: some View {
    VStack {
      TextField("Note", text: $note)
      ForEach(items) { item in
        ItemRow(item: item) { items[item.id - 1].count += 1 }
      }
    }
  }
}

#Preview { Cart() }
