// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

/// Modifiers that change nothing here, as apps write them.
private struct Accepted: View {
  @Namespace private var namespace
  @State private var isShown = false
  @State private var text = ""
  @State private var tabs = TabViewCustomization()
  @FocusState private var isFocused: Bool
  @FocusState private var field: Int?
  @AccessibilityFocusState private var isSpoken: Bool
  @AccessibilityFocusState private var spokenRow: Int?
  @FocusedBinding(\.title) private var title
  @FocusedObject private var object: Model?
  let level: Int

  var body: some View {
    VStack {
      dragged
      spoken
      focused
      looks
      texts
    }
  }

  private var dragged: some View {
    Text("dragged")
      .onDrag { NSItemProvider(object: "text") }
      .onDrop(of: [.image, .url], isTargeted: nil) { providers in !providers.isEmpty }
      .onDrop(of: [UTType.text], isTargeted: $isShown) { _, location in location.x > 0 }
      .onDrop(of: [.text], delegate: Target())
      .draggable("text")
      .draggable(Note(title: "text")) { Text("preview") }
      .dropDestination(for: Note.self) { notes, _ in
        !notes.isEmpty
      } isTargeted: {
        isShown = $0
      }
      .itemProvider { nil }
      .springLoadingBehavior(.enabled)
      .fileImporter(isPresented: $isShown, allowedContentTypes: [.pdf]) { result in
        if case .success(let url) = result { text = url.path }
      }
      .fileImporter(
        isPresented: $isShown, allowedContentTypes: [.json], allowsMultipleSelection: true
      ) { result in text = (try? result.get().first?.path) ?? "" }
      .fileExporter(
        isPresented: $isShown, document: Page(text: text), contentType: .plainText, defaultFilename: "page"
      ) { _ in }
      .fileMover(isPresented: $isShown, file: nil) { _ in }
      .fileDialogMessage("Choose")
      .userActivity("reading") { $0.title = "Reading" }
      .onContinueUserActivity("reading") { _ in }
  }

  private var spoken: some View {
    Text("spoken")
      .accessibilityActivationPoint(.center)
      .accessibilityDirectTouch(options: .silentOnTouch)
      .accessibilityScrollAction { _ in }
      .accessibilityZoomAction { _ in }
      .accessibilityLabeledPair(role: .label, id: 1, in: namespace)
      .accessibilityLinkedGroup(id: 1, in: namespace)
      .accessibilityFocused($isSpoken)
      .accessibilityFocused($spokenRow, equals: 1)
      .accessibilityRotor("Rows") {
        ForEach(0..<3, id: \.self) { AccessibilityRotorEntry("\($0)", id: $0, in: namespace) }
      }
      .accessibilityRotor(.headings) { AccessibilityRotorEntry("Heading", id: 1) }
      .accessibilityRotorEntry(id: 1, in: namespace)
      .accessibilityChartDescriptor(Descriptor())
      .onAppear { isSpoken = true }
  }

  private var focused: some View {
    Text(title ?? "focused")
      .focusScope(namespace)
      .focusSection()
      .prefersDefaultFocus(in: namespace)
      .defaultFocus($field, 1)
      .focusedObject(object)
      .focusedValue(\.title, .constant("x"))
      .searchFocused($isFocused)
      .searchFocused($field, equals: 1)
      .onMoveCommand { _ in }
      .onExitCommand {}
      .hoverEffect(.lift, isEnabled: level > 0)
      .defaultHoverEffect(.highlight)
      .digitalCrownRotation($text.count)
  }

  private var looks: some View {
    Button("looks") {}
      .buttonStyle(.glass)
      .buttonStyle(.glassProminent)
      .glassEffectID("looks", in: namespace)
      .glassEffectUnion(id: 1, namespace: namespace)
      .glassEffectTransition(.matchedGeometry)
      .menuOrder(.fixed)
      .menuActionDismissBehavior(.disabled)
      .contextMenu(forSelectionType: Int.self) { Text("\($0.count)") }
      .contextMenu(forSelectionType: Int.self, menu: { _ in EmptyView() }, primaryAction: { _ in })
      .paletteSelectionEffect(.custom)
      .presentationSizing(.form)
      .presentationContentInteraction(.scrolls)
      .dialogIcon(Image(systemName: "star"))
      .dialogSeverity(.critical)
      .dialogSuppressionToggle("Never again", isSuppressed: $isShown)
      .searchToolbarBehavior(.minimize)
      .searchPresentationToolbarBehavior(.avoidHidingContent)
      .searchDictationBehavior(.inline(activation: .onLook))
      .toolbar(removing: .sidebarToggle)
      .toolbarTitleMenu { Button("Rename") {} }
      .tabViewCustomization($tabs)
      .tabBarMinimizeBehavior(.onScrollDown)
      .defaultAdaptableTabBarPlacement(.sidebar)
      .scrollTarget()
      .handGestureShortcut(.primaryAction)
      .defersSystemGestures(on: .all)
      .contentShape(.contextMenuPreview, RoundedRectangle(cornerRadius: 4))
      .backgroundExtensionEffect()
  }

