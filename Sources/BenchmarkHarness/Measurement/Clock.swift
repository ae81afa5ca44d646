// SPDX-License-Identifier: Apache-2.0
import CMeasurement

/// The clocks a measurement reads, in nanoseconds.
public nonisolated enum Clock {
  /// Wall time that never jumps.
  @inlinable public static var monotonic: UInt64 { cm_monotonic_nanoseconds() }

  /// Processor time of this thread, user and system.
  @inlinable public static var threadCPU: UInt64 { cm_thread_cpu_nanoseconds() }

  /// What one read of a clock costs here, in nanoseconds: the median of blocks of reads, so that a
  /// descheduled block does not count.
  public static func readCost(of read: () -> UInt64) -> Double {
    let blocks = 31
    let reads = 256
    var costs: [Double] = []
    for _ in 0..<blocks {
      let start = read()
      var last = start
      for _ in 0..<reads { last = read() }
      costs.append(Double(last &- start) / Double(reads))
    }
    costs.sort()
    return costs[blocks / 2]
  }
}
