// SPDX-License-Identifier: Apache-2.0

extension Recording {
  /// Every recording that is replayed, in the order of the page RECORDED.md.
  public static let all = layout + grids + behaviour + controls + lists + counts
}
