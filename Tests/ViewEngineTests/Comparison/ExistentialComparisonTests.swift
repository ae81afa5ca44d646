// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

/// What is behind a protocol is compared by what it is stored as, or called different; never misread (I-46).
@MainActor
@Suite struct ExistentialComparisonTests {
  private struct Failure: Error {
    var code = 0
    var text = ""
  }

  private struct OtherFailure: Error {
    var code = 0
  }

  private struct EqualFailure: Error, Equatable {
    var code: Int
    static func == (a: Self, b: Self) -> Bool { a.code / 10 == b.code / 10 }
    var name = "not plain data"
  }

  private final class ObjectFailure: Error {}

  private struct Detailed: LocalizedError {
    var errorDescription: String?
  }

  private protocol Named { var name: String { get } }
  private protocol Shared: AnyObject, Named {}

  private struct Badge: Named, Error {
    var name: String
  }

  private final class Owner: Shared, Error {
    let name = "owner"
  }

  /// A view whose one property is compared.
  private struct Child<Value>: View {
    let value: Value
    var body: some View { Text("child") }
  }

  private struct Parent<Value>: View {
    let value: (Int) -> Value
    @State private var tick = 0
    var body: some View {
      Text("\(tick)")
      Child(value: value(tick))
      Button("tick") { tick += 1 }
    }
  }

  /// Whether the values for two ticks are taken to be equal: the child's body does not run then.
  private func areEqual<Value>(_ value: @escaping (Int) -> Value) throws -> Bool {
    let host = ViewHost { Parent(value: value) }
    let report = try host.tapAndRender("tick")
    #expect(report.viewComparisons == 1)
    return report.bodyEvaluations.total == 1
  }

  @Test("I-46: errors are compared by what is in their boxes")
  func errors() throws {
    #expect(try areEqual { _ in Failure(code: 1, text: "a" + "b") as any Error })
    #expect(try !areEqual { Failure(code: $0) as any Error })
    #expect(try !areEqual { Failure(text: "\($0)") as any Error })
    #expect(try !areEqual { $0 == 0 ? Failure() as any Error : OtherFailure() })
    #expect(try areEqual { EqualFailure(code: $0) as any Error })
    #expect(try !areEqual { EqualFailure(code: $0 * 10) as any Error })
    let object = ObjectFailure()
    #expect(try areEqual { _ in object as any Error })
    #expect(try !areEqual { _ in ObjectFailure() as any Error })
    #expect(try areEqual { _ in NSError(domain: "d", code: 1) as any Error })
    #expect(try !areEqual { NSError(domain: "d", code: $0) as any Error })
  }

  @Test("I-46: errors in optionals, tuples, structures, arrays and compositions")
  func nestedErrors() throws {
    struct Report {
      var title: String
      var error: any Error
      var last: (any Error)?
    }
    #expect(try areEqual { _ in Failure(code: 1) as (any Error)? })
    #expect(try !areEqual { $0 == 0 ? nil : Failure() as (any Error)? })
    #expect(try !areEqual { Failure(code: $0) as (any Error)? })
    #expect(try areEqual { _ in (1, Failure() as any Error, "x") })
    #expect(try !areEqual { (1, Failure(code: $0) as any Error, "x") })
    #expect(try areEqual { _ in Report(title: "t", error: Failure(), last: Failure(code: 2)) })
    #expect(try !areEqual { Report(title: "t", error: Failure(), last: Failure(code: $0)) })
    #expect(try areEqual { _ in Failure(text: "a") as any Error & Sendable })
    #expect(try !areEqual { Failure(code: $0) as any Error & Sendable })
    #expect(try areEqual { _ in Badge(name: "n" + "m") as any Error & Named })
    #expect(try !areEqual { Badge(name: "\($0)") as any Error & Named })
    #expect(try areEqual { _ in Detailed(errorDescription: "d") as any LocalizedError })
    #expect(try !areEqual { Detailed(errorDescription: "\($0)") as any LocalizedError })
    let errors: [any Error] = [Failure(), OtherFailure()]
    #expect(try areEqual { _ in errors })
    #expect(try !areEqual { [Failure(code: $0)] as [any Error] })
    #expect(try !areEqual { ["a": Failure(code: $0)] as [String: any Error] })
    #expect(try areEqual { _ in Failure() as Any })
    #expect(try areEqual { _ in InlineArray<2, any Error>(repeating: Failure(code: 3)) })
    #expect(try !areEqual { InlineArray<2, any Error>(repeating: Failure(code: $0)) })
    #expect(try areEqual { _ in InlineArray<2, String>(repeating: "s" + "t") })
  }

  @Test("I-46: enumerations whose payloads are existentials, also indirect ones and results")
  func enumerations() throws {
    enum Phase {
      case idle
      case loaded([String])
      case failed(any Error)
      case named(any Named, retry: Int)
      case anything(Any)
      indirect case after(Phase)
    }
    #expect(try areEqual { _ in Phase.failed(Failure(text: "a" + "b")) })
    #expect(try !areEqual { Phase.failed(Failure(code: $0)) })
    #expect(try !areEqual { $0 == 0 ? Phase.failed(Failure()) : .idle })
    #expect(try areEqual { _ in Phase.named(Badge(name: "b"), retry: 1) })
    #expect(try !areEqual { Phase.named(Badge(name: "b"), retry: $0) })
    #expect(try !areEqual { Phase.named(Badge(name: "\($0)"), retry: 1) })
    #expect(try areEqual { _ in Phase.anything("a" + "b") })
    #expect(try !areEqual { Phase.anything($0) })
    #expect(try areEqual { _ in Phase.after(.failed(Failure(code: 1))) })
    #expect(try !areEqual { Phase.after(.failed(Failure(code: $0))) })
    #expect(try areEqual { _ in Phase?.some(.failed(Failure())) })
    #expect(try areEqual { _ in Result<Int, any Error>.failure(Failure()) })
    #expect(try !areEqual { Result<Int, any Error>.failure(Failure(code: $0)) })
    #expect(try !areEqual { Result<Int, any Error>.success($0) })
  }

