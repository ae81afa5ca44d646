// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// The ways to write the children of a list, the same in every scenario of the family.
nonisolated enum RowStyle: String, CaseIterable {
  /// A structure that says nothing about equality.
  case plain
  /// The structure conforms to `Equatable`, and that is all.
  case equatable
  /// The structure conforms, and the list writes `.equatable()` behind it.
  case equatableView = "equatable-view"
  /// The list hands each child its own `@Observable` object.
  case observable
}

/// What the list's owner does before a frame.
enum RowChange: String {
  /// Changes a number that the list shows and no child needs.
  case unrelated
  /// Changes what the child in the middle shows.
  case related
}

/// A list of children, one change per frame, and exact numbers of bodies.
///
/// The scenarios of the family differ in what a child holds; this is what they share.
protocol RowListScenario: Scenario where Variant == RowStyle {
  static var change: RowChange { get }
  var variant: Variant { get }
  var size: Int { get }
  /// The button that makes the change.
  var button: Element? { get set }
  /// How many children must run their body in a frame.
  var rowBodies: Int { get }
}

extension RowListScenario {
  static var sizes: [Int] { [100, 1_000] }
  static var optionalSizes: [Int] { [1, 10] }
  static var growth: [Metric: GrowthOrder] { [.displayEdits: .constant, .frames: .constant] }

  mutating func prepare(_ host: ViewHost) throws {
    button = try host.buttons[Self.change.rawValue].resolved()
  }

  func step(_ host: ViewHost, _ index: Int) throws {
    try button?.tap()
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    let lists = frame.bodyEvaluations.typeNames.filter { $0.contains("List") }
      .reduce(0) { $0 + frame.bodyEvaluations[$1] }
    // The owner of observable objects does not read what its children show (I-63).
    let isBypassed = variant == .observable && Self.change == .related
    try requireEqual(lists, isBypassed ? 0 : 1, "bodies of the list")
    try requireEqual(frame.bodyEvaluations.total - lists, rowBodies, "bodies of the children")
    try requireEqual(frame.frames, 1, "frames")
  }
}

/// What every child shows; a function, so that the children's own bodies are what is counted.
@ViewBuilder func rowContent(_ index: Int, _ value: Int) -> some View {
  HStack {
    Text("row \(index)")
    Text("\(value)")
  }
}

/// What every list shows above its children.
@ViewBuilder func listHeader(
  _ count: Int, unrelated: @escaping () -> Void, related: @escaping () -> Void
) -> some View {
  Text("count \(count)")
  Button(RowChange.unrelated.rawValue, action: unrelated)
  Button(RowChange.related.rawValue, action: related)
}

/// The next digit: a change that leaves every width as it is.
func nextDigit(_ digit: Int) -> Int {
  digit == 9 ? 0 : digit + 1
}
