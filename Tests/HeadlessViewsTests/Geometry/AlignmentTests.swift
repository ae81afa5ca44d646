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

  @Test("L-58: where nobody set a guide, each child has the value that its type gives")
  func defaultValues() throws {
    struct Screen: View {
      let alignment: VerticalAlignment
      var body: some View {
        HStack(alignment: alignment, spacing: 0) {
          Color.red.frame(width: 10, height: 60)
          Color.blue.frame(width: 10, height: 24)
        }
      }
    }
    func distance(_ alignment: VerticalAlignment) -> CGFloat {
      let list = ViewHost { Screen(alignment: alignment) }.displayList
      return list[1].frame.minY - list[0].frame.minY
    }
    #expect(distance(.top) == 0)
    #expect(distance(.center) == 18)
    #expect(distance(.bottom) == 36)
    #expect(distance(VerticalAlignment(Third.self)) == 12)
    #expect(distance(VerticalAlignment(Quarter.self)) == 9)
  }

  @Test("L-58: a guide that was set counts for the stacks that align by it only")
  func setGuides() throws {
    struct Screen: View {
      let alignment: VerticalAlignment
      var body: some View {
        HStack(alignment: alignment, spacing: 0) {
          Color.red.frame(width: 10, height: 60)
          Color.blue.frame(width: 10, height: 24)
            .alignmentGuide(VerticalAlignment(Third.self)) { _ in 0 }
        }
      }
    }
    func distance(_ alignment: VerticalAlignment) -> CGFloat {
      let list = ViewHost { Screen(alignment: alignment) }.displayList
      return list[1].frame.minY - list[0].frame.minY
    }
    #expect(distance(VerticalAlignment(Third.self)) == 20)
    #expect(distance(VerticalAlignment(Quarter.self)) == 9)
  }
}
