// SPDX-License-Identifier: Apache-2.0
import CMeasurement

/// Tells samples that had the processor to themselves from those that shared it.
///
/// On a shared machine a neighbour on the same core makes everything slower by up to a half, for milliseconds or
/// for seconds, and no statistic of the samples can see that from inside one process. So the same arithmetic is
/// timed before and after each sample: it knows nothing of what is measured, so choosing by it favours no program.
nonisolated struct QuietMoments {
  /// The fastest that the arithmetic has ever been here, in nanoseconds.
  private var reference: UInt64 = .max
  private var samples: [(time: Double, disturbance: UInt64)] = []
  private var before: UInt64 = 0
  private let work: () -> UInt64

  /// - Parameter work: Does the arithmetic and says what it took.
  init(work: @escaping () -> UInt64 = cm_reference_work) {
    self.work = work
  }

  /// Begins a turn.
  ///
  /// - Parameter reference: The fastest that the arithmetic was in any process; 0 when it is not known.
  mutating func begin(reference known: UInt64) {
    samples.removeAll(keepingCapacity: true)
    before = work()
    reference = min(reference, before, known == 0 ? .max : known)
  }

  /// Notes a sample that was just taken, in nanoseconds.
  mutating func add(_ time: Double) {
    let after = work()
    reference = min(reference, after)
    samples.append((time, max(before, after)))
    before = after
  }

  /// What the turn showed.
  ///
  /// The fastest of the undisturbed samples counts, of all where none is undisturbed: whatever still disturbs a
  /// sample makes it slower.
  var summary: Turn {
    // The arithmetic itself varies by some clock reads.
    let limit = reference + reference / 50
    let quiet = samples.filter { $0.disturbance <= limit }
    let fastest = (quiet.isEmpty ? samples : quiet).map(\.time).min() ?? 0
    return Turn(
      time: fastest, quiet: Double(quiet.count) / Double(max(samples.count, 1)), reference: reference)
  }
}
