// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import Foundation
import Testing

struct ChildProcessTests {
  private func shell(
    _ script: String, listens: Bool = false, timeout: Double = 60, interrupts: Int32 = -1,
    memoryLimit: UInt64? = nil
  ) throws -> ChildProcess {
    try ChildProcess(
      "/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"], timeout: timeout,
      interrupts: interrupts,
      memoryLimit: memoryLimit, listens: listens, forward: { _ in })
  }

  /// Whether a process runs: one that was killed may stay for a while, until its new parent has looked at it.
  private func isRunning(_ process: pid_t) throws -> Bool {
    for _ in 0..<100 {
      guard let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
        return false
      }
      if state.split(separator: ")").last?.hasPrefix(" Z") ?? true { return false }
      usleep(10_000)
    }
    return true
  }

  /// The second leaves the group, as programs do that are started by Foundation's `Process`; the third the session; the
  /// last has lost its parent besides.
  @Test(arguments: [
    "sleep 100 & echo $!", "set -m; sleep 100 & echo $!", "setsid sleep 100 & echo $!; sleep 0.2",
    "(setsid sleep 100 & echo $!); sleep 0.2",
  ])
  func whatAChildStartedEndsWithIt(script: String) throws {
    let child = try shell(script + "; exit 3")
    child.finish()
    #expect(child.ending == .exited(3))
    let process = try #require(pid_t(String(decoding: child.output, as: UTF8.self).dropLast()))
    #expect(try !isRunning(process))
    let slow = try shell(script + "; exec sleep 100", timeout: 0.3)
    slow.finish()
    #expect(slow.ending == .timedOut)
    #expect(try !isRunning(try #require(pid_t(String(decoding: slow.output, as: UTF8.self).dropLast()))))
  }

  @Test func aChildThatOutgrowsItsMemoryIsEnded() throws {
    let child = try shell("x=0123456789; while :; do x=$x$x; done", memoryLimit: 50_000_000)
    child.finish()
    // A shell says that it is refused memory and ends by itself, if it is quicker than we are.
    #expect(child.ending == .outgrew || child.ending == .exited(2))
  }

  /// Set before its program runs: however late this process goes on, nothing has been taken by then.
  @Test(arguments: [(UInt64(409_600_000), "500000\n"), (nil, "unlimited\n")])
  func aChildBeginsWithItsLimitOfMemory(limit: UInt64?, kilobytes: String) throws {
    let child = try shell("ulimit -d", memoryLimit: limit)
    child.finish()
    #expect(String(decoding: child.output, as: UTF8.self) == kilobytes)
  }

  /// One that is listened to, because then this process ignores SIGPIPE. It reads its own masks after `exec`: a shell that
  /// waits for a program blocks all signals.
  @Test func aChildBeginsWithoutTheSignalsOfItsParent() throws {
    let child = try shell("read line; exec sed -n -E 's/^Sig(Blk|Ign):.//p' /proc/self/status", listens: true)
    child.send("go on")
    child.finish()
    let lines = String(decoding: child.output, as: UTF8.self).split(separator: "\n")
    let masks = lines.map { UInt64($0, radix: 16) }
    try #require(masks.count == 2)
    #expect(masks[0] == 0)
    let ignored = try #require(masks[1])
    #expect(ignored & 1 << UInt64(SIGPIPE - 1) == 0)
  }

  @Test func aChildThatWritesWithoutEndIsEnded() throws {
    let child = try shell("yes")
    child.finish()
    #expect(child.ending == .flooded)
  }

  @Test func bothStreamsAndTheCodeAreKept() throws {
    let child = try shell("echo out; echo bad >&2; exit 3")
    child.finish()
    #expect(String(decoding: child.output, as: UTF8.self) == "out\n")
    #expect(String(decoding: child.complaints, as: UTF8.self) == "bad\n")
    #expect(child.ending == .exited(3))
  }

  /// The second one writes more than a pipe holds, before the first one ends.
  @Test func aChildIsReadWhileAnotherOneIsWaitedFor() throws {
    let gate = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    let first = try shell("while [ ! -e \(gate) ]; do sleep 0.01; done; rm \(gate); echo first")
    let second = try shell("head -c 300000 /dev/zero; touch \(gate); echo second")
    #expect(first.finish(beside: [second]) == .exited(0))
    #expect(second.finish() == .exited(0))
    #expect(second.output.count == 300_007)
  }

  @Test func theOneThatEndsFirstIsWaitedFor() throws {
    let children = [try shell("sleep 100"), try shell("echo second")]
    ChildProcess.waitForOne(of: children)
    #expect(children.map(\.ending) == [nil, .exited(0)])
    #expect(children[1].output == Array("second\n".utf8) && children[1].seconds > 0)
  }

  @Test func whatIsWrittenJustBeforeTheEndIsRead() throws {
    // With something to read there all the time, the parent looks again and again: some looks fall between the
    // child's last word and its end.
    let wakers = Pipe()
    try wakers.fileHandleForWriting.write(contentsOf: [0])
    for _ in 0..<40 {
      let child = try shell("echo word", interrupts: wakers.fileHandleForReading.fileDescriptor)
      child.finish()
      #expect(String(decoding: child.output, as: UTF8.self) == "word\n")
    }
  }

  @Test func linesGoBackAndForth() throws {
    let child = try shell("while read -r line; do echo \"got $line\"; done; echo end", listens: true)
    for number in 1...3 {
      child.send("\(number)")
      #expect(child.nextLine { $0 } == "got \(number)")
    }
    #expect(child.ending == nil)
    child.finish()
    #expect(String(decoding: child.output, as: UTF8.self) == "end\n")
    #expect(child.ending == .exited(0))
  }

  @Test func aLineThatIsNotExpectedStays() throws {
    let child = try shell("echo word; echo 2")
    #expect(child.nextLine { Int($0) } == nil)
    #expect(child.nextLine { $0 } == "word")
    #expect(child.nextLine { Int($0) } == 2)
    #expect(child.nextLine { $0 } == nil)
    child.finish()
    #expect(child.ending == .exited(0))
  }

  @Test func aChildThatIsGoneIsNoEndOfTheParent() throws {
    let child = try shell("exit 5", listens: true)
    #expect(child.nextLine { $0 } == nil)
    child.send("anybody there?")
    child.finish()
    #expect(child.ending == .exited(5))
  }

  @Test func aChildThatNobodyWaitsForIsEnded() throws {
    var child: ChildProcess? = try shell("echo $$; exec sleep 100", listens: true)
    let process = try #require(child?.nextLine { pid_t($0) })
    #expect(kill(process, 0) == 0)
    child = nil
    #expect(kill(process, 0) == -1)
  }

  @Test func aSignalAndATimeoutAreTold() throws {
    let killed = try shell("kill -SEGV $$")
    killed.finish()
    #expect(killed.ending == .signalled(11))
    let slow = try shell("sleep 100", timeout: 0.05)
    slow.finish()
    #expect(slow.ending == .timedOut)
  }

  @Test func aChildThatStopsItselfOrSaysNoMoreIsEnded() throws {
    for script in ["kill -STOP $$", "sleep 100"] {
      let child = try ChildProcess(
        "/bin/sh", ["-c", "echo begun; \(script)"], environment: ["PATH": "/usr/bin:/bin"], timeout: 60,
        quietLimit: 0.2, interrupts: -1, forward: { _ in })
      child.finish()
      #expect(child.ending == .timedOut)
      #expect(String(decoding: child.output, as: UTF8.self) == "begun\n")
    }
  }

  @Test func aProgramThatIsNotThereCannotBeStarted() {
    #expect(throws: CheckFailure.self) {
      try ChildProcess.run("/nowhere/at-all", [], timeout: 1)
    }
  }
}
