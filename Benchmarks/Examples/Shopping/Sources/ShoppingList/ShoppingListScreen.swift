// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The list with a view for each row: what a row reads is its own business.
public struct ShoppingListScreen: View {
  let items: [ShoppingItem]

  public init(items: [ShoppingItem]) {
    self.items = items
  }

  public var body: some View {
    VStack {
      Text("\(items.count) items")
      ForEach(items) { ShoppingRow(item: $0) }
    }
  }
}

/// One row.
struct ShoppingRow: View {
  let item: ShoppingItem

  var body: some View {
    HStack {
      Text(item.name)
      Spacer()
      Button("\(item.isBought ? "return" : "buy") \(item.name)") { item.isBought.toggle() }
    }
  }
}

/// The same list with its rows written out in the list's own body.
public struct FlatShoppingListScreen: View {
  let items: [ShoppingItem]

  public init(items: [ShoppingItem]) {
    self.items = items
  }

  public var body: some View {
    VStack {
      Text("\(items.count) items")
      ForEach(items) { item in
        HStack {
          Text(item.name)
          Spacer()
          Button("\(item.isBought ? "return" : "buy") \(item.name)") { item.isBought.toggle() }
        }
      }
    }
  }
}
