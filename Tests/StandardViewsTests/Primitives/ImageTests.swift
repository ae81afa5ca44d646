// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

@MainActor @Suite struct ImageTests {
  private func size(_ image: Image) -> CGSize? {
    ViewHost(size: CGSize(width: 70, height: 50)) { image.font(.system(size: 30)) }.displayList.first?.frame
      .size
  }

  @Test("L-26: an image has its own size unless it is resizable")
  func ownSize() {
    #expect(size(Image("cat")) == CGSize(width: 10, height: 10))
    #expect(size(Image(systemName: "star")) == CGSize(width: 30, height: 30))
    #expect(size(Image("cat").resizable()) == CGSize(width: 70, height: 50))
    #expect(size(Image(systemName: "star").resizable()) == CGSize(width: 70, height: 50))
  }
}
