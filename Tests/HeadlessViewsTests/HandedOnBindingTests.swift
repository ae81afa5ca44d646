// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

/// A view that hands on a binding and reads it nowhere.
private struct Owner<Value>: View {
  @State var value: Value
  let next: Value
  let made: (Binding<Value>) -> AnyView

  var body: some View {
    VStack {
      Button("change") { value = next }
      made($value)
    }
  }
}

/// What takes a binding, and the value that it changes to.
@MainActor private struct Taker {
  let name: String
  let owner: AnyView

  init<Value, Made: View>(
    _ name: String, _ value: Value, _ next: Value, @ViewBuilder _ made: @escaping (Binding<Value>) -> Made
  ) {
    self.name = name
    owner = AnyView(Owner(value: value, next: next) { AnyView(made($0)) })
  }
}

private struct Item: Identifiable {
  let id: Int
}

@MainActor @Suite struct HandedOnBindingTests {
  private static var takers: [Taker] {
    let rows = ForEach(0..<3) { Text("\($0)").tag($0) }
    return [
      Taker("List, one", nil, 1) { (one: Binding<Int?>) in List(selection: one) { rows } },
      Taker("List, many", [], [1, 2]) { (many: Binding<Set<Int>>) in List(selection: many) { rows } },
      Taker("Picker", 0, 1) { one in Picker("pick", selection: one) { rows } },
      Taker("Toggle", false, true) { Toggle("on", isOn: $0) },
      Taker("TextField", "", "typed") { TextField("field", text: $0) },
      Taker("SecureField", "", "typed") { SecureField("field", text: $0) },
      Taker("TextEditor", "", "typed") { TextEditor(text: $0) },
      Taker("Slider", 0.0, 0.5) { Slider(value: $0) },
      Taker("DatePicker", .distantPast, .distantFuture) { DatePicker("date", selection: $0) },
      Taker("ColorPicker", Color.red, .blue) { ColorPicker("color", selection: $0) },
      Taker("DisclosureGroup", false, true) { DisclosureGroup("more", isExpanded: $0) { Text("content") } },
      Taker("Section", true, false) { open in List { Section("head", isExpanded: open) { Text("content") } }
      },
      Taker("TabView", 0, 1) { one in TabView(selection: one) { rows } },
      Taker("NavigationStack", NavigationPath(), NavigationPath([1])) { path in
        NavigationStack(path: path) { Text("root").navigationDestination(for: Int.self) { Text("\($0)") } }
      },
      Taker("NavigationSplitView", .all, .detailOnly) { columns in
        NavigationSplitView(columnVisibility: columns) {
          Text("side")
        } detail: {
          Text("detail")
        }
      },
      Taker("sheet", false, true) { shown in Text("under").sheet(isPresented: shown) { Text("sheet") } },
      Taker("alert", false, true) { shown in Text("under").alert("alert", isPresented: shown) {} },
      Taker("popover", false, true) { shown in Text("under").popover(isPresented: shown) { Text("over") } },
      Taker("inspector", false, true) { shown in Text("under").inspector(isPresented: shown) { Text("info") }
      },
      Taker("navigationDestination", false, true) { shown in
        NavigationStack { Text("root").navigationDestination(isPresented: shown) { Text("pushed") } }
      },
      Taker("confirmationDialog", false, true) { shown in
        Text("under").confirmationDialog("sure?", isPresented: shown) { Button("yes") {} }
      },
      Taker("fullScreenCover", false, true) { shown in
        Text("under").fullScreenCover(isPresented: shown) { Text("cover") }
      },
      Taker("sheet, item", nil, Item(id: 1)) { (item: Binding<Item?>) in
        Text("under").sheet(item: item) { Text("\($0.id)") }
      },
      Taker("scrollPosition, id", nil, 60) { (id: Binding<Int?>) in
        ScrollView { VStack { ForEach(0..<90) { Text("\($0)") } }.scrollTargetLayout() }.scrollPosition(
          id: id)
      },
      Taker("scrollPosition", ScrollPosition(edge: .top), ScrollPosition(edge: .bottom)) { position in
        ScrollView { VStack { ForEach(0..<90) { Text("\($0)") } } }.scrollPosition(position)
      },
      Taker("fileImporter", false, true) { shown in
        Text("under").fileImporter(isPresented: shown, allowedContentTypes: []) { _ in }
      },
      Taker("searchable", "", "typed") { text in NavigationStack { Text("all").searchable(text: text) } },
      Taker("navigationTitle", "one", "two") { title in
        NavigationStack { Text("root").navigationTitle(title) }
      },
    ]
  }

  @Test("A view that only hands on a binding does not run when its value changes (I-50)")
  func handedOn() throws {
    for taker in Self.takers {
      let host = ViewHost { taker.owner }
      let before = host.displayList
      #expect(try host.tapAndRender("change").bodyEvaluations.total == 0, "\(taker.name)")
      #expect(host.displayList != before || !host.presentations.isEmpty, "\(taker.name)")
      #expect(host.displayList == host.recomputedDisplayList(), "\(taker.name)")
    }
  }
}
