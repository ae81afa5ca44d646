// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

extension Sequence<LayoutSubview> {
  /// The size of a box with these contents on top of each other, and with bars that take a part of its height.
  func size(_ proposal: ProposedViewSize, besideBars taken: CGFloat) -> CGSize {
    let offer = ProposedViewSize(
      width: proposal.width, height: proposal.height.map { Swift.max($0 - taken, 0) })
    let sizes = map { $0.sizeThatFits(offer) }
    return CGSize(
      width: proposal.width ?? sizes.map(\.width).max() ?? 0,
      height: proposal.height ?? (sizes.map(\.height).max() ?? 0) + taken)
  }
}
