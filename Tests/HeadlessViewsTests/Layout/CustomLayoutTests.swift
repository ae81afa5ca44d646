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
}
