// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

/// What a client kept, asked again after the view, the presentation or the host is gone.
let keptObjectChecks: [(name: String, run: @MainActor () async throws -> Void)] = [
  ("kept.geometry-proxy", keptGeometryProxy),
  ("kept.geometry-proxy.removed", proxyOfRemovedReader),
  ("kept.geometry-proxy.on-change", proxyOfGeometryAction),
  ("kept.presentation", keptPresentation),
  ("kept.presentation.dismissed", presentationAfterDismissal),
  ("kept.element", keptElement),
  ("kept.element.of-presentation", elementOfPresentation),
  ("kept.element.target", elementWithoutItsTarget),
  ("kept.binding", keptBinding),
  ("kept.dismiss", keptDismiss),
]

/// What becomes of the host between keeping and asking.
enum End: CaseIterable {
  case unmounted, dropped, unmountedAndDropped

  @MainActor
  func come(to host: inout ViewHost?) {
    if self != .dropped { host?.unmount() }
    if self != .unmounted { host = nil }
    // What was freed is used again for something else.
    let others = (0..<8).map { _ in ViewHost { VStack { ForEach(0..<20) { Text("\($0)").padding() } } } }
    for other in others { other.unmount() }
  }
}

@MainActor
func inEachEnd(_ content: (End) throws -> Void) throws {
  for end in End.allCases { try content(end) }
}

@MainActor
private func keptGeometryProxy() async throws {
  try inEachEnd { end in
    let shelf = Shelf<GeometryProxy>()
    var host: ViewHost? = ViewHost(size: CGSize(width: 100, height: 60)) {
      GeometryReader { proxy in
        let _ = shelf.value = proxy
        Text("\(proxy.size.width)")
      }
    }
    guard let proxy = shelf.value else { throw Failure(description: "no proxy") }
    try expectEqual(proxy.size, CGSize(width: 100, height: 60))
    end.come(to: &host)
    try expectEqual(proxy.size, .zero)
    try expectEqual(proxy.frame(in: .global), .zero)
    try expectEqual(proxy.frame(in: .local), .zero)
    try expectEqual(proxy.safeAreaInsets, EdgeInsets())
  }
}

private struct ReaderInBranch: View {
  @State private var isThere = true
  let shelf: Shelf<GeometryProxy>

  var body: some View {
    if isThere {
      GeometryReader { proxy in
        let _ = shelf.value = proxy
        Text("in")
      }
    }
    Button("toggle") { isThere.toggle() }
  }
}

@MainActor
private func proxyOfRemovedReader() async throws {
  let shelf = Shelf<GeometryProxy>()
  let host = ViewHost { ReaderInBranch(shelf: shelf) }
  let proxy = shelf.value
  for _ in 0..<20 {
    try host.tapAndRender("toggle")
    try expect(proxy?.size == .zero || proxy?.size == nil, "a removed reader has a size")
  }
}

@MainActor
private func proxyOfGeometryAction() async throws {
  try inEachEnd { end in
    let shelf = Shelf<GeometryProxy>()
    var host: ViewHost? = ViewHost {
      Text("a").onGeometryChange(for: CGFloat.self) { proxy in
        shelf.value = proxy
        return proxy.size.width
      } action: { _ in
      }
    }
    end.come(to: &host)
    try expectEqual(shelf.value?.size, .zero)
    try expectEqual(shelf.value?.frame(in: .global), .zero)
  }
}

private struct WithSheet: View {
  @State private var isShown = true
  let dismiss: Shelf<DismissAction>

  var body: some View {
    VStack {
      Text("below")
      Button("show") { isShown = true }
    }
    .sheet(isPresented: $isShown) { Inner(dismiss: dismiss) }
  }

  struct Inner: View {
    @Environment(\.dismiss) private var dismissal
    let dismiss: Shelf<DismissAction>

    var body: some View {
      let _ = dismiss.value = dismissal
      Text("in the sheet")
      Button("press") {}
    }
  }
}

@MainActor
private func keptPresentation() async throws {
  try inEachEnd { end in
    var host: ViewHost? = ViewHost { WithSheet(dismiss: Shelf()) }
    guard let sheet = host?.presentations.first else { throw Failure(description: "no sheet") }
    try expectEqual(sheet.texts, ["in the sheet", "press"])
    end.come(to: &host)
    try expectEqual(sheet.texts, [])
    try expectEqual(sheet.displayList.count, 0)
    try expectEqual(sheet.buttons.count, 0)
    try expectThrows { try sheet.buttons["press"].tap() }
    try expectThrows { try sheet.dismissInteractively() }
    try expect(!sheet["press"].exists, "an element of a sheet that is gone")
  }
}

