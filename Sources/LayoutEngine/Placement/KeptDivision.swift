// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How a long stack was divided when it was measured, kept until it is placed in the same layout with the same proposal.
/// Each child of such a stack has been asked by then, and asking all of them a second time only finds what they answered.
///
/// One stack's at a time: a stack is measured within the measuring of those around it, and placed before what is in it.
struct KeptDivision {
  private var id = LayoutID.none
  private var proposal = SIMD2<Double>(0, 0)
  private var items: ContiguousArray<StackItem> = []

  /// The number of children from which on keeping pays: fewer are divided without memory of their own.
  var leastChildren = 25

  mutating func keep(_ id: LayoutID, _ proposal: SIMD2<Double>, _ items: ContiguousArray<StackItem>) {
    (self.id, self.proposal, self.items) = (id, proposal, items)
  }

  /// Something has changed since, or the layout is over.
  @inline(__always)
  mutating func forget() { if !items.isEmpty { items = [] } }

  /// The children of a stack as they were served for a proposal, if that was kept. It is not kept any longer.
  @inline(__always)
  mutating func take(_ id: LayoutID, _ proposal: SIMD2<Double>) -> ContiguousArray<StackItem>? {
    if items.isEmpty || id != self.id || !sameProposal(proposal, self.proposal) { return nil }
    defer { items = [] }
    return items
  }
}

extension LayoutTree {
  /// Measures a stack of many children and keeps how it was divided.
  @inline(never)
  func solveLongStack(_ id: LayoutID, _ axis: Axis, _ proposal: SIMD2<Double>) -> SIMD2<Double> {
    let count = records[id].childCount
    var size = SIMD2<Double>(0, 0)
    let items = ContiguousArray<StackItem>(unsafeUninitializedCapacity: count) { items, used in
      size = solveStack(
        id, axis, proposal[axis], proposal[axis.other], UnsafeMutableBufferPointer(rebasing: items[..<count]))
      used = count
    }
    division.keep(id, proposal, items)
    return size
  }

  /// Divides a stack that is being placed, or takes how it was divided when it was measured.
  @inline(__always)
  func withSolvedStack(
    _ id: LayoutID, _ axis: Axis, _ proposal: SIMD2<Double>,
    _ place: (UnsafeMutableBufferPointer<StackItem>) -> Void
  ) {
    if var kept = division.take(id, proposal) {
      if checksItself { checkIsCurrent(kept, id, axis, proposal) }
      return kept.withUnsafeMutableBufferPointer { place($0) }
    }
    withUnsafeTemporaryAllocation(of: StackItem.self, capacity: records[id].childCount) { items in
      _ = solveStack(id, axis, proposal[axis], proposal[axis.other], items)
      place(items)
    }
  }

  @inline(never)
  private func checkIsCurrent(
    _ kept: ContiguousArray<StackItem>, _ id: LayoutID, _ axis: Axis, _ proposal: SIMD2<Double>
  ) {
    withUnsafeTemporaryAllocation(of: StackItem.self, capacity: records[id].childCount) { items in
      _ = solveStack(id, axis, proposal[axis], proposal[axis.other], items)
      precondition(
        items.elementsEqual(kept) { $0.isSame(as: $1) },
        "record \(id.raw) was divided otherwise when it was measured")
    }
  }
}
