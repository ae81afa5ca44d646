// SPDX-License-Identifier: Apache-2.0
import Testing

import HeadlessViews
@testable import ViewEngine

/// Lists that show their elements several times over, as a survey has them to see what grows.
@MainActor
struct RepeatedRowsTests {
  private func host(_ copies: Int, @ViewBuilder _ content: () -> some View) -> ViewHost {
    ViewHost(
      size: CGSize(width: 400, height: 4_000), recordsEvents: true, assumptions: [.repeatsRows(copies)],
      content: content)
  }

  private struct Names: View {
    @State private var names = ["a", "b", "c"]
    var body: some View {
      VStack {
        ForEach(names, id: \.self) { name in Button(name) { names[0] += "!" } }
      }
    }
  }

  @Test func copiesStandBehindTheElements() {
    #expect(host(1) { Names() }.texts == ["a", "b", "c"])
    #expect(host(3) { Names() }.texts == ["a", "b", "c", "a", "b", "c", "a", "b", "c"])
  }

  @Test func aWriteReachesEachCopy() throws {
    let host = host(2) { Names() }
    try host.buttons[4].tap()
    try host.render()
    #expect(host.texts == ["a!", "b", "c", "a!", "b", "c"])
  }

  /// An index, and a binding, of a copy are those of its element.
  @Test(arguments: [1, 3]) func aCopyWritesItsElement(toggle: Int) throws {
    let host = host(2) { IndexedFlags() }
    try host.switches[toggle].tap()
    try host.render()
    let values = try (0..<4).map { try host.switches[$0].value }
    #expect(values[1] == "1" && values[3] == "1" && values[0] == "0" && values[2] == "0")
  }

  private struct IndexedFlags: View {
    @State private var flags = [false, false]
    var body: some View {
      VStack { ForEach(flags.indices, id: \.self) { index in Toggle("index", isOn: $flags[index]) } }
    }
  }

  private struct Editable: View {
    @State private var names = ["a", "b", "c"]
    var body: some View {
      List {
        ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
      }
    }
  }

  @Test func deletingACopyDeletesItsElement() throws {
    let host = host(2) { Editable() }
    #expect(host.texts == ["a", "b", "c", "a", "b", "c"])
    let delete = try #require(host.controls.first { $0.action == .delete })
    try delete.operate(on: host)
    try host.render()
    #expect(host.texts == ["b", "c", "b", "c"])
  }

  private struct Selecting: View {
    @State private var selection: String?
    var body: some View {
      VStack {
        Text(selection ?? "none")
        List(["a", "b"], id: \.self, selection: $selection) { Text($0) }
      }
    }
  }

  @Test func selectingACopySelectsItsElement() throws {
    let host = host(2) { Selecting() }
    let rows = host.controls.filter { $0.action == .tap }
    #expect(rows.count == 4)
    try rows[3].operate(on: host)
    try host.render()
    #expect(host.texts.first == "b")
  }

  private struct Lazy: View {
    var body: some View {
      ScrollView { LazyVStack { ForEach(0..<100) { Text("row \($0)").frame(height: 100) } } }
    }
  }

  /// Rows that are not seen are not made, however many there are.
  @Test func lazyRowsStayLazy() {
    let (one, many) = (host(1) { Lazy() }, host(16) { Lazy() })
    #expect(one.texts.count == many.texts.count)
    #expect(one.longestList == 100 && many.longestList == 1_600)
  }

  private struct Unrelated: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Button("count \(count)") { count += 1 }
        ForEach(0..<3) { Row(number: $0) }
      }
    }
  }

  private struct Row: View {
    let number: Int
    var body: some View { Text("row \(number)") }
  }

  /// A list that is equal to the one before is left alone, repeated or not.
  @Test(arguments: [1, 4]) func anEqualListIsLeftAlone(copies: Int) throws {
    let host = host(copies) { Unrelated() }
    host.resetTotalReport()
    try host.tapAndRender("count 0")
    #expect(host.totalReport.bodyEvaluations["Row"] == 0)
  }
}
