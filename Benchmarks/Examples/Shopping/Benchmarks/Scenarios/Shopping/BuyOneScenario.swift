// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews
import ShoppingList

/// One item of the list is bought, or returned.
struct BuyOneScenario: Scenario {
  static let name = "shopping.buy-one"
  static let analysis = """
    A tap on one row's button changes that row's item. With a view for each row one body runs; with the rows written \
    out in the list's body all of them are made again.
    """
  static let sizes = [10, 100, 1_000]

  enum Variant: String, CaseIterable {
    case rows
    case flat
  }

  let variant: Variant
  let size: Int
  /// Found once: a step that looks for its button would measure the search.
  private var button: Element?

  init(variant: Variant, size: Int) {
    self.variant = variant
    self.size = size
  }

  @ViewBuilder var content: some View {
    let items = (0..<size).map { ShoppingItem(name: "item \($0)") }
    switch variant {
    case .rows: ShoppingListScreen(items: items)
    case .flat: FlatShoppingListScreen(items: items)
    }
  }

  mutating func prepare(_ host: ViewHost) throws {
    button = try host.buttons["buy item \(size / 2)"].resolved()
  }

  func step(_ host: ViewHost, _ index: Int) throws {
    try button?.tap()
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.bodyEvaluations["ShoppingListScreen"], 0, "bodies of the list")
    try requireEqual(frame.bodyEvaluations["ShoppingRow"], variant == .rows ? 1 : 0, "bodies of rows")
  }
}
