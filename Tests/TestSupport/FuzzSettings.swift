// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How many inputs each fuzzer tries: `FUZZ_INPUTS`, or what a build has the time for.
package enum FuzzSettings {
  package static var inputs: Int {
    if let asked = ProcessInfo.processInfo.environment["FUZZ_INPUTS"].flatMap({ Int($0) }) { return asked }
    #if DEBUG
      return 1_000
    #else
      return 30_000
    #endif
  }

  /// What this thread has had of the processor.
  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Tries inputs by their seeds; none may take two seconds of the processor, however long it waits for it.
  package static func run(_ name: String, _ body: (UInt64) throws -> Bool) rethrows {
    var accepted = 0
    for seed in 0..<UInt64(inputs) {
      let start = processorSeconds
      if try body(seed) { accepted += 1 }
      let duration = processorSeconds - start
      precondition(duration < 2, "\(name), seed \(seed): took \(duration) s")
    }
    print("\(name): \(inputs) inputs, \(accepted) read, \(inputs - accepted) refused")
  }
}
