// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation
import HeadlessViews

/// A full layout of stacks that hold a leaf and the next stack.
struct LayoutNestedStacks: Scenario {
  static let name = "layout.nested-stacks"
  static let analysis = """
    W6. Stacks of a leaf and the next stack, as deep as the size says, laid out with every size forgotten. With \
    the usual three remembered answers a node, alternating axes ask each leaf 311 times at depth 8 and 45,991 \
    times at depth 16. Divide size_calls by the depth: fixed and flexible leaves must stay below nine each \
    at any depth, wrapping text below eighty.
    """
  static let sizes = [8, 16, 32]
  static let optionalSizes = [50]
  static let measures = MeasuredOperation.layout
  static let equivalent: [[Variant]] = []
  static let growth: [Metric: GrowthOrder] = [.bodyEvaluations: .constant, .placements: .linear]

  nonisolated enum Variant: String, CaseIterable {
    case fixedSame = "fixed-same"
    case fixedAlternating = "fixed-alternating"
    case flexibleSame = "flexible-same"
    case flexibleAlternating = "flexible-alternating"
    case textSame = "text-same"
    case textAlternating = "text-alternating"
  }

  let variant: Variant
  let size: Int

  @ViewBuilder var content: some View {
    switch variant {
    case .fixedSame, .fixedAlternating:
      NestedStacks(remaining: size, alternates: variant == .fixedAlternating) { FixedLeaf() }
    case .flexibleSame, .flexibleAlternating:
      NestedStacks(remaining: size, alternates: variant == .flexibleAlternating) { FillingLeaf() }
    case .textSame, .textAlternating:
      NestedStacks(remaining: size, alternates: variant == .textAlternating) {
        Text("a leaf with text enough for several lines")
      }
    }
  }

  func prepare(_ host: ViewHost) throws {
    host.resize(to: CGSize(width: 400, height: 800))
    try host.render()
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.bodyEvaluations.total, 0, "bodies")
    try requireEqual(host.displayList.count, size + 1, "leaves")
    // There is a container to each leaf but the last, and both count.
    let isText = variant == .textSame || variant == .textAlternating
    let limit = (isText ? 80 : 9) * (size + 1)
    try require(
      frame.sizeCalls <= limit, "\(frame.sizeCalls) size calls for \(size + 1) leaves, at most \(limit)")
    if isText {
      try require(
        frame.textMeasurements <= 80 * (size + 1),
        "\(frame.textMeasurements) measurements of \(size + 1) texts")
    }
  }
}

/// A leaf and the next stack, in a stack of either axis.
struct NestedStacks<Leaf: View>: View {
  let remaining: Int
  let alternates: Bool
  @ViewBuilder let leaf: () -> Leaf

  var body: some View {
    if remaining == 0 {
      leaf()
    } else if alternates && !remaining.isMultiple(of: 2) {
      VStack(spacing: 0) {
        leaf()
        NestedStacks(remaining: remaining - 1, alternates: alternates, leaf: leaf)
      }
    } else {
      HStack(spacing: 0) {
        leaf()
        NestedStacks(remaining: remaining - 1, alternates: alternates, leaf: leaf)
      }
    }
  }
}
