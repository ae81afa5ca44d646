// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import HeadlessViews
import Testing

@testable import BenchmarkHarness

struct CatalogTests {
  @Test(arguments: [
    "a.b", "update.u1-leaf", "was-read.not-shown", "geometry.x-2", "a-.9",
  ])
  func legalNames(name: String) {
    #expect(Catalog.isLegalName(name))
  }

  @Test(arguments: [
    "", ".", "a", "a.", ".b", "A.b", "a.B", "a.b.c", "1a.b", "-a.b", "a1.b", "a b.c", "a.b_c", "ä.b",
    "a." + String(repeating: "x", count: 39),
  ])
  func illegalNames(name: String) {
    #expect(!Catalog.isLegalName(name))
  }

  @Test func fortyCharactersAreLegal() {
    #expect(Catalog.isLegalName("a." + String(repeating: "x", count: 38)))
  }

  @Test func aNameTwiceIsRefused() {
    let error = #expect(throws: CatalogError.self) {
      try Catalog([AnyScenario(PlainTaps.self), AnyScenario(PlainTaps.self)])
    }
    #expect(error?.description == "scenario 'test.plain-taps' is listed twice; remove one of the two lines")
  }

  @Test func badVariantsAndSizesAreRefused() {
    #expect(throws: CatalogError.self) { try Catalog([AnyScenario(BadVariant.self)]) }
    #expect(throws: CatalogError.self) { try Catalog([AnyScenario(NoSize.self)]) }
    #expect(throws: CatalogError.self) { try Catalog([AnyScenario(SizeTwice.self)]) }
  }

  @Test func optionalSizesAreNoUsualCases() throws {
    let catalog = try Catalog([AnyScenario(LargeToo.self)])
    #expect(catalog.cases.map(\.size) == [1])
    #expect(catalog.allCases.map(\.size) == [1, 100])
    #expect(throws: CatalogError.self) { try Catalog([AnyScenario(OptionalSizeTwice.self)]) }
  }

  @Test func casesComeByVariantThenSize() throws {
    let catalog = try Catalog([AnyScenario(PlainTaps.self), AnyScenario(WaitingTaps.self)])
    #expect(
      catalog.cases.map(\.description) == [
        "test.plain-taps/one/1", "test.plain-taps/one/3", "test.plain-taps/by-hand/1",
        "test.plain-taps/by-hand/3", "test.waiting-taps/one/1",
      ])
    #expect(catalog["test.waiting-taps"]?.analysis == "Taps, and waits.")
    #expect(catalog["test.nothing"] == nil)
  }
}

private struct BadVariant: Scenario {
  static let name = "test.bad-variant"
  static let analysis = ""
  static let sizes = [1]
  enum Variant: String, CaseIterable { case camelCase }
  let variant: Variant
  let size: Int
  var content: some View { Text("") }
}

private struct NoSize: Scenario {
  static let name = "test.no-size"
  static let analysis = ""
  static let sizes: [Int] = []
  enum Variant: String, CaseIterable { case one }
  let variant: Variant
  let size: Int
  var content: some View { Text("") }
}

private struct LargeToo: Scenario {
  static let name = "test.large-too"
  static let analysis = ""
  static let sizes = [1]
  static let optionalSizes = [100]
  enum Variant: String, CaseIterable { case one }
  let variant: Variant
  let size: Int
  var content: some View { Text("") }
}

private struct OptionalSizeTwice: Scenario {
  static let name = "test.optional-size-twice"
  static let analysis = ""
  static let sizes = [1]
  static let optionalSizes = [1]
  enum Variant: String, CaseIterable { case one }
  let variant: Variant
  let size: Int
  var content: some View { Text("") }
}

private struct SizeTwice: Scenario {
  static let name = "test.size-twice"
  static let analysis = ""
  static let sizes = [1, 1]
  enum Variant: String, CaseIterable { case one }
  let variant: Variant
  let size: Int
  var content: some View { Text("") }
}
