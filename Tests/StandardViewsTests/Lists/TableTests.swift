// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

@MainActor @Suite struct TableTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }

  private static let people = [
    Person(id: 1, name: "Ben", age: 30), Person(id: 2, name: "Ada", age: 40),
    Person(id: 3, name: "Cy", age: 20),
  ]

  private static func texts(_ host: ViewHost) -> [String] { host.displayList.compactMap(\.text) }

  @Test("cells stand below their labels, columns without a width share what is left")
  func columns() {
    let host = ViewHost(size: CGSize(width: 240, height: 400)) {
      Table(Self.people) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }.width(50)
        TableColumn("Half") { Text("\($0.age / 2)") }
      }
    }
    #expect(
      Self.texts(host) == [
        "Name", "Age", "Half", "Ben", "30", "15", "Ada", "40", "20", "Cy", "20", "10",
      ])
    for row in 0..<4 {
      #expect(host.displayList[(row * 3)..<(row * 3 + 3)].map(\.frame.minX) == [20, 95, 145])
    }
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("a tap on a row selects its id")
  func selection() throws {
    struct Screen: View {
      @State private var selection: Int?
      @State private var several: Set<Int> = []
      var body: some View {
        Text("selected \(selection ?? 0) \(several.sorted().description)")
        Table(TableTests.people, selection: $selection) {
          TableColumn("Name") { Text("\($0.name)!") }
        }
        Table(TableTests.people, selection: $several) { TableColumn("Name", value: \.name) }
      }
    }
    let host = ViewHost(size: CGSize(width: 200, height: 500)) { Screen() }
    try host.staticTexts["Ada!"].tap()
    try host.staticTexts["Cy"].tap()
    try host.staticTexts["Ben"].tap()
    try host.render()
    #expect(host.staticTexts["selected 2 [1, 3]"].exists)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("a tap on a label sorts by it, another one the other way round")
  func sorting() throws {
    struct Screen: View {
      @State private var people = TableTests.people
      @State private var order = [KeyPathComparator(\Person.name)]
      var body: some View {
        Table(people, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { Text("\($0.age)") }
        }
        .onChange(of: order) { _, new in people.sort(using: new) }
      }
    }
    let host = ViewHost(size: CGSize(width: 200, height: 500)) { Screen() }
    func names() -> [String] { Self.texts(host).filter { ["Ben", "Ada", "Cy"].contains($0) } }
    #expect(names() == ["Ben", "Ada", "Cy"])
    try host.tapAndRender("Age")
    #expect(names() == ["Cy", "Ben", "Ada"])
    try host.tapAndRender("Age")
    #expect(names() == ["Ada", "Ben", "Cy"])
    try host.tapAndRender("Name")
    #expect(names() == ["Ada", "Ben", "Cy"])
    try host.tapAndRender("Name")
    #expect(names() == ["Cy", "Ben", "Ada"])
    #expect(host.displayList == host.recomputedDisplayList())
  }
}
