// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing
import TestSupport

/// Random taps, drags and resizes on a screen of containers: after each, what is shown is what a tree built from
/// scratch over the same state shows. `FUZZ_SCREENS=n` sets how many runs there are.
@MainActor @Suite struct ContainerFuzzTests {
  private struct Row: View {
    let number: Int
    @State private var isOpen = false
    var body: some View {
      VStack(alignment: .leading, spacing: 2) {
        Button("row \(number)") { isOpen.toggle() }
        if isOpen { Color.red.frame(width: 20, height: CGFloat(10 + number % 7 * 9)) }
      }
    }
  }

  private struct Editor: View {
    @Binding var numbers: [Int]
    var body: some View {
      HStack {
        Button("insert") { numbers.insert((numbers.max() ?? 0) + 1, at: numbers.count / 3) }
        Button("drop") { if !numbers.isEmpty { numbers.remove(at: numbers.count / 2) } }
        Button("turn") { numbers.reverse() }
      }
    }
  }

  private struct Screen: View {
    @State private var numbers = Array(0..<40)
    @State private var path: [Int] = []
    @State private var isWide = false
    @AppStorage("folds") private var folds = false

    var body: some View {
      TabView {
        NavigationStack(path: $path) {
          List {
            Editor(numbers: $numbers)
            Section("rows") {
              ForEach(numbers, id: \.self) { number in
                NavigationLink("open \(number)", value: number)
                  .listRowBackground(number % 5 == 0 ? Color.blue : nil)
                if !folds { Row(number: number) }
              }
              .onDelete { numbers.remove(atOffsets: $0) }
            }
          }
          .navigationDestination(for: Int.self) { number in
            ScrollView {
              Button("deeper") { path.append(number + 1) }
              LazyVStack { ForEach(0..<number, id: \.self) { Row(number: $0) } }
            }
            .toolbar { Button("root") { path = [] } }
          }
        }
        .tabItem { Text("list") }

        VStack {
          Editor(numbers: $numbers)
          Toggle("folds", isOn: $folds)
          ScrollViewReader { proxy in
            Button("jump") { proxy.scrollTo(numbers.last ?? 0, anchor: .bottom) }
            ScrollView {
              LazyVGrid(columns: [GridItem(.adaptive(minimum: 60)), GridItem(.fixed(30))]) {
                ForEach(numbers, id: \.self) { Row(number: $0) }
              }
              .background { Color.yellow.ignoresSafeArea() }
            }
          }
        }
        .tabItem { Text("grid") }

        VStack {
          Button("wide") { isWide.toggle() }
          let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(GridLayout())
          layout { ForEach(numbers.prefix(4), id: \.self) { Row(number: $0) } }
          ViewThatFits {
            Row(number: 1).frame(width: isWide ? 500 : 150)
            Text("narrow")
          }
          Grid {
            GridRow { ForEach(numbers.prefix(3), id: \.self) { Text("c\($0)") } }
            GridRow { Color.green.gridCellColumns(2) }
          }
        }
        .safeAreaInset(edge: .bottom) { Text("inset \(numbers.count)") }
        .tabItem { Text("layouts") }
      }
    }
  }

  nonisolated private static var runs: UInt64 {
    ProcessInfo.processInfo.environment["FUZZ_SCREENS"].flatMap(UInt64.init) ?? 6
  }

  @Test("Random steps leave nothing behind that a tree from scratch would not show", arguments: 1...runs)
  func randomSteps(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let host = ViewHost(
      size: CGSize(width: 320, height: 480),
      safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    ) { Screen() }
    var steps: [String] = []
    for _ in 0..<60 {
      let labels = host.buttons.labels
      let label = labels.randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<6:
        steps.append("tap \(label)")
        try host.buttons[labels.firstIndex(of: label) ?? 0].tap()
      case 6..<9:
        let distance = CGFloat(Int.random(in: -300...200, using: &random))
        steps.append("drag \(label) by \(distance)")
        // Not everything can be dragged.
        try? host.buttons[labels.firstIndex(of: label) ?? 0].drag(by: CGSize(width: 0, height: distance))
      default:
        let size = CGSize(
          width: CGFloat(Int.random(in: 150...500, using: &random)),
          height: CGFloat(Int.random(in: 200...700, using: &random)))
        steps.append("resize to \(size)")
        host.resize(to: size)
      }
      let before = host.displayList
      let edits = try host.render().displayEdits
      // What differs was counted.
      #expect(edits > 0 || host.displayList == before, "\(steps)")
      guard host.displayList == host.recomputedDisplayList() else {
        Issue.record(
          "\(steps.joined(separator: ", ")):\n\(host.displayList)\ninstead of\n\(host.recomputedDisplayList())"
        )
        return
      }
    }
    #expect(host.diagnostics == [])
  }
}
