// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

import HeadlessViews
@testable import ViewEngine

/// What a picture is made from: the display list, item by item, with what it takes to draw it.
@MainActor
@Suite struct DrawingTests {
  private struct Row: View {
    let number: Int
    var body: some View { Text("row \(number)").font(.system(size: 20)) }
  }

  private struct Column: View {
    @State private var count = 0
    var body: some View {
      VStack(spacing: 0) {
        Button("tap") { count += 1 }
        Row(number: count)
        Row(number: -1)
      }
    }
  }

  private func recording<V: View>(_ view: V) -> ViewHost {
    var time: UInt64 = 0
    return ViewHost(
      recordsEvents: true,
      bodyClock: {
        time += 5
        return time
      }
    ) { view }
  }

  @Test("the items are those of the display list")
  func items() {
    let host = ViewHost {
      ZStack {
        Color.red.opacity(0.5).frame(width: 10, height: 10)
        Text("a b").rotationEffect(.degrees(90))
      }
    }
    #expect(host.drawing.layers.map { $0.items.map(\.item) } == [Array(host.displayList)])
  }

  @Test("a view's bodies are counted and timed where it stands, from the last removal of events on")
  func bodies() throws {
    let host = recording(Column())
    #expect(host.drawing.views.filter { $0.typeName == "Row" }.map(\.evaluations) == [1, 1])
    host.removeEvents()
    try host.tapAndRender("tap")
    let views = host.drawing.views
    #expect(views.map(\.typeName) == ["Column", "Row", "Row"])
    #expect(views.map(\.evaluations) == [1, 1, 0])
    #expect(views.map(\.duration) == [5, 5, 0])
    #expect(views[1].frame == (try host.staticTexts["row 1"].frame))
    #expect(views[0].frame.contains(views[1].frame))
    #expect(host.drawing.unseenEvaluations == 0)
  }

  @Test("bodies of views that show nothing are counted apart")
  func unseen() {
    struct Empty: View {
      var body: some View { EmptyView() }
    }
    let host = recording(
      VStack {
        Empty()
        Text("a")
      })
    #expect(host.drawing.unseenEvaluations == 1)
  }

  @Test("L-20: the pieces of a text are its lines")
  func fragments() {
    let host = ViewHost(size: CGSize(width: 70, height: 200)) {
      Text("to be or not to be").font(.system(size: 20))
    }
    let item = host.drawing.layers[0].items[0]
    #expect(item.fragments.map(\.string) == ["to be", "or not", "to be"])
    #expect(item.fragments.map(\.origin) == [16, 36, 56].map { CGPoint(x: 0, y: $0) })
    #expect(item.fragments.map(\.width) == [50, 60, 50])
  }

  @Test("a piece for each size, on the baseline of its line")
  func runs() {
    let content = TextContent(first: .init("ab ", fontSize: 20), rest: [.init("cd\ne", fontSize: 40)])
    let fragments = GridTextMeasuring().fragments(content, width: nil)
    #expect(fragments.map(\.string) == ["ab ", "cd", "e"])
    #expect(fragments.map(\.origin) == [CGPoint(x: 0, y: 32), CGPoint(x: 30, y: 32), CGPoint(x: 0, y: 72)])
  }

  @Test("L-73: what is scrolled away is in the display list, and cut off in a picture")
  func scrolled() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 20)
        ScrollView { VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Row(number: $0) } } }
      }
    }
    let items = host.drawing.layers[0].items
    #expect(items.count == host.displayList.count)
    #expect(items[0].clip == nil)
    #expect(Set(items.dropFirst().map(\.clip)).count == 1)
    #expect(items[1].clip?.minY == 20 && items[1].clip?.height == 80)
  }

  @Test("effects are a map from the frame to where the item is drawn")
  func effects() {
    let host = ViewHost {
      Color.red.frame(width: 40, height: 20).rotationEffect(.degrees(90)).offset(x: 10)
    }
    let item = host.drawing.layers[0].items[0]
    #expect(item.frame.size == CGSize(width: 40, height: 20))
    #expect(item.item.frame.size == CGSize(width: 20, height: 40))
    #expect(abs(item.map.a) < 1e-9 && item.map.b == 1 && item.map.c == -1)
  }

  @Test("strokes and borders are told from fills")
  func strokes() {
    let host = ViewHost {
      VStack {
        Text("a").border(Color.red)
        Rectangle().fill(Color.blue)
        Circle().stroke(Color.green)
      }
    }
    #expect(host.drawing.layers[0].items.map { $0.outline?.line != nil } == [false, true, false, true])
  }

  @Test("P-1: what is presented is a layer over the content")
  func presentations() throws {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        Text("below").alert("Title", isPresented: $isShown) { Button("OK") {} }
      }
    }
    let host = ViewHost { Screen() }
    let layers = host.drawing.layers
    #expect(layers.map(\.presentation) == [nil, .alert])
    #expect(layers[0].items.map(\.item.text) == ["below"])
    #expect(layers[1].frame.width < 390)
  }

  @Test("a client's own measuring is checked on its way in, and drawn as one piece")
  func clientsOwn() {
    struct Odd: TextMeasuring {
      let width: CGFloat
      func measure(_ text: TextContent, width _: CGFloat?) -> TextMetrics {
        TextMetrics(size: CGSize(width: width, height: 10), firstBaseline: 8, lastBaseline: 8)
      }
    }
    let host = ViewHost(textMeasuring: Odd(width: 33)) { Text("abc") }
    #expect(host.displayList[0].frame.size == CGSize(width: 33, height: 10))
    #expect(host.drawing.layers[0].items[0].fragments.map(\.string) == ["abc"])
    #expect(host.diagnostics == [])
    let broken = ViewHost(textMeasuring: Odd(width: .nan)) { Text("abc") }
    #expect(broken.displayList[0].frame.width == 0)
    #expect(broken.diagnostics.first?.hasPrefix("TextMeasuring: nan is no number that it can take") == true)
  }
}
