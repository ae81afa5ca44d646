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

  @Test func manyStarsEndInTime() throws {
    let glob = try CaseGlob(String(repeating: "*a", count: 30) + "b")
    #expect(!glob.matches(scenario: String(repeating: "a", count: 2_000), variant: "", size: 0))
  }
}
