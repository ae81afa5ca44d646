// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

/// What a client's layout can ask of its subviews, and what it is asked.
@MainActor @Suite struct CustomLayoutTests {
  /// Asks its only subview with some proposals and places its bottom right corner in its own.
  private struct Probe: Layout {
    let answers: Answers

    /// Filled while the layout runs, on the main actor.
    final class Answers: @unchecked Sendable {
      var sizes: [CGSize] = []
      var guides: [CGFloat] = []
      var priorities: [Double] = []
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let subview = subviews[0]
      let half = ProposedViewSize(width: 50, height: nil)
      answers.sizes = [.zero, .infinity, .unspecified, half].map(subview.sizeThatFits)
      let dimensions = subview.dimensions(in: half)
      answers.guides = [
        dimensions.width, dimensions[HorizontalAlignment.center], dimensions[VerticalAlignment.bottom],
      ]
      answers.priorities = subviews.map(\.priority)
      return proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(
        at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
        proposal: ProposedViewSize(width: 50, height: nil))
    }
  }

  @Test("S-16, S-17: a layout asks for minimum, maximum and ideal, and places by an anchor")
  func probe() throws {
    let answers = Probe.Answers()
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      Probe(answers: answers) {
        Color.red.frame(
          minWidth: 20, idealWidth: 60, maxWidth: 90, minHeight: 10, idealHeight: 30, maxHeight: 40
        )
        .layoutPriority(2)
      }
    }
    // Minimum, maximum, ideal, and 50 across with the ideal height (L-31, L-32).
    #expect(
      answers.sizes == [
        CGSize(width: 20, height: 10), CGSize(width: 90, height: 40), CGSize(width: 60, height: 30),
        CGSize(width: 50, height: 30),
      ])
    #expect(answers.guides == [50, 25, 30])
    #expect(answers.priorities == [2])
    #expect(host.displayList.map(\.frame) == [CGRect(x: 150, y: 70, width: 50, height: 30)])
  }

  @Test("S-17: the three special proposals, and one axis alone")
  func proposals() {
    #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
    #expect(ProposedViewSize.infinity == ProposedViewSize(width: .infinity, height: .infinity))
    #expect(ProposedViewSize.unspecified == ProposedViewSize(width: nil, height: nil))
    let half = ProposedViewSize(width: 50, height: nil)
    #expect(half.replacingUnspecifiedDimensions() == CGSize(width: 50, height: 10))
    #expect(
      half.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2)) == CGSize(width: 50, height: 2))
  }

  @Test("X-15: a reader that is proposed nothing is 10 on that axis (L-70)")
  func readerWithoutProposal() {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      GeometryReader { Text("\($0.size.width, specifier: "%.0f") × \($0.size.height, specifier: "%.0f")") }
        .fixedSize(horizontal: false, vertical: true)
    }
    #expect(host.texts == ["200 × 10"])
  }

  /// Puts its subviews into lines. Where each goes is worked out with the size and kept; placing only looks it up.
  private struct Flow: Layout {
    let log: Log

    /// Filled while the layout runs, on the main actor.
    final class Log: @unchecked Sendable {
      var made = 0
      var updated = 0
      var misplaced = 0
    }

    struct Cache {
      var proposal: ProposedViewSize?
      var origins: [CGPoint] = []
    }

    func makeCache(subviews: Subviews) -> Cache {
      log.made += 1
      return Cache()
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
      log.updated += 1
      cache = Cache()
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
      cache = Cache(proposal: proposal)
      var (corner, height, width) = (CGPoint.zero, 0.0, 0.0)
      for subview in subviews {
        let size = subview.sizeThatFits(.unspecified)
        if corner.x > 0, corner.x + size.width > proposal.width ?? .infinity {
          corner = CGPoint(x: 0, y: corner.y + height)
          height = 0
        }
        cache.origins.append(corner)
        corner.x += size.width
        height = max(height, size.height)
        width = max(width, corner.x)
      }
      return CGSize(width: width, height: corner.y + height)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      if cache.proposal != proposal { log.misplaced += 1 }
      for (index, subview) in subviews.enumerated() {
        let origin = cache.origins[index]
        subview.place(
          at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
      }
    }

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout Cache
    ) -> CGFloat? {
      if cache.proposal != proposal { log.misplaced += 1 }
      return cache.origins.last?.y
    }
  }

  private struct FlowScreen: View {
    let log: Flow.Log
    @State private var words = ["alpha", "beta", "gamma", "delta"]
    @State private var n = 0
    var body: some View {
      HStack(alignment: .bottom) {
        Flow(log: log) { ForEach(words, id: \.self) { Text($0) } }
        Button("\(n)") { n += 1 }
        Button("more") { words.append("epsilon \(words.count)") }
        Button("fewer") { words.removeFirst() }
      }
      .font(.system(size: 20))
    }
  }

  @Test("L-82: a layout's cache is made once, updated when subviews change, and left alone by a resize")
  func cacheLife() throws {
    let log = Flow.Log()
    let host = ViewHost(size: CGSize(width: 400, height: 300)) {
      Flow(log: log) {
        Text("one"); Text("two")
      }
    }
    #expect(log.made == 1 && log.updated == 0)
    for width in [300.0, 50, 400, 60] {
      host.resize(to: CGSize(width: width, height: 300))
      try host.render()
    }
    #expect(log.made == 1 && log.updated == 0 && log.misplaced == 0)

    let other = Flow.Log()
    let screen = ViewHost(size: CGSize(width: 400, height: 300)) { FlowScreen(log: other) }
    let before = other.updated
    try screen.tapAndRender("more")
    #expect(other.made == 1 && other.updated == before + 1 && other.misplaced == 0)
  }

  @Test("L-82: subviews are placed with the cache of the size that is placed, also when that was remembered")
  func cacheOfTheProposal() throws {
    let log = Flow.Log()
    let host = ViewHost(size: CGSize(width: 100, height: 300)) { FlowScreen(log: log) }
    for (step, width) in [300.0, 100, 300, 500, 100, 120, 300, 100].enumerated() {
      host.resize(to: CGSize(width: width, height: 300))
      try host.render()
      #expect(host.displayList == host.recomputedDisplayList(), "step \(step)")
      if step % 3 == 1 { try host.tapAndRender("more") }
      if step % 3 == 2 { try host.tapAndRender("fewer") }
      #expect(host.displayList == host.recomputedDisplayList(), "step \(step)")
    }
    #expect(log.misplaced == 0)
  }
}
