// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

@MainActor @Suite struct ListEditingTests {
  private struct Screen: View {
    @State private var letters = ["a", "b", "c", "d"]
    var body: some View {
      EditButton()
      List {
        ForEach(letters, id: \.self) { Text($0) }
          .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
          .onDelete { letters.remove(atOffsets: $0) }
      }
    }
  }

  @Test("while a list is edited, dragging a row moves it")
  func moving() throws {
    let host = ViewHost { Screen() }
    // Not yet: the drag goes to the list.
    try host.staticTexts["a"].drag(by: CGSize(width: 0, height: 88))
    try host.render()
    #expect(host.texts == ["Edit", "a", "b", "c", "d"])
    try host.tapAndRender("Edit")
    try host.staticTexts["a"].drag(by: CGSize(width: 0, height: 90))
    try host.render()
    #expect(host.texts == ["Done", "b", "c", "a", "d"])
    try host.staticTexts["d"].drag(by: CGSize(width: 0, height: -500))
    try host.render()
    #expect(host.texts == ["Done", "d", "b", "c", "a"])
    try host.staticTexts["b"].drag(by: CGSize(width: -90, height: 0))
    try host.render()
    #expect(host.texts == ["Done", "d", "c", "a"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("a list of bindings writes into its collection")
  func bindings() throws {
    struct Item: Identifiable {
      let id: Int
      var isOn = false
    }
    struct Screen: View {
      @State private var items = [Item(id: 1), Item(id: 2)]
      var body: some View {
        Text("\(items.filter(\.isOn).map(\.id))")
        List($items) { $item in Toggle("\(item.id)", isOn: $item.isOn) }
      }
    }
    let host = ViewHost { Screen() }
    try host.switches["2"].tap()
    try host.render()
    #expect(host.texts == ["[2]", "1", "2"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("what stands in place of a missing content")
  func contentUnavailable() throws {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        if count == 0 {
          ContentUnavailableView {
            Label("Nothing", systemImage: "tray")
          } description: {
            Text("Add something.")
          } actions: {
            Button("add") { count += 1 }
          }
        } else {
          ContentUnavailableView("Full", systemImage: "tray.fill")
        }
      }
    }
    let host = ViewHost { Screen() }
    #expect(host.texts == ["Nothing", "Add something.", "add"])
    try host.tapAndRender("add")
    #expect(host.texts == ["Full"])
  }

  @Test("what stands in place of the results of a search (Apple, ContentUnavailableView.search)")
  func searchUnavailable() {
    let advice = "Check the spelling or try a new search."
    let host = ViewHost {
      ContentUnavailableView.search
      ContentUnavailableView.search(text: "tea")
    }
    #expect(host.texts == ["No Results", advice, "No Results for “tea”", advice])
  }
}
