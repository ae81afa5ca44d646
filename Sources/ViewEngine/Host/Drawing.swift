// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation

/// A display list with everything that a picture of it needs: the pieces of texts, the maps of effects, and the views
/// that the items belong to.
package struct Drawing: Sendable {
  /// An item of the display list.
  package struct Item: Sendable {
    package let item: DisplayItem
    /// Where it is drawn before ``map``, which is what effects and transitions around it do.
    package let frame: CGRect
    package let map: CGAffineTransform
    /// The part of the window in which it is seen; nil for all of it.
    package let clip: CGRect?
    /// The pieces of a text, from the corner of ``frame``.
    package let fragments: [TextFragment]
    /// The outline of a shape, before ``map``; nil for what fills ``frame``.
    package let outline: DrawnOutline?
    /// Outlines in the window beyond which nothing of it is seen, apart from ``clip``.
    package let clipOutlines: [DrawnOutline]
  }

  /// The content, or something presented over it.
  package struct Layer: Sendable {
    /// nil for the content.
    package let presentation: Presentation.Kind?
    package let frame: CGRect
    package let items: [Item]
  }

  /// A view with a body, and what its body did since the events were removed.
  package struct View: Sendable {
    package let typeName: String
    /// The frame around its visible items.
    package let frame: CGRect
    /// How many bodies are around it.
    package let depth: Int
    package let evaluations: Int
    /// Evaluations that came to nothing that a person perceives.
    package let wasted: Int
    /// Nanoseconds in the body itself.
    package let duration: UInt64
  }

  package let size: CGSize
  /// The content first, front-most last.
  package let layers: [Layer]
  /// The views that can be seen, at least in part; outer ones first.
  package let views: [View]
  /// How many bodies ran in views that cannot be seen.
  package let unseenEvaluations: Int
}

extension ViewHost {
  /// What is on screen, presentations over the content.
  package var drawing: Drawing { graph.drawing(size: size) }
}

extension ViewGraph {
  fileprivate func drawing(size: CGSize) -> Drawing {
    var views = SeenViews()
    var layers: [Drawing.Layer] = []
    for root in roots {
      var builder = DisplayListBuilder(time: clock.now)
      builder.details = []
      looking { root.draw(into: &builder) }
      let window = CGRect(origin: .zero, size: size)
      var items: [Drawing.Item] = []
      for (item, detail) in zip(builder.list, builder.details ?? []) {
        let frame = detail.clipOutlines.reduce(item.frame.intersection(detail.clip ?? window)) {
          $0.intersection($1.bounds)
        }
        if let leaf = detail.leaf, !frame.isNull { views.add(frame, of: leaf) }
        items.append(Drawing.Item(item, detail))
      }
      layers.append(
        Drawing.Layer(
          presentation: presentations.first { $0.root === root }?.kind,
          frame: root.space == .window ? window : root.layoutFrame, items: items))
    }
    let tallies = trace.recorder.bodies?.tallies ?? [:]
    return Drawing(
      size: size, layers: layers, views: views.list(tallies),
      unseenEvaluations: tallies.reduce(0) { views.contains($1.key) ? $0 : $0 + $1.value.evaluations })
  }
}

extension Drawing.Item {
  fileprivate init(_ item: DisplayItem, _ detail: DrawnDetail) {
    var map = detail.transform?.affine ?? .identity
    let drawn = detail.transform?.apply(to: detail.frame) ?? detail.frame
    // A transition has no map of its own; what it does follows from where the item ends up.
    if drawn != item.frame, drawn.width > 0, drawn.height > 0 {
      let (x, y) = (item.frame.width / drawn.width, item.frame.height / drawn.height)
      map = map.concatenating(
        CGAffineTransform(
          a: x, b: 0, c: 0, d: y, tx: item.frame.minX - x * drawn.minX, ty: item.frame.minY - y * drawn.minY))
    }
    self.init(
      item: item, frame: detail.frame, map: map, clip: detail.clip, fragments: detail.fragments,
      outline: detail.outline, clipOutlines: detail.clipOutlines)
  }
}

/// The views with bodies around the items that are seen.
@MainActor
private struct SeenViews {
  private struct Seen {
    let node: ViewNode
    let type: Int
    let depth: Int
    var frame: CGRect
  }

  private var order: [ObjectIdentifier] = []
  private var views: [ObjectIdentifier: Seen] = [:]

  /// Adds an item's frame to every view around it, up to the root of its tree.
  mutating func add(_ frame: CGRect, of leaf: LeafNode) {
    var chain: [(node: ViewNode, type: Int)] = []
    for node in leaf.ancestors {
      if node is RootNode { break }
      if let type = node.bodyRunner?.bodyTypeIndex { chain.append((node, type)) }
    }
    for (above, (node, type)) in chain.reversed().enumerated() {
      let id = ObjectIdentifier(node)
      if let known = views[id] {
        views[id]?.frame = known.frame.union(frame)
      } else {
        views[id] = Seen(node: node, type: type, depth: above, frame: frame)
        order.append(id)
      }
    }
  }

  func contains(_ id: ObjectIdentifier) -> Bool { views[id] != nil }

  /// Outer ones first, else in the order in which they are drawn.
  func list(_ tallies: [ObjectIdentifier: BodyTallies.Tally]) -> [Drawing.View] {
    let seen = order.enumerated().compactMap { place, id in views[id].map { (place, id, $0) } }
    return seen.sorted { ($0.2.depth, $0.0) < ($1.2.depth, $1.0) }.map { _, id, view in
      Drawing.View(
        typeName: TypeNames.name(at: view.type), frame: view.frame, depth: view.depth,
        evaluations: tallies[id]?.evaluations ?? 0, wasted: tallies[id]?.wasted ?? 0,
        duration: tallies[id]?.duration ?? 0)
    }
  }
}
