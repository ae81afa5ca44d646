// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

private enum SumKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private enum BoundsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// A view of a random screen.
struct ScreenPartView: View {
  let part: ScreenPart
  @Bindable var board: ScreenBoard

  private func view(_ part: ScreenPart) -> ScreenPartView { ScreenPartView(part: part, board: board) }

  var body: some View {
    switch part {
    case .text(let k): Text("n\(board.numbers[k])")
    case .heard(let k): Text("heard \(board.heard[k])")
    case .color(let k): Color.red.frame(height: CGFloat(10 + board.numbers[k] % 5 * 4))
    case .counter: ScreenCounter()
    case .adder(let k): Button("add \(k)") { board.numbers[k] += 1 }
    case .switcher(let k): Toggle("flag \(k)", isOn: $board.flags[k])
    case .field(let k): TextField("field \(k)", text: $board.texts[k])
    case .focusField(let k): ScreenFocusField(text: $board.texts[k])
    case .picker(let k):
      Picker("pick \(k)", selection: $board.numbers[k]) {
        ForEach(0..<4, id: \.self) { Text("option \($0)").tag($0) }
      }
    case .slider(let k): Slider(value: $board.lengths[k], in: 0...100, step: 10) { Text("slide \(k)") }
    case .stepper(let k): Stepper("step \(k)", value: $board.numbers[k], in: -2...8, step: 2)
    case .progress(let k): ProgressView(value: Double(min(max(board.numbers[k], 0), 8)), total: 8)
    default: container
    }
  }

  @ViewBuilder private var container: some View {
    switch part {
    case .stack(.horizontal, let parts): HStack { several(parts) }
    case .stack(.vertical, let parts): VStack(alignment: .leading) { several(parts) }
    case .stack(.depth, let parts): ZStack { several(parts) }
    case .branch(let k, let first, let second):
      if board.flags[k] { view(first) } else if let second { view(second) }
    case .rows(let rows, let k, let part): self.rows(rows, board.lists[k], part)
    case .grid(let rows):
      Grid {
        ForEach(rows.indices, id: \.self) { row in
          GridRow { several(rows[row]) }
        }
      }
    case .scroll(let isVertical, let part):
      ScrollView(isVertical ? .vertical : .horizontal) { view(part) }
    case .jumper(let k, let part):
      ScrollViewReader { proxy in
        Button("jump \(k)") { if let last = board.lists[k].last { proxy.scrollTo(last, anchor: .center) } }
        Button("glide \(k)") {
          withAnimation(.linear(duration: 0.05)) {
            if let last = board.lists[k].last { proxy.scrollTo(last) }
          }
        }
        view(part)
      }
    case .reader(let part):
      GeometryReader { proxy in
        if proxy.size.width > 60 { view(part) } else { Text("\(proxy.size.width)") }
      }
    case .navigation(let part, let destination):
      NavigationStack(path: $board.path) {
        view(part).navigationDestination(for: Int.self) { value in
          VStack {
            Text("screen \(value)")
            Button("up") { if !board.path.isEmpty { board.path.removeLast() } }
            view(destination)
          }
        }
      }
    case .split(let part, let detail):
      NavigationSplitView {
        view(part)
      } detail: {
        view(detail)
      }
    case .tabs(let parts):
      TabView {
        ForEach(parts.indices, id: \.self) { index in view(parts[index]).tabItem { Text("tab \(index)") } }
      }
    case .relative(let relative, let part):
      ScreenRelativeView(relative: relative, content: view(part))
    case .aside(let aside, let k, let part):
      ScreenAsideView(aside: aside, k: k, board: board, content: view(part))
    default: modified
    }
  }

  private func several(_ parts: [ScreenPart]) -> some View {
    ForEach(parts.indices, id: \.self) { view(parts[$0]) }
  }