  private var texts: some View {
    TextEditor(text: $text)
      .findNavigator(isPresented: $isShown)
      .findDisabled()
      .replaceDisabled()
      .writingToolsBehavior(.limited)
      .textInputFormattingControlVisibility(.hidden, for: .all)
      .typeSelectEquivalent("text")
      .submitScope()
  }
}

extension Binding where Value == String {
  fileprivate var count: Binding<Double> { .constant(Double(wrappedValue.count)) }
}

private final class Model: ObservableObject {}

private struct TitleKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  fileprivate var title: Binding<String>? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

private struct Note: Codable, Transferable {
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.title)
    DataRepresentation(exportedContentType: .plainText) { Data($0.title.utf8) }
  }
}

private struct Page: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  var text: String

  init(text: String) { self.text = text }
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct Target: DropDelegate {
  func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
}

private struct Descriptor: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    AXChartDescriptor(
      title: "chart", summary: nil, xAxis: AXCategoricalDataAxisDescriptor(title: "x", categoryOrder: ["a"]),
      yAxis: AXNumericDataAxisDescriptor(title: "y", range: 0...1, gridlinePositions: []) { "\($0)" },
      series: [AXDataSeriesDescriptor(name: "s", isContinuous: true, dataPoints: [AXDataPoint(x: "a", y: 1)])]
    )
  }
}

/// Scenes as apps write them.
private struct Program: App {
  var body: some Scene {
    DocumentGroup(newDocument: Page(text: "")) { file in TextEditor(text: file.$document.text) }
      .commands {
        CommandGroup(replacing: .printItem) { Button("Print") {} }
        TextFormattingCommands()
      }
      .commandsRemoved()
    WindowGroup("Window") { Text("window") }
      .backgroundTask(.appRefresh("refresh")) {}
      .windowToolbarStyle(.unified)
  }
}

@MainActor @Suite struct AcceptedModifierTests {
  @Test("Accepted modifiers of dragging, focus, assistive technologies and looks change no item")
  func nothingChanges() {
    let host = ViewHost { Accepted(level: 1) }
    let plain = ViewHost {
      VStack {
        Text("dragged")
        Text("spoken")
        Text("focused")
        Button("looks") {}.buttonStyle(.glass).buttonStyle(.glassProminent)
        TextEditor(text: .constant(""))
      }
    }
    #expect(host.displayList == plain.displayList)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("A rename button does what renameAction says, and is idle without")
  func rename() throws {
    struct Screen: View {
      @State private var name = "old"
      var body: some View {
        VStack {
          Text(name)
          RenameButton().renameAction { name = "new" }
        }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("Rename")
    #expect(host.texts == ["new", "Rename"])
    let idle = ViewHost { RenameButton() }
    try idle.tapAndRender("Rename")
  }

  @Test("Tabs of a section are tabs, and a hidden one is none")
  func tabSections() throws {
    struct Screen: View {
      @State private var tab = 0
      var body: some View {
        TabView(selection: $tab) {
          Tab("One", systemImage: "1.circle", value: 0) { Text("first") }
          TabSection("More") {
            Tab("Two", systemImage: "2.circle", value: 1) { Text("second") }
              .customizationID("two")
            Tab("Three", systemImage: "3.circle", value: 2) { Text("third") }
          }
          Tab("Four", systemImage: "4.circle", value: 3) { Text("fourth") }.hidden(true)
          Tab(value: 4, role: .search) { Text("found") }
        }
      }
    }
    let host = ViewHost { Screen() }
    #expect(host.texts == ["first", "One", "Two", "Three", "Search"])
    try host.tapAndRender("Three")
    #expect(host.texts.first == "third")
    try host.tapAndRender("Search")
    #expect(host.texts.first == "found")
  }

  @Test("The values of tabs are of the selection's type")
  func tabValues() throws {
    enum Place: Hashable { case home, search, more }
    struct Screen: View {
      @State private var place = Place.home
      let hasMore: Bool
      var body: some View {
        TabView(selection: $place) {
          Tab("Home", systemImage: "house", value: .home) { Text("at home") }.badge(2)
          TabSection("Others") {
            Tab("Search", systemImage: "magnifyingglass", value: .search) { Text("searching") }
              .customizationID("search").disabled(false)
          }
          if hasMore { Tab("More", systemImage: "ellipsis", value: .more) { Text("more") } }
          ForEach(0..<1) { _ in
            Tab("Again", systemImage: "house", value: Place.home) { Text("again") }.hidden()
          }
        }
      }
    }
    let host = ViewHost { Screen(hasMore: true) }
    #expect(host.texts == ["at home", "Home", "Search", "More"])
    try host.tapAndRender("Search")
    #expect(host.texts.first == "searching")
    try host.tapAndRender("More")
    #expect(host.texts.first == "more")
  }

  @Test("The shape of a drag or a menu is not where a view is tapped")
  func shapeKinds() throws {
    struct Screen: View {
      @State private var taps = 0
      var body: some View {
        Color.red.frame(width: 100, height: 100)
          .contentShape(.contextMenuPreview, Circle())
          .onTapGesture { taps += 1 }
          .overlay(Text("\(taps)").allowsHitTesting(false))
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Screen() }
    try host.tap(at: CGPoint(x: 2, y: 2))
    try host.render()
    #expect(host.texts == ["1"])
  }
}
