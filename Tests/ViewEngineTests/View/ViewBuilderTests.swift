// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

@MainActor
@Suite struct ViewBuilderTests {
  private func name<V: View>(@ViewBuilder _ content: () -> V) -> String {
    String(describing: type(of: content()))
  }

  @Test("S-2: several statements make a tuple; one stays itself; none is an EmptyView (X-10)")
  func blocks() {
    #expect(name { Text("a") } == "Text")
    #expect(
      name {
        Text("a")
        Color.red
      } == "TupleView<(Text, Color)>")
    #expect(name {} == "EmptyView")
    #expect(
      name {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        Text("8")
        Text("9")
        Text("10")
        Text("11")
        Color.red
      }.hasSuffix("Text, Color)>"))
  }

  @Test("S-2: if is an optional, if and else a conditional, switch nested conditionals")
  func conditions() {
    let flag = true
    let n = 2
    #expect(name { if flag { Text("a") } } == "Optional<Text>")
    #expect(name { if flag { Text("a") } else { Color.red } } == "_ConditionalContent<Text, Color>")
    #expect(
      name {
        switch n {
        case 0: Text("a")
        case 1: Color.red
        default: EmptyView()
        }
      } == "_ConditionalContent<_ConditionalContent<Text, Color>, EmptyView>")
  }

  @Test("S-2: declarations add no child and run where they stand (S-3)")
  func declarations() {
    let log = EventLog()
    struct Child: View {
      let log: EventLog
      var body: some View {
        let _ = log.add("child")
        Text("child")
      }
    }
    struct Screen: View {
      let log: EventLog
      var body: some View {
        let _ = log.add("before")
        let word = "word"
        VStack {
          let _ = log.add("inside")
          Text(word)
          let _ = log.add("after the text")
          Child(log: log)
        }
      }
    }
    let host = ViewHost { Screen(log: log) }
    #expect(log.take() == ["before", "inside", "after the text", "child"])
    #expect(host.texts == ["word", "child"])
    #expect(
      name {
        let _ = log.add("x")
        Text("a")
      } == "Text")
  }

  @Test("S-20: an explicit return switches the builder off: one type, one identity")
  func explicitReturn() throws {
    func returning(_ flag: Bool) -> some View {
      if flag { return Text("1") } else { return Text("2") }
    }
    @ViewBuilder func building(_ flag: Bool) -> some View {
      if flag { Text("1") } else { Text("2") }
    }
    #expect(String(describing: type(of: returning(true))) == "Text")
    #expect(String(describing: type(of: building(true))) == "_ConditionalContent<Text, Text>")
    struct Screen: View {
      let log: EventLog
      @State private var flag = true
      private func returned() -> Text {
        if flag { return Text("1") } else { return Text("2") }
      }
      @ViewBuilder private var built: some View {
        if flag { Text("1").onAppear { log.add("1") } } else { Text("2").onAppear { log.add("2") } }
      }
      var body: some View {
        returned().onAppear { log.add("returned") }
        built
        Button("flip") { flag.toggle() }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("flip")
    #expect(log.take() == ["1", "returned", "2"])
  }

  @Test("S-5: modifiers have SwiftUI's types")
  func modifierTypes() {
    func type(_ view: some View) -> String { String(describing: Swift.type(of: view)) }
    let color = Color.red
    #expect(type(color.padding()) == "ModifiedContent<Color, _PaddingLayout>")
    #expect(type(color.frame(width: 1)) == "ModifiedContent<Color, _FrameLayout>")
    #expect(type(color.frame(maxWidth: 1)) == "ModifiedContent<Color, _FlexFrameLayout>")
    #expect(type(color.opacity(0.5)) == "Color")
    #expect(type(Text("a").opacity(0.5)) == "ModifiedContent<Text, _OpacityEffect>")
    #expect(type(color.offset(x: 1)) == "ModifiedContent<Color, _OffsetEffect>")
    #expect(
      type(color.font(.body)) == "ModifiedContent<Color, _EnvironmentKeyWritingModifier<Optional<Font>>>")
    #expect(type(color.overlay(Text("a"))) == "ModifiedContent<Color, _OverlayModifier<Text>>")
    #expect(type(Text("a").background(Color.yellow)) == "ModifiedContent<Text, _BackgroundModifier<Color>>")
  }

  @Test("S-7, X-9: background with a colour has the type that was published first, its styles have their own")
  func backgroundTypes() {
    // S3's print has `_BackgroundModifier<Color>`; the newer overload would make `_BackgroundStyleModifier<Color>`.
    #expect(
      String(describing: type(of: Text("a").background(Color.yellow)))
        == "ModifiedContent<Text, _BackgroundModifier<Color>>")
    let host = ViewHost(size: CGSize(width: 100, height: 20)) {
      Text("a").frame(width: 40, height: 10).background(Color.yellow)
    }
    // Behind the text, and as large as what it is behind of (L-45).
    #expect(host.displayList.map(\.kind) == [.color, .text])
    #expect(host.displayList.first?.frame == CGRect(x: 30, y: 5, width: 40, height: 10))
  }

  @Test("S-8: the mirror of a view names its type")
  func mirror() {
    let view = Text("a").background(Color.yellow).font(.title)
    #expect(
      "\(Mirror(reflecting: view))"
        == "Mirror for ModifiedContent<ModifiedContent<Text, _BackgroundModifier<Color>>, "
        + "_EnvironmentKeyWritingModifier<Optional<Font>>>")
  }

  @Test("S-6: a text's own modifiers return a text")
  func texts() {
    let text: Text = Text("a").font(.title).bold().italic().foregroundColor(.red) + Text("b")
    #expect(String(describing: type(of: text)) == "Text")
    #expect(ViewHost { text }.texts == ["ab"])
  }

  @Test("S-4: which closures run with the body, and which later")
  func eagerAndEscaping() throws {
    struct Screen: View {
      let log: EventLog
      @State private var show = false
      var body: some View {
        let _ = log.add("begin")
        let result = VStack {
          let _ = log.add("stack")
          Button {
            log.add("action")
          } label: {
            let _ = log.add("label")
            Text("go")
          }
        }
        .overlay {
          let _ = log.add("overlay")
          Text("o")
        }
        .background {
          let _ = log.add("background")
          Text("b")
        }
        .alert("t", isPresented: $show) { let _ = log.add("alert") }
        .contextMenu { let _ = log.add("menu") }
        .sheet(isPresented: $show) { let _ = log.add("sheet") }
        .onAppear { log.add("appear") }
        let reader = GeometryReader { _ in let _ = log.add("reader") }
        let rows = ForEach(0..<1) { _ in let _ = log.add("row") }
        let _ = log.add("end")
        result
        reader
        rows
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    let entries = log.take()
    let end = try #require(entries.firstIndex(of: "end"))
    #expect(
      entries[...end]
        == ["begin", "stack", "label", "overlay", "background", "alert", "menu", "end"])
    #expect(Set(entries[(end + 1)...]) == ["row", "reader", "appear"])
    try host.tapAndRender("go")
    #expect(log.take() == ["action"])
  }

  @Test(
    "R-56: printed types of accessibility, animation and transaction modifiers (allows-hit-testing-side-effects)"
  )
  func namesOfModifiers() {
    #expect(
      String(describing: type(of: Text("x").accessibilityIdentifier("y")))
        == "ModifiedContent<Text, AccessibilityAttachmentModifier>")
    #expect(
      String(describing: type(of: Text("x").animation(nil, value: 1)))
        == "ModifiedContent<Text, _AnimationModifier<Int>>")
    #expect(
      String(describing: type(of: Text("x").transaction { _ in }))
        == "ModifiedContent<Text, _TransactionModifier>")
  }
}
