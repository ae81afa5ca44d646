// SPDX-License-Identifier: Apache-2.0

extension Recording {
  /// Grids, baselines and rich text.
  static let grids: [Recording] = [
    grid, gridCorpus, gridFiniteShares, gridSpanEdges, gridSpanTargets, gridGapOrder, gridNilWidthKey,
    gridRowAlignmentInheritance, gridLane3Discriminators, baselineOffsets, textBaselines, richText,
    keyFocusGeometry,
  ]
}
