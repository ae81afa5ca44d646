// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

@MainActor
extension StateTests {
  @Test("I-27, X-3: writing an equal value does nothing", arguments: ["int", "string", "array", "reference"])
  func equalWrites(_ kind: String) throws {
    final class Thing {}
    struct Screen: View {
      let kind: String
      @State private var int = 1
      @State private var string = "a"
      @State private var array = [1, 2]
      @State private var thing = Thing()
      var body: some View {
        let _ = (int, string, array, thing)
        Button("same") {
          switch kind {
          case "int": int = 1
          case "string": string = ["a"].joined()
          case "array": array = [1] + [2]
          default: thing = self.thing
          }
        }
      }
    }
    let host = ViewHost { Screen(kind: kind) }
    let report = try host.tapAndRender("same")
    #expect(report.bodyEvaluations.total == 0)
    #expect(report.frames == 0)
  }

  @Test("I-27: fields decide where there is no ==; a custom == is ignored for plain data")
  func comparisonOfWrites() throws {
    struct Loose: Equatable {
      var n: Int
      static func == (a: Self, b: Self) -> Bool { true }
    }
    struct Fields {
      var name: String
      var number: Int
    }
    struct Screen: View {
      @State private var loose = Loose(n: 0)
      @State private var fields = Fields(name: "a", number: 1)
      var body: some View {
        let _ = (loose, fields)
        Button("loose") { loose = Loose(n: loose.n + 1) }
        Button("same fields") { fields = Fields(name: "a", number: 1) }
        Button("other fields") { fields.number += 1 }
      }
    }
    let host = ViewHost { Screen() }
    #expect(try host.tapAndRender("loose").bodyEvaluations.total == 1)
    #expect(try host.tapAndRender("same fields").bodyEvaluations.total == 0)
    #expect(try host.tapAndRender("other fields").bodyEvaluations.total == 1)
  }

  @Test("I-30: there and back within one action leaves the value and fires no onChange")
  func thereAndBack() throws {
    struct Screen: View {
      let log: EventLog
      @State private var n = 1
      var body: some View {
        Text("\(n)").onChange(of: n) { log.add("changed to \(n)") }
        Button("blink") {
          n = 2
          n = 1
        }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    let report = try host.tapAndRender("blink")
    #expect(report.bodyEvaluations["Screen"] <= 1)
    #expect(log.take() == [])
    #expect(host.texts == ["1", "blink"])
  }

  @Test("I-32, X-12: a write during an update is refused and reported")
  func writeDuringUpdate() throws {
    struct Screen: View {
      @State private var n = 0
      var body: some View {
        let _ = (n += 1)
        Text("\(n)")
      }
    }
    let host = ViewHost { Screen() }
    #expect(host.texts == ["0"])
    #expect(
      host.diagnostics == ["Modifying state during view update, this will cause undefined behavior."])
    #expect(try host.render().frames == 0)
  }

  @Test("I-32: refused in a child's body, through a binding and in a row's closure as well")
  func writeDuringUpdateElsewhere() throws {
    struct Child: View {
      @Binding var value: Int
      var body: some View {
        let _ = (value = 9)
        Text("child \(value)")
      }
    }
    struct Screen: View {
      @State private var n = 0
      var body: some View {
        Child(value: $n)
        ForEach(0..<1) { _ in
          let _ = (n = 4)
          Text("row \(n)")
        }
      }
    }
    let host = ViewHost { Screen() }
    #expect(host.texts == ["child 0", "row 0"])
    #expect(
      host.diagnostics
        == Array(
          repeating: "Modifying state during view update, this will cause undefined behavior.", count: 2))
  }

  @Test("I-33: a state outside of a graph ignores writes, and its binding is a constant")
  func notInstalled() throws {
    struct Loose: View {
      @State var n = 3
      var body: some View { Text("\(n)") }
    }
    let view = Loose()
    view.n = 8
    view.$n.wrappedValue = 9
    #expect(view.n == 3)
    #expect(view.$n.wrappedValue == 3)
  }

  @Test("I-33: inside of a host that is reported")
  func notInstalledIsReported() throws {
    struct Loose: View {
      @State var n = 3
      var body: some View { Text("\(n)") }
    }
    struct Screen: View {
      var body: some View {
        Button("write") { Loose().n = 8 }
        Button("project") { _ = Loose().$n }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("write")
    #expect(host.diagnostics.count == 1)
    host.clearDiagnostics()
    try host.tapAndRender("project")
    #expect(host.diagnostics.count == 1)
    #expect(host.diagnostics.allSatisfy { $0.contains("State") && $0.contains("installed") })
  }

  @Test("I-34: changing a plain object in place invalidates nothing; another object does")
  func plainObject() throws {
    final class Box {
      var n = 0
    }
    struct Screen: View {
      @State private var box = Box()
      var body: some View {
        Text("\(box.n)")
        Button("in place") { box.n += 1 }
        Button("another") {
          let other = Box()
          other.n = 10
          box = other
        }
      }
    }
    let host = ViewHost { Screen() }
    #expect(try host.tapAndRender("in place").bodyEvaluations.total == 0)
    #expect(host.texts.first == "0")
    #expect(try host.tapAndRender("another").bodyEvaluations.total == 1)
    #expect(host.texts.first == "10")
  }

  @Test("S-9: a state without a value starts with nil; initialValue works as well")
  func initialisers() {
    struct Screen: View {
      @State private var name: String?
      @State private var n: Int
      init() { _n = State(initialValue: 4) }
      var body: some View { Text("\(name ?? "nobody") \(n)") }
    }
    #expect(ViewHost { Screen() }.texts == ["nobody 4"])
  }

  @Test("Design 4: dump shows whether a state was read")
  func dumpShowsRead() throws {
    struct Screen: View {
      let log: EventLog
      @State private var n = 0
      @State private var m = 0
      var body: some View {
        Text("\(n)")
        Button("dump") {
          var text = ""
          dump(_n, to: &text)
          log.add(text)
          text = ""
          dump(_m, to: &text)
          log.add(text)
        }
      }
    }
    let log = EventLog()
    let host = ViewHost { Screen(log: log) }
    try host.tapAndRender("dump")
    let dumps = log.take()
    #expect(dumps[0].contains("_wasRead: true"))
    #expect(!dumps[0].contains("_wasRead: false"))
    #expect(dumps[1].contains("_wasRead: false"))
  }
}
