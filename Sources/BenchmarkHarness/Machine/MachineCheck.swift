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
    var times = (0..<5_000).map { _ in Double(cm_reference_work()) }
    times.sort()
    let median = times[times.count / 2]
    return WorkSpread(
      median: median, interquartile: (times[times.count * 3 / 4] - times[times.count / 4]) / median,
      tail: times[times.count * 99 / 100] / median - 1)
  }
}
