// SPDX-License-Identifier: Apache-2.0
import Synchronization
import Testing

@testable import BenchmarkCommands

@MainActor struct ProgressBarTests {
  private func talk(
    isTerminal: Bool = true, isWanted: Bool = true, _ environment: [String: String] = ["COLUMNS": "60"]
  ) -> String {
    let said = Mutex("")
    let console = Console(
      write: { _ in }, talk: { text in said.withLock { $0 += text } }, environment: environment,
      talkIsTerminal: isTerminal)
    let bar = ProgressBar(console, total: 4, isWanted: isWanted)
    bar.show(1, "a.b/c/100")
    bar.clear()
    return said.withLock { $0 }
  }

  @Test func aTerminalSeesALineThatIsTakenAwayAgain() {
    let shown = "\r\u{1b}[K[######..................] 1/4 a.b/c/100"
    #expect(talk() == shown + "\r\u{1b}[K")
  }

  @Test func aLongNameIsCutToTheTerminal() {
    let bar = talk(["COLUMNS": "32"])
    #expect(bar.contains("[######..................] 1/4 "))
    #expect(!bar.contains("a.b"))
  }

  @Test func aLongNameLosesItsMiddle() {
    #expect(ProgressBar.shortened("geometry.title-resizes/infinity/1000", to: 20) == "geometry.t…nity/1000")
    #expect(ProgressBar.shortened("a.b/c/100", to: 9) == "a.b/c/100")
    #expect(ProgressBar.shortened("a.b/c/100", to: 0) == "")
  }

  /// A name that cannot be shortened in characters must not leave its rest behind when the line is taken away.
  @Test(arguments: 21...60)
  func aBarIsShorterThanTheWindow(columns: Int) throws {
    let shown = talk(["COLUMNS": "\(columns)"]).split(separator: "\u{1b}[K").first { $0.contains("[") }
    #expect(try #require(shown).dropLast().count < columns)
  }

  @Test func nobodyElseSeesIt() {
    #expect(talk(isTerminal: false) == "")
    #expect(talk(isWanted: false) == "")
    #expect(talk(["CI": "true"]) == "")
    #expect(talk(["TERM": "dumb"]) == "")
  }
}
