// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

/// Views in a lazy row that are arranged by something other than the lazy container, or by nothing (L-74).
@MainActor @Suite struct AsideInLazyRowTests {
  private func shows(
    _ texts: [String], _ comment: Comment, @ViewBuilder _ content: () -> some View
  ) {
    let host = ViewHost(size: CGSize(width: 200, height: 300), content: content)
    #expect(host.texts == texts, comment)
    #expect(host.displayList == host.recomputedDisplayList(), comment)
  }

  @Test("a toolbar in a lazy row is in the bar and takes no place in the row (L-74)")
  func toolbars() {
    shows(["x"], "without a bar") { ScrollView { LazyVStack { Text("x").toolbar { Button("b") {} } } } }
    shows(["x"], "sideways") {
      ScrollView(.horizontal) { LazyHStack { Text("x").toolbar { Button("b") {} } } }
    }
    shows(["0", "1"], "in a grid, under an older name") {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        ForEach(0..<2, id: \.self) { Text("\($0)").navigationBarItems(trailing: Button("b") {}) }
      }
    }
    shows(["0", "1", "b0", "b1"], "in a bar") {
      NavigationStack {
        ScrollView {
          LazyVStack {
            ForEach(0..<2, id: \.self) { number in Text("\(number)").toolbar { Button("b\(number)") {} } }
          }
        }
      }
    }
    shows(["x", "b0", "b1"], "a list among the items is no list of rows") {
      NavigationStack {
        LazyVStack { Text("x").toolbar { ForEach(0..<2, id: \.self) { number in Button("b\(number)") {} } } }
      }
    }
  }

  @Test("other views beside a row take no place in it either (L-74)")
  func otherAsides() {
    shows(["0", "1"], "tab labels") {
      ScrollView { LazyVStack { ForEach(0..<2, id: \.self) { Text("\($0)").tabItem { Text("tab") } } } }
    }
    shows(["0", "1"], "backgrounds of list rows") {
      LazyVStack { ForEach(0..<2, id: \.self) { Text("\($0)").listRowBackground(Text("behind")) } }
    }
    shows(["x"], "symbols of a canvas") {
      LazyVStack {
        Canvas { _, _ in
        } symbols: {
          Text("symbol").tag(1)
        }.frame(height: 20)
        Text("x")
      }
    }
  }

  private struct Bars: View {
    @State private var numbers = [1, 2, 3]
    var body: some View {
      NavigationStack {
        Button("turn") { numbers.reverse() }
        Button("drop") { withAnimation { _ = numbers.removeFirst() } }
        ScrollView {
          LazyVStack {
            ForEach(numbers, id: \.self) { number in
              Text("row \(number)").toolbar { Button("b\(number)") {} }
            }
          }
        }
      }
    }
  }

  @Test("the items in a bar stand in the order of the views that they belong to, and leave with them")
  func orderOfItems() throws {
    let host = ViewHost { Bars() }
    try host.tapAndRender("turn")
    #expect(host.texts.suffix(3) == ["b3", "b2", "b1"])
    #expect(host.displayList == host.recomputedDisplayList())
    // The row fades; what stands in the bar is gone at once, as everything that a leaving view presents.
    try host.tapAndRender("drop")
    #expect(host.texts.suffix(2) == ["b2", "b1"])
    #expect(host.displayList.contains { $0.text == "row 3" && $0.isRemoving })
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("what stands beside a view has no say in its order: the view's own z-index counts")
  func order() {
    let host = ViewHost {
      ZStack {
        Text("front").zIndex(1).toolbar { Button("b") {} }
        Text("back")
      }
    }
    #expect(host.displayList.compactMap(\.text) == ["back", "front"])
  }

  private struct Marked: View {
    @State private var isMarked = true
    var body: some View {
      List {
        HStack {
          Button("mark") { isMarked.toggle() }.listRowBackground(isMarked ? Text("behind") : nil)
        }
      }
    }
  }

  @Test("a row whose background comes and goes keeps its content in its place")
  func background() throws {
    let host = ViewHost { Marked() }
    let frame = try host.buttons["mark"].frame
    for isMarked in [false, true] {
      try host.tapAndRender("mark")
      #expect(try host.buttons["mark"].frame == frame)
      #expect(host.displayList.contains { $0.text == "behind" } == isMarked)
      #expect(host.displayList == host.recomputedDisplayList())
    }
  }
}
