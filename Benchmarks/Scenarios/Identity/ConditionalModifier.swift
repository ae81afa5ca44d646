// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation
import HeadlessViews

/// A padding that comes and goes around N rows.
struct ConditionalModifier: @MainActor TapScenario {
  static let name = "identity.conditional-modifier"
  static let analysis = """
    A tap puts a padding around N rows or takes it away. As the argument of a modifier that is always there \
    (`inert`, and `modifier`, where a ViewModifier has the condition) the rows stay the same views: none runs, \
    states are kept (I-4). With `if` around `self` (`conditional`) there are two different views (I-5): every tap \
    makes all N rows anew, and what they knew is gone. `mount-and-drop` says what it takes to make and drop these \
    rows: a host with them is built, shows its first frame and is taken down.
    """
  static let sizes = [100]
  static let optionalSizes = [10, 1_000]
  static let growth: [Metric: GrowthOrder] = [.bodyEvaluations: .linear, .frames: .constant]
  static let equivalent: [[Variant]] = [[.inert, .modifier]]
  static let tapped = "padding"

  nonisolated enum Variant: String, CaseIterable {
    case inert, modifier, conditional
    case mountAndDrop = "mount-and-drop"
  }

  let variant: Variant
  let size: Int
  var button: Element?

  init(variant: Variant, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View {
    switch variant {
    case .inert: InertCard(rows: size)
    case .modifier: ModifierCard(rows: size)
    case .conditional, .mountAndDrop: ConditionalCard(rows: size)
    }
  }

  mutating func prepare(_ host: ViewHost) throws {
    try host.markFirstRow()
    button = try host.buttons[Self.tapped].resolved()
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    let isKept = variant != .conditional
    try requireEqual(frame.bodyEvaluations["MarkedRow"], isKept ? 0 : size, "bodies of the rows")
    try requireEqual(
      host.texts, ["padding"] + markedTexts(size, first: isKept ? "kept" : "new"), "texts, in order")
  }

  func byHand() -> ((_ index: Int) -> Void)? {
    guard variant == .mountAndDrop else { return nil }
    return { index in
      let host = ViewHost { MarkedRows(count: size).padding(index % 2 == 0 ? 8 : 0) }
      host.unmount()
    }
  }
}

private struct InertCard: View {
  let rows: Int
  @State private var isPadded = false

  var body: some View {
    VStack {
      Button("padding") { isPadded.toggle() }
      MarkedRows(count: rows).padding(isPadded ? 8 : 0)
    }
  }
}

// shown: identity.conditional-modifier/modifier
private struct ModifierCard: View {
  let rows: Int
  @State private var isPadded = false

  var body: some View {
    VStack {
      Button("padding") { isPadded.toggle() }
      MarkedRows(count: rows).modifier(PaddedIf(isPadded: isPadded))
    }
  }
}
// end

// shown: identity.conditional-modifier/modifier
private struct PaddedIf: ViewModifier {
  let isPadded: Bool

  func body(content: Content) -> some View {
    content.padding(isPadded ? 8 : 0)
  }
}
// end

// shown: identity.conditional-modifier/conditional
private struct ConditionalCard: View {
  let rows: Int
  @State private var isPadded = false

  var body: some View {
    VStack {
      Button("padding") { isPadded.toggle() }
      MarkedRows(count: rows).if(isPadded) { $0.padding(8) }
    }
  }
}
// end

// shown: identity.conditional-modifier/conditional
extension View {
  /// The helper that is found in many projects.
  @ViewBuilder fileprivate func `if`(_ condition: Bool, _ change: (Self) -> some View) -> some View {
    if condition {
      change(self)
    } else {
      self
    }
  }
}
// end
