// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Testing

struct CaseGlobTests {
  private let key = CaseKey(scenario: "geometry.flexible-child", variant: "infinity", size: 100)

  @Test(arguments: [
    "geometry.flexible-child/infinity/100", "geometry.flexible-child", "geometry.*", "*", "*/infinity",
    "*/*/100", "*/*/1?0", "*/{fixed,infinity}/1*", "g*y.*child", "{geometry,equatable}.*", "*/inf{}inity",
    "geometry", "geometry/infinity", "{equatable,geometry}/*/100",
  ])
  func matches(_ pattern: String) throws {
    #expect(try CaseGlob(pattern).matches(key))
  }

  @Test(arguments: [
    "geom", "geometry/fixed", "equatable", "geometry.", "geometry.*/fixed", "*/*/10", "*/*/100?",
    "*/{fixed,reader}", "infinity", "geometry.*x",
  ])
  func doesNotMatch(_ pattern: String) throws {
    #expect(try !CaseGlob(pattern).matches(key))
  }

  @Test func namesASizeOnlyWhenItIsSpeltOut() throws {
    for pattern in ["a.b/c/100", "*/*/100", "a.b/c/{10,100}"] {
      #expect(try CaseGlob(pattern).names(size: 100), "\(pattern)")
    }
    for pattern in ["a.b", "a.b/100", "*/*/*", "*/*/1?0", "*/*/10"] {
      #expect(try !CaseGlob(pattern).names(size: 100), "\(pattern)")
    }
  }

  @Test(arguments: ["a/b/c/d", "a//1", "", "a/{b", "a/b}", "{a,{b,c}}", "{a/b}"])
  func isRefused(_ pattern: String) {
    #expect(throws: InputError.self) { try CaseGlob(pattern) }
  }

  /// Written out these would be more than a billion patterns.
  @Test func manyBracesEndInTime() throws {
    let glob = try CaseGlob(String(repeating: "{a,b}", count: 40))
    #expect(glob.matches(scenario: String(repeating: "ab", count: 20), variant: "", size: 0))
    #expect(!glob.matches(scenario: String(repeating: "ab", count: 20) + "a", variant: "", size: 0))
    let nested = try CaseGlob(String(repeating: "{*a,*b,}", count: 100) + "c")
    #expect(!nested.matches(scenario: String(repeating: "ab", count: 200), variant: "", size: 0))
  }

  @Test(arguments: [
    ("a.b/c/{100,*}", true), ("a.b/c/{1,}{0,1}{0,}", true), ("a.b/c/1?0", false), ("a.b/c/{1?0,*}", false),
  ])
  func aSizeIsSpeltOutByBracesToo(_ pattern: String, _ isNamed: Bool) throws {
    #expect(try CaseGlob(pattern).names(size: 100) == isNamed)
  }

  @Test func aPatternThatIsTooLongIsRefused() {
    #expect(throws: InputError.self) { try CaseGlob(String(repeating: "a", count: 1_001)) }
  }

  @Test func manyStarsEndInTime() throws {
    let glob = try CaseGlob(String(repeating: "*a", count: 30) + "b")
    #expect(!glob.matches(scenario: String(repeating: "a", count: 2_000), variant: "", size: 0))
  }
}
