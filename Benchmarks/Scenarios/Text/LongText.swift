// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation
import HeadlessViews

/// A text of N paragraphs whose last word changes.
struct LongText: @MainActor TapScenario {
  static let name = "text.long"
  static let analysis = """
    A text of N paragraphs gets another last word, as while somebody writes or an answer streams in. In `one-text` all of \
    it is another text, which this engine breaks into lines from where it differs, if its letters are counted. With a \
    text for each paragraph the last one is another; the others are compared. In a lazy stack, scrolled to the top, the \
    last one is not even there.
    """
  static let sizes = [100]
  static let optionalSizes = [10, 1_000]
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .constant, .textMeasurements: .constant, .frames: .constant,
  ]
  static let equivalent: [[Variant]] = []
  static let tapped = "write"

  nonisolated enum Variant: String, CaseIterable {
    case oneText = "one-text"
    case paragraphs
    case lazyParagraphs = "lazy-paragraphs"
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
    // shown: text.long/one-text
    case .oneText: WrittenText(size) { Text($0.joined(separator: " ")).frame(maxWidth: .infinity) }
    // end
    case .paragraphs: WrittenText(size) { ParagraphColumn(paragraphs: $0) }
    case .lazyParagraphs: WrittenText(size) { LazyParagraphColumn(paragraphs: $0) }
    }
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    let shown = host.texts.dropFirst().joined(separator: " ")
    let rest = Paragraphs.some(size).joined(separator: " ")
    let isWhole = shown.hasPrefix(rest + " word ")
    try require(isWhole || variant == .lazyParagraphs && rest.hasPrefix(shown), "another text is shown")
    // The last one stays on its line; all of them together are measured on one line and then broken.
    let measurements = variant == .oneText ? 2 : isWhole ? 1 : 0
    try requireEqual(frame.textMeasurements, measurements, "text measurements")
  }
}

/// Owns the paragraphs; a tap writes another last word.
private struct WrittenText<Content: View>: View {
  @ViewBuilder let content: (_ paragraphs: [String]) -> Content
  @State private var paragraphs: [String]
  @State private var digit = 0

  init(_ count: Int, @ViewBuilder content: @escaping (_ paragraphs: [String]) -> Content) {
    self.content = content
    _paragraphs = State(initialValue: Paragraphs.some(count) + ["word 0"])
  }

  var body: some View {
    VStack {
      Button("write") {
        digit = nextDigit(digit)
        paragraphs[paragraphs.count - 1] = "word \(digit)"
      }
      ScrollView { content(paragraphs) }
    }
  }
}

// shown: text.long/paragraphs
private struct ParagraphColumn: View {
  let paragraphs: [String]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(paragraphs.indices, id: \.self) { Text(paragraphs[$0]) }
    }
  }
}
// end

private struct LazyParagraphColumn: View {
  let paragraphs: [String]

  var body: some View {
    LazyVStack(alignment: .leading) {
      ForEach(paragraphs.indices, id: \.self) { Text(paragraphs[$0]) }
    }
  }
}
