// SPDX-License-Identifier: Apache-2.0
import CMeasurement
import Foundation

/// What can be measured here, and how noisy it is: each a short experiment.
public struct MachineCheck {
  /// Nanoseconds of one read of each clock.
  public let monotonicReadCost: Double
  public let threadCPUReadCost: Double
  /// What 1,000 allocations counted as; `nil` when they cannot be counted.
  public let countedAllocations: Int?
  /// Whether children can be run at fixed addresses.
  public let canFixAddresses: Bool
  /// How instructions are counted; `nil` when they cannot be.
  public let instructionMethod: String?
  /// The same work again and again: median, and how far the middle half and the slowest hundredth are off.
  public let work: WorkSpread
  /// Processes that wanted a processor, averaged over the last minute.
  public let load: Double?

  /// How times of identical work spread.
  public nonisolated struct WorkSpread: Sendable {
    /// Nanoseconds.
    public let median: Double
    /// The quartiles' distance over the median.
    public let interquartile: Double
    /// The 99th percentile over the median, less 1.
    public let tail: Double
  }

  /// Runs the experiments; takes about half a second.
  public init() {
    monotonicReadCost = Clock.readCost { Clock.monotonic }
    threadCPUReadCost = Clock.readCost { Clock.threadCPU }
    countedAllocations = Self.countAllocations()
    canFixAddresses = cm_set_address_randomisation(false) && cm_set_address_randomisation(true)
    instructionMethod = InstructionCounter.method?.rawValue
    work = Self.spread()
    load = (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8))
      .flatMap { $0.split(separator: " ").first }.flatMap { Double($0) }
  }

  private final class Block {
    var number = 0
  }

  private static func countAllocations() -> Int? {
    guard var counter = try? AllocationCounter() else { return nil }
    var blocks: [Block] = []
    blocks.reserveCapacity(1_000)
    counter.start()
    for _ in 0..<1_000 { blocks.append(Block()) }
    return counter.stop().allocations
  }

  private static func spread() -> WorkSpread {
    var times: [Double] = []
    for _ in 0..<1_000 {
      let start = Clock.monotonic
      var sum: UInt64 = start
      for index in 0..<40_000 { sum = (sum ^ UInt64(index)) &* 0x9e37_79b9_7f4a_7c15 }
      BlackHole.swallow(sum)
      times.append(Double(Clock.monotonic &- start))
    }
    times.sort()
    let median = times[500]
    return WorkSpread(
      median: median, interquartile: (times[750] - times[250]) / median, tail: times[990] / median - 1)
  }
}
