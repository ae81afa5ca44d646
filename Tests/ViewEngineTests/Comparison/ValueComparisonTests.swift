// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

/// How a child's new value is compared with its old one when the parent has run.
///
/// Every test mounts a parent that reads `tick`, and counts what its child does when only `tick` changes.
@MainActor
@Suite struct ValueComparisonTests {
  /// Runs its body at each tap of "tick", and hands the tick to the closure that makes the child.
  private struct Parent<Child: View>: View {
    let child: (Int) -> Child
    @State private var tick = 0
    var body: some View {
      Text("tick \(tick)")
      child(tick)
      Button("tick") { tick += 1 }
    }
  }

  /// How often a child's body runs at one tick of its parent.
  private func runs<Child: View>(of name: String, _ child: @escaping (Int) -> Child) throws -> Int {
    let host = ViewHost { Parent(child: child) }
    let report = try host.tapAndRender("tick")
    #expect(report.bodyEvaluations.total - report.bodyEvaluations[name] == 1)
    #expect(host.displayList == host.recomputedDisplayList())
    return report.bodyEvaluations[name]
  }

  @Test("I-43: of fields that lie side by side, one that differs is found, whether text or number")
  func neighbours() throws {
    struct Child: View {
      var first = 1
      var title = "a title that is longer than fifteen letters"
      var last = 2
      var body: some View { Text(title) }
    }
    // Another string with the same letters is equal, but has not the same bytes.
    #expect(try runs(of: "Child") { _ in Child(title: String("other letters, in a row".map { $0 })) } == 0)
    #expect(try runs(of: "Child") { Child(first: $0) } == 1)
    #expect(try runs(of: "Child") { Child(title: "a title with more than fifteen letters, \($0)") } == 1)
    #expect(try runs(of: "Child") { Child(last: $0) } == 1)
  }

  @Test("I-40: a child whose value is equal is skipped, and the comparison is counted")
  func equalIsSkipped() throws {
    struct Child: View {
      let n: Int
      var body: some View { Text("\(n)") }
    }
    let host = ViewHost { Parent { Child(n: $0 / 2) } }
    let equal = try host.tapAndRender("tick")
    #expect(equal.bodyEvaluations["Child"] == 0)
    #expect(equal.viewComparisons == 1)
    #expect(equal.viewsSkippedEqual == 1)
    let different = try host.tapAndRender("tick")
    #expect(different.bodyEvaluations["Child"] == 1)
    #expect(different.viewComparisons == 1)
    #expect(different.viewsSkippedEqual == 0)
  }

  @Test("I-40: an equal child that depends on something that changed runs all the same")
  func equalButDependent() throws {
    struct Child: View {
      @Binding var n: Int
      var body: some View { Text("child \(n)") }
    }
    struct Screen: View {
      @State private var n = 0
      var body: some View {
        Text("\(n)")
        Child(n: $n)
        Button("add") { n += 1 }
      }
    }
    let host = ViewHost { Screen() }
    let report = try host.tapAndRender("add")
    #expect(report.bodyEvaluations["Child"] == 1)
    // Compared, equal, and not skipped.
    #expect(report.viewComparisons == 1 && report.viewsSkippedEqual == 0)
    #expect(host.texts == ["1", "child 1", "add"])
  }

  @Test("I-41: a custom == is ignored on plain data")
  func plainDataIgnoresEquality() throws {
    struct Lenient: View, Equatable {
      let n: Int
      nonisolated static func == (a: Self, b: Self) -> Bool { true }
      var body: some View { Text("\(n)") }
    }
    struct Strict: View, Equatable {
      let n: Int
      nonisolated static func == (a: Self, b: Self) -> Bool { false }
      var body: some View { Text("\(n)") }
    }
    #expect(try runs(of: "Lenient") { Lenient(n: $0) } == 1)
    #expect(try runs(of: "Strict") { _ in Strict(n: 1) } == 0)
  }

  @Test("I-41: a view that is not plain data is compared by its own ==")
  func referencesUseEquality() throws {
    struct Lenient: View, Equatable {
      let n: Int
      let name: String
      nonisolated static func == (a: Self, b: Self) -> Bool { a.name == b.name }
      var body: some View { Text("\(n)") }
    }
    // The old value is kept, so the recomputed display list would differ: only the counts are looked at.
    let host = ViewHost { Parent { Lenient(n: $0, name: "same") } }
    #expect(try host.tapAndRender("tick").bodyEvaluations["Lenient"] == 0)
    #expect(try runs(of: "Lenient") { Lenient(n: 0, name: "\($0)") } == 1)
  }

