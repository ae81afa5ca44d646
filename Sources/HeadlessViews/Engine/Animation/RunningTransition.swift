// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The coming or going of a view, while it takes its time.
struct RunningTransition {
  private let parts: [AnyTransition.Part]
  private let change: Animation?
  private let start: Duration
  private let isRemoval: Bool
  /// How present the view was when it began to leave: less than 1 if it was still coming.
  private let initialPresence: Double

  /// Begins a transition; nil if none of its parts takes time.
  ///
  /// - Parameter change: The animation of the change, for the parts without one of their own.
  init?(
    _ parts: [AnyTransition.Part], change: Animation?, start: Duration, isRemoval: Bool = false,
    initialPresence: Double = 1
  ) {
    // Most changes are not animated, and then nothing is allocated.
    if !parts.contains(where: { $0.animation(of: change) != nil }) { return nil }
    self.parts = parts
    self.change = change
    self.start = start
    self.isRemoval = isRemoval
    self.initialPresence = initialPresence
  }

  /// The animations of the parts.
  var animations: [Animation] { parts.compactMap { $0.animation(of: change) } }

  /// Whether it asks where the layout has put the view.
  var asksForFrame: Bool { parts.contains(where: \.effect.asksForFrame) }

  func isOver(at time: Duration) -> Bool {
    animations.allSatisfy { (time - start).inSeconds >= $0.end }
  }

  /// How present the view is, by the part that is furthest behind.
  func presence(at time: Duration) -> Double {
    parts.map { presence(of: $0, at: time) }.min() ?? 1
  }

  private func presence(of part: AnyTransition.Part, at time: Duration) -> Double {
    let progress = part.animation(of: change)?.progress(after: (time - start).inSeconds) ?? 1
    return isRemoval ? initialPresence * (1 - progress) : progress
  }

  /// Changes an item of the view as it is to be seen at a time.
  ///
  /// - Parameter bounds: The frame of the view.
  func apply(to item: inout DisplayItem, at time: Duration, in bounds: CGRect) {
    for part in parts {
      part.effect.apply(to: &item, presence: presence(of: part, at: time), in: bounds)
    }
  }
}
