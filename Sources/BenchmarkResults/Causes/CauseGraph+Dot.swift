// SPDX-License-Identifier: Apache-2.0

extension CauseGraph {
  /// For Graphviz: each pass with its writes as one root, views in their places below each other, and a legend.
  ///
  /// A view that ran is a box, red when in vain; one that was skipped is dashed; views that had no part in the step
  /// are grey words, there to show where the others are.
  public var dot: String {
    let font = "fontname=\"Helvetica\", fontsize=11"
    var lines = [
      "digraph causes {", "  graph [rankdir=LR, labelloc=t, \(font), label=\(DOTText.quoted(title))];",
      "  node [shape=box, style=rounded, \(font)];", "  edge [\(font)];",
    ]
    var clusters: [[String]] = []
    var rest = events[...]
    while let first = rest.first {
      let own = rest.prefix { $0.frame == first.frame && $0.pass == first.pass }
      rest = rest.dropFirst(own.count)
      let number = clusters.count
      var pass = PassDrawing(Array(own), prefix: "p\(number)")
      let title = DOTText.quoted("frame \(first.frame), pass \(first.pass)")
      clusters.append(
        ["  subgraph cluster_\(number) {", "    label=\(title); color=gray;"]
          + pass.lines().map { "    \($0)" } + ["  }"])
    }
    // Drawn from left to right, later ones are above earlier ones.
    lines += Self.legend + clusters.reversed().flatMap(\.self)
    return (lines + ["}"]).map { $0 + "\n" }.joined()
  }

  private static let legend = [
    "  subgraph cluster_legend {", "    label=\"legend\"; color=gray;",
    "    l0 [label=\"written in this pass\", shape=folder, style=solid];", "    l1 [label=\"body ran\"];",
    "    l2 [label=\"ran in vain, or stale\", color=red, fontcolor=red];",
    "    l3 [label=\"skipped: equal\", style=\"rounded,dashed\", color=gray];",
    "    l4 [label=\"reader's content, action or presentation\", style=\"\"];",
    "    l5 [label=\"no part in it\", shape=plaintext, fontcolor=gray];", "    l0 -> l1 [label=\"reads\"];",
    "    l1 -> l2 [label=\"new value\"];", "    l2 -> l3 [style=dashed, color=gray];",
    "    l3 -> l4 [style=invis]; l4 -> l5 [style=invis];", "  }",
  ]
}

/// The nodes and edges of one pass.
private struct PassDrawing {
  private let events: [CauseGraph.Event]
  private let prefix: String
  /// The nodes of views that had no part, by their paths.
  private var bystanders: [String: String] = [:]
  private var drawn: [String] = []

  init(_ events: [CauseGraph.Event], prefix: String) {
    self.events = events
    self.prefix = prefix
  }

  mutating func lines() -> [String] {
    let written = events.filter { $0.kind == .wrote }.map(\.name)
    let root = "\(prefix)_written"
    if !written.isEmpty {
      let label = DOTText.quoted(written.joined(separator: ", "))
      drawn.append("\(root) [shape=folder, style=solid, label=\(label)];")
    }
    for (index, event) in events.enumerated() where event.kind != .wrote {
      draw(index, event, root, !written.isEmpty)
    }
    return drawn
  }

  private mutating func draw(_ index: Int, _ event: CauseGraph.Event, _ root: String, _ hasRoot: Bool) {
    let node = "\(prefix)_\(index)"
    let what =
      switch event.kind {
      case .content: "content in \(event.place)"
      case .presented where !event.reasons.isEmpty:
        "presented \(event.name), stale: \(event.reasons.joined(separator: ", "))"
      case .presented, .dismissed: "\(event.kind.rawValue) \(event.name)"
      default: event.name
      }
    let label = event.count == 1 ? what : "\(what) × \(event.count)"
    let style =
      switch event.kind {
      case .skipped: ", style=\"rounded,dashed\", color=gray"
      case .presented where !event.reasons.isEmpty: ", style=\"\", color=red, fontcolor=red"
      case .ran: event.isWasted ? ", color=red, fontcolor=red" : ""
      default: ", style=\"\""
      }
    drawn.append(
      "\(node) [label=\(DOTText.quoted(label)), tooltip=\(DOTText.quoted(event.path))\(style)];")
    let properties = event.reasons.filter {
      ![CauseGraph.Cause.parent, CauseGraph.Cause.equal, CauseGraph.Cause.first, CauseGraph.Cause.size]
        .contains($0)
    }
    if hasRoot, event.kind == .ran || event.kind == .content, !properties.isEmpty {
      drawn.append("\(root) -> \(node) [label=\(DOTText.quoted(properties.joined(separator: ", ")))];")
    } else if hasRoot, event.kind == .presented || event.kind == .dismissed {
      drawn.append("\(root) -> \(node);")
    }
    guard let above = nodeAbove(index, event) else { return }
    let isCause =
      event.kind == .action || event.reasons.contains(CauseGraph.Cause.parent)
      || event.reasons.contains(CauseGraph.Cause.first)
    drawn.append("\(above) -> \(node)\(isCause ? "" : " [style=dashed, color=gray, arrowhead=none]");")
  }

  /// The node that stands for the nearest view above: one of this pass's events, or one that had no part.
  private mutating func nodeAbove(_ index: Int, _ event: CauseGraph.Event) -> String? {
    var path = event.path
    // An action or a content lies in the view itself.
    let isInside = event.kind != .ran && event.kind != .skipped
    if !isInside { path = Self.above(path) }
    var between: [String] = []
    while !path.isEmpty {
      let body = events.indices.first { events[$0].kind == .ran && events[$0].path == path }
      if let body, body != index { return bystander(between, below: "\(prefix)_\(body)", path) }
      between.insert(String(path.split(separator: "/").last ?? ""), at: 0)
      path = Self.above(path)
    }
    return bystander(between, below: nil, "")
  }

  /// The node of views that had no part, made at its first use.
  private mutating func bystander(_ names: [String], below above: String?, _ path: String) -> String? {
    guard !names.isEmpty else { return above }
    let key = ([path] + names).joined(separator: "/")
    if let known = bystanders[key] { return known }
    let node = "\(prefix)_v\(bystanders.count)"
    bystanders[key] = node
    let label = DOTText.quoted(names.joined(separator: " › "))
    drawn.append("\(node) [label=\(label), shape=plaintext, fontcolor=gray];")
    if let above { drawn.append("\(above) -> \(node) [style=dashed, color=gray, arrowhead=none];") }
    return node
  }

  private static func above(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