  @Test("I-41, I-43: a state makes a view other than plain data, so its own == counts")
  func stateMakesItOther() throws {
    struct Lenient: View, Equatable {
      let n: Int
      @State private var own = 0
      init(n: Int) { self.n = n }
      nonisolated static func == (a: Self, b: Self) -> Bool { true }
      var body: some View { Text("\(n) \(own)") }
    }
    let host = ViewHost { Parent { Lenient(n: $0) } }
    #expect(try host.tapAndRender("tick").bodyEvaluations["Lenient"] == 0)
    #expect(host.texts[1] == "0 0")
  }

  @Test("I-41: a view that is neither plain data nor Equatable is compared field by field")
  func fieldByField() throws {
    struct Child: View {
      let name: String
      let numbers: [Int]
      let inner: Inner
      struct Inner {
        let label: String
        let n: Int
      }
      var body: some View { Text("\(name) \(numbers.count) \(inner.label) \(inner.n)") }
    }
    func child(_ name: String, _ numbers: [Int], _ label: String, _ n: Int) -> Child {
      Child(name: name, numbers: numbers, inner: Child.Inner(label: label, n: n))
    }
    #expect(try runs(of: "Child") { _ in child("a" + "b", [1] + [2], "l", 1) } == 0)
    #expect(try runs(of: "Child") { child("\($0)", [1], "l", 1) } == 1)
    #expect(try runs(of: "Child") { child("a", [$0], "l", 1) } == 1)
    #expect(try runs(of: "Child") { child("a", [1], "\($0)", 1) } == 1)
    #expect(try runs(of: "Child") { child("a", [1], "l", $0) } == 1)
  }

  @Test("I-42: a view without stored properties never runs because of its parent")
  func noProperties() throws {
    struct Child: View {
      var body: some View { Text("constant") }
    }
    #expect(try runs(of: "Child") { _ in Child() } == 0)
  }

  @Test("I-43: a view with state and no other property is equal to its successor")
  func onlyState() throws {
    struct Child: View {
      @State private var n = 0
      var body: some View { Button("child \(n)") { n += 1 } }
    }
    let host = ViewHost { Parent { _ in Child() } }
    try host.tapAndRender("child 0")
    #expect(try host.tapAndRender("tick").bodyEvaluations["Child"] == 0)
    #expect(host.texts[1] == "child 1")
  }

  @Test("I-44: a closure that captures differs every time; one that captures nothing is equal")
  func closures() throws {
    struct Child: View {
      let action: () -> Void
      var body: some View { Button("act", action: action) }
    }
    let log = EventLog()
    #expect(try runs(of: "Child") { tick in Child { log.add("\(tick)") } } == 1)
    #expect(try runs(of: "Child") { _ in Child {} } == 0)
  }

  @Test("I-44: an optional closure is compared like a closure")
  func optionalClosures() throws {
    struct Child: View {
      var action: (() -> Void)?
      var body: some View { Text(action == nil ? "none" : "some") }
    }
    let log = EventLog()
    #expect(try runs(of: "Child") { _ in Child() } == 0)
    #expect(try runs(of: "Child") { tick in Child { log.add("\(tick)") } } == 1)
    #expect(try runs(of: "Child") { $0 == 0 ? Child() : Child {} } == 1)
  }

