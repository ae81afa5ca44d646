// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing
import ViewEngine

@testable import Survey

@MainActor
@Suite struct PreviewScreenTests {
  private func preview(_ module: String, _ file: String?, _ line: Int, _ name: String? = nil)
    -> RegisteredPreview
  {
    RegisteredPreview(name: name, module: module, file: file, line: line, fixedSize: nil) {
      AnyView(Text("a"))
    }
  }

  @Test("A screen is called as its file and preview; several without a name go by their lines")
  func names() {
    let screens = PreviewScreen.screens(of: [
      preview("Shop", "Cart.swift", 3), preview("Shop", "Cart.swift", 9),
      preview("Shop", "Card.swift", 3, "Dark"), preview("Shop", "Card.swift", 4, "Card"),
      preview("Shop", nil, 0, "Row_Previews"),
    ])
    #expect(screens.map(\.title) == ["Cart:3", "Cart:9", "Card \"Dark\"", "Card", "Row_Previews"])
    #expect(
      screens.map(\.name) == [
        "preview.cart", "preview.cart-2", "preview.card-dark", "preview.card", "preview.row",
      ])
  }

  @Test("Screens that two modules call the same begin with the module's name")
  func modules() {
    let screens = PreviewScreen.screens(of: [
      preview("Shop", "Cart.swift", 3), preview("Shop", "ContentView.swift", 7),
      preview("Shop", "ContentView.swift", 9), preview("WordGame", "ContentView.swift", 7),
    ])
    #expect(
      screens.map(\.title) == ["Cart", "Shop.ContentView:7", "Shop.ContentView:9", "WordGame.ContentView"])
    #expect(
      screens.map(\.name) == [
        "preview.cart", "preview.shop-content-view", "preview.shop-content-view-2",
        "preview.word-game-content-view",
      ])
  }
}
