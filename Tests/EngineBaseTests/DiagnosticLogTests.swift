// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import EngineBase

@Suite struct DiagnosticLogTests {
  @Test("Design 4: repeated issues are kept in order, up to a limit, and the number of the others is said")
  func limit() {
    var log = DiagnosticLog()
    for index in 0..<DiagnosticLog.limit { log.append("\(index % 2)") }
    #expect(log.messages.count == DiagnosticLog.limit)
    #expect(log.messages.prefix(3) == ["0", "1", "0"])
    for _ in 0..<5 { log.append("late") }
    #expect(log.messages.count == DiagnosticLog.limit + 1)
    #expect(log.messages.last == "5 more runtime issues were not kept.")
    log.removeAll()
    #expect(log.messages.isEmpty)
  }
}
