// SPDX-License-Identifier: Apache-2.0

/// How often the body of each node ran and how long it took, for a picture that shows this at the view's place.
@MainActor
final class BodyTallies {
  struct Tally {
    /// Retained, so that no other node gets its address.
    let node: ViewNode
    var evaluations = 0
    /// How many of them changed nothing that a person perceives.
    var wasted = 0
    /// Time in the units of the clock, less that of the bodies inside of this one.
    var duration: UInt64 = 0
  }

  private let now: () -> UInt64
  private(set) var tallies: [ObjectIdentifier: Tally] = [:]
  private var open: [(node: ViewNode, start: UInt64)] = []

  /// - Parameter now: The clock, in nanoseconds.
  init(now: @escaping () -> UInt64) {
    self.now = now
  }

  func begin(_ node: ViewNode) { open.append((node, now())) }

  func end() {
    guard let body = open.popLast() else { return }
    tallies[ObjectIdentifier(body.node), default: Tally(node: body.node)].evaluations += 1
    tallies[ObjectIdentifier(body.node)]?.duration += now() - body.start
  }

  func noteWasted(_ node: ViewNode) { tallies[ObjectIdentifier(node)]?.wasted += 1 }

  func removeAll() { tallies.removeAll() }
}
