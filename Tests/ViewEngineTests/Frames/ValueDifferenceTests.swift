// SPDX-License-Identifier: Apache-2.0
import Testing

import HeadlessViews
@testable import ViewEngine

@MainActor
struct ValueDifferenceTests {
  private struct Row: View {
    let title: String
    let onTap: () -> Void
    var body: some View { Text(title) }
  }

  private struct ListRow: View {
    let items: [Int]
    var body: some View { Text("fixed") }
  }

  private func causes<V: View>(_ host: ViewHost, of type: V.Type) -> [BodyCause] {
    host.causes.filter { $0.typeName == "\(type)" && $0.evaluated }
  }

  @Test("A body that runs for its parent's new value says which property is another one (I-44, I-45)")
  func namesProperties() throws {
    struct Screen: View {
      @State private var items = [1]
      var body: some View {
        let count = items.count
        VStack {
          Row(title: "same", onTap: { _ = count })
          Row(title: "\(count)", onTap: {})
          ListRow(items: items)
          Button("Add") { items.append(2) }
        }
      }
    }
    let host = ViewHost { Screen() }
    host.recordsCauses = true
    try host.tapAndRender("Add")
    let rows = causes(host, of: Row.self)
    #expect(
      rows.map(\.differences) == [
        [ValueDifference(name: "onTap", kind: .closure)], [ValueDifference(name: "title", kind: .value)],
      ])
    #expect(rows.map(\.isWasted) == [true, false])
    let list = causes(host, of: ListRow.self)
    #expect(list.map(\.differences) == [[ValueDifference(name: "items", kind: .collection)]])
    #expect(list.allSatisfy { $0.isWasted })
  }

  private protocol Service {}
  private final class Storage: Service {}
  private struct Address: Service { let parts = [1, 2].map { ($0, $0) } }

  private struct Served: View {
    let service: any Service
    var body: some View { Text("served") }
  }

  @Test("What a property of a protocol's type holds decides what sort of property it is (I-45, I-46)")
  func protocols() throws {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Served(service: Storage())
        Served(service: Address())
        Button("Add \(count)") { count += 1 }
      }
    }
    let host = ViewHost { Screen() }
    host.recordsCauses = true
    try host.tapAndRender("Add 0")
    #expect(
      causes(host, of: Served.self).map(\.differences) == [
        [ValueDifference(name: "service", kind: .object)], [ValueDifference(name: "service", kind: .parts)],
      ])
  }

  @Test("Views that are made anew in place of the same ones are recorded, others are not (I-3, I-9, I-16)")
  func recordsReplacements() throws {
    struct Leaf: View { var body: some View { Text("leaf") } }
    struct Screen: View {
      @State private var isOn = false
      @State private var serial = 0
      var body: some View {
        VStack {
          if isOn { Leaf().padding(1) } else { Leaf() }
          if isOn { Text("on") } else { Leaf() }
          AnyView(erasing: isOn ? AnyView(Leaf().padding(2)) : AnyView(Leaf()))
          // Two screens with a view in common.
          if isOn {
            Text("First")
            Leaf()
          } else {
            Leaf()
          }
          // They are meant to come and go.
          Group { if isOn { Leaf().padding(1) } else { Leaf() } }.transition(.slide)
          Leaf().id(isOn).transition(.slide)
          ForEach(0..<2, id: \.self) { index in Leaf() }
          Section("Rows") { ForEach((0..<2).map { $0 + serial * 10 }, id: \.self) { _ in Leaf() } }
          Button("Flip") { isOn.toggle() }
          Button("Next") { serial += 1 }
        }
      }
    }
    func replacements(_ button: String) throws -> [Replacement] {
      let host = ViewHost(recordsEvents: true) { Screen() }
      host.removeEvents()
      try host.tapAndRender(button)
      return host.events.compactMap { if case .replaced(let found) = $0 { found } else { nil } }
    }
    #expect(try replacements("Flip").map(\.cause) == [.condition, .type])
    let rows = try replacements("Next")
    #expect(rows.map(\.cause) == [.rowIDs])
    #expect(rows.first?.typeNames == ["Leaf"] && rows.first?.bodies == 2)
    #expect(rows.first?.owners == ["Screen"])
  }

  @Test("What makes views anew stands in the view that made it, not in a modifier that it was handed to")
  func namesWhoMadeIt() throws {
    struct Leaf: View { var body: some View { Text("leaf") } }
    struct Frame: ViewModifier { func body(content: Content) -> some View { content.padding(1) } }
    struct Column<Content: View>: View {
      @ViewBuilder let content: () -> Content
      var body: some View { VStack { content() } }
    }
    struct Screen: View {
      @State private var isOn = false
      var body: some View {
        Group { if isOn { Leaf().padding(1) } else { Leaf() } }.modifier(Frame())
        Column { Leaf().id(isOn) }.modifier(Frame())
        Button("Flip") { isOn.toggle() }
      }
    }
    let host = ViewHost(recordsEvents: true) { Screen() }
    host.removeEvents()
    try host.tapAndRender("Flip")
    let owners = host.events.compactMap { if case .replaced(let found) = $0 { found.owners } else { nil } }
    // The body of a column calls the closure in which the id stands.
    #expect(owners == [["Screen"], ["Column<IDView<Leaf, Bool>>", "Screen"]])
  }

  @Test(
    "Of views that a condition makes twice, those count that would stay: not rows whose ids are new (I-3, I-9)"
  )
  func countsWhatWouldStay() throws {
    struct Leaf: View { var body: some View { Text("leaf") } }
    struct Rows: View {
      let first: Int
      var body: some View { ForEach(first..<first + 3, id: \.self) { _ in Leaf() } }
    }
    struct Screen: View {
      @State private var isOn = false
      let changesIDs: Bool
      var body: some View {
        let rows = Rows(first: isOn && changesIDs ? 2 : 0)
        if isOn { rows.padding(1) } else { rows }
        Button("Flip") { isOn.toggle() }
      }
    }
    func bodies(_ changesIDs: Bool) throws -> [Int] {
      let host = ViewHost(recordsEvents: true) { Screen(changesIDs: changesIDs) }
      host.removeEvents()
      try host.tapAndRender("Flip")
      return host.events.compactMap { if case .replaced(let found) = $0 { found.bodies } else { nil } }
    }
    // The rows and three leaves; of other rows the one whose id was there.
    #expect(try bodies(false) == [4])
    #expect(try bodies(true) == [1])
  }
}
