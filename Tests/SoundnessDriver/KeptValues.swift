// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

/// The same for what has no view of its own: proxies, subviews, anchors, environments, actions.
let keptValueChecks: [(name: String, run: @MainActor () async throws -> Void)] = [
  ("kept.scroll-proxy", keptScrollProxy),
  ("kept.subviews", keptSubviews),
  ("kept.anchor", keptAnchor),
  ("kept.environment", keptEnvironment),
  ("kept.button-trigger", keptTrigger),
  ("kept.values", keptValues),
]

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
