// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation
import HeadlessViews

/// The ways in which a child can fill what a title leaves of the screen.
nonisolated enum FillStyle: String, CaseIterable {
  case infinity
  case reader
  case layout
  case onGeometryChange = "on-geometry-change"
  case readerBackground = "reader-background"
  case readerOverlay = "reader-overlay"
  /// The one that does not fill: it is moved and never resized.
  case fixed
}

/// A title that jumps between 40 and 80 points above N children, toggled from a button in the first of them.
protocol StageScenario: Scenario where Variant == FillStyle {
  var variant: Variant { get }
  var size: Int { get }
  /// The first child's button.
  var button: Element? { get set }
  /// How many children must run their body in a frame.
  var childBodies: Int { get }
}

extension StageScenario {
  static var sizes: [Int] { [100, 1_000] }
  static var optionalSizes: [Int] { [1, 10] }
  static var equivalent: [[Variant]] { [[.infinity, .reader, .layout, .onGeometryChange]] }
  static var growth: [Metric: GrowthOrder] {
    [
      .bodyEvaluations: .linear, .geometryContentEvaluations: .linear, .sizeCalls: .linear,
      .placements: .linear, .frames: .constant,
    ]
  }

  mutating func prepare(_ host: ViewHost) throws {
    button = try host.buttons[0].resolved()
  }

  func step(_ host: ViewHost, _ index: Int) throws {
    try button?.tap()
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    let stage = frame.bodyEvaluations.typeNames.filter { $0.contains("Stage") }
      .reduce(0) { $0 + frame.bodyEvaluations[$1] }
    try requireEqual(stage, 1, "bodies of the stage")
    try requireEqual(frame.bodyEvaluations.total - stage, childBodies, "bodies of the children")
    try requireEqual(
      frame.geometryContentEvaluations.total, hasReader ? size : 0, "evaluations of the readers' content")
    try requireEqual(frame.frames, 1, "frames")
  }

  private var hasReader: Bool {
    switch variant {
    case .reader, .readerBackground, .readerOverlay: true
    case .infinity, .layout, .onGeometryChange, .fixed: false
    }
  }
}

/// The title's other size.
func otherTitleSize(_ size: CGFloat) -> CGFloat {
  size == 40 ? 80 : 40
}
