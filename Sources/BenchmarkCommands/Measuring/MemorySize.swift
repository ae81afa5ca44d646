// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults

/// An amount of memory as typed: `512M`, `4G`, `1.5G`, or `none` for any.
package enum MemorySize {
  /// What `--memory-limit` says, in bytes; the harness's default when it is not there, `nil` for no limit.
  ///
  /// - Throws: ``InputError`` for a number or unit that cannot be read.
  package static func limit(_ arguments: Arguments) throws(InputError) -> UInt64? {
    guard let text = arguments.value(MeasuringOptions.memoryLimit) else {
      return JobLauncher.defaultMemoryLimit
    }
    if text == "none" { return nil }
    let units: [(String, Double)] = [("k", 1e3), ("M", 1e6), ("G", 1e9), ("T", 1e12)]
    guard let unit = units.first(where: { text.hasSuffix($0.0) }),
      let number = Double(text.dropLast()), number > 0, number * unit.1 >= 1, number * unit.1 <= 1e15
    else {
      throw InputError(
        "--memory-limit is '\(text)'", advice: "give a number with k, M, G or T, such as 512M, or none")
    }
    return UInt64(number * unit.1)
  }
}
