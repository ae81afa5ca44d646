// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation

/// A running transition of a view that appears or leaves.
struct RunningTransition {
  private let parts: [AnyTransition.Part]
  private let change: Animation?
  private let start: Duration
  private let isRemoval: Bool
  /// How present the view was when it began to leave or to come: less than 1 if it was still coming then, more than 0 if
  /// it was still leaving.
  private let initialPresence: Double
  /// What a client's animation has said of the parts so far; nil for the built-in animations.
  private let runs: TransitionRuns?

  /// Begins a transition; nil if none of its parts takes time.
  ///
  /// - Parameter change: The animation of the change, for the parts without one of their own.
  init?(
    _ parts: [AnyTransition.Part], change: Animation?, start: Duration, isRemoval: Bool = false,
    initialPresence: Double
  ) {
    // Most changes are not animated, and then nothing is allocated.
    if !parts.contains(where: { $0.animation(of: change) != nil }) { return nil }
    self.parts = parts
    self.change = change
    self.start = start
    self.isRemoval = isRemoval
    self.initialPresence = initialPresence
    runs = parts.contains { $0.animation(of: change)?.custom != nil } ? TransitionRuns() : nil
  }

  /// Asks a client's animation how far the view is, as in every frame.
  ///
  /// - Parameter bounds: The frame of the view.
  func advance(to time: Duration, in bounds: @autoclosure () -> CGRect) {
    if runs == nil || isOver(at: time) { return }
    let bounds = bounds()
    for index in parts.indices { _ = presence(of: index, at: time, in: bounds) }
  }

  /// The animations of the parts.
  var animations: [Animation] { parts.compactMap { $0.animation(of: change) } }

  /// Whether it asks where the layout has put the view.
  var asksForFrame: Bool { parts.contains(where: \.effect.asksForFrame) }

  func isOver(at time: Duration) -> Bool {
    animations.allSatisfy { (time - start).inSeconds >= $0.end }
  }

  /// The progress of the part that is furthest behind.
  func presence(at time: Duration) -> Double {
    parts.indices.map { presence(of: $0, at: time, in: nil) }.min() ?? 1
  }

  /// - Parameter bounds: The frame of the view, where it is known.
  private func presence(of index: Int, at time: Duration, in bounds: CGRect?) -> Double {
    let progress = progress(of: index, after: (time - start).inSeconds, in: bounds)
    return isRemoval ? initialPresence * (1 - progress) : initialPresence + (1 - initialPresence) * progress
  }

  /// Changes an item of the view for a time in the transition.
  ///
  /// - Parameter bounds: The frame of the view.
  func apply(to item: inout DisplayItem, at time: Duration, in bounds: CGRect) {
    for index in parts.indices {
      parts[index].effect.apply(to: &item, presence: presence(of: index, at: time, in: bounds), in: bounds)
    }
  }

  private func progress(of index: Int, after seconds: Double, in bounds: CGRect?) -> Double {
    guard let animation = parts[index].animation(of: change) else { return 1 }
    guard let runs, animation.custom != nil else { return animation.progress(after: seconds) }
    let whole = isRemoval ? -initialPresence : 1 - initialPresence
    return runs.progress(of: index, after: seconds) {
      // The place of the view at the start of its transition is known only after its layout.
      bounds.map { parts[index].effect.run(animation, by: whole, in: $0) }
    } ?? animation.progress(after: seconds)
  }
}
