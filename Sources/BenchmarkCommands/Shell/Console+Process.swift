// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Console {
  /// The console of this process.
  package static func standard(program: String) -> Console {
    // A reader that has seen enough (`| head`) must not kill a run: writes then fail, and are dropped.
    signal(SIGPIPE, SIG_IGN)
    return Console(
      write: { try writeAll($0, to: STDOUT_FILENO) },
      talk: { text in _ = try? writeAll(text, to: STDERR_FILENO) },
      readInput: { try InputFile.bytes(ofDescriptor: STDIN_FILENO, named: "-") },
      environment: currentEnvironment(), outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      talkIsTerminal: isatty(STDERR_FILENO) == 1, program: program,
      terminalWidth: terminalWidth(STDOUT_FILENO),
      talkWidth: terminalWidth(STDERR_FILENO))
  }

  private static func terminalWidth(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard isatty(descriptor) == 1, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0
    else { return nil }
    return Int(size.ws_col)
  }

  private static func writeAll(_ text: String, to descriptor: Int32) throws {
    if Descriptor.writeAll(text, to: descriptor) || errno == EPIPE { return }
    throw InputError(
      "standard output cannot be written: \(String(cString: strerror(errno)))",
      advice: "free space or choose another destination")
  }

  /// The few variables that change how a command talks.
  private static func currentEnvironment() -> [String: String] {
    var environment: [String: String] = [:]
    for name in ["NO_COLOR", "TERM", "CI", "COLUMNS"] {
      if let value = getenv(name) { environment[name] = String(cString: value) }
    }
    return environment
  }
}
