// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// A list is made.
struct ListCreate: Scenario {
  static let name = "list.create"
  static let analysis = """
    A host is built around a list of N rows and shows its first frame: a view, a stack, a padding, a \
    spacer and two texts in each row. By-hand makes the rows as structures and stacks them.
    """
  static let sizes = [1_000]
  static let optionalSizes = [100, 10_000]
  static let measures = MeasuredOperation.mount
  static let equivalent: [[ListStyle]] = []
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .linear, .sizeCalls: .linear, .placements: .linear, .allocations: .linear,
    .liveBytesGrowth: .linear,
  ]

  let variant: ListStyle
  let size: Int
  private let items: [KeyedItem]
  private let handle = ListHandle(notedID: -1)

  init(variant: ListStyle, size: Int) {
    self.variant = variant
    self.size = size
    items = KeyedItem.numbered(size)
  }

  @ViewBuilder var content: some View {
    if variant == .stateful {
      StatefulKeyedList(items, handle)
    } else {
      KeyedList(items, handle)
    }
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.bodyEvaluations.total, size + 1, "all bodies")
    try requireEqual(host.texts, items.flatMap { [$0.title, "off"] }, "texts, in order")
  }

  func byHand() -> ((_ index: Int) -> Void)? {
    guard variant == .byHand else { return nil }
    return { _ in _ = HandList(items) }
  }
}