  @Test("I-45: objects are compared by reference, arrays and strings by value")
  func objectsAndValues() throws {
    final class Object {}
    struct Child: View {
      let object: Object
      var body: some View { Text("child") }
    }
    struct Other: View {
      let names: [String]
      let map: [String: Int]
      let maybe: String?
      var body: some View { Text("other") }
    }
    let object = Object()
    #expect(try runs(of: "Child") { _ in Child(object: object) } == 0)
    #expect(try runs(of: "Child") { _ in Child(object: Object()) } == 1)
    #expect(
      try runs(of: "Other") { _ in Other(names: ["a", "b"], map: ["a": 1], maybe: "x".lowercased()) } == 0)
    #expect(try runs(of: "Other") { Other(names: ["a", "\($0)"], map: [:], maybe: nil) } == 1)
    #expect(try runs(of: "Other") { Other(names: [], map: ["a": $0], maybe: nil) } == 1)
    #expect(try runs(of: "Other") { Other(names: [], map: [:], maybe: $0 == 0 ? nil : "x") } == 1)
  }

  @Test("I-45: an object that is Equatable is compared by its ==")
  func equatableObjects() throws {
    final class Object: Equatable {
      let n: Int
      init(_ n: Int) { self.n = n }
      static func == (a: Object, b: Object) -> Bool { a.n == b.n }
    }
    struct Child: View {
      let object: Object
      var body: some View { Text("\(object.n)") }
    }
    #expect(try runs(of: "Child") { _ in Child(object: Object(1)) } == 0)
    #expect(try runs(of: "Child") { Child(object: Object($0)) } == 1)
  }

  @Test("I-46: existentials, enumerations and tuples fall back to their fields")
  func otherTypes() throws {
    enum Case {
      case number(Int)
      case names(String, [Int])
      case nothing
    }
    struct Child: View {
      var any: Any = 0
      var shown: any CustomStringConvertible = 0
      var kind = Case.nothing
      var pair = (0, "")
      var body: some View { Text("child") }
    }
    #expect(
      try runs(of: "Child") { _ in Child(any: "a", shown: 3, kind: .names("a", [1]), pair: (1, "b")) } == 0)
    #expect(try runs(of: "Child") { Child(any: $0) } == 1)
    #expect(try runs(of: "Child") { Child(any: $0 == 0 ? 0 as Any : "0" as Any) } == 1)
    #expect(try runs(of: "Child") { Child(shown: "\($0)") } == 1)
    #expect(try runs(of: "Child") { Child(kind: .number($0)) } == 1)
    #expect(try runs(of: "Child") { Child(kind: .names("a", [$0])) } == 1)
    #expect(try runs(of: "Child") { Child(kind: $0 == 0 ? .nothing : .number(0)) } == 1)
    #expect(try runs(of: "Child") { Child(pair: (0, "\($0)")) } == 1)
  }

  @Test("I-46: an optional structure without == is compared by its fields")
  func optionalStructures() throws {
    struct Inner {
      var name: String
      var n: Int
    }
    struct Child: View {
      let inner: Inner?
      var body: some View { Text(inner?.name ?? "none") }
    }
    #expect(try runs(of: "Child") { _ in Child(inner: Inner(name: "a" + "b", n: 1)) } == 0)
    #expect(try runs(of: "Child") { Child(inner: Inner(name: "a", n: $0)) } == 1)
    #expect(try runs(of: "Child") { Child(inner: $0 == 0 ? nil : Inner(name: "a", n: 0)) } == 1)
  }

  @Test("I-41: a view with gaps between its plain fields is compared without them")
  func padding() throws {
    struct Child: View {
      let flag: Bool
      let n: Int64
      let small: UInt8
      let maybe: Int32?
      var body: some View { Text("\(n)") }
    }
    #expect(try runs(of: "Child") { _ in Child(flag: true, n: 5, small: 1, maybe: 3) } == 0)
    #expect(try runs(of: "Child") { Child(flag: $0 == 0, n: 5, small: 1, maybe: 3) } == 1)
    #expect(try runs(of: "Child") { Child(flag: true, n: 5, small: UInt8($0), maybe: 3) } == 1)
    #expect(try runs(of: "Child") { Child(flag: true, n: 5, small: 1, maybe: $0 == 0 ? nil : 0) } == 1)
  }

  @Test("I-41: generic views, and views with view content, are compared by what they hold")
  func generics() throws {
    struct Card<Content: View>: View {
      let title: String
      @ViewBuilder let content: Content
      var body: some View {
        Text(title)
        content
      }
    }
    #expect(try runs(of: "Card<Text>") { _ in Card(title: "t") { Text("x") } } == 0)
    #expect(try runs(of: "Card<Text>") { tick in Card(title: "t") { Text("\(tick)") } } == 1)
  }

  @Test("I-41, I-44: nothing is called where bytes tell already that two views differ")
  func bytesFirst() throws {
    struct Named: Equatable {
      // Unsafe: views are compared on the main actor.
      nonisolated(unsafe) static var calls = 0
      let name: String
      static func == (a: Named, b: Named) -> Bool {
        calls += 1
        return a.name == b.name
      }
    }
    struct Child: View {
      let named: Named
      let action: () -> Void
      var body: some View { Text(named.name) }
    }
    #expect(try runs(of: "Child") { tick in Child(named: Named(name: "n")) { _ = tick } } == 1)
    #expect(Named.calls == 0)
    #expect(try runs(of: "Child") { _ in Child(named: Named(name: "n")) {} } == 0)
    #expect(Named.calls == 1)
  }

  @Test("B-1: a property wrapper's fetched value is no part of the comparison")
  func wrappersCompareByPlace() throws {
    struct Child: View {
      @Binding var n: Int
      @Environment(\.lineLimit) private var lines
      var body: some View { Text("child") }
    }
    struct Screen: View {
      @State private var n = 0
      var body: some View {
        Text("\(n)")
        Child(n: $n)
        Button("add") { n += 1 }
      }
    }
    let host = ViewHost { Screen() }
    let report = try host.tapAndRender("add")
    #expect(report.bodyEvaluations["Child"] == 0)
    #expect(report.viewsSkippedEqual == 1)
  }
}
