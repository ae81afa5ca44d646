// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import LayoutEngine

@Suite struct RecordKindTests {
  /// Passes ask by comparisons, so a kind that stands away from its like is no longer one of them.
  @Test func whatPassesAskOfAKindIsItsSort() {
    for kind in RecordKind.allCases {
      #expect(kind.isLeaf == (kind.sort == .leaf), "\(kind)")
      #expect(kind.isFrame == (kind.sort == .frame), "\(kind)")
      #expect(kind.isUnary == (kind.sort == .frame || kind.sort == .otherUnary), "\(kind)")
      #expect(kind.isStack == (kind.sort == .stack), "\(kind)")
      #expect(kind.hasFourArguments == [.flexFrame, .displaced, .padding].contains(kind), "\(kind)")
    }
  }
}
