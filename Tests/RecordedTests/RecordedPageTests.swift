// SPDX-License-Identifier: Apache-2.0
import Foundation
import RecordedScreens
import Testing

@Suite struct RecordedPageTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/HeadlessViews/RECORDED.md")

  @Test("The page says what the tests hold; scripts/recorded writes it")
  func page() throws {
    let text = RecordedPage(recordings: Recording.all).text
    if ProcessInfo.processInfo.environment["WRITE_RECORDED_PAGE"] != nil {
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == text)
  }

  @Test("Each recording has the address of a page, or of a file in its repository")
  func addresses() {
    for recording in Recording.all {
      let address = recording.address
      #expect(URL(string: address)?.absoluteString == address && !address.contains(" "), "\(address)")
      #expect(recording.source.contains("://") || recording.source.contains("/blob/"), "\(address)")
    }
  }

  @Test("At least 99 of 100 replayed arms agree")
  func agreement() {
    let page = RecordedPage(recordings: Recording.all)
    #expect(page.differing * 100 <= page.replayed)
  }
}
