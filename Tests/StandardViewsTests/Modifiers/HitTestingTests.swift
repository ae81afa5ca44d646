// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import TestSupport
import Testing

@MainActor @Suite struct HitTestingTests {
  /// CONTRIBUTING shows newcomers a modifier that is there.
  @Test func theExampleOfTheRecipeIsTheFile() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
    let page = try String(contentsOf: root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    let source = try String(
      contentsOf: root.appending(path: "Sources/HeadlessViews/Vocabulary/Modifiers/HitTesting.swift"),
      encoding: .utf8)
    let blocks = page.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(!blocks.isEmpty && blocks.allSatisfy { source.contains($0) })
  }
}
