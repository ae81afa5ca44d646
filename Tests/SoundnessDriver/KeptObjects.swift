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
  ("kept.scroll-proxy", keptScrollProxy),
  ("kept.subviews", keptSubviews),
  ("kept.anchor", keptAnchor),
  ("kept.environment", keptEnvironment),
  ("kept.button-trigger", keptTrigger),
  ("kept.values", keptValues),
]

/// What becomes of the host between keeping and asking.
private enum End: CaseIterable {
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
private func inEachEnd(_ content: (End) throws -> Void) throws {
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

@MainActor
private func keptScrollProxy() async throws {
  try inEachEnd { end in
    let shelf = Shelf<ScrollViewProxy>()
    var host: ViewHost? = ViewHost {
      ScrollViewReader { proxy in
        let _ = shelf.value = proxy
        ScrollView { ForEach(0..<50) { Text("\($0)").id($0) } }
      }
    }
    end.come(to: &host)
    shelf.value?.scrollTo(30)
    try host?.render()
  }
}

private struct KeepingLayout: Layout {
  let shelf: Shelf<LayoutSubviews>
  let one: Shelf<LayoutSubview>
  let dimensions: Shelf<ViewDimensions>

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    MainActor.assumeIsolated { [subviews = UncheckedBox(subviews)] in
      shelf.value = subviews.value
      one.value = subviews.value.last
      dimensions.value = subviews.value.last?.dimensions(in: .unspecified)
    }
    return CGSize(width: 10, height: 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// Unchecked: carries a value into a closure that runs at once, on the same thread.
private struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

@MainActor
private func keptSubviews() async throws {
  try inEachEnd { end in
    let shelf = Shelf<LayoutSubviews>()
    let one = Shelf<LayoutSubview>()
    let dimensions = Shelf<ViewDimensions>()
    var host: ViewHost? = ViewHost {
      KeepingLayout(shelf: shelf, one: one, dimensions: dimensions) {
        Text("a")
        Text("b").aspectRatio(1, contentMode: .fit).alignmentGuide(.leading) { _ in 3 }
      }
    }
    try expectEqual(shelf.value?.count, 2)
    end.come(to: &host)
    guard let subview = one.value else { throw Failure(description: "no subview") }
    try expectEqual(subview.sizeThatFits(ProposedViewSize(width: 50, height: 50)), .zero)
    try expectEqual(subview.dimensions(in: .unspecified).width, 0)
    try expectEqual(subview.priority, 0)
    _ = subview.spacing
    subview.place(at: .zero, proposal: .unspecified)
    try expectEqual(shelf.value?.count, 0)
    _ = dimensions.value?[.leading]
    _ = dimensions.value?[VerticalAlignment.firstTextBaseline]
  }
}

private struct PlaceKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

@MainActor
private func keptAnchor() async throws {
  try inEachEnd { end in
    let shelf = Shelf<Anchor<CGRect>>()
    let proxyShelf = Shelf<GeometryProxy>()
    var host: ViewHost? = ViewHost {
      Text("a").anchorPreference(key: PlaceKey.self, value: .bounds) { $0 }
        .overlayPreferenceValue(PlaceKey.self) { anchor in
          GeometryReader { proxy in
            let _ = shelf.value = anchor
            let _ = proxyShelf.value = proxy
            Text("\(anchor.map { proxy[$0].width } ?? 0)")
          }
        }
    }
    guard let anchor = shelf.value else { throw Failure(description: "no anchor") }
    end.come(to: &host)
    try expectEqual(proxyShelf.value?[anchor], .zero)
    let other = Shelf<CGRect>()
    _ = ViewHost {
      GeometryReader { proxy in
        let _ = other.value = proxy[anchor]
        Text("b")
      }
    }
    try expectEqual(other.value, .zero)
    try expect(anchor == anchor && anchor.hashValue == anchor.hashValue, "an anchor is itself")
  }
}

private struct NumberKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}
private struct OtherKey: EnvironmentKey {
  static var defaultValue: Int { 1 }
}
extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
  fileprivate var other: Int {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }
}

private struct EnvironmentKeeper: View {
  @Environment(\.self) private var values
  let shelf: Shelf<EnvironmentValues>

  var body: some View {
    let _ = shelf.value = values
    Text("a")
  }
}

@MainActor
private func keptEnvironment() async throws {
  try inEachEnd { end in
    let shelf = Shelf<EnvironmentValues>()
    var host: ViewHost? = ViewHost {
      VStack { EnvironmentKeeper(shelf: shelf).environment(\.other, 5) }.environment(\.number, 4)
    }
    end.come(to: &host)
    try expectEqual(shelf.value?.number, 4)
    try expectEqual(shelf.value?.other, 5)
    _ = shelf.value?.font
    shelf.value?.editMode?.wrappedValue = .active
    shelf.value?.dismiss()
  }
}

private struct KeepingStyle: PrimitiveButtonStyle {
  let shelf: Shelf<PrimitiveButtonStyleConfiguration>

  func makeBody(configuration: Configuration) -> some View {
    let _ = shelf.value = configuration
    configuration.label
  }
}

@MainActor
private func keptTrigger() async throws {
  try inEachEnd { end in
    let shelf = Shelf<PrimitiveButtonStyleConfiguration>()
    var presses = 0
    var host: ViewHost? = ViewHost {
      Button("a") { presses += 1 }.buttonStyle(KeepingStyle(shelf: shelf))
    }
    shelf.value?.trigger()
    try expectEqual(presses, 1)
    end.come(to: &host)
    shelf.value?.trigger()
    try expectEqual(presses, 1)
  }
}

private struct ValueKeeper: View {
  @FocusState private var isFocused: Bool
  @AppStorage("kept") private var stored = 1
  @State private var text = ""
  @Environment(\.refresh) private var refresh
  let focus: Shelf<FocusState<Bool>.Binding>
  let storedShelf: Shelf<Binding<Int>>
  let action: Shelf<RefreshAction>
  let copy: Shelf<ValueKeeper>

  var body: some View {
    let _ = focus.value = $isFocused
    let _ = storedShelf.value = $stored
    let _ = action.value = refresh
    let _ = copy.value = self
    TextField("field", text: $text).focused($isFocused)
    Text("\(stored)")
  }

  func touch() {
    text += "a"
    stored += 1
    isFocused.toggle()
  }
}

@MainActor
private func keptValues() async throws {
  for end in End.allCases {
    let focus = Shelf<FocusState<Bool>.Binding>()
    let stored = Shelf<Binding<Int>>()
    let action = Shelf<RefreshAction>()
    let copy = Shelf<ValueKeeper>()
    var host: ViewHost? = ViewHost {
      ValueKeeper(focus: focus, storedShelf: stored, action: action, copy: copy)
        .refreshable {}
        .transition(.opacity)
    }
    end.come(to: &host)
    focus.value?.wrappedValue = true
    stored.value?.wrappedValue = 3
    try expectEqual(stored.value?.wrappedValue, 3)
    await action.value?()
    copy.value?.touch()
    var transaction = Transaction(animation: .default)
    transaction.addAnimationCompletion {}
    withTransaction(transaction) { stored.value?.wrappedValue = 4 }
    try host?.render()
  }
}
