// SPDX-License-Identifier: Apache-2.0
import RecordedScreens
import Testing

/// Which recorded arms hold the facts of grids, of geometry actions and of texts in literals.
@MainActor
@Suite struct GridFactsTests {
  struct Fact: Sendable, CustomTestStringConvertible {
    let name: String
    let file: String
    let arms: [String]
    var testDescription: String { "\(name), \(file) \(arms.joined(separator: " "))" }
  }

  nonisolated static let facts: [Fact] = [
    Fact(
      name: "R-20: columns share by flexibility", file: "grid", arms: ["GF8", "GF9", "GF11", "GF12", "GF13"]),
    Fact(name: "R-21: a cell is asked again at its slot", file: "grid", arms: ["GF1", "GF10", "GR2"]),
    Fact(
      name: "R-22: a spacer is served last and keeps no distance", file: "grid",
      arms: ["GS1", "GS2", "GS11", "GE1"]),
    Fact(
      name: "R-23: what a span passes through", file: "grid", arms: ["GX6", "GX15", "GWS1", "GWS15", "GWI1"]),
    Fact(
      name: "R-24: what a spanning cell needs is spread", file: "grid",
      arms: ["GX1", "GX8", "GX10", "GX11", "GX12"]),
    Fact(name: "R-25: layout priorities among cells", file: "grid", arms: ["GQ1", "GQ2", "GQ4", "GQ5"]),
    Fact(name: "R-25: layout priorities among cells", file: "grid-finite-shares", arms: ["R1"]),
    Fact(
      name: "R-26: which column alignment counts", file: "grid", arms: ["GL6", "GL7", "GL8", "GL15", "GL16"]),
    Fact(name: "R-27: a cell that is unsized on an axis", file: "grid", arms: ["GU1", "GU5", "GU6", "GU7"]),
    Fact(name: "R-28: a grid's baselines", file: "baseline-offsets", arms: ["O2", "O3", "O4"]),
    Fact(
      name: "R-14: a geometry action of several views is one", file: "key-focus (geometry actions)",
      arms: ["G6", "G7"]),
    Fact(
      name: "R-15: numbers and Markdown in literals", file: "rich-text",
      arms: ["M1", "M6", "M10", "M10b", "M11"]),
  ]

  @Test("Each fact holds in the arms that it comes from", arguments: facts)
  func holds(_ fact: Fact) async throws {
    let recording = try #require(Recording.all.first { $0.name == fact.file })
    for name in fact.arms {
      let arm = try #require(recording.arms.first { $0.name == name })
      let (driver, log) = (HostDriver(), ScreenLog())
      try await arm.run(driver, log)
      driver.close()
      #expect(arm.differs == nil)
      #expect(log.lines == arm.recorded)
    }
  }
}
