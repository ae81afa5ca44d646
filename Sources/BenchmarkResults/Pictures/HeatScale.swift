// SPDX-License-Identifier: Apache-2.0

/// What views are tinted by.
public enum PictureHeat: String, Sendable, CaseIterable {
  /// How often their bodies ran in the step.
  case bodies
  /// How often they ran in vain: nothing that a person perceives or does came of it.
  case waste
  /// How long they were in their bodies.
  case time
}

/// Which tint says how much.
package struct HeatScale {
  let heat: PictureHeat
  /// The largest figure of all views that are shown.
  let largest: Int

  /// - Source: Brewer, ColorBrewer 2.0, OrRd: told apart in grey, too.
  private static let colors = ["#fef0d9", "#fdcc8a", "#fc8d59", "#e34a33", "#b30000"]

  package init(_ heat: PictureHeat, _ pictures: [Picture]) {
    self.heat = heat
    largest = pictures.flatMap(\.views).map { Self.figure(of: $0, heat) }.max() ?? 0
  }

  private static func figure(of view: Picture.View, _ heat: PictureHeat) -> Int {
    switch heat {
    case .bodies: view.evaluations
    case .waste: view.wasted
    case .time: view.duration
    }
  }

  /// Whether a view's body ran at all, or ran in vain.
  private func counts(_ view: Picture.View) -> Bool {
    heat == .waste ? view.wasted > 0 : view.evaluations > 0
  }

  /// The ground of a view; that of the page where its body did nothing that counts.
  func color(of view: Picture.View) -> String {
    counts(view) ? Self.colors[level(of: Self.figure(of: view, heat))] : "#ffffff"
  }

  /// The lightest tint is for the smallest figure that a view can have whose body ran.
  private var smallest: Int { heat == .time ? 0 : 1 }

  private func level(of figure: Int) -> Int {
    guard largest > smallest else { return 1 }
    return (figure - smallest) * (Self.colors.count - 1) / (largest - smallest)
  }

  /// Each tint with the figures that it stands for; none where no body ran.
  var legend: [(color: String, text: String)] {
    if largest < smallest || largest == 0 { return [] }
    let levels = Self.colors.count - 1
    var entries: [(color: String, text: String)] = []
    for level in largest > smallest ? Array(0...levels) : [1] {
      // The figures that are divided down to this level.
      func first(_ level: Int) -> Int { smallest + (level * (largest - smallest) + levels - 1) / levels }
      let start = largest > smallest ? first(level) : largest
      let end = level == levels || largest == smallest ? largest : first(level + 1) - 1
      if end < start { continue }
      entries.append((Self.colors[level], start == end ? text(start) : "\(text(start)) to \(text(end))"))
    }
    return entries
  }

  func text(_ figure: Int) -> String {
    heat == .time ? HumanFigure.text(Double(figure), .nanoseconds) : "\(figure)"
  }

  /// The views that did most in a picture, by type, with what they did together.
  func leaders(of picture: Picture, _ limit: Int) -> [String] {
    var order: [String] = []
    var sums: [String: Int] = [:]
    for view in picture.views where counts(view) {
      if sums[view.name] == nil { order.append(view.name) }
      sums[view.name, default: 0] += Self.figure(of: view, heat)
    }
    let sorted = order.enumerated().sorted {
      (sums[$1.element] ?? 0, $0.offset) < (sums[$0.element] ?? 0, $1.offset)
    }
    var lines = sorted.prefix(limit).map { "\($0.element) \(text(sums[$0.element] ?? 0))" }
    if sorted.count > limit { lines.append("and \(sorted.count - limit) more types") }
    if heat != .waste, picture.unseenEvaluations > 0 {
      lines.append("\(picture.unseenEvaluations) in views out of sight")
    }
    if !lines.isEmpty { return lines }
    return [heat == .waste ? "no body ran in vain" : "no body ran"]
  }
}
