// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

/// A leaf of 50 × 20 points.
struct FixedLeaf: View {
  var body: some View { Color.blue.frame(width: 50, height: 20) }
}

/// A leaf of 20 points' height that is at least 60 points wide and takes what there is.
struct FlexibleLeaf: View {
  var body: some View {
    Color.red.frame(minWidth: 60, maxWidth: .infinity, minHeight: 20, maxHeight: 20)
  }
}

/// A leaf of at least 10 × 10 points that takes what there is.
struct FillingLeaf: View {
  var body: some View {
    Color.green.frame(minWidth: 10, maxWidth: .infinity, minHeight: 10, maxHeight: .infinity)
  }
}

/// Proposes the window's width and no height, and keeps the column at the window's top, however high it is.
struct TopColumn<Rows: View>: View {
  @ViewBuilder let rows: Rows

  var body: some View {
    VStack(spacing: 0) { rows }
      .fixedSize(horizontal: false, vertical: true)
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .top)
  }
}

/// The row of the column workloads: a fixed leaf and a flexible one.
struct LeafRow: View {
  var body: some View {
    HStack(spacing: 0) {
      FixedLeaf()
      FlexibleLeaf()
    }
  }
}

/// The sum of x, y, width and height of all leaves, relative to their container: one number that differs as soon
/// as any leaf is somewhere else.
///
/// - Parameter count: How many leaves each container has. Its first one stands at its origin.
func leafFrameChecksum(_ list: DisplayList, leavesPerContainer count: Int) -> Double {
  var sum = 0.0
  for index in list.indices {
    let origin = list[index - index % count].frame.origin
    let frame = list[index].frame
    sum += frame.minX - origin.x + frame.minY - origin.y + frame.width + frame.height
  }
  return sum
}
