// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation
import HeadlessViews

/// N paragraphs of wrapped text in a window that changes its width.
struct TextWindowResizes: Scenario {
  static let name = "text.window-resizes"
  static let analysis = """
    The window of N wrapped paragraphs takes many widths, and every paragraph breaks anew. An infinity frame offers a text \
    the width; `fixed-size`, which is often put on top of it, asks for its height once more; a `reader` around the whole \
    hands the width down by hand and makes all paragraphs' views again. Limited to `one-line`, its first line is looked for all \
    the same.
    """
  static let sizes = [100]
  static let optionalSizes = [10, 1_000]
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .linear, .textMeasurements: .linear, .sizeCalls: .linear, .frames: .constant,
  ]
  static let equivalent: [[Variant]] = [[.infinity, .fixedSize, .reader]]

  nonisolated enum Variant: String, CaseIterable {
    case infinity
    case fixedSize = "fixed-size"
    case reader
    case oneLine = "one-line"
  }

  let variant: Variant
  let size: Int
  private let paragraphs: [String]

  init(variant: Variant, size: Int) {
    self.variant = variant
    self.size = size
    paragraphs = Paragraphs.some(size)
  }

  var content: some View {
    switch variant {
    case .infinity: InfinityParagraphs(paragraphs: paragraphs)
    case .fixedSize: FixedSizeParagraphs(paragraphs: paragraphs)
    case .reader: ReaderParagraphs(paragraphs: paragraphs)
    case .oneLine: OneLineParagraphs(paragraphs: paragraphs)
    }
  }

  func step(_ host: ViewHost, _ index: Int) {
    // Many widths, so that no answer is remembered from the last time.
    host.resize(to: CGSize(width: 300 + index * 37 % 97, height: 844))
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(host.texts, paragraphs, "texts, in order")
    try requireEqual(frame.bodyEvaluations.total, 0, "bodies")
    try requireEqual(frame.geometryContentEvaluations.total, variant == .reader ? 1 : 0, "readers' contents")
    let first = host.displayList.first { $0.kind == .text }?.frame ?? .zero
    let isWrapped = first.height > 20
    try requireEqual(isWrapped, variant != .oneLine, "whether the first paragraph has several lines")
    try require(first.width <= host.size.width, "the first paragraph is \(first.width) wide")
  }
}

private struct InfinityParagraphs: View {
  let paragraphs: [String]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(paragraphs.indices, id: \.self) {
          Text(paragraphs[$0]).frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
  }
}

private struct FixedSizeParagraphs: View {
  let paragraphs: [String]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(paragraphs.indices, id: \.self) {
          Text(paragraphs[$0]).fixedSize(horizontal: false, vertical: true).frame(
            maxWidth: .infinity, alignment: .leading)
        }
      }
    }
  }
}

private struct ReaderParagraphs: View {
  let paragraphs: [String]

  var body: some View {
    GeometryReader { proxy in
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(paragraphs.indices, id: \.self) {
            Text(paragraphs[$0]).frame(width: proxy.size.width, alignment: .leading)
          }
        }
      }
    }
  }
}

private struct OneLineParagraphs: View {
  let paragraphs: [String]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(paragraphs.indices, id: \.self) {
          Text(paragraphs[$0]).lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
  }
}
