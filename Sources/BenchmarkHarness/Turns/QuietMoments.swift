// SPDX-License-Identifier: Apache-2.0
import CMeasurement

/// Tells samples that had the processor to themselves from those that shared it.
///
/// On a shared machine a neighbour on the same core makes everything slower by up to a half, for milliseconds or
/// for seconds, and no statistic of the samples can see that from inside one process. So the same arithmetic is
/// timed before and after each sample: it knows nothing of what is measured, so choosing by it favours no program.
nonisolated struct QuietMoments {
  private var samples: [(wall: Double, cpu: Double, disturbance: UInt64)] = []
  private var before: UInt64 = 0
  private var limit: UInt64 = 0
  private let work: () -> UInt64

  /// - Parameter work: Does the arithmetic and says what it took.
  init(work: @escaping () -> UInt64 = cm_reference_work) {
    self.work = work
  }

  /// Begins a turn.
  ///
  /// - Parameter limit: What the arithmetic may take beside an undisturbed sample; 0 when it is not known.
  mutating func begin(limit: UInt64) {
    samples.removeAll(keepingCapacity: true)
    self.limit = limit
    before = work()
  }

  /// Notes a sample that was just taken, in nanoseconds.
  mutating func add(wall: Double, cpu: Double) {
    let after = work()
    samples.append((wall, cpu, max(before, after)))
    before = after
  }

  /// What the turn showed; at least one sample was taken.
  ///
  /// The fastest of the undisturbed samples counts, of all where none is undisturbed: whatever still disturbs a
  /// sample makes it slower.
  var summary: Turn {
    let levels = samples.map(\.disturbance).sorted()
    let level = levels[levels.count / 2]
    let quiet = samples.filter { $0.disturbance <= (limit == 0 ? level : limit) }
    let counted = quiet.isEmpty ? samples : quiet
    return Turn(
      times: [counted.map(\.wall).min() ?? 0, counted.map(\.cpu).min() ?? 0],
      quiet: Double(quiet.count) / Double(max(samples.count, 1)), level: level)
  }
}
