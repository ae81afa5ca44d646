// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import Foundation
import HeadlessViews

/// The experiment that began the question: a parent, a plain child and a child with a geometry reader.
struct SeedExperiment: Scenario {
  static let name = "geometry.seed-experiment"
  static let analysis = """
    A title toggles between 40 and 80 points above a child with an infinity frame and one with a geometry \
    reader. Everything runs once at first. Per toggle the parent runs once, neither child does, and the \
    reader's content runs once because its size changed (B-2, L-72): the infinity frame, said to cause \
    redundant redraws, causes none (X-6).
    """
  static let sizes = [1]

  enum Variant: String, CaseIterable { case experiment }

  let variant: Variant
  let size: Int
  private var button: Element?

  init(variant: Variant, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View { SeedParent() }

  mutating func prepare(_ host: ViewHost) throws {
    button = try host.buttons["Toggle"].resolved()
  }

  func step(_ host: ViewHost, _ index: Int) throws {
    try button?.tap()
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try check(host.mountReport, "at first", parent: 1, children: 1)
    try check(frame, "per toggle", parent: 1, children: 0)
  }

  private func check(_ report: FrameReport, _ when: String, parent: Int, children: Int) throws {
    let bodies = report.bodyEvaluations
    try requireEqual(bodies["SeedParent"], parent, "bodies of the parent \(when)")
    try requireEqual(bodies["SeedPlainChild"], children, "bodies of the plain child \(when)")
    try requireEqual(bodies["SeedReaderChild"], children, "bodies of the reader child \(when)")
    try requireEqual(bodies.total, parent + 2 * children, "all bodies \(when)")
    try requireEqual(
      report.geometryContentEvaluations["SeedReaderChild"], 1, "evaluations of the reader's content \(when)")
    try requireEqual(report.geometryContentEvaluations.total, 1, "evaluations of readers' contents \(when)")
  }
}

struct SeedParent: View {
  @State private var titleSize: CGFloat = 40

  var body: some View {
    VStack {
      Text("Title").font(.system(size: titleSize))
      Button("Toggle") { titleSize = otherTitleSize(titleSize) }
      SeedPlainChild()
      SeedReaderChild()
    }
  }
}

struct SeedPlainChild: View {
  var body: some View {
    Color.yellow.frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

struct SeedReaderChild: View {
  var body: some View {
    GeometryReader { proxy in
      Color.green.frame(width: proxy.size.width, height: proxy.size.height)
    }
  }
}
