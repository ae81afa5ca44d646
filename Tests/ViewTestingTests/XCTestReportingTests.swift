// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import ViewTesting
import XCTest

final class XCTestReportingTests: XCTestCase {
  /// What expectations reported, caught before it fails the test.
  private var caught: [(text: String, line: Int)] = []

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    caught.append((description, lineNumber))
  }

  @MainActor func testFailuresStandAtTheCallsLine() async throws {
    let host = ViewHost { Switchboard() }
    try host.expect(bodies: ["Switchboard": 1, "Status": 1]) { try host.tapAndRender("Switch") }
    XCTAssertEqual(caught.count, 0)
    let line = #line + 1
    try host.expect(bodies: [:]) { try host.tapAndRender("Switch") }
    let failures = caught
    caught = []
    XCTAssertEqual(failures.map(\.line), [line])
    XCTAssertTrue(failures[0].text.contains("bodies that ran: Status ×1, Switchboard ×1; expected: none"))
  }
}
