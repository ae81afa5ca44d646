// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase
import Foundation

/// What a person perceives of a view: its items when all animations have ended, with their places and outlines, and what
/// they are on the way there.
@MainActor
struct BodyLook {
  private struct Part {
    var item: DisplayItem
    var outline: DrawnOutline?
    var cuts: [DrawnOutline]
    /// Whether a person can touch it: no node between the item and the view prevents this.
    var isHittable: Bool
    /// The bodies inside of the view that the item belongs to; retained, so that no other node gets their addresses.
    var bodies: [EvaluatingNode]

    /// The part wherever it is: views around may move it.
    var withoutPlace: Part {
      var part = self
      part.item.frame = .zero
      (part.outline, part.cuts) = (nil, [])
      return part
    }
  }

  private var parts: [Part] = []
  /// The parts without their places at some moments to come; empty where nothing is animated.
  private var onTheWay: [[Part]] = []
  private var size = CGSize.zero
  private var presentations: [ObjectIdentifier] = []

  /// A time at which every finite animation has ended, so that moving items are compared at their final places. One that
  /// repeats for ever is not likely to be at its beginning then.
  private static let rest = Duration.seconds(1_000_000.3819)
  /// How long from now the view is looked at while something is animated: what turns once around is in the end as before.
  private static let moments: [Duration] = [.milliseconds(100), .milliseconds(700), .milliseconds(2_300)]

  /// Looks at a view as it is in the tree now.
  init(at node: ViewNode) {
    let graph = node.graph
    let outer = currentEvaluation.phase
    // Client code that draws may read any value here; these reads make no dependencies.
    currentEvaluation.phase = .checking
    defer { currentEvaluation.phase = outer }
    let presented = graph.presentations.filter { $0.presenter.isBelow(node) }
    presentations = presented.map { ObjectIdentifier($0.presenter) }
    size = node.layoutFrame.size
    // What is presented belongs to whoever says what is in it. It stands where it is, wherever that moves.
    let roots = presented.map(\.root)
    parts = Self.parts(of: node, presenting: roots, at: Self.rest)
    if graph.animations.isRunning {
      onTheWay = Self.moments.map { moment in
        Self.parts(of: node, presenting: roots, at: graph.clock.now + moment).map(\.withoutPlace)
      }
    }
  }

  private static func parts(of node: ViewNode, presenting roots: [ViewNode], at time: Duration) -> [Part] {
    let place = node.layoutFrame.origin
    var builder = DisplayListBuilder(time: time)
    builder.details = []
    builder.includesElsewhere = true
    node.graph.looking { node.draw(into: &builder) }
    let ownCount = builder.list.count
    node.graph.looking { for root in roots { root.draw(into: &builder) } }
    var parts: [Part] = []
    for (index, (item, detail)) in zip(builder.list, builder.details ?? []).enumerated()
    where !item.isRemoving {
      let origin = index < ownCount ? place : .zero
      var item = item
      item.frame = item.frame.offsetBy(dx: -origin.x, dy: -origin.y)
      var bodies: [EvaluatingNode] = []
      var isHittable = true
      var above: ViewNode? = detail.leaf
      while let current = above, current !== node {
        if let runner = current.bodyRunner { bodies.append(runner) }
        if (current as? HitTestingNode)?.allowsHitTesting == false { isHittable = false }
        above = current.parent
      }
      let map = CGAffineTransform(translationX: -origin.x, y: -origin.y)
      parts.append(
        Part(
          item: item, outline: detail.outline?.mapped(map), cuts: detail.clipOutlines.map { $0.mapped(map) },
          isHittable: isHittable, bodies: bodies))
    }
    return parts
  }

  /// Whether another look shows the same, except inside of bodies that ran for their own reasons.
  func isSame(as other: BodyLook, apartFrom independent: Set<ObjectIdentifier>) -> Bool {
    if presentations != other.presentations { return false }
    let own = Self.seen(parts, independent)
    if own.count == parts.count, size != other.size { return false }
    guard Self.areSame(own, Self.seen(other.parts, independent)) else { return false }
    if onTheWay.isEmpty && other.onTheWay.isEmpty { return true }
    return zip(atEachMoment, other.atEachMoment).allSatisfy {
      Self.areSame(Self.seen($0, independent), Self.seen($1, independent))
    }
  }

