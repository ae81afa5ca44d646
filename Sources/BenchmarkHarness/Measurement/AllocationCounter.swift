// SPDX-License-Identifier: Apache-2.0
import CJemalloc

/// What one stretch of code asked of the allocator.
public struct AllocationCounts: Equatable, Sendable {
  /// Blocks asked for.
  public var allocations = 0
  /// Bytes handed to this thread, rounded up to the allocator's size classes.
  public var allocatedBytes = 0
  /// Bytes this thread gave back, rounded likewise.
  public var freedBytes = 0

  /// Creates counts, zero unless given.
  public init(allocations: Int = 0, allocatedBytes: Int = 0, freedBytes: Int = 0) {
    self.allocations = allocations
    self.allocatedBytes = allocatedBytes
    self.freedBytes = freedBytes
  }
}

/// Counts every allocation of this thread between `start` and `stop`, exactly.
///
/// jemalloc keeps its request counts in the thread's cache until that is flushed, and publishes them when the
/// epoch advances. `nmalloc` is of no use: it counts refills of the cache, not requests. Bytes come from
/// per-thread totals that are always current. The counter's own requests are measured once and taken off.
///
/// Requests are read from an arena that this thread has to itself: in the sum over all arenas, the runtime's
/// worker threads show up whenever they flush their caches, and in the first arena whenever one is started.
///
/// - Source: jemalloc(3), `thread.tcache.flush`, `epoch`, `stats.arenas.<i>.small.nrequests`,
///   `stats.arenas.<i>.large.nrequests`, `thread.allocatedp`, `thread.deallocatedp`.
public struct AllocationCounter {
  private let flush: ControlName
  private let epoch: ControlName
  private let smallRequests: ControlName
  private let largeRequests: ControlName
  private let allocated: UnsafePointer<UInt64>
  private let deallocated: UnsafePointer<UInt64>
  private var own = AllocationCounts()
  private var base = Reading()

  /// Resolves the names once.
  ///
  /// - Throws: `AllocatorUnavailable` when the process does not run on a jemalloc built with statistics.
  public init() throws(AllocatorUnavailable) {
    flush = try ControlName("thread.tcache.flush")
    epoch = try ControlName("epoch")
    let arena = "stats.arenas.\(try Self.ownArena())"
    smallRequests = try ControlName(arena + ".small.nrequests")
    largeRequests = try ControlName(arena + ".large.nrequests")
    guard let allocated = try ControlName("thread.allocatedp").readPointer(),
      let deallocated = try ControlName("thread.deallocatedp").readPointer()
    else { throw AllocatorUnavailable(name: "thread.allocatedp") }
    self.allocated = allocated
    self.deallocated = deallocated
    for _ in 0..<3 {
      // The last of three: the first ones also pay for what the allocator sets up on first use.
      own = AllocationCounts()
      start()
      own = stop()
    }
  }

  /// The arena that only this thread takes memory from, made on first use.
  private static func ownArena() throws(AllocatorUnavailable) -> UInt32 {
    let current = try ControlName("thread.arena")
    let shared = try ControlName("opt.narenas").readIndex()
    let index = current.readIndex()
    if index >= shared { return index }
    let own = try ControlName("arenas.create").readIndex()
    guard current.writeIndex(own) else { throw AllocatorUnavailable(name: "thread.arena") }
    // Its statistics have a name from the next epoch on.
    try ControlName("epoch").advance()
    return own
  }

  /// Begins a stretch.
  public mutating func start() {
    base = reading()
  }

  /// Ends the stretch begun by the last `start`.
  public func stop() -> AllocationCounts {
    // Bytes first: they need no call that could itself move them.
    let bytes = (allocated.pointee, deallocated.pointee)
    let end = reading()
    return AllocationCounts(
      allocations: Int(end.requests &- base.requests) - own.allocations,
      allocatedBytes: Int(bytes.0 &- base.allocated) - own.allocatedBytes,
      freedBytes: Int(bytes.1 &- base.deallocated) - own.freedBytes)
  }

  private struct Reading {
    var requests: UInt64 = 0
    var allocated: UInt64 = 0
    var deallocated: UInt64 = 0
  }

  private func reading() -> Reading {
    flush.call()
    epoch.advance()
    let requests = smallRequests.readCount() &+ largeRequests.readCount()
    return Reading(requests: requests, allocated: allocated.pointee, deallocated: deallocated.pointee)
  }
}

/// The process does not run on an allocator that can count.
public struct AllocatorUnavailable: Error, CustomStringConvertible {
  /// The control that was refused.
  public var name: String
  /// What to do about it.
  public var description: String {
    "allocations cannot be counted: this jemalloc does not offer '\(name)'; "
      + "install Debian's libjemalloc-dev, which is built with statistics"
  }
}

/// A jemalloc control, its name looked up once.
///
/// The path lives in memory that is never given back: a counter exists once per process, and memory taken and
/// returned around a measurement would be counted.
private struct ControlName {
  private let path: UnsafeMutablePointer<Int>
  private let length: Int

  init(_ name: String) throws(AllocatorUnavailable) {
    let capacity = 8
    path = .allocate(capacity: capacity)
    var length = capacity
    guard mallctlnametomib(name, path, &length) == 0 else { throw AllocatorUnavailable(name: name) }
    self.length = length
  }

  func call() {
    _ = mallctlbymib(path, length, nil, nil, nil, 0)
  }

  func advance() {
    var one: UInt64 = 1
    _ = mallctlbymib(path, length, nil, nil, &one, MemoryLayout<UInt64>.size)
  }

  func readCount() -> UInt64 {
    var value: UInt64 = 0
    var size = MemoryLayout<UInt64>.size
    _ = mallctlbymib(path, length, &value, &size, nil, 0)
    return value
  }

  func readIndex() -> UInt32 {
    var value: UInt32 = 0
    var size = MemoryLayout<UInt32>.size
    _ = mallctlbymib(path, length, &value, &size, nil, 0)
    return value
  }

  func writeIndex(_ index: UInt32) -> Bool {
    var value = index
    return mallctlbymib(path, length, nil, nil, &value, MemoryLayout<UInt32>.size) == 0
  }

  func readPointer() -> UnsafePointer<UInt64>? {
    var value: UnsafePointer<UInt64>?
    var size = MemoryLayout<UnsafePointer<UInt64>?>.size
    guard mallctlbymib(path, length, &value, &size, nil, 0) == 0 else { return nil }
    return value
  }
}
