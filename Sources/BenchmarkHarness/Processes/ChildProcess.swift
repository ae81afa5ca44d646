// SPDX-License-Identifier: Apache-2.0
import CMeasurement
import Foundation

/// Runs one program to its end, reading both of its streams.
nonisolated struct ChildProcess {
  /// How it ended.
  enum Ending: Equatable {
    case exited(Int32)
    case signalled(Int32)
    case timedOut
    /// This process was asked to stop by a signal; the child was ended.
    case interrupted(Int32)
  }

  /// Everything written to standard output.
  private(set) var output: [UInt8] = []
  /// The last lines of standard error, for messages.
  private(set) var complaints: [UInt8] = []
  private(set) var ending = Ending.exited(0)

  /// Starts a program and waits for it.
  ///
  /// - Parameters:
  ///   - timeout: Seconds after which it is killed.
  ///   - interrupts: The descriptor of `cm_catch_interrupts`, or -1.
  ///   - forward: Receives what it writes to standard error, as it comes.
  /// - Throws: `CheckFailure` when it cannot be started.
  init(
    _ program: String, _ arguments: [String], environment: [String: String], timeout: Double,
    interrupts: Int32, forward: ([UInt8]) -> Void
  ) throws {
    var child = cm_child()
    let argv = CStrings([program] + arguments)
    let envp = CStrings(environment.map { "\($0.key)=\($0.value)" }.sorted())
    let code = cm_spawn(program, argv.pointers, envp.pointers, &child)
    guard code == 0 else {
      throw CheckFailure("\(program) cannot be started: \(String(cString: strerror(code)))")
    }
    defer {
      close(child.output)
      close(child.errors)
    }
    let deadline = Clock.monotonic &+ UInt64(timeout * 1e9)
    var isOutputOpen = true
    var areErrorsOpen = true
    var status: Int32?
    while isOutputOpen || areErrorsOpen || status == nil {
      let now = Clock.monotonic
      if let signal = Self.stopReason(now, deadline) {
        ending = signal == 0 ? .timedOut : .interrupted(signal)
        kill(-child.pid, SIGKILL)
        if status == nil { Self.reap(child.pid) }
        return
      }
      var waits = [
        pollfd(fd: isOutputOpen ? child.output : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: areErrorsOpen ? child.errors : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: interrupts, events: Int16(POLLIN), revents: 0),
      ]
      // Woken now and then in case something the child left behind keeps the pipes open.
      let isWaitingForEnd = !isOutputOpen && !areErrorsOpen
      let pause = isWaitingForEnd ? 1 : Int32(min(100, (deadline - now) / 1_000_000 + 1))
      poll(&waits, nfds_t(waits.count), pause)
      if isOutputOpen, waits[0].revents != 0 { isOutputOpen = Self.read(child.output) { output += $0 } }
      if areErrorsOpen, waits[1].revents != 0 {
        areErrorsOpen = Self.read(child.errors) {
          forward($0)
          complaints = (complaints + $0).suffix(8_192)
        }
      }
      if status == nil { status = Self.status(of: child.pid) }
      if status != nil, waits[0].revents == 0, waits[1].revents == 0 { break }
    }
    let signal = cm_ending_signal(status ?? 0)
    ending = signal == 0 ? .exited(cm_exit_code(status ?? 0)) : .signalled(signal)
  }

  /// 0 for a passed deadline, the signal's number for an interrupt, `nil` to go on.
  private static func stopReason(_ now: UInt64, _ deadline: UInt64) -> Int32? {
    let signal = cm_caught_signal()
    if signal != 0 { return signal }
    return now >= deadline ? 0 : nil
  }

  private static func read(_ descriptor: Int32, _ take: ([UInt8]) -> Void) -> Bool {
    var got = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      got = Glibc.read(descriptor, buffer.baseAddress, 1 << 16)
      count = max(0, got)
    }
    if got < 0 { return errno == EINTR || errno == EAGAIN }
    if got > 0 { take(bytes) }
    return got > 0
  }

  private static func status(of pid: pid_t) -> Int32? {
    var status: Int32 = 0
    return waitpid(pid, &status, WNOHANG) == pid ? status : nil
  }

  private static func reap(_ pid: pid_t) {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
  }
}

/// A null-terminated array of C strings that lives as long as this object.
private nonisolated final class CStrings {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ strings: [String]) {
    count = strings.count
    pointers = .allocate(capacity: count + 1)
    for (index, string) in strings.enumerated() { pointers[index] = strdup(string) }
    pointers[count] = nil
  }

  deinit {
    for index in 0..<count { free(pointers[index]) }
    pointers.deallocate()
  }
}
