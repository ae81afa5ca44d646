// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// Rows of several kinds, in the ways in which a function can return them.
struct ErasedRows: @MainActor TapScenario {
  static let name = "identity.any-view"
  static let analysis = """
    N rows are of three kinds, and a tap turns the one in the middle into the next kind. A `builder`, a `group` around \
    it, and `any-view` all replace that row and leave the others alone: AnyView keeps the identity of what is in it \
    while its type stays (I-16). What differs is what it costs to hand N boxes of unknown type on and compare them.
    """
  static let sizes = [100]
  static let optionalSizes = [10, 1_000]
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .constant, .displayEdits: .constant, .frames: .constant,
  ]
  static let tapped = "next kind"

  nonisolated enum Variant: String, CaseIterable {
    case builder, group
    case anyView = "any-view"
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
    case .builder: KindList(size: size) { builderRow($0, $1) }
    case .group: KindList(size: size) { groupRow($0, $1) }
    case .anyView: KindList(size: size) { anyRow($0, $1) }
    }
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    // The list, and the row of the new kind.
    try requireEqual(frame.bodyEvaluations.total, 2, "all bodies")
    let rows = host.texts.filter { $0.hasPrefix("row") }
    try requireEqual(rows, (0..<size).map { "row \($0.inText)" }, "texts of the rows")
  }
}

private enum RowKind: CaseIterable {
  case plain, badge, star

  var next: RowKind {
    switch self {
    case .plain: .badge
    case .badge: .star
    case .star: .plain
    }
  }
}

private struct KindList<Row: View>: View {
  let size: Int
  @ViewBuilder let row: (_ index: Int, _ kind: RowKind) -> Row
  @State private var kinds: [RowKind]

  init(size: Int, @ViewBuilder row: @escaping (_ index: Int, _ kind: RowKind) -> Row) {
    self.size = size
    self.row = row
    _kinds = State(initialValue: (0..<size).map { RowKind.allCases[$0 % 3] })
  }

  var body: some View {
    VStack {
      Button("next kind") { kinds[size / 2] = kinds[size / 2].next }
      ForEach(0..<size) { row($0, kinds[$0]) }
    }
  }
}

// shown: identity.any-view/builder
@ViewBuilder private func builderRow(_ index: Int, _ kind: RowKind) -> some View {
  switch kind {
  case .plain: PlainRow(index: index)
  case .badge: BadgeRow(index: index)
  case .star: StarRow(index: index)
  }
}
// end

private func groupRow(_ index: Int, _ kind: RowKind) -> some View {
  Group {
    switch kind {
    case .plain: PlainRow(index: index)
    case .badge: BadgeRow(index: index)
    case .star: StarRow(index: index)
    }
  }
}

// shown: identity.any-view/any-view
private func anyRow(_ index: Int, _ kind: RowKind) -> AnyView {
  switch kind {
  case .plain: AnyView(PlainRow(index: index))
  case .badge: AnyView(BadgeRow(index: index))
  case .star: AnyView(StarRow(index: index))
  }
}
// end

private struct PlainRow: View {
  let index: Int

  var body: some View { Text("row \(index)") }
}

private struct BadgeRow: View {
  let index: Int

  var body: some View {
    HStack {
      Text("row \(index)")
      Text("new").padding(2).background(Color.red)
    }
  }
}

private struct StarRow: View {
  let index: Int

  var body: some View { Label("row \(index)", systemImage: "star") }
}
