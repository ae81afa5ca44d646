// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing

@MainActor @Suite struct AppearanceStylesTests {
  private struct Row: Identifiable { let id: Int }

  private func items<V: View>(_ view: V) -> DisplayList { ViewHost { view }.displayList }

  @Test("Styles of tab views and tables are accepted and change nothing")
  func accepted() {
    let tabs = TabView {
      Text("1").tabItem { Text("One") }
      Text("2").tabItem { Text("Two") }
    }
    let plain = items(tabs)
    #expect(plain.count == 3)
    #expect(items(tabs.tabViewStyle(.sidebarAdaptable)) == plain)
    #expect(items(tabs.tabViewStyle(.tabBarOnly)) == plain)
    #expect(items(tabs.tabViewStyle(.grouped)) == plain)

    let table = Table([Row(id: 1)]) { TableColumn("Number") { Text("\($0.id)") } }
    #expect(items(table).count == 2)
    #expect(items(table.tableStyle(.inset)) == items(table))
    #expect(items(table.tableStyle(.bordered)) == items(table))
  }
}
