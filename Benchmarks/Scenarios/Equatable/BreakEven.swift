// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// When `Equatable` pays: what a comparison costs a child against the body that it saves.
struct BreakEven: Scenario {
  static let name = "equatable.break-even"
  static let analysis = """
    A list of 100 children runs for reasons of its own; the size is the number of texts in each child's body. A child \
    with a closure runs each time (`body`, I-44), unless its own `==` says that it is the same: by a number \
    (`cheap`), or by 256 numbers (`costly`). `plain-data` has no closure and is compared as bytes: its time is that \
    of the list alone. Where `body` crosses `costly`, the comparison begins to pay.
    """
  static let sizes = [1, 4, 16, 64]
  static let growth: [Metric: GrowthOrder] = [.bodyEvaluations: .constant, .viewComparisons: .constant]

  nonisolated enum Variant: String, CaseIterable {
    case plainData = "plain-data"
    case cheap
    case costly
    case body
  }

  static let children = 100
  let variant: Variant
  let size: Int
  private var button: Element?

  init(variant: Variant, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View {
    switch variant {
    case .plainData: RefreshedList { index, _ in TextsByNumber(index: index, texts: size) }
    case .cheap: RefreshedList { CheaplyCompared(index: $0, texts: size, select: $1) }
    case .costly:
      RefreshedList { CostlyCompared(numbers: numbers(from: $0), texts: size, select: $1) }
    case .body: RefreshedList { NeverEqual(index: $0, texts: size, select: $1) }
    }
  }

  mutating func prepare(_ host: ViewHost) throws {
    button = try host.buttons["refresh"].resolved()
  }

  func step(_ host: ViewHost, _ index: Int) throws {
    try button?.tap()
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    let isSkipped = variant != .body
    try requireEqual(frame.bodyEvaluations.total, isSkipped ? 1 : 1 + Self.children, "bodies")
    try requireEqual(frame.viewComparisons, Self.children, "comparisons")
    try requireEqual(frame.viewsSkippedEqual, isSkipped ? Self.children : 0, "children found equal")
  }
}

/// A list that runs when its number changes, and gives each child a closure that it cannot compare.
struct RefreshedList<Child: View>: View {
  @ViewBuilder let child: (_ index: Int, _ select: @escaping () -> Void) -> Child
  @State private var round = 0
  @State private var selection = 0

  var body: some View {
    VStack {
      Button("refresh") { round = nextDigit(round) }
      Text("round \(round)")
      ForEach(0..<BreakEven.children) { index in child(index) { selection = index } }
    }
  }
}

/// The body whose cost is the size of the scenario.
@ViewBuilder func texts(_ count: Int) -> some View {
  HStack { ForEach(0..<count) { Text("\($0)") } }
}

/// As many numbers as make a comparison dear; another array each time, so that none is found equal by its address.
func numbers(from start: Int) -> [Int] { Array(start..<(start + 256)) }

struct TextsByNumber: View {
  let index: Int
  let texts: Int

  var body: some View { Scenarios.texts(texts) }
}

struct NeverEqual: View {
  let index: Int
  let texts: Int
  let select: () -> Void

  var body: some View { Scenarios.texts(texts) }
}

struct CheaplyCompared: View, Equatable {
  let index: Int
  let texts: Int
  let select: () -> Void

  nonisolated static func == (left: Self, right: Self) -> Bool { left.index == right.index }

  var body: some View { Scenarios.texts(texts) }
}

struct CostlyCompared: View, Equatable {
  let numbers: [Int]
  let texts: Int
  let select: () -> Void

  nonisolated static func == (left: Self, right: Self) -> Bool { left.numbers == right.numbers }

  var body: some View { Scenarios.texts(texts) }
}
