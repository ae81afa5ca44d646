// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing

@MainActor
@Suite struct ViewHostTests {
  private struct Counter: View {
    @State private var n = 0
    var body: some View {
      Text("\(n)")
      Button("add") { n += 1 }
    }
  }

  @Test("Design 4: the content closure is called once; the first frame is rendered")
  func mounting() {
    var calls = 0
    let host = ViewHost {
      calls += 1
      return Counter()
    }
    #expect(calls == 1)
    #expect(host.mountReport.frames == 1)
    #expect(host.mountReport.bodyEvaluations["Counter"] == 1)
    #expect(host.bodyEvaluations["Counter"] == 1)
    #expect(host.texts == ["0", "add"])
    _ = host.recomputedDisplayList()
    #expect(calls == 1)
  }

  @Test("Design 4: with nothing to do a render is no frame")
  func nothingToDo() throws {
    let host = ViewHost { Counter() }
    #expect(try host.render() == FrameReport())
    let size = host.size
    host.resize(to: size)
    #expect(try host.render().frames == 0)
    try host.tapAndRender("add")
    #expect(try host.render().frames == 0)
  }

  @Test("Design 4: evaluations add up over the host's life; a recheck leaves them alone")
  func totals() throws {
    let host = ViewHost { Counter() }
    for _ in 0..<3 { try host.tapAndRender("add") }
    #expect(host.bodyEvaluations["Counter"] == 4)
    #expect(host.bodyEvaluations.total == 4)
    #expect(host.bodyEvaluations.typeNames == ["Counter"])
    #expect(host.bodyEvaluations["Nothing"] == 0)
    _ = host.recomputedDisplayList()
    #expect(host.bodyEvaluations.total == 4)
    #expect(try host.render().frames == 0)
  }

  @Test("Design 4: hosts are independent of each other")
  func independence() throws {
    let first = ViewHost { Counter() }
    let second = ViewHost { Counter() }
    try first.tapAndRender("add")
    #expect(first.texts.first == "1")
    #expect(second.texts.first == "0")
    #expect(try second.render().frames == 0)
  }

