// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing

@MainActor
@Suite struct TupleViewTests {
  private struct Flag: View {
    let isOn: Bool
    var body: some View { Text(isOn ? "on" : "off") }
  }

  private struct Vector: View {
    let lanes: SIMD4<Double>
    var body: some View { Text("\(lanes.sum())") }
  }

  private struct Nothing: View {
    var body: some View { Text("nothing") }
  }

  @Test("S-2: elements of different sizes and alignments are each brought up to date")
  func mixedAlignments() throws {
    struct Screen: View {
      @State private var n = 1
      var body: some View {
        Flag(isOn: n % 2 == 0)
        Vector(lanes: SIMD4(repeating: Double(n)))
        Nothing()
        Flag(isOn: n % 2 == 1)
        Text("\(n)")
        Button("add") { n += 1 }
      }
    }
    let host = ViewHost { Screen() }
    #expect(host.texts == ["off", "4.000000", "nothing", "on", "1", "add"])
    let frame = try host.tapAndRender("add")
    #expect(host.texts == ["on", "8.000000", "nothing", "off", "2", "add"])
    #expect(frame.bodyEvaluations["Nothing"] == 0)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("S-2: a tuple inside a generic view knows the types of its elements")
  func genericView() throws {
    struct Labelled<Content: View>: View {
      let label: String
      @ViewBuilder let content: () -> Content
      var body: some View {
        Text(label)
        content()
      }
    }
    struct Screen: View {
      @State private var n = 1
      var body: some View {
        Labelled(label: "a\(n)") {
          Flag(isOn: n % 2 == 0)
          Labelled(label: "b\(n)") { Vector(lanes: SIMD4(repeating: Double(n))) }
        }
        Button("add") { n += 1 }
      }
    }
    let host = ViewHost { Screen() }
    #expect(host.texts == ["a1", "off", "b1", "4.000000", "add"])
    try host.tapAndRender("add")
    #expect(host.texts == ["a2", "on", "b2", "8.000000", "add"])
  }

  @Test("S-2: what a body made is given back when it is replaced")
  func elementsAreReleased() throws {
    final class Token {}
    struct Holder: View {
      let token: Token
      var body: some View { Text("held") }
    }
    final class Source {
      weak var latest: Token?
      func make() -> Token {
        let token = Token()
        latest = token
        return token
      }
    }
    struct Screen: View {
      let source: Source
      @State private var n = 0
      var body: some View {
        Holder(token: source.make())
        Button("add \(n)") { n += 1 }
      }
    }
    let source = Source()
    let host = ViewHost { Screen(source: source) }
    weak let first = source.latest
    #expect(first != nil)
    try host.tapAndRender("add 0")
    #expect(first == nil && source.latest != nil)
    host.unmount()
    #expect(source.latest == nil)
  }
}
