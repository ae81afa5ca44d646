// SPDX-License-Identifier: Apache-2.0

/// What is known of where in the sources stands what a graph names.
public protocol CausePlaces {
  /// Where a type is declared.
  func declaration(of type: String) -> SourcePlace?
  /// The lines that change a value, which a graph calls `Owner.property`, in words.
  func words(forWritesOf name: String) -> String?
}

extension CauseGraph {
  /// For a person: pass by pass what was written, what ran and why, what was skipped, and what came of it.
  public var text: String { text(nil) }

  /// A line for each event, each pass under a heading of its own; views and writes with their places in the sources.
  public func text(_ sources: (any CausePlaces)?) -> String {
    var lines = ["\(title): \(summary)"]
    var pass = (frame: 0, number: 0)
    var rest = events[...]
    while let first = rest.first {
      let own = rest.prefix { $0.frame == first.frame && $0.pass == first.pass }
      rest = rest.dropFirst(own.count)
      if pass.frame != first.frame { lines.append("  frame \(first.frame)") }
      if first.pass > 1 { lines.append("  frame \(first.frame), pass \(first.pass)") }
      pass = (first.frame, first.pass)
      lines += Self.writes(own.filter { $0.kind == .wrote }, sources)
      for event in own where event.kind != .wrote { lines += self.lines(of: event, sources) }
    }
    let shown = counters.filter { $0.value != 0 }.sorted { $0.key < $1.key }
    if !shown.isEmpty {
      lines.append("  counted")
      for counter in shown { lines.append("    \(counter.key) \(counter.value)") }
    }
    if let wasted = counters["wasted_layouts"], wasted > 0 {
      let containers = HumanFigure.counted(wasted, "container was", "containers were")
      lines.append("  [wasted layouts: \(containers) laid out again with the same result]")
    }
    return lines.map { PrintableText.line($0) + "\n" }.joined()
  }

  private var summary: String {
    if events.isEmpty { return "nothing happened" }
    let frames = Set(events.map(\.frame)).count
    let passes = Set(events.map { [$0.frame, $0.pass] }).count
    var parts = [HumanFigure.counted(frames, "frame", "frames")]
    if passes > frames { parts.append("\(passes) passes") }
    parts.append(bodies == 0 ? "no body ran" : HumanFigure.counted(bodies, "body ran", "bodies ran"))
    let wasted = events.filter(\.isWasted).reduce(0) { $0 + $1.count }
    if wasted > 0 { parts.append("\(wasted) of them in vain") }
    return parts.joined(separator: ", ")
  }

  /// The writes of one pass, which are one action's, in one line.
  private static func writes(_ events: [Event], _ sources: (any CausePlaces)?) -> [String] {
    let names = events.map { event in
      event.name + (event.reasons.contains(Cause.unread) ? " (no view has read it)" : "")
        + SourcePlace.bracketed(sources?.words(forWritesOf: event.name).map { [$0] } ?? [])
    }
    return names.isEmpty ? [] : ["    wrote \(names.joined(separator: ", "))"]
  }

  private func lines(of event: Event, _ sources: (any CausePlaces)?) -> [String] {
    let times = event.count == 1 ? "" : "\(event.count) × "
    let mark = event.isWasted ? " [wasted: the result was the same]" : ""
    let place = "      \(event.path)" + SourcePlace.bracketed(sources?.declaration(of: event.place))
    switch event.kind {
    case .wrote: return []
    case .ran: return ["    ran \(times)\(chain(of: event).joined(separator: " → "))\(mark)", place]
    case .skipped:
      return ["    skipped \(times)\(event.name): \(event.reasons.joined(separator: ", "))", place]
    case .content:
      let ways = chain(of: event).joined(separator: " → ")
      return ["    ran \(times)\(ways): the content of a reader\(mark)", place]
    case .action: return ["    called \(times)\(event.name) of \(event.place)", place]
    case .dismissed: return ["    dismissed \(times)\(event.name) of \(event.place)", place]
    case .presented:
      let stale = event.reasons.map {
        "      [stale: \(event.place) did not run, because its body never read \($0); "
          + "what it presents shows \($0) as it was when that body ran last]"
      }
      return ["    presented \(times)\(event.name) of \(event.place)", place] + stale
    }
  }
}
