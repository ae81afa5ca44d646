// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

@MainActor @Suite struct EmptyViewTests {
  @Test("L-25: an EmptyView is no child of a stack")
  func isNoChild() {
    struct Screen: View {
      let hasEmptyView: Bool
      var body: some View {
        VStack(spacing: 10) {
          Color.red.frame(height: 20)
          if hasEmptyView { EmptyView() } else { Color.green.frame(height: 0) }
          Color.blue.frame(height: 20)
        }
      }
    }
    func tops(_ hasEmptyView: Bool) -> [CGFloat] {
      ViewHost(size: CGSize(width: 10, height: 100)) { Screen(hasEmptyView: hasEmptyView) }
        .displayList.map(\.frame.minY)
    }
    // 20 + 10 + 20 points in the middle of 100; with a child between them 10 more.
    #expect(tops(true) == [25, 55])
    #expect(tops(false) == [20, 50, 60])
  }
}
