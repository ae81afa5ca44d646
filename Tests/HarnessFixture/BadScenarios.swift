// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import Foundation
import HeadlessViews

/// Traps in the second step of one variant.
struct Trap: Scenario {
  static let name = "fixture.trap"
  static let analysis = "Traps."
  static let sizes = [1]
  enum Variant: String, CaseIterable { case well, trap }
  let variant: Variant
  let size: Int
  var content: some View { Text("still") }
  func step(_ host: ViewHost, _ index: Int) {
    if variant == .trap, index == 1 { fatalError("planted") }
  }
}

struct Hang: Scenario {
  static let name = "fixture.hang"
  static let analysis = "Never ends."
  static let sizes = [1]
  enum Variant: String, CaseIterable { case forever }
  let variant: Variant
  let size: Int
  var content: some View { Text("still") }
  func step(_ host: ViewHost, _ index: Int) { while true { sleep(1) } }
}

struct FailCheck: Scenario {
  static let name = "fixture.fail-check"
  static let analysis = "Asks for what does not happen."
  static let sizes = [1]
  enum Variant: String, CaseIterable { case wrong }
  let variant: Variant
  let size: Int
  var content: some View { Text("still") }
  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.bodyEvaluations.total, 7, "bodies")
  }
}

struct DifferentScreens: Scenario {
  static let name = "fixture.different-screens"
  static let analysis = "One variant shows something else."
  static let sizes = [1]
  enum Variant: String, CaseIterable { case one, same, other }
  let variant: Variant
  let size: Int
  var content: some View { Text(variant == .other ? "two" : "one") }
}

/// Allocates more in some processes than in others: the process's number decides.
struct CountDifferently: Scenario {
  static let name = "fixture.count-differently"
  static let analysis = "Counts differ from process to process."
  static let sizes = [1]
  enum Variant: String, CaseIterable { case byProcess = "by-process" }
  let variant: Variant
  let size: Int
  var content: some View { Text("still") }
  func step(_ host: ViewHost, _ index: Int) {
    for _ in 0..<Int(getpid()) % 1_009 { BlackHole.swallow(Block()) }
  }
}

/// Talks on both streams.
struct PrintALot: Scenario {
  static let name = "fixture.print"
  static let analysis = "Prints."
  static let sizes = [1]
  enum Variant: String, CaseIterable { case loud, endless }
  let variant: Variant
  let size: Int
  var content: some View { Text("still") }
  func step(_ host: ViewHost, _ index: Int) {
    let count = variant == .loud ? 20_000 : 200_000
    if index == 0 { print(String(repeating: "stray output ", count: count)) }
  }
}

/// Takes memory until there is none.
struct Outgrow: Scenario {
  static let name = "fixture.outgrow"
  static let analysis = "Takes memory without end."
  static let sizes = [1]
  enum Variant: String, CaseIterable { case touched, untouched, patient }
  let variant: Variant
  let size: Int
  var content: some View { Text("still") }
  func step(_ host: ViewHost, _ index: Int) {
    while true {
      let bytes = 1 << 24
      switch variant {
      case .touched: memset(UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16), 1, bytes)
      case .untouched:
        UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16).storeBytes(of: 1, as: UInt8.self)
      case .patient:
        // Seen by somebody, or the optimizer would leave the call out.
        let memory = malloc(bytes)
        BlackHole.swallow(memory)
        if memory == nil { usleep(1_000) }
      }
    }
  }
}

/// Holds 800 MB from its first step on, and writes to little of it.
struct Hold: Scenario {
  static let name = "fixture.hold"
  static let analysis = "Takes much memory, and no more."
  static let sizes = [1]
  enum Variant: String, CaseIterable { case megabytes }
  let variant: Variant
  let size: Int
  var content: some View { Text("still") }
  private static var isHolding = false

  func step(_ host: ViewHost, _ index: Int) {
    if Self.isHolding { return }
    Self.isHolding = true
    // More than the system gives to a program with a limit of 600 MB: it ends however late somebody looks.
    UnsafeMutableRawPointer.allocate(byteCount: 800_000_000, alignment: 16).storeBytes(of: 1, as: UInt8.self)
  }
}

/// Starts programs and leaves them running.
struct LeaveBehind: Scenario {
  static let name = "fixture.leave-behind"
  static let analysis = "Starts programs that outlive it."
  static let sizes = [1]
  enum Variant: String, CaseIterable { case process, waiting }
  let variant: Variant
  let size: Int
  var content: some View { Text("still") }
  func step(_ host: ViewHost, _ index: Int) {
    guard index == 0 else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sleep")
    process.arguments = ["1234.5"]
    try? process.run()
    print("left behind \(process.processIdentifier)")
    if variant == .waiting {
      fflush(nil)
      while true { sleep(1) }
    }
  }
}
