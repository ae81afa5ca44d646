// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

@MainActor
@Suite struct AlignmentTests {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }

  private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }

  @Test("L-58: a guide is the one that its type names, and no other")
  func equality() {
    #expect(VerticalAlignment(Third.self) == VerticalAlignment(Third.self))
    #expect(VerticalAlignment(Third.self) != VerticalAlignment(Quarter.self))
    #expect(VerticalAlignment(Third.self) != .center)
    #expect(VerticalAlignment.center != .firstTextBaseline)
    #expect(HorizontalAlignment(Third.self) == HorizontalAlignment(Third.self))
    #expect(Alignment.topLeading == Alignment(horizontal: .leading, vertical: .top))
    #expect(Alignment.topLeading != .top)
  }

  /// A high child and a low one.
  private struct Pair<Low: View>: View {
    let alignment: VerticalAlignment
    let low: (ModifiedContent<Color, _FrameLayout>) -> Low
    var body: some View {
      HStack(alignment: alignment, spacing: 0) {
        Color.red.frame(width: 10, height: 60)
        low(Color.blue.frame(width: 10, height: 24))
      }
    }
  }

  /// How far below the high child's top edge the low one's is.
  private func distance<Low: View>(
    _ alignment: VerticalAlignment, _ low: @escaping (ModifiedContent<Color, _FrameLayout>) -> Low
  ) -> CGFloat {
    let list = ViewHost { Pair(alignment: alignment, low: low) }.displayList
    return list[1].frame.minY - list[0].frame.minY
  }

  @Test("L-58: where nobody set a guide, each child has the value that its type gives")
  func defaultValues() {
    #expect(distance(.top) { $0 } == 0)
    #expect(distance(.center) { $0 } == 18)
    #expect(distance(.bottom) { $0 } == 36)
    #expect(distance(VerticalAlignment(Third.self)) { $0 } == 12)
    #expect(distance(VerticalAlignment(Quarter.self)) { $0 } == 9)
  }

  @Test("L-58: a guide that was set counts for the stacks that align by it only")
  func setGuides() {
    let third = VerticalAlignment(Third.self)
    #expect(distance(third) { $0.alignmentGuide(third) { _ in 0 } } == 20)
    #expect(distance(VerticalAlignment(Quarter.self)) { $0.alignmentGuide(third) { _ in 0 } } == 9)
  }
}
