// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Testing

@testable import BenchmarkCommands

struct ShardCasesTests {
  private let cases = (1...23).map { CaseKey(scenario: "a.b", variant: "v\($0 % 3)", size: $0 * $0) }

  @Test(arguments: 1...30) func everyCaseIsInOnePart(count: Int) throws {
    var seen: [CaseKey] = []
    for index in 1...count {
      seen += try RunRecord.Shard(option: "\(index)/\(count)").part(of: cases) { Double($0.size) }
    }
    #expect(seen.count == cases.count)
    #expect(Set(seen) == Set(cases))
  }

  @Test func partsKeepTheOrderOfCases() throws {
    let part = try RunRecord.Shard(option: "1/2").part(of: cases) { Double($0.size) }
    #expect(part == cases.filter(part.contains))
  }

  @Test(arguments: 2...5) func partsDifferByAtMostTheDearestCase(count: Int) throws {
    let loads = try (1...count).map { index in
      try RunRecord.Shard(option: "\(index)/\(count)").part(of: cases) { Double($0.size) }
        .reduce(0) { $0 + $1.size }
    }
    #expect(try #require(loads.max()) - (try #require(loads.min())) <= 23 * 23)
  }

  @Test(arguments: ["", "1", "0/2", "3/2", "1/0", "a/b", "1/2/3", "-1/2", "1/", "/2", "1/99999"])
  func otherTextIsRefused(text: String) {
    #expect(throws: InputError.self) { try RunRecord.Shard(option: text) }
  }

  /// They are timed together, so another machine must not have one of them.
  @Test func variantsOfASizeStayTogether() throws {
    let cases = [1, 2, 3, 4].flatMap { size in
      ["x", "y", "z"].map { CaseKey(scenario: "a.b", variant: $0, size: size) }
    }
    for index in 1...3 {
      let part = try RunRecord.Shard(option: "\(index)/3").part(of: cases) { Double($0.size) }
      for size in Set(part.map(\.size)) { #expect(part.count { $0.size == size } == 3) }
    }
  }
}
