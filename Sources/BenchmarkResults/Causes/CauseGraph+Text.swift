// SPDX-License-Identifier: Apache-2.0

extension CauseGraph {
  /// For a person: each body that ran with the way to it, then what was skipped.
  public var text: String {
    var lines = ["\(name), step \(step)"]
    let ran = bodies.filter(\.isEvaluated)
    lines.append("  ran: \(ran.isEmpty ? "nothing" : "\(ran.reduce(0) { $0 + $1.count }) bodies")")
    for body in ran {
      let mark = body.isWasted ? "  [wasted: the result was the same]" : ""
      lines.append("    \(times(body))\(chain(of: body).joined(separator: " → "))\(mark)")
      lines.append("      \(body.path)")
    }
    let skipped = bodies.filter { !$0.isEvaluated }
    if !skipped.isEmpty {
      lines.append("  skipped: \(skipped.reduce(0) { $0 + $1.count }) bodies")
      for body in skipped {
        lines.append("    \(times(body))\(body.typeName): \(body.reasons.joined(separator: ", "))")
        lines.append("      \(body.path)")
      }
    }
    let shown = counters.filter { $0.value != 0 }.sorted { $0.key < $1.key }
    if !shown.isEmpty {
      lines.append("  counted: " + shown.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
    }
    if let wasted = counters["wasted_layouts"], wasted > 0 {
      lines.append("  [wasted layouts: \(wasted) containers were laid out with the same result]")
    }
    return lines.map { PrintableText.line($0) + "\n" }.joined()
  }

  private func times(_ body: Body) -> String { body.count == 1 ? "" : "\(body.count) × " }

  /// For Graphviz: writes as boxes, bodies that ran as ellipses (red when wasted), skipped ones dashed.
  public var dot: String {
    var lines = [
      "digraph causes {", "  rankdir=LR;",
      "  label=\(DOTText.quoted("\(name), step \(step)"));", "  node [fontname=\"sans-serif\", fontsize=11];",
    ]
    var sources: [String: String] = [:]
    for (index, body) in bodies.enumerated() {
      let label = body.count == 1 ? body.typeName : "\(body.typeName) × \(body.count)"
      let style = !body.isEvaluated ? "style=dashed, color=gray" : body.isWasted ? "color=red" : "color=black"
      lines.append(
        "  b\(index) [label=\(DOTText.quoted(label)), tooltip=\(DOTText.quoted(body.path)), \(style)];")
    }
    for (index, body) in bodies.enumerated() {
      for reason in body.reasons {
        guard reason != Cause.parent, reason != Cause.equal else {
          if let parent = parent(of: body) {
            let style = body.isEvaluated ? "" : " [style=dashed, label=\"equal\"]"
            lines.append("  b\(parent) -> b\(index)\(style);")
          }
          continue
        }
        // A property of one view type is one source, whichever view reads it.
        let key = "\(reason) of \(body.typeName)"
        if sources[key] == nil {
          sources[key] = "s\(sources.count)"
          lines.append("  \(sources[key] ?? "") [shape=box, label=\(DOTText.quoted(reason))];")
        }
        lines.append("  \(sources[key] ?? "") -> b\(index);")
      }
    }
    return (lines + ["}"]).map { $0 + "\n" }.joined()
  }
}
