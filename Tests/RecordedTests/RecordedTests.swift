// SPDX-License-Identifier: Apache-2.0
import RecordedScreens
import Testing

/// What Apple's SwiftUI was seen to do is what this engine does, arm by arm.
@MainActor
@Suite struct RecordedTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let file: String
    let arm: Arm
    var testDescription: String { "\(file) \(arm.name)" }
  }

  nonisolated static let cases = Recording.all.flatMap { recording in
    recording.arms.map { Case(file: recording.name, arm: $0) }
  }

  @Test("Each recorded arm gives the recorded lines, or says why not", arguments: cases)
  func replays(_ replayed: Case) async throws {
    let driver = HostDriver()
    let log = ScreenLog()
    var failure: (any Error)?
    do {
      try await replayed.arm.run(driver, log)
    } catch {
      failure = error
    }
    driver.close()
    if let reason = replayed.arm.differs {
      #expect(
        log.lines != replayed.arm.recorded || failure != nil,
        "this arm agrees by now; take away what it says of a difference: \(reason)")
    } else {
      #expect(failure == nil)
      #expect(log.lines == replayed.arm.recorded)
    }
  }

  @Test("Arms have names of their own within their file")
  func names() {
    for recording in Recording.all {
      let names = recording.arms.map(\.name)
      #expect(Set(names).count == names.count, "\(recording.name)")
    }
    #expect(Set(Recording.all.map(\.name)).count == Recording.all.count)
  }
}
