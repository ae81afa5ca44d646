// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation
import HeadlessViews

/// N labels that are all as wide as the widest of them.
struct EqualWidths: @MainActor TapScenario {
  static let name = "preference.equal-widths"
  static let analysis = """
    N labels share the width of the widest, and a tap makes the first one the widest or ordinary again. A custom `layout` \
    asks each label once, within the layout. With a `preference` a reader behind each text says its width, the largest \
    becomes a state, and a second pass gives it to all; `on-geometry-change` writes the widths into a state without the \
    way up. Both run bodies for what layout could have done.
    """
  static let sizes = [100]
  static let optionalSizes = [10, 1_000]
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .linear, .geometryContentEvaluations: .linear, .sizeCalls: .linear,
  ]
  static let equivalent: [[Variant]] = [[.layout, .onGeometryChange]]
  static let tapped = "longer"

  nonisolated enum Variant: String, CaseIterable {
    case layout, preference
    case onGeometryChange = "on-geometry-change"
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
    case .layout: LabelScreen(count: size) { EqualLayoutLabels(first: $0, count: size) }
    case .preference: LabelScreen(count: size) { EqualPreferenceLabels(first: $0, count: size) }
    case .onGeometryChange: LabelScreen(count: size) { EqualMeasuredLabels(first: $0, count: size) }
    }
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    let widths = Set(host.displayList.filter { $0.color == "yellow" }.map(\.frame.width))
    // Of 17 points each character is half as wide.
    let expected =
      8.5 * Double(host.texts[1] == "the longest label" ? 17 : "label \((size - 1).inText)".count)
    try requireEqual(widths, [expected], "widths of the labels")
    try requireEqual(host.texts.count, 1 + size, "texts")
  }
}

private struct LabelScreen<Labels: View>: View {
  let count: Int
  @ViewBuilder let labels: (_ first: String) -> Labels
  @State private var isLong = false

  var body: some View {
    VStack {
      Button("longer") { isLong.toggle() }
      labels(isLong ? "the longest label" : "label 0")
    }
  }
}

// shown: preference.equal-widths/layout
private struct EqualLayoutLabels: View {
  let first: String
  let count: Int

  var body: some View {
    EqualWidthLayout {
      ForEach(0..<count) { index in
        Text(index == 0 ? first : "label \(index)")
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(Color.yellow)
      }
    }
  }
}
// end

/// A column in which every subview is as wide as the widest.
// shown: preference.equal-widths/layout
private struct EqualWidthLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for subview in subviews {
      let height = subview.sizeThatFits(.unspecified).height
      let size = ProposedViewSize(width: bounds.width, height: height)
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: size)
      y += height
    }
  }
}
// end

// shown: preference.equal-widths/preference
private nonisolated struct WidestKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
// end

// shown: preference.equal-widths/preference
private struct EqualPreferenceLabels: View {
  let first: String
  let count: Int
  @State private var width: CGFloat?

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count) { index in
        Text(index == 0 ? first : "label \(index)")
          .background {
            GeometryReader { proxy in
              Color.clear.preference(key: WidestKey.self, value: proxy.size.width)
            }
          }
          .fixedSize()
          .frame(width: width, alignment: .leading)
          .background(Color.yellow)
      }
    }
    .onPreferenceChange(WidestKey.self) { width = $0 }
  }
}
// end

private struct EqualMeasuredLabels: View {
  let first: String
  let count: Int
  @State private var widths: [Int: CGFloat] = [:]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count) { index in
        Text(index == 0 ? first : "label \(index)")
          .fixedSize()
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            widths[index] = $0
          }
          .frame(width: widths.values.max(), alignment: .leading)
          .background(Color.yellow)
      }
    }
  }
}