  @ViewBuilder private func rows(_ rows: ScreenPart.Rows, _ ids: [Int], _ part: ScreenPart) -> some View {
    let row = { (id: Int) in
      VStack {
        Text("row \(id)")
        view(part)
      }
    }
    switch rows {
    case .stack: VStack { ForEach(ids, id: \.self, content: row) }
    case .lazyStack: ScrollView { LazyVStack { ForEach(ids, id: \.self, content: row) } }
    case .lazyRow: ScrollView(.horizontal) { LazyHStack { ForEach(ids, id: \.self, content: row) } }
    case .lazyGrid:
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 70)), GridItem(.fixed(40))]) {
          ForEach(ids, id: \.self, content: row)
        }
      }
    case .list: List { ForEach(ids, id: \.self, content: row).onDelete { _ in } }
    case .gridRows:
      Grid {
        ForEach(ids.prefix(4), id: \.self) { id in
          GridRow {
            Text("cell \(id)")
            view(part)
          }
        }
      }
    }
  }

  @ViewBuilder private var modified: some View {
    switch part {
    case .preference(let k, let part): view(part).preference(key: SumKey.self, value: board.numbers[k])
    case .transformed(let k, let part):
      let number = board.numbers[k]
      view(part).transformPreference(SumKey.self) { $0 += number }
    case .listener(let k, let part):
      view(part).onPreferenceChange(SumKey.self) { board.heard[k] = $0 }
    case .summed(true, let part):
      view(part).backgroundPreferenceValue(SumKey.self) { Text("sum \($0)") }
    case .summed(false, let part):
      view(part).overlayPreferenceValue(SumKey.self, alignment: .topLeading) { Text("sum \($0)") }
    case .anchor(let part): view(part).anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
    case .outlined(let part):
      view(part).overlayPreferenceValue(BoundsKey.self) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.indices, id: \.self) { index in
            let frame = proxy[anchors[index]]
            Color.green.frame(width: max(frame.width, 0), height: max(frame.height, 0))
              .offset(x: frame.minX, y: frame.minY)
          }
        }
      }
    case .measured(let k, let part):
      view(part).onGeometryChange(for: Int.self) {
        Int($0.size.width)
      } action: {
        board.heard[k] = $0
      }
    case .task(let k, let part):
      view(part).task(id: board.numbers[k]) {
        let number = board.numbers[k]
        board.heard[k] = -number
        try? await Task.sleep(for: .milliseconds(10))
        if !Task.isCancelled { board.heard[k] = number }
      }
    case .appearance(let k, let part):
      view(part).onAppear { board.heard[k] += 1 }.onDisappear { board.heard[k] -= 1 }
    case .alert(let k, let part):
      view(part).alert("alert \(k)", isPresented: $board.flags[k]) {
        Button("fine") { board.numbers[k] += 1 }
        Button("cancel", role: .cancel) {}
      } message: {
        Text("about \(board.numbers[k])")
      }
    case .dialog(let k, let part):
      view(part).confirmationDialog("dialog \(k)", isPresented: $board.flags[k]) {
        Button("sure") { board.numbers[k] += 1 }
      }
    case .sheet(let k, let part, let content):
      view(part).sheet(isPresented: $board.flags[k]) { view(content) }
    case .moving(let transition, let part): view(part).transition(transition.value)
    case .odd(let modifier, let k, let part):
      ScreenOddView(modifier: modifier, length: board.lengths[k], content: view(part))
    default: EmptyView()
    }
  }
}

private struct ScreenCounter: View {
  @State private var count = 0
  var body: some View { Button("count \(count)") { count += 1 } }
}

private struct ScreenFocusField: View {
  @Binding var text: String
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("focus field", text: $text).focused($isFocused)
    Text(isFocused ? "focused" : "blurred")
    Button("focus") { isFocused.toggle() }
  }
}

extension ScreenPart.Transition {
  fileprivate var value: AnyTransition {
    switch self {
    case .opacity: .opacity
    case .scale: .scale
    case .move: .move(edge: .bottom)
    case .offset: .offset(x: 30, y: 0)
    case .both: .scale.combined(with: .opacity)
    case .slide: .slide
    case .timed: .opacity.animation(.spring(duration: 0.1))
    }
  }
}