@MainActor
private func presentationAfterDismissal() async throws {
  let host = ViewHost { WithSheet(dismiss: Shelf()) }
  guard let sheet = host.presentations.first else { throw Failure(description: "no sheet") }
  try sheet.dismissInteractively()
  try host.render()
  try expectEqual(sheet.texts, [])
  try expectThrows { try sheet.dismissInteractively() }
  try host.tapAndRender("show")
  try expectEqual(host.presentations.count, 1)
  try expectEqual(sheet.texts, [])
}

private struct Switchable: View {
  @State private var isThere = true

  var body: some View {
    VStack {
      VStack {
        Text("label").accessibilityIdentifier("box")
        if isThere {
          Button("inner") {}.font(.title)
        }
      }
      .accessibilityIdentifier("outer")
      Button("switch") { isThere.toggle() }
    }
  }
}

@MainActor
private func keptElement() async throws {
  // An element of a host keeps the host.
  for end in [End.unmounted, .unmountedAndDropped] {
    var host: ViewHost? = ViewHost { Switchable() }
    guard let element = try host?.buttons["inner"].resolved() else { throw Failure(description: "none") }
    let query = host?.buttons
    end.come(to: &host)
    try expect(!element.exists, "an element that is gone")
    try expectThrows { try element.tap() }
    try expectThrows { _ = try element.frame }
    try expectThrows { _ = try element.label }
    try expectThrows { _ = try element.value }
    try expectThrows { _ = try element.isEnabled }
    try expectThrows { try element.typeText("a") }
    try expectThrows { try element.drag(by: CGSize(width: 1, height: 1)) }
    try expectEqual(query?.count, 0)
  }
}

@MainActor
private func elementOfPresentation() async throws {
  try inEachEnd { end in
    var host: ViewHost? = ViewHost { WithSheet(dismiss: Shelf()) }
    guard let button = try host?.presentations.first?.buttons["press"].resolved() else {
      throw Failure(description: "none")
    }
    end.come(to: &host)
    try expect(!button.exists, "an element that is gone")
    try expectThrows { try button.tap() }
  }
}

@MainActor
private func elementWithoutItsTarget() async throws {
  let host = ViewHost { Switchable() }
  let outer = try host["outer"].resolved()
  try outer.tap()
  try host.tapAndRender("switch")
  // The button that answered is gone.
  try? outer.tap()
  try host.tapAndRender("switch")
  try? outer.tap()
  try host.render()
}

private struct Counting: View {
  @State private var n = 0
  @State private var names = ["a", "b"]
  let shelf: Shelf<Binding<Int>>
  let namesShelf: Shelf<Binding<[String]>>

  var body: some View {
    let _ = shelf.value = $n
    let _ = namesShelf.value = $names
    Text("\(n) \(names.count)")
  }
}

@MainActor
private func keptBinding() async throws {
  try inEachEnd { end in
    let shelf = Shelf<Binding<Int>>()
    let names = Shelf<Binding<[String]>>()
    var host: ViewHost? = ViewHost { Counting(shelf: shelf, namesShelf: names) }
    let element = names.value?[1]
    end.come(to: &host)
    shelf.value?.wrappedValue = 7
    try expectEqual(shelf.value?.wrappedValue, 7)
    element?.wrappedValue = "c"
    try expectEqual(names.value?.wrappedValue, ["a", "c"])
    withAnimation { shelf.value?.wrappedValue += 1 }
    try expectEqual(shelf.value?.wrappedValue, 8)
    try host?.render()
  }
}

@MainActor
private func keptDismiss() async throws {
  try inEachEnd { end in
    let shelf = Shelf<DismissAction>()
    var host: ViewHost? = ViewHost { WithSheet(dismiss: shelf) }
    end.come(to: &host)
    shelf.value?()
    try host?.render()
  }
  let shelf = Shelf<DismissAction>()
  var host: ViewHost? = ViewHost {
    NavigationStack { NavigationLink("next", destination: Pushed(shelf: shelf)) }
  }
  try host?.tapAndRender("next")
  host?.unmount()
  shelf.value?()
  host = nil
  shelf.value?()
}

private struct Pushed: View {
  @Environment(\.dismiss) private var dismiss
  let shelf: Shelf<DismissAction>

  var body: some View {
    let _ = shelf.value = dismiss
    Text("pushed")
  }
}
