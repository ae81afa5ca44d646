// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

@MainActor @Suite struct TableRowTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    var age = 30
  }

  private static let boss = Person(id: 0, name: "Ada")
  private static let people = [Person(id: 1, name: "Ben"), Person(id: 2, name: "Cy")]

  private static func texts(_ host: ViewHost) -> [String] { host.displayList.compactMap(\.text) }

  private struct Staff: View {
    @State private var hasBoss = true
    @State private var people = TableRowTests.people
    @State private var width: CGFloat = 50

    var body: some View {
      Button("Boss") { hasBoss.toggle() }
      Button("Turn") { people.reverse() }
      Button("Widen") { width += 10 }
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }.width(width)
      } rows: {
        if hasBoss { TableRow(TableRowTests.boss) }
        Section("Others") {
          ForEach(people) { TableRow($0) }
          TableRow(Person(id: 3, name: "Di"))
        }
        Section {
          TableRow(Person(id: 4, name: "Eve"))
        } header: {
          Text("Last")
        }
      }
    }
  }

  @Test("rows one by one, of a loop, a condition and a section have a cell in each column")
  func rows() throws {
    let host = ViewHost(size: CGSize(width: 240, height: 600)) { Staff() }
    func shown(_ start: Int) -> [String] { Array(Self.texts(host).dropFirst(start)) }
    func others(_ rows: [String]) -> [String] { ["Others"] + rows + ["Di", "30", "Last", "Eve", "30"] }
    #expect(shown(3) == ["Name", "Age", "Ada", "30"] + others(["Ben", "30", "Cy", "30"]))
    func places() -> [CGFloat] { host.displayList.filter { $0.text == "30" }.map(\.frame.minX) }
    #expect(places() == [170, 170, 170, 170, 170])
    try host.tapAndRender("Turn")
    #expect(shown(5) == ["Ada", "30"] + others(["Cy", "30", "Ben", "30"]))
    try host.tapAndRender("Boss")
    #expect(shown(5) == others(["Cy", "30", "Ben", "30"]))
    try host.tapAndRender("Widen")
    #expect(places() == [160, 160, 160, 160])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("a tap on a row selects its value's id, and a tap on a label sorts")
  func selection() throws {
    struct Screen: View {
      @State private var selected: Int?
      @State private var several: Set<Int> = []
      @State private var order = [KeyPathComparator(\Person.name)]

      var body: some View {
        Text("\(selected ?? -1) \(several.sorted().description)")
        Table(of: Person.self, selection: $selected, sortOrder: $order) {
          TableColumn("Name", value: \.name)
        } rows: {
          TableRow(TableRowTests.boss)
          ForEach(TableRowTests.people.sorted(using: order)) { TableRow($0) }
        }
        Table(of: Person.self, selection: $several) {
          TableColumn("Name") { Text("\($0.name)!") }
        } rows: {
          if selected == 2 {
            TableRow(TableRowTests.boss)
          } else {
            ForEach(TableRowTests.people) { TableRow($0) }
          }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 200, height: 600)) { Screen() }
    func tapped(_ name: String) throws -> [String] {
      try host.staticTexts[name].tap()
      try host.render()
      return Self.texts(host)
    }
    #expect(try tapped("Ben!").first == "-1 [1]")
    #expect(try tapped("Cy!").first == "-1 [1, 2]")
    #expect(try tapped("Cy") == ["2 [1, 2]", "Name", "Ada", "Ben", "Cy", "Name", "Ada!"])
    #expect(try tapped("Ada!").first == "2 [0, 1, 2]")
    try host.tapAndRender("Name")
    #expect(Self.texts(host) == ["2 [0, 1, 2]", "Name", "Ada", "Cy", "Ben", "Name", "Ada!"])
    #expect(try tapped("Ada").first == "0 [0, 1, 2]")
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("a row has its own menu, and is empty outside of a table")
  func menu() throws {
    struct Screen: View {
      @State private var deleted = "none"

      var body: some View {
        Text(deleted)
        VStack { TableRow(TableRowTests.boss) }
        Table(of: Person.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          ForEach(TableRowTests.people) { person in
            TableRow(person).contextMenu { Button("Delete") { deleted = person.name } }
          }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 200, height: 400)) { Screen() }
    #expect(Self.texts(host) == ["none", "Name", "Ben", "Cy"])
    try host.staticTexts["Cy"].tap()
    try host.render()
    try host.tapAndRender("Delete")
    #expect(Self.texts(host).first == "Cy")
    #expect(host.displayList == host.recomputedDisplayList())
  }
}
