// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

@MainActor @Suite struct AppearanceStylesTests {
  private struct Row: Identifiable { let id: Int }

  private func items<V: View>(_ view: V) -> DisplayList { ViewHost { view }.displayList }

  /// The list without what its first item says of the style; the style itself is checked.
  private func items<V: View>(_ view: V, of style: String) -> DisplayList {
    let list = items(view)
    #expect(list.first?.attributes == [DisplayAttribute("style", style)])
    return list
  }

  private func places(_ list: DisplayList) -> [CGRect] { list.map(\.frame) }

  @Test("Styles of tab views and tables move nothing, and the first item says which one it is")
  func accepted() {
    let tabs = TabView {
      Text("1").tabItem { Text("One") }
      Text("2").tabItem { Text("Two") }
    }
    let plain = places(items(tabs))
    #expect(plain.count == 3)
    #expect(places(items(tabs.tabViewStyle(.sidebarAdaptable), of: "SidebarAdaptableTabViewStyle")) == plain)
    #expect(places(items(tabs.tabViewStyle(.tabBarOnly), of: "TabBarOnlyTabViewStyle")) == plain)
    #expect(places(items(tabs.tabViewStyle(.grouped), of: "GroupedTabViewStyle")) == plain)

    let table = Table([Row(id: 1)]) { TableColumn("Number") { Text("\($0.id)") } }
    #expect(items(table).count == 2)
    #expect(places(items(table.tableStyle(.inset), of: "InsetTableStyle")) == places(items(table)))
    #expect(places(items(table.tableStyle(.bordered), of: "BorderedTableStyle")) == places(items(table)))
  }
}
