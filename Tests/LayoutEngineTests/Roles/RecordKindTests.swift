// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import LayoutEngine

@Suite struct RecordKindTests {
  /// One comparison then answers each of the questions that passes ask of a kind.
  @Test func kindsOfOneSortStandSideBySide() {
    var runs: [RecordKind.Sort] = []
    for kind in RecordKind.allCases where runs.last != kind.sort { runs.append(kind.sort) }
    #expect(runs == [.leaf, .frame, .otherUnary, .stack, .otherContainer, .none])
  }

  @Test func eachKindIsAskedAboutByItsSort() {
    for kind in RecordKind.allCases {
      let answers = [kind.isLeaf, kind.isUnary, kind.isStack]
      #expect(answers.count { $0 } == (kind.sort == .otherContainer || kind == .free ? 0 : 1), "\(kind)")
      #expect(!kind.isFrame || kind.isUnary, "\(kind)")
    }
  }
}
