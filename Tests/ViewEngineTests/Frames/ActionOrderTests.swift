// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import TestSupport
import Testing

/// The order of what clients' closures do at the end of a pass. Single arms of the recordings are replayed by
/// `RecordedTests`; here stands what follows from them for several updates in one pass.
@MainActor @Suite struct ActionOrderTests {
  private final class Model: ObservableObject {
    @Published var n = 0
  }

  /// A view that is updated by itself, because it observes the object.
  private struct Watching<Content: View>: View {
    @ObservedObject var model: Model
    let name: String
    let log: EventLog
    @ViewBuilder let content: (Int) -> Content

    var body: some View {
      content(model.n).onChange(of: model.n) { log.add(name) }
    }
  }

  @Test("R-32: what several updates have queued runs by place and not by depth (lifecycle C8, C11)")
  func changesByPlace() throws {
    let (model, log) = (Model(), EventLog())
    let host = ViewHost {
      VStack {
        VStack {
          VStack { Watching(model: model, name: "deep", log: log) { Text("\($0)") } }
        }
        Watching(model: model, name: "outer", log: log) { _ in
          HStack { Watching(model: model, name: "inner", log: log) { Text("\($0)") } }
        }
        Watching(model: model, name: "last", log: log) { Text("\($0)") }
      }
    }
    model.n = 1
    try host.render()
    #expect(log.take() == ["last", "inner", "outer", "deep"])
  }

  @Test("R-30: what several updates insert appears by place, the later first (lifecycle A2)")
  func appearancesByPlace() throws {
    let (model, log) = (Model(), EventLog())
    struct Inserting: View {
      let model: Model
      let name: String
      let log: EventLog
      var body: some View {
        Watching(model: model, name: "change \(name)", log: log) { n in
          VStack {
            if n == 1 { Text(name).onAppear { log.add("appear \(name)") } }
            Text("x")
          }
        }
      }
    }
    let host = ViewHost {
      VStack {
        VStack { Inserting(model: model, name: "a", log: log) }
        Inserting(model: model, name: "b", log: log)
      }
    }
    model.n = 1
    try host.render()
    // the changes of views that were there come before all that appears.
    #expect(log.take() == ["change b", "change a", "appear b", "appear a"])
  }

  @Test("R-33: changes, then what appears, then what disappears (lifecycle C12, A5)")
  func kinds() throws {
    struct Screen: View {
      let log: EventLog
      @State private var flag = false
      var body: some View {
        if flag {
          Text("new").onAppear { log.add("appear") }
        } else {
          Text("old").onDisappear { log.add("disappear") }
        }
        Button("go") { flag = true }.onChange(of: flag) { log.add("change") }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("go")
    #expect(log.take() == ["change", "appear", "disappear"])
  }

  @Test("R-30: what a geometry reader makes during the layout has its place among the others")
  func readers() {
    let log = EventLog()
    _ = ViewHost {
      VStack {
        Text("a").onAppear { log.add("a") }
        GeometryReader { _ in Text("b").onAppear { log.add("b") } }
        Text("c").onAppear { log.add("c") }
      }
      .onAppear { log.add("stack") }
    }
    #expect(log.take() == ["c", "b", "a", "stack"])
  }

  @Test("R-30: rows that come between others appear in the order of the list, the later first")
  func rows() throws {
    struct Screen: View {
      let log: EventLog
      @State private var rows = [2, 4]
      var body: some View {
        VStack {
          ForEach(rows, id: \.self) { row in
            VStack {
              Text("\(row)")
              if rows.count > 2 { Text("more").onAppear { log.add("more \(row)") } }
            }
            .onAppear { log.add("\(row)") }
            .onDisappear { log.add("-\(row)") }
          }
        }
        Button("add") { rows = [1, 2, 3, 4, 5] }
        Button("drop") { rows = [2] }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    #expect(log.take() == ["4", "2"])
    try host.tapAndRender("add")
    #expect(log.take() == ["more 5", "5", "more 4", "more 3", "3", "more 2", "more 1", "1"])
    // rows that go for themselves go in order.
    try host.tapAndRender("drop")
    #expect(log.take() == ["-1", "-3", "-4", "-5"])
  }

  /// A row with three views that look at their geometry, one around the other two.
  private struct MeasuredRow: View {
    let name: String
    let log: EventLog

    var body: some View {
      VStack {
        measured("first", Color.red)
        HStack { measured("second", Color.blue) }
      }
      .onGeometryChange(for: CGFloat.self, of: \.size.width) { _ in log.add("\(name) around") }
    }

    private func measured(_ part: String, _ view: some View) -> some View {
      view.onGeometryChange(for: CGFloat.self, of: \.size.width) { _ in log.add("\(name) \(part)") }
    }
  }

  private struct MeasuredRows: View {
    let log: EventLog
    @State private var names = ["a", "b", "c", "d", "e"]

    var body: some View {
      VStack { ForEach(names, id: \.self) { MeasuredRow(name: $0, log: log) } }
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { _ in log.add("list") }
      Button("turn") { names.reverse() }
      Button("insert") { names.insert("f", at: 1) }
      Button("drop") { names.remove(at: 0) }
    }
  }

  @Test("R-32: what many views have measured runs by place, wherever their rows have been moved to")
  func geometry() throws {
    let log = EventLog()
    let host = ViewHost { MeasuredRows(log: log) }
    var width = 400.0
    for (button, names) in [
      ("turn", "edcba"), ("insert", "efdcba"), ("drop", "fdcba"), ("turn", "abcdf"), ("drop", "bcdf"),
    ] {
      try host.tapAndRender(button)
      _ = log.take()
      width += 10
      host.resize(to: CGSize(width: width, height: 800))
      try host.render()
      // The order of the tree, from its end.
      let parts = names.map { "\($0)" }.flatMap { ["\($0) around", "\($0) first", "\($0) second"] }
      #expect(log.take() == (["list"] + parts).reversed())
    }
  }

  @Test("R-36: a task of a list starts once, with the first row, and ends with the last (task X10)")
  func taskOfList() async throws {
    struct Screen: View {
      let log: EventLog
      @State private var count = 0
      var body: some View {
        ForEach(0..<count, id: \.self) { Text("\($0)") }
          .task {
            log.add("start")
            do { try await Task.sleep(for: .seconds(100)) } catch { log.add("cancelled") }
          }
        Button("more") { count += 1 }
        Button("none") { count = 0 }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try await host.advance(by: .seconds(1))
    #expect(log.take() == [])
    try host.tapAndRender("more")
    try host.tapAndRender("more")
    try await host.advance(by: .seconds(1))
    #expect(log.take() == ["start"])
    try host.tapAndRender("none")
    try await host.advance(by: .seconds(1))
    #expect(log.take() == ["cancelled"])
    try host.tapAndRender("more")
    #expect(log.take() == ["start"])
  }

  @Test("R-37: what a task writes before it waits is in the first frame (task X1)")
  func firstFrame() {
    struct Screen: View {
      @State private var n = 0
      var body: some View { Text("\(n)").task { n = 1 } }
    }
    let host = ViewHost { Screen() }
    #expect(host.texts == ["1"])
    #expect(host.mountReport.frames == 1)
  }
}
