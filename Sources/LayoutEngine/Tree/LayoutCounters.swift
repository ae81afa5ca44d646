// SPDX-License-Identifier: Apache-2.0

/// What a `LayoutTree` has done since it was made, or since its owner set these to zero.
package struct LayoutCounters: Equatable, Sendable {
  /// Answers worked out: a record's (min, ideal, max) brought up to date, or one proposal answered that
  /// no remembered answer covered. Remembered answers and clamps of a known (min, ideal, max) are free.
  package var sizeCalls = 0
  /// Frames worked out by a parent for a child. A clean subtree that moves as a whole counts once.
  package var placements = 0
  /// Calls of the text measuring.
  package var textMeasurements = 0
  /// Containers laid out again because they or something below was dirty, whose children all kept the
  /// frames they had.
  package var wastedLayouts = 0

  package init() {}

  package mutating func add(_ other: LayoutCounters) {
    sizeCalls += other.sizeCalls
    placements += other.placements
    textMeasurements += other.textMeasurements
    wastedLayouts += other.wastedLayouts
  }
}
