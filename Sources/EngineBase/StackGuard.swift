// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Sees to it that there is room on the stack to go deeper into a tree.
///
/// Views nest by recursion, in their types and in their bodies, and no program survives an overflow of the stack. So
/// code that descends asks here first, which costs a comparison. Where no room is left, it goes on in another piece
/// of memory. A view that contains itself without end comes to the end of those pieces as well, and that is an error.
@usableFromInline
package enum StackGuard {
  /// The size of a further piece of stack. Address space only: what is never reached takes no memory.
  private static let segmentSize = 64 << 20
  /// How many there may be for values nested in each other, which always come to an end: 8 GB, but no more than half
  /// of the machine's memory, because a debug build copies each value for each level. …
  private static let mostSegments = min(128, Int(ProcessInfo.processInfo.physicalMemory) / 2 / segmentSize)
  /// … and for bodies in each other, which need not.
  private static let mostBodySegments = 2

  // The lowest address of the stack in use, and what must stay free above it: room for client code, and for what
  // follows the types of nested views down without asking. Unsafe, here and below: only touched where views live, on
  // the main actor.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) static var base: UInt = 0
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) static var margin: UInt = 0
  // The thread that asked last.
  @exclusivity(unchecked) nonisolated(unsafe) private static var thread: pthread_t?
  // How many further pieces are in use.
  @exclusivity(unchecked) nonisolated(unsafe) private static var usedSegments = 0
  // A piece that was used and may be again. Unsafe as above.
  @exclusivity(unchecked) nonisolated(unsafe) private static var spare: UnsafeMutableRawPointer?

  /// Whether there is room in any case, so that a caller need not ask: the value is small and not deep in its tree.
  /// Where the type is known at compile time, so is the size.
  @inlinable @inline(__always)
  package static func isHarmless<V>(_ type: V.Type, at depth: Int32) -> Bool {
    depth < 64 && MemoryLayout<V>.size < 1_024
  }

  /// Whether there is room to go on. An address that is not on the stack at all, as the sanitizers have them for
  /// variables, does not count as low.
  @inlinable @inline(__always)
  package static var hasRoom: Bool {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) } &- base >= margin
  }

  /// Whether a body may run inside of the bodies that are running. The caller may have used a part of the margin on
  /// the way here.
  package static var hasRoomForBody: Bool {
    var marker: UInt8 = 0
    let left = withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) } &- base
    return left >= margin / 2 && usedSegments <= mostBodySegments
  }

  /// Takes note of the stack that is in use; called where the engine is entered, which may be on another thread than
  /// before.
  package static func enter() {
    let current = pthread_self()
    if thread == current { return }
    thread = current
    base = 0
    margin = 0
    #if canImport(Glibc)
      let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
      defer { attributes.deallocate() }
      guard threadAttributes(current, attributes) == 0 else { return }
      defer { pthread_attr_destroy(attributes) }
      var address: UnsafeMutableRawPointer?
      var size = 0
      guard pthread_attr_getstack(attributes, &address, &size) == 0, let address else { return }
      base = UInt(bitPattern: address)
      margin = UInt(size) / 2
    #endif
  }

  /// Runs a closure where there is room for it.
  @inlinable @inline(__always)
  package static func withRoom<Result>(_ body: () -> Result) -> Result {
    hasRoom ? body() : withMoreRoom(body)
  }

  @usableFromInline @inline(never)
  package static func withMoreRoom<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    if goDeeper({ result = body() }), let result { return result }
    // No further piece is to be had. This value has been descended into before, with larger steps, when its nodes
    // were made, so the rest of this stack is enough.
    return body()
  }

  /// Runs a closure on a further piece of stack.
  ///
  /// - Returns: false, without running it, if there are as many as there may be, or the system has no memory.
  @usableFromInline @inline(never)
  package static func goDeeper(_ body: () -> Void) -> Bool {
    #if canImport(Glibc)
      // Layout alone may be used elsewhere, at its own risk.
      guard thread == pthread_self(), usedSegments < mostSegments, let segment = takeSegment() else {
        return false
      }
      usedSegments += 1
      let outer = (base, margin)
      base = UInt(bitPattern: segment)
      margin = UInt(segmentSize) / 4
      withoutActuallyEscaping(body) { StackSwitch.run($0, on: segment, size: segmentSize) }
      (base, margin) = outer
      usedSegments -= 1
      giveBack(segment)
      return true
    #else
      return false
    #endif
  }

  private static func takeSegment() -> UnsafeMutableRawPointer? {
    if let segment = spare {
      spare = nil
      return segment
    }
    let segment = mmap(
      nil, segmentSize, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | Int32(MAP_NORESERVE), -1, 0)
    return segment == MAP_FAILED ? nil : segment
  }

  private static func giveBack(_ segment: UnsafeMutableRawPointer) {
    if spare == nil { spare = segment } else { munmap(segment, segmentSize) }
  }
}

#if canImport(Glibc)
  // A GNU extension that the Glibc module hides behind a feature macro.
  @_silgen_name("pthread_getattr_np")
  private func threadAttributes(_ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>)
    -> Int32
#endif