  /// The parts at the moments to come. What nothing moves is the same at any time.
  private var atEachMoment: [[Part]] {
    onTheWay.isEmpty ? Array(repeating: parts.map(\.withoutPlace), count: Self.moments.count) : onTheWay
  }

  private static func areSame(_ parts: [Part], _ others: [Part]) -> Bool {
    parts.count == others.count
      && zip(parts, others).allSatisfy { left, right in
        left.item.description == right.item.description && left.outline == right.outline
          && left.cuts == right.cuts && left.isHittable == right.isHittable
      }
  }

  /// Whether another look shows the same, except inside of other bodies and for moves that these cause.
  func isSameOutsideOfBodies(as other: BodyLook) -> Bool {
    func own(_ look: BodyLook) -> [String] {
      look.parts.filter(\.bodies.isEmpty).map { part in
        var item = part.item
        item.frame = CGRect(origin: .zero, size: item.frame.size)
        return item.description
      }
    }
    return presentations == other.presentations && own(self) == own(other)
  }

  private static func seen(_ parts: [Part], _ independent: Set<ObjectIdentifier>) -> [Part] {
    independent.isEmpty
      ? parts
      : parts.filter { part in !part.bodies.contains { independent.contains(ObjectIdentifier($0)) } }
  }
}

extension ViewNode {
  /// Notes that a person notices something here of which nothing stays on the screen.
  package final func noteMomentaryEffect() {
    graph.noteChange()
    if graph.trace.isRecording { graph.trace.recorder.waste.noteAnimated(self) }
  }

  /// Whether a node is this one or stands above it.
  fileprivate func isBelow(_ node: ViewNode) -> Bool { selfAndAncestors.contains { $0 === node } }
}

/// The bodies that ran in a frame, until its end shows whether they changed anything.
@MainActor
final class WasteCheck {
  private struct Run {
    /// Its index among the recorded events.
    let event: Int
    let node: ViewNode
    let before: BodyLook
    /// Whether the parent has handed it another value.
    let isHanded: Bool
  }

  private var runs: [Run] = []
  /// The nodes whose bodies ran for their own reasons, and not because of values from their parents.
  private var independent: Set<ObjectIdentifier> = []
  /// The nodes that set another value for a preference, or whose bodies an animation runs with other values in later
  /// frames.
  private var changing: [ViewNode] = []

  /// Looks at a view whose body is about to run again.
  func begin(_ node: ViewNode, event: Int) {
    let isHanded = node.changedSlots & ViewNode.parentValueBit != 0
    if !isHanded { independent.insert(ObjectIdentifier(node)) }
    runs.append(Run(event: event, node: node, before: BodyLook(at: node), isHanded: isHanded))
  }

  /// Notes that a view below a body sets another value for views above it.
  func noteSaid(by node: ViewNode) { changing.append(node) }

  /// Notes that an animation begins to run the body of a view frame by frame, so its result is not visible yet, or that
  /// something is noticed and gone.
  func noteAnimated(_ node: ViewNode) { changing.append(node) }

  /// The results of bodies, by the index of their events.
  struct Result {
    /// Nothing.
    var wasted: [(event: Int, node: ViewNode)] = []
    /// They changed only what views below them show.
    var handedOn: [Int] = []
  }

  /// Returns the results of the bodies, and starts again with none.
  func takeResult() -> Result {
    defer { (runs, independent, changing) = ([], [], []) }
    var result = Result()
    // The view before the next run of the body. If a value changes and changes back within one frame, the body runs
    // twice, and both runs show something new.
    var next: [ObjectIdentifier: BodyLook] = [:]
    // Where a value from the parent changes what a body shows, this is the parent's, even if the body runs once more for a
    // reason of its own. What is inside has run later.
    var independent = independent
    for run in runs.reversed() {
      if run.node.marks.contains(.removed) || changing.contains(where: { $0.isBelow(run.node) }) { continue }
      let after = next.updateValue(run.before, forKey: ObjectIdentifier(run.node)) ?? BodyLook(at: run.node)
      var others = independent
      others.remove(ObjectIdentifier(run.node))
      if run.before.isSame(as: after, apartFrom: others) {
        result.wasted.append((run.event, run.node))
        continue
      }
      if run.before.isSameOutsideOfBodies(as: after) { result.handedOn.append(run.event) }
      if run.isHanded { independent.remove(ObjectIdentifier(run.node)) }
    }
    result.wasted.reverse()
    result.handedOn.reverse()
    return result
  }
}
