// SPDX-License-Identifier: Apache-2.0
import Testing

// The other files of this module are those of ClientTests: a plug-in copies them, because SwiftPM lets no file be a
// source of two targets.

/// What has no word of isolation here is the main actor's.
struct IsolationTests {
  private var count = 0

  @Test func codeWithoutAWordBelongsToTheMainActor() {
    MainActor.assertIsolated()
    let read: @MainActor (IsolationTests) -> Int = { $0.count }
    #expect(read(self) == 0)
  }
}
