// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults

/// Options of the verbs that run scenarios, each defined once.
package enum MeasuringOptions {
  static let all = Option(
    "all", letter: "a", brief: "Every size, those too that are run only where they are named.")

  static let budget = Option(
    "budget", value: "TIME", brief: "Time for the whole run; the default is 60s.",
    detail: """
      A number with s, m or ms, such as 90s. Every case is timed a few times, whatever that takes; what is
      left is spent where a ratio is still open. The run ends early when every ratio is settled.
      """)

  static let tables = Option(
    "tables", brief: "Print every figure too, as when cases are named, and not the answers alone.")

  static let floors = Option(
    "floors", brief: "Let variants written by hand take part in the answers of a run without cases.")

  static let quick = Option(
    "quick", letter: "q", brief: "Few rounds: exact counts as always, times for a first look.")

  static let output = Option(
    "output", letter: "o", value: "DIR", brief: "Write a record: a new folder inside DIR.",
    detail: """
      The folder is named by date and commit and never overwritten. It holds results.csv, exact.csv, screens.json,
      run.json and a README.
      """)

  static let resume = Option(
    "resume", brief: "Run only what the last run in --output left open.",
    detail: """
      Takes over the finished cases of the last killed run of this commit, or of its newest record,
      and writes a new record with all of them. Runs that still go on are left alone.
      """)

  static let shard = Option(
    "shard", value: "I/N", brief: "Only the I-th of N parts of the cases; 'merge' joins them.")

  static let allowDebug = Option(
    "allow-debug", brief: "Measure a debug build; its figures say nothing about a release build.")

  static let noProgress = Option("no-progress", brief: "No progress bar, even on a terminal.")

  static let instructions = Option(
    "instructions",
    brief: "Count instructions, retains and releases too, under valgrind (slow).",
    detail: "Instructions by perf_event_open where the kernel offers it.")

  static let timeout = Option(
    "timeout", value: "TIME", brief: "Longest time for one pass of a case; the default is 120s.")

  package static let memoryLimit = Option(
    "memory-limit", value: "SIZE",
    brief: "Most memory for one pass of a case.",
    detail: """
      A number with k, M, G or T, or none; the default is 4G, or half of this machine's. A case that wants more is ended, with "memory limit" as
      its error.
      """)

  static let text = Option(
    "text", value: "METRICS", choices: TextChoice.allCases.map(\.rawValue),
    brief: "What texts are measured by; the default is grid.",
    detail: """
      grid: every character is half the font's size wide, the same on every machine. shaped: DejaVu Sans,
      by HarfBuzz, FreeType and ICU, in a program built with --traits ShapedText.
      """)

  static let printRecord = Option(
    "print-record", brief: "Print the record's path alone on standard output, for scripts.",
    detail: "Needs --output. What else is printed there goes to standard error then.")
}

extension TextChoice {
  /// What `--text` says; a choice that this program or machine does not have is found out now.
  ///
  /// - Throws: `InputError` for such a one.
  init(_ arguments: Arguments) throws(InputError) {
    self = arguments.value(MeasuringOptions.text).flatMap(TextChoice.init) ?? .grid
    _ = try measuring()
  }
}
