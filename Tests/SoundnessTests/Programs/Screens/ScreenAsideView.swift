// SPDX-License-Identifier: Apache-2.0
import HeadlessViews

/// A view with others that stand elsewhere: in a bar, behind a row, at an edge.
struct ScreenAsideView<Content: View>: View {
  let aside: ScreenPart.Aside
  let k: Int
  @Bindable var board: ScreenBoard
  let content: Content

  var body: some View {
    switch aside {
    case .toolbar:
      content.toolbar {
        Button("tool \(board.numbers[k])") { board.numbers[k] += 1 }
        if board.flags[k] { Text("flagged") }
        ForEach(board.lists[k].prefix(2), id: \.self) { Text("item \($0)") }
      }
    case .barItems:
      content.navigationBarItems(
        leading: Text("bar \(board.numbers[k])"), trailing: Button("less") { board.numbers[k] -= 1 })
    case .title: content.navigationTitle("title \(board.numbers[k])")
    case .tabItem: content.tabItem { Text("label \(board.numbers[k])") }
    case .rowBackground: content.listRowBackground(board.flags[k] ? Text("behind \(board.numbers[k])") : nil)
    case .swipe: content.swipeActions { Button("swipe \(k)") { board.numbers[k] += 1 } }
    case .search: content.searchable(text: $board.texts[k])
    case .inset: content.safeAreaInset(edge: .bottom) { Text("inset \(board.numbers[k])") }
    case .layer:
      content.background { ForEach(board.lists[k].prefix(2), id: \.self) { Text("layer \($0)") } }
    }
  }
}

/// A view as large as its container says.
struct ScreenRelativeView<Content: View>: View {
  let relative: ScreenPart.Relative
  let content: Content

  var body: some View {
    switch relative {
    case .width: content.containerRelativeFrame(.horizontal)
    case .height: content.containerRelativeFrame(.vertical, alignment: .top)
    case .both: content.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }
    case .third: content.containerRelativeFrame(.vertical, count: 3, spacing: 4)
    }
  }
}