  @Test("Design 4: a new size takes effect at the next render")
  func resizing() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) { Color.red }
    host.resize(to: CGSize(width: 60, height: 40))
    #expect(host.size == CGSize(width: 60, height: 40))
    #expect(host.displayList[0].frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    let report = try host.render()
    #expect(report.frames == 1)
    #expect(report.bodyEvaluations.total == 0)
    #expect(host.displayList[0].frame == CGRect(x: 0, y: 0, width: 60, height: 40))
    host.safeArea = EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)
    try host.render()
    #expect(host.displayList[0].frame == CGRect(x: 0, y: 10, width: 60, height: 30))
  }

  @Test("B-1: a body whose result changes nothing is wasted")
  func wastedBodies() throws {
    struct Screen: View {
      @State private var n = 0
      var body: some View {
        let _ = n
        Text("constant")
        Button("add") { n += 1 }
      }
    }
    let host = ViewHost { Screen() }
    let report = try host.tapAndRender("add")
    #expect(report.bodyEvaluations["Screen"] == 1)
    #expect(report.wastedBodies == 1)
    #expect(report.displayEdits == 0)
    let useful = ViewHost { Counter() }
    #expect(try useful.tapAndRender("add").wastedBodies == 0)
  }

  @Test("B-4: what one write costs, by how the value is kept")
  func readTracking() throws {
    struct Unread: View {
      @State private var n = 0
      var body: some View { Button("add") { n += 1 } }
    }
    struct Read: View {
      @State private var n = 0
      var body: some View { Button("add") { n += 1 }.opacity(Double(n)) }
    }
    #expect(try ViewHost { Unread() }.tapAndRender("add").bodyEvaluations.total == 0)
    #expect(try ViewHost { Read() }.tapAndRender("add").bodyEvaluations.total == 1)
  }

  @Test(
    "B-2: a parent that changes a font runs once; plain child and reader child never, reader content once")
  func seedExperiment() throws {
    struct Plain: View {
      var body: some View { Color.red.frame(maxWidth: .infinity, maxHeight: .infinity) }
    }
    struct Reader: View {
      var body: some View {
        GeometryReader { proxy in
          Color.blue.frame(width: proxy.size.width, height: proxy.size.height)
        }
      }
    }
    struct Parent: View {
      @State private var big = false
      var body: some View {
        VStack {
          Button("toggle") { big.toggle() }.font(.system(size: big ? 80 : 40))
          Plain()
          Reader()
        }
      }
    }
    let host = ViewHost { Parent() }
    #expect(host.mountReport.bodyEvaluations.total == 3)
    #expect(host.mountReport.geometryContentEvaluations["Reader"] == 1)
    for _ in 0..<3 {
      let report = try host.tapAndRender("toggle")
      #expect(report.bodyEvaluations["Parent"] == 1)
      #expect(report.bodyEvaluations.total == 1)
      #expect(report.geometryContentEvaluations["Reader"] == 1)
      #expect(report.geometryContentEvaluations.total == 1)
      #expect(host.displayList == host.recomputedDisplayList())
    }
  }

  @Test("Design 4: diagnostics are kept in order, repeated ones too, until they are cleared")
  func diagnostics() throws {
    struct Screen: View {
      @State private var n = 0
      @State private var tick = 0
      var body: some View {
        let _ = (n = tick + 1)
        Button("tick \(tick)") { tick += 1 }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("tick 0")
    #expect(host.diagnostics.count == 2)
    #expect(host.diagnostics[0] == host.diagnostics[1])
    host.clearDiagnostics()
    #expect(host.diagnostics.isEmpty)
  }

  @Test("Design 4: a view that contains itself is an error, not a crash")
  func depth() throws {
    struct Endless: View {
      let level: Int
      var body: some View { AnyView(VStack { AnyView(Endless(level: level + 1)) }) }
    }
    struct Screen: View {
      @State private var flag = false
      var body: some View {
        if flag { Endless(level: 0) }
        Button("go") { flag = true }
      }
    }
    let mounted = ViewHost { Endless(level: 0) }
    #expect(mounted.diagnostics.contains { $0.hasPrefix("Depth") })
    // Long before the stack is full: so many nodes would take all memory.
    #expect(mounted.mountReport.bodyEvaluations.total < 40_000)
    let host = ViewHost { Screen() }
    try host.buttons["go"].tap()
    #expect {
      try host.render()
    } throws: {
      if case RenderError.depth = $0 { true } else { false }
    }
  }

  @Test("Design 4: after unmounting there is nothing left to do")
  func unmounting() throws {
    final class Model: ObservableObject {
      @Published var n = 0
    }
    struct Child: View {
      @ObservedObject var model: Model
      var body: some View { Text("\(model.n)") }
    }
    let model = Model()
    let host = ViewHost { Child(model: model) }
    host.unmount()
    model.n = 1
    #expect(try host.render().bodyEvaluations.total == 0)
    #expect(host.texts.isEmpty)
    host.unmount()
  }

  @Test("Design 4: a body can neither render nor unmount the host that it is shown by")
  func callsFromBodies() throws {
    final class Holder {
      var host: ViewHost?
      var call: (ViewHost) -> Void = { _ in }
    }
    struct Screen: View {
      let holder: Holder
      @State private var count = 0
      var body: some View {
        let _ = holder.host.map(holder.call)
        GeometryReader { _ in
          let _ = holder.host.map(holder.call)
          Button("add \(count)") { count += 1 }
        }
      }
    }
    let holder = Holder()
    let host = ViewHost { Screen(holder: holder) }
    holder.host = host
    var errors = 0
    holder.call = { host in
      host.unmount()
      do { try host.render() } catch { errors += 1 }
    }
    try host.tapAndRender("add 0")
    #expect(host.texts == ["add 1"])
    #expect(errors == 2)
    #expect(host.diagnostics.filter { $0.hasPrefix("unmount()") }.count == 2)
    holder.host = nil
  }

  @Test("Design 4: the closures of a tree that is recomputed leave the host as it is")
  func callsFromRecomputing() throws {
    final class Holder {
      var host: ViewHost?
      var call: (ViewHost) -> Void = { _ in }
    }
    let holder = Holder()
    let host = ViewHost {
      ForEach(0..<3) { index in
        let _ = holder.host.map(holder.call)
        Text("\(index)")
      }
    }
    holder.host = host
    var lists: [DisplayList] = []
    var errors = 0
    holder.call = { host in
      host.unmount()
      lists.append(host.recomputedDisplayList())
      do { try host.render() } catch { errors += 1 }
    }
    #expect(host.recomputedDisplayList() == host.displayList)
    #expect(host.texts == ["0", "1", "2"])
    #expect(lists == Array(repeating: host.displayList, count: 3))
    #expect(errors == 3)
    holder.host = nil
  }

  @Test("Design 4: what is freed while a host unmounts finds nothing on screen")
  func callsFromDeinit() throws {
    final class Caller: Sendable {
      let call: @MainActor () -> Void
      init(_ call: @escaping @MainActor () -> Void) { self.call = call }
      deinit { MainActor.assumeIsolated { call() } }
    }
    struct Row: View {
      let caller: Caller
      var body: some View { Text("row") }
    }
    var host: ViewHost?
    var lists: [DisplayList] = []
    host = ViewHost {
      ForEach(0..<3) { _ in
        Row(caller: Caller { if let host { lists.append(host.recomputedDisplayList()) } })
      }
    }
    #expect(host?.texts.count == 3)
    lists = []
    host?.unmount()
    host = nil
    #expect(!lists.isEmpty)
    #expect(lists.filter { !$0.isEmpty } == [])
  }
}