  @Test("I-46: an enumeration with a mirror of its own is not taken at the mirror's word")
  func customMirrors() throws {
    enum Masked: CustomReflectable {
      case value(Int, String)
      var customMirror: Mirror { Mirror(self, children: ["same": 1]) }
    }
    #expect(try !areEqual { Masked.value($0, "a long enough string to be on the heap") })
  }

  @Test("I-46: class-bound protocols by reference, constrained protocols by value, metatypes and functions")
  func otherExistentials() throws {
    let owner = Owner()
    #expect(try areEqual { _ in owner as any Shared })
    #expect(try !areEqual { _ in Owner() as any Shared })
    #expect(try areEqual { _ in owner as any AnyObject & Named })
    #expect(try areEqual { _ in owner as AnyObject })
    #expect(try areEqual { _ in owner as any Error })
    #expect(try areEqual { _ in Badge(name: "a" + "b") as any Named })
    #expect(try areEqual { _ in ["a" + "b"] as any Collection<String> })
    #expect(try !areEqual { ["\($0)"] as any Collection<String> })
    #expect(try areEqual { _ in ["a" + "b"] as (any Collection<String>)? })
    #expect(try areEqual { _ in 5 as any Sendable })
    #expect(try !areEqual { $0 as any Hashable })
    #expect(try areEqual { _ in Int.self as any Any.Type })
    #expect(try !areEqual { $0 == 0 ? Int.self as any Any.Type : String.self })
    #expect(try areEqual { _ in Badge.self as any Named.Type })
    #expect(try areEqual { _ in Int.self })
    #expect(try areEqual { _ in { (n: Int) in n + 1 } })
    #expect(try areEqual { _ in (1, Failure.self as any Error.Type) })
  }

  @Test("I-45, I-46: weak and unowned references are compared as stored, not read as strong ones")
  func weakReferences() throws {
    final class Equal: Equatable {
      static func == (a: Equal, b: Equal) -> Bool { true }
    }
    struct Holder {
      weak var delegate: Equal?
      weak var named: (any Shared)?
      unowned var owner: Owner
      unowned(unsafe) var unsafeOwner: Owner
      var count: Int
    }
    let (first, second, owner) = (Equal(), Equal(), Owner())
    func holder(_ delegate: Equal?, _ count: Int = 0) -> Holder {
      Holder(delegate: delegate, named: owner, owner: owner, unsafeOwner: owner, count: count)
    }
    #expect(try areEqual { _ in holder(first) })
    #expect(try !areEqual { holder($0 == 0 ? first : second) })
    #expect(try !areEqual { holder(first, $0) })
    #expect(try !areEqual { $0 == 0 ? holder(first) : holder(nil) })
    withExtendedLifetime((first, second, owner)) {}
  }

  @Test("I-46: an error in a state, a binding, the environment and a preference is written and compared")
  func everywhere() throws {
    struct Reader: View {
      @Binding var error: (any Error)?
      @Environment(\.latestFailure) private var latest
      var body: some View {
        Text("\((error as? Failure)?.code ?? -1) \((latest as? Failure)?.code ?? -1)")
          .preference(key: FailureKey.self, value: error)
      }
    }
    struct Screen: View {
      @State private var error: (any Error)?
      @State private var pair: (Int, (any Error)?) = (0, nil)
      @State private var shown = 0
      var body: some View {
        VStack {
          Reader(error: $error)
          Text("pair \((pair.1 as? Failure)?.code ?? -1)")
          Button("same") {
            error = Failure(code: 1)
            pair.1 = Failure(code: 1)
          }
          Button("other") {
            error = Failure(code: 2)
            pair.1 = Failure(code: 2)
          }
        }
        .environment(\.latestFailure, error)
        .backgroundPreferenceValue(FailureKey.self) { Text("behind \(($0 as? Failure)?.code ?? -1)") }
      }
    }
    let host = ViewHost { Screen() }
    #expect(host.texts.prefix(3) == ["behind -1", "-1 -1", "pair -1"])
    try host.tapAndRender("same")
    #expect(host.texts.prefix(3) == ["behind 1", "1 1", "pair 1"])
    #expect(try host.tapAndRender("same").bodyEvaluations.total == 0)
    try host.tapAndRender("other")
    #expect(host.texts.prefix(3) == ["behind 2", "2 2", "pair 2"])
    #expect(host.displayList == host.recomputedDisplayList())
  }
}

private struct FailureKey: PreferenceKey {
  static var defaultValue: (any Error)? { nil }
  static func reduce(value: inout (any Error)?, nextValue: () -> (any Error)?) {
    value = value ?? nextValue()
  }
}

private struct LatestFailureKey: EnvironmentKey {
  static var defaultValue: (any Error)? { nil }
}

extension EnvironmentValues {
  fileprivate var latestFailure: (any Error)? {
    get { self[LatestFailureKey.self] }
    set { self[LatestFailureKey.self] = newValue }
  }
}
