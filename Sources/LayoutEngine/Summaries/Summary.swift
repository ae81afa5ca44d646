// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A record's report to its parent: how it answers every proposal, or that it has to be asked.
struct Summary {
  var width = AxisRange(fixed: 0)
  var height = AxisRange(fixed: 0)
  var facts: SlotFacts = [.exact]
  var bounds = TextBounds()
  var priority = 0.0

  /// A record that has to be asked for each proposal.
  static func general(_ facts: SlotFacts) -> Summary {
    Summary(
      facts: facts.intersection(.lasting).union([.usesWidth, .usesHeight]))
  }

  @inline(__always)
  mutating func setThreshold(_ threshold: Double, narrowest: Double) {
    bounds = TextBounds(threshold: threshold, narrowest: narrowest)
    facts.insert(.textual)
  }

  /// Says whether the limits on both axes are the whole truth.
  @inline(__always)
  mutating func noteIdeals() {
    if width.hasOwnIdeal || height.hasOwnIdeal { facts.insert(.ideals) } else { facts.remove(.ideals) }
  }

  var ideals: SIMD2<Double> { SIMD2(width.ideal, height.ideal) }

  /// The same answers, given by a record that is no leaf.
  var container: Summary {
    var result = self
    result.facts.subtract([.leaf, .plain, .inOrder])
    return result
  }
}
