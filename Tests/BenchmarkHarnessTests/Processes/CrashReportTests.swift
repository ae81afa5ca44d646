// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import Testing

struct CrashReportTests {
  @Test(
    "The line that says why is found among others, without what differs from process to process",
    arguments: [
      ("noise\nModel.swift:12: Fatal error: Index out of range\nmore", "Fatal error: Index out of range"),
      (
        "Simultaneous accesses to 0x7f15a4011010, but modification requires exclusive access.\nFatal access conflict",
        "Simultaneous accesses to an address, but modification requires exclusive access"
      ),
      (
        "Could not cast value of type 'Swift.String' (0x7ff2219d7ca0) to 'Swift.Int' (0x7ff2219da698).",
        "Could not cast value of type 'Swift.String' to 'Swift.Int'"
      ),
      ("Screens/A.swift:3: Precondition failed: too small", "Precondition failed: too small"),
      (
        "  0 [inlined] Swift runtime failure: arithmetic overflow + 0 in survey at /x.swift",
        "Swift runtime failure: arithmetic overflow"
      ),
    ])
  func message(complaints: String, message: String) {
    #expect(CrashReport.message(in: complaints) == message)
  }

  @Test("Nothing that says why is no message")
  func silent() {
    #expect(CrashReport.message(in: "all is well\n") == nil)
  }

  @Test("The first frame that is neither the toolchain's nor this package's says where")
  func place() {
    let own = #filePath
    let frames = """
      Thread 0 "survey" crashed:
        0 [inlined] [system] 0x000055e0df6eb2a5 Array.subscript.getter in survey at //<compiler-generated>
        1 [ra] 0x01 _assertionFailure in libswiftCore.so at /nowhere/build/stdlib/Assert.swift:9:1
        2 [ra] 0x01 ButtonNode.act() + 182 in survey at /package/\(own):112:5
       10 [ra] 0x02 closure #1 in Three.body.getter + 165 in survey at \(own):10:46
      """
    let place = CrashReport.place(in: frames) { $0.hasPrefix("/package/") }
    #expect(place?.file == own)
    #expect(place?.line == 10)
    #expect(place?.column == 46)
    #expect(CrashReport.place(in: frames) { _ in true } == nil)
  }
}
