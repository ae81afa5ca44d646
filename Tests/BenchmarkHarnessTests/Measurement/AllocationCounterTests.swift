// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import Dispatch
import Foundation
import Testing

private nonisolated final class Block {
  var number = 0
}

/// The counter must be exact, not nearly so: `nmalloc`, the obvious choice, is off by the cache's refills.
struct AllocationCounterTests {
  @Test(arguments: [0, 1, 10, 1_000, 100_000]) func everyObjectIsCounted(count: Int) throws {
    var counter = try AllocationCounter()
    var kept: [Block] = []
    kept.reserveCapacity(count)
    counter.start()
    for _ in 0..<count { kept.append(Block()) }
    let counts = counter.stop()
    // A header of 16 bytes and an integer make 24, for which the size class is 32.
    #expect(counts == AllocationCounts(allocations: count, allocatedBytes: 32 * count, freedBytes: 0))
    #expect(kept.count == count)
  }

  @Test func largeBlocksAreCounted() throws {
    var counter = try AllocationCounter()
    counter.start()
    let block = UnsafeMutableRawPointer.allocate(byteCount: 1 << 24, alignment: 16)
    block.deallocate()
    #expect(
      counter.stop() == AllocationCounts(allocations: 1, allocatedBytes: 1 << 24, freedBytes: 1 << 24))
  }

  @Test func whatIsFreedIsCounted() throws {
    var counter = try AllocationCounter()
    var counts = AllocationCounts()
    // The first round also pays for what the runtime sets up on first use.
    for _ in 0..<2 {
      var kept = (0..<500).map { _ in Block() }
      counter.start()
      kept.removeAll(keepingCapacity: true)
      counts = counter.stop()
    }
    #expect(counts == AllocationCounts(allocations: 0, allocatedBytes: 0, freedBytes: 32 * 500))
  }

  @Test func otherThreadsAreNotCounted() throws {
    var counter = try AllocationCounter()
    let isDone = DispatchSemaphore(value: 0)
    counter.start()
    Thread.detachNewThread {
      for _ in 0..<10_000 { BlackHole.swallow(Block()) }
      isDone.signal()
    }
    isDone.wait()
    // Starting a thread takes a handful.
    #expect(counter.stop().allocations < 100)
  }
}
