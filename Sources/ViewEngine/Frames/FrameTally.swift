// SPDX-License-Identifier: Apache-2.0

/// What frames did since the last report, in exact counts.
@usableFromInline
struct FrameTally {
  package var report = FrameReport()
  /// Comparisons of view values, and those with an equal result. They are stored separately, because code that clients
  /// specialise increases them.
  @usableFromInline var comparisons = 0
  @usableFromInline var equalComparisons = 0
  /// Runs of row closures, stored separately for the same reason.
  @usableFromInline var rowClosures = 0
  /// Increased by every change of an update; a body that does not increase it was wasted.
  @usableFromInline var changes = 0
  /// Body evaluations since mount, by type index.
  private(set) var totals = EvaluationCounts()
  /// The sum of the reports since a measurement asked for it; `nil`, and without cost, otherwise.
  var sum: FrameReport?

  /// Counts an input of a node that was looked at because it may have changed.
  mutating func noteAttribute() { report.attributesUpdated += 1 }

  /// Takes the counts since the last report, with those of the layout.
  mutating func takeReport(_ layout: LayoutCounters) -> FrameReport {
    report.viewComparisons += comparisons
    report.viewsSkippedEqual += equalComparisons
    report.rowClosureEvaluations += rowClosures
    (comparisons, equalComparisons, rowClosures) = (0, 0, 0)
    report.layout.add(layout)
    totals.add(report.bodyEvaluations)
    sum?.add(report)
    return Self.take(&report)
  }

  // Moved out, because a copy would count the references in it, and a swap would copy it twice.
  @inline(__always)
  private static func take(_ report: UnsafeMutablePointer<FrameReport>) -> FrameReport {
    defer { report.initialize(to: FrameReport()) }
    return report.move()
  }
}
