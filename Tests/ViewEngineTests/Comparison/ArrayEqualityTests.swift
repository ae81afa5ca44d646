// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing

/// Arrays are compared by the `==` of their elements, which alone decides, whatever their bytes are (I-41, I-45).
@MainActor
@Suite struct ArrayEqualityTests {
  private struct Child<Element>: View {
    let elements: [Element]
    var body: some View { Text("\(elements.count)") }
  }

  private struct Parent<Element>: View {
    let elements: (Int) -> [Element]
    @State private var tick = 0
    var body: some View {
      Button("tick") { tick += 1 }
      Text("\(tick)")
      Child(elements: elements(tick))
    }
  }

  /// Whether the array of the second body run is found equal to that of the first.
  private func areEqual<Element>(_ elements: @escaping (Int) -> [Element]) throws -> Bool {
    let host = ViewHost { Parent(elements: elements) }
    let report = try host.tapAndRender("tick")
    #expect(report.viewComparisons == 1)
    return report.viewsSkippedEqual == 1
  }

  /// Equal by its id alone.
  private struct Named: Equatable {
    let id: Int
    var name: String
    static func == (a: Named, b: Named) -> Bool { a.id == b.id }
  }

  /// Equal to nothing, itself included.
  private struct Unequal: Equatable {
    let id: Int
    static func == (a: Unequal, b: Unequal) -> Bool { false }
  }

  private struct Plain {
    let number: Int
  }

  @Test("I-45: arrays of equal elements are equal, though another buffer holds them")
  func equal() throws {
    #expect(try areEqual { _ in (0..<100).map { "a title that is longer than fifteen bytes \($0)" } })
    #expect(try areEqual { _ in (0..<101).map { UInt8($0) } })
    #expect(try areEqual { _ in (0..<100).map { Named(id: $0, name: "n") } })
    #expect(try areEqual { _ in [Int]() })
  }

  @Test("I-45: one other element, at any place, makes another array", arguments: [0, 1, 50, 98, 99])
  func different(_ place: Int) throws {
    #expect(try !areEqual { tick in (0..<100).map { $0 == place ? "tick \(tick)" : "\($0)" } })
    #expect(try !areEqual { tick in (0..<100).map { $0 == place ? UInt8(tick) + 200 : UInt8($0) } })
    #expect(try !areEqual { tick in (0..<100).map { Named(id: $0 == place ? -tick : $0 + 1, name: "n") } })
  }

  @Test("I-45: arrays of different lengths are different")
  func lengths() throws {
    #expect(try !areEqual { Array(0..<10 + $0) })
    #expect(try !areEqual { Array(0..<$0) })
  }

  @Test(
    "I-41: elements with other bytes are equal if their == says so, and the rest is compared all the same")
  func ownEquality() throws {
    #expect(try areEqual { tick in (0..<100).map { Named(id: $0, name: "\(tick)") } })
    #expect(try !areEqual { tick in (0..<100).map { Named(id: $0 == 99 ? tick + 99 : $0, name: "\(tick)") } })
  }

  @Test("I-41: elements of the same bytes are different if their == says so")
  func unequal() throws {
    #expect(try !areEqual { _ in (0..<3).map { Unequal(id: $0) } })
    #expect(try !areEqual { _ in [Double.nan, 1].map { $0 } })
  }

  @Test("I-46: arrays of elements without an == are equal if they are one array")
  func noEquality() throws {
    let kept = [Plain(number: 1)]
    #expect(try areEqual { _ in kept })
    #expect(try !areEqual { _ in (0..<3).map { Plain(number: $0) } })
  }
}
