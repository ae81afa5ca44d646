// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing
@testable import ViewTesting

@MainActor
@Suite("Growth of a step's cost")
struct GrowthTests {
  private static let rows = [10, 20, 40]

  @Test("A step that costs the same however many rows there are")
  func constant() throws {
    try expectGrowth(.constant, of: .bodyEvaluations, rows: Self.rows) { n in
      ViewHost { Feed(rows: n, isCareful: true) }
    } step: {
      try $0.tapAndRender("Star")
    }
  }

  @Test("A body a row is linear, and not constant")
  func linear() throws {
    func expect(_ growth: Growth) throws {
      try expectGrowth(growth, of: .bodyEvaluations, rows: Self.rows) { n in
        ViewHost { Feed(rows: n, isCareful: false) }
      } step: {
        try $0.tapAndRender("Star")
      }
    }
    try expect(.linear)
    #expect(
      try Failures { try expect(.constant) }.text
        == "body_evaluations grows linear, expected at most constant: 10 rows: 11, 20 rows: 21, 40 rows: 41")
    #expect(
      try Failures { try expect(.logarithmic) }.text.contains("grows linear, expected at most logarithmic"))
  }

  @Test("A step that waits")
  func waiting() async throws {
    try await expectGrowth(.constant, of: .bodyEvaluations, rows: [1, 2]) { n in
      ViewHost { Feed(rows: n, isCareful: true) }
    } step: {
      try await $0.advance(by: .seconds(1))
    }
  }

  @Test("Numbers of rows that say nothing are refused", arguments: [[], [10], [10, 10], [0, 10], [-1, 5]])
  func numbers(rows: [Int]) {
    let failures = Failures {
      expectGrowth(.linear, of: .frames, rows: rows) { n in
        ViewHost { Text("\(n)") }
      } step: { _ in
      }
    }
    #expect(failures.text.contains("give at least two numbers of rows"))
  }

  @Test(
    "Counts hold the bounds of their order and of all above, and none below",
    arguments: [
      ([7, 7, 7, 7], Growth.constant), ([4, 5, 6, 7], .logarithmic), ([12, 22, 42, 82], .linear),
      ([33, 86, 212, 506], .linearithmic), ([105, 405, 1605, 6405], .quadratic),
    ])
  func orders(counts: [Int], order: Growth) {
    let points = zip([10, 20, 40, 80], counts).map { (rows: $0, count: $1) }
    let all = Growth.allCases
    #expect(all.filter { $0.holds(points) } == Array(all[(all.firstIndex(of: order) ?? 0)...]))
  }

  @Test("Two sizes hold up to proportion")
  func twoSizes() {
    #expect(Growth.linear.holds([(10, 11), (100, 101)]))
    #expect(!Growth.linear.holds([(10, 10), (100, 1000)]))
    #expect(Growth.quadratic.holds([(10, 10), (100, 1000)]))
  }
}
