// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// Screens that are hard to draw, one a variant.
struct Pictures: Scenario {
  static let name = "fixture.pictures"
  static let analysis = "Screens that are hard to draw."
  static let sizes = [1]
  static let equivalent: [[Variant]] = []
  enum Variant: String, CaseIterable { case sheet, alert, scrolled, effects, shapes, texts, leaving, nothing }
  let variant: Variant
  let size: Int

  var content: some View {
    switch variant {
    case .sheet, .alert: Presenter(kind: variant)
    case .scrolled: ScrolledRows()
    case .effects: Effects()
    case .shapes: Shapes()
    case .texts: LongTexts()
    case .leaving: LeavingBanner()
    case .nothing: EmptyView()
    }
  }

  func step(_ host: ViewHost, _ index: Int) async throws {
    switch variant {
    case .sheet, .alert: if index == 4 { try host.buttons["present"].tap() }
    case .scrolled: try host.staticTexts["row 20"].drag(by: CGSize(width: 0, height: -30))
    case .leaving:
      if index == 4 { try host.buttons["dismiss"].tap() }
      try host.render()
      try await host.advance(by: .milliseconds(100))
    case .effects, .shapes, .texts, .nothing: break
    }
  }
}

private struct Presenter: View {
  let kind: Pictures.Variant
  @State private var isPresented = false

  var body: some View {
    VStack(spacing: 12) {
      ForEach(0..<12, id: \.self) { row in Text("content \(row)") }
      Button("present") { isPresented = true }
    }
    .sheet(isPresented: kind == .sheet ? $isPresented : .constant(false)) { SheetContent() }
    .alert("Delete everything?", isPresented: kind == .alert ? $isPresented : .constant(false)) {
      Button("Delete") {}
      Button("Cancel") {}
    } message: {
      Text("This cannot be undone.")
    }
  }
}

private struct SheetContent: View {
  var body: some View {
    VStack {
      Text("A sheet").font(.title)
      Color.blue.frame(width: 120, height: 60)
      Text("over the content")
    }
  }
}

private struct Row: View {
  let number: Int
  var body: some View {
    HStack {
      Image(systemName: "star")
      Text("row \(number)")
      Spacer()
      Text("\(number * 7)").foregroundStyle(.secondary)
    }
    .padding(8)
    .background(number % 2 == 0 ? Color.yellow.opacity(0.3) : Color.clear)
  }
}

private struct ScrolledRows: View {
  var body: some View {
    VStack(spacing: 0) {
      Text("Title").font(.largeTitle).frame(maxWidth: .infinity).background(Color.mint)
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<40, id: \.self) { Row(number: $0) } }
      }
      .accessibilityIdentifier("rows")
      Divider()
      Text("footer <&> \"quoted\"").padding()
    }
  }
}

private struct Effects: View {
  var body: some View {
    VStack(spacing: 30) {
      Text("turned by 30 degrees").rotationEffect(.degrees(30))
      Color.red.frame(width: 80, height: 40).rotationEffect(.degrees(45))
      Text("half there").opacity(0.5)
      Text("twice as large").scaleEffect(2)
      Color.green.frame(width: 200, height: 40).frame(width: 100, height: 40).clipped()
      Circle().fill(Color.orange).frame(width: 50, height: 50)
      RoundedRectangle(cornerRadius: 8).stroke(Color.purple, lineWidth: 3).frame(width: 120, height: 40)
      Text("in a border").padding(6).border(Color.blue)
      LinearGradient(colors: [.indigo, .cyan], startPoint: .top, endPoint: .bottom).frame(
        width: 90, height: 30)
      Color("BrandColor").frame(width: 90, height: 30).accessibilityIdentifier("brand")
      Image("photo").resizable().frame(width: 90, height: 50)
    }
  }
}

private struct Shapes: View {
  var body: some View {
    VStack(spacing: 20) {
      Ellipse().fill(Color.red).frame(width: 80, height: 40)
      Capsule().stroke(Color.blue, style: StrokeStyle(lineWidth: 4, dash: [8, 4]))
        .frame(width: 80, height: 40)
      Path { path in
        path.addRect(CGRect(x: 0, y: 0, width: 60, height: 60))
        path.addRect(CGRect(x: 20, y: 20, width: 20, height: 20))
      }
      .fill(Color.green, style: FillStyle(eoFill: true)).frame(width: 60, height: 60)
      Color.orange.frame(width: 90, height: 60).clipShape(Circle())
      Text("cut off on all sides").fixedSize().frame(width: 100, height: 12).clipped()
      Color.purple.frame(width: 60, height: 60).clipped().rotationEffect(.degrees(45)).padding(20)
      ScrollView { Color.mint.frame(width: 60, height: 400).cornerRadius(20) }.frame(width: 60, height: 100)
    }
  }
}

private struct LongTexts: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text(
        "A long text that takes several lines, because the window is no wider than that of a telephone, and it goes on."
      )
      Text("Only two lines of this one, whatever it has to say about itself and the others around it.")
        .lineLimit(2)
      Text("مرحبا بالعالم، هذا نص طويل يلتف على عدة أسطر لأن النافذة ليست عريضة")
      Text("שלום עולם 123")
      Text("漢字とかな、😀 and 👩‍👩‍👧 e\u{301}")
      Text("first\nsecond") + Text(" large").font(.title) + Text(" and small").font(.caption)
      Text("averyveryveryveryveryveryveryveryveryverylongwordthatnolineislongenoughfor")
    }
    .padding()
  }
}

private struct LeavingBanner: View {
  @State private var isShown = true
  var body: some View {
    VStack {
      if isShown {
        Text("a banner that leaves").padding().background(Color.yellow).transition(.move(edge: .top))
      }
      Button("dismiss") { withAnimation(.linear(duration: 2)) { isShown = false } }
    }
  }
}
