// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews
import Observation

/// A value changes that an open sheet shows.
struct SheetEnvironment: Scenario {
  static let name = "sheet.environment"
  static let analysis = """
    A sheet with N rows is open and one of its texts shows a number that the page below changes. Handed to the sheet's \
    view (`initialiser`), the page and the sheet's view run, and its rows are compared (P-8). In the environment, which \
    a sheet inherits (P-12), only who reads it runs beside whoever writes it (E-3); of an `observable`, only the reader.
    """
  static let sizes = [100]
  static let optionalSizes = [10, 1_000]
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .constant, .displayEdits: .constant, .frames: .constant,
  ]

  nonisolated enum Variant: String, CaseIterable {
    case initialiser
    case environmentValue = "environment-value"
    case environmentObject = "environment-object"
    case observable
  }

  let variant: Variant
  let size: Int
  private let number = WriteHandle<Int>()
  private let model = HandedModel()

  init(variant: Variant, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View {
    switch variant {
    case .initialiser: InitialiserSheetPage(rows: size, number: number)
    case .environmentValue: EnvironmentValueSheetPage(rows: size, number: number)
    case .environmentObject: EnvironmentObjectSheetPage(rows: size, number: number)
    case .observable: ObservableSheetPage(rows: size, model: model)
    }
  }

  func step(_ host: ViewHost, _ index: Int) {
    if variant == .observable {
      model.number = 1 + index % 9
    } else {
      number.write(1 + index % 9)
    }
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(host.presentations.map(\.kind), [.sheet], "presentations")
    try requireEqual(host.texts.count, 1 + size, "texts of the sheet")
    try require(Int(host.texts[0]) ?? 0 > 0, "the sheet shows \(host.texts[0])")
    try requireEqual(frame.displayEdits, 1, "display edits")
    try requireEqual(frame.bodyEvaluations.total, variant == .observable ? 1 : 2, "all bodies")
  }
}

/// What the sheet shows under its number.
private struct NumberedSheet<Number: View>: View {
  let rows: Int
  let number: Number

  var body: some View {
    VStack {
      number
      Bystanders(count: rows)
    }
  }
}

private struct InitialiserSheetPage: View {
  let rows: Int
  let number: WriteHandle<Int>
  @State private var current = 0
  @State private var isShown = true

  var body: some View {
    let _ = number.lend($current)
    Text("page").sheet(isPresented: $isShown) {
      NumberedSheet(rows: rows, number: Text("\(current)"))
    }
  }
}

private struct EnvironmentValueSheetPage: View {
  let rows: Int
  let number: WriteHandle<Int>
  @State private var current = 0
  @State private var isShown = true

  var body: some View {
    let _ = number.lend($current)
    Text("page").sheet(isPresented: $isShown) {
      NumberedSheet(rows: rows, number: EnvironmentValueLeaf())
    }
    .environment(\.handedNumber, current)
  }
}

private struct EnvironmentObjectSheetPage: View {
  let rows: Int
  let number: WriteHandle<Int>
  @StateObject private var model = HandedObject()
  @State private var isShown = true

  var body: some View {
    let _ = number.lend($model.number)
    Text("page").sheet(isPresented: $isShown) {
      NumberedSheet(rows: rows, number: EnvironmentObjectLeaf())
    }
    .environmentObject(model)
  }
}

private struct ObservableSheetPage: View {
  let rows: Int
  let model: HandedModel
  @State private var isShown = true

  var body: some View {
    Text("page").sheet(isPresented: $isShown) {
      NumberedSheet(rows: rows, number: ObservableLeaf())
    }
    .environment(model)
  }
}
