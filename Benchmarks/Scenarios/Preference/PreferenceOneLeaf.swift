// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// One of N leaves says another value for a preference, and a view above shows the largest.
struct PreferenceOneLeaf: Scenario {
  static let name = "preference.one-leaf"
  static let analysis = """
    N leaves say a number each, and their largest is shown above them. One leaf says a larger one: a \
    state of the owner, so that every leaf is made again, or a state of the leaf. The values of the \
    others need not be asked for again.
    """
  static let sizes = [100, 1_000]
  static let optionalSizes = [10_000]
  static let equivalent: [[Variant]] = [[.owner, .leaf]]
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .constant, .sizeCalls: .constant, .placements: .constant, .displayEdits: .constant,
  ]

  enum Variant: String, CaseIterable {
    case owner
    case leaf
    case byHand = "by-hand"
  }

  let variant: Variant
  let size: Int
  private let number = WriteHandle<Int>()
  private let shown = Shown()

  private final class Shown { var number = 100 }

  init(variant: Variant, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View {
    LargestNumber(rows: size, isOwner: variant == .owner, number: number)
  }

  func step(_ host: ViewHost, _ index: Int) {
    shown.number = .threeDigits(at: index)
    number.write(shown.number)
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(frame.displayEdits, 1, "display edits")
    let rows = (0..<size).map { "row \($0.inText)" }
    try requireEqual(host.texts, ["\(shown.number)"] + rows, "texts, in order")
  }

  func byHand() -> ((_ index: Int) -> Void)? {
    guard variant == .byHand else { return nil }
    var values = Array(repeating: 0, count: size)
    var text = ""
    return {
      values[values.count / 2] = .threeDigits(at: $0)
      text = "\(values.reduce(0, max))"
      BlackHole.swallow(text)
    }
  }
}

private nonisolated struct LargestKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private struct LargestNumber: View {
  let rows: Int
  let isOwner: Bool
  let number: WriteHandle<Int>
  @State private var largest = 0

  var body: some View {
    VStack {
      Text("\(largest)")
      if isOwner {
        NumberColumn(rows: rows, number: number)
      } else {
        ForEach(0..<rows) { SayingRow(index: $0, number: number) }
      }
    }
    .onPreferenceChange(LargestKey.self) { largest = $0 }
  }
}

/// Says the numbers of all rows.
private struct NumberColumn: View {
  let rows: Int
  let number: WriteHandle<Int>
  @State private var current = 100

  var body: some View {
    let _ = number.lend($current)
    ForEach(0..<rows) { row in
      Text("row \(row)").preference(key: LargestKey.self, value: row == rows / 2 ? current : 0)
    }
  }
}

/// A row that says a number of its own; the first one lends it.
private struct SayingRow: View {
  let index: Int
  let number: WriteHandle<Int>
  @State private var current: Int

  init(index: Int, number: WriteHandle<Int>) {
    self.index = index
    self.number = number
    _current = State(initialValue: index == 0 ? 100 : 0)
  }

  var body: some View {
    let _ = number.lend($current)
    Text("row \(index)").preference(key: LargestKey.self, value: current)
  }
}
