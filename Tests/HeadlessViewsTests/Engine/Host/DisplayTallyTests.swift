// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

/// What a frame says of its edits, against the display lists before and after it.
@MainActor
@Suite struct DisplayTallyTests {
  /// Effects around a row whose frame changes with a number.
  enum Around: String, CaseIterable {
    case quarter, turned, turnedAtCorner, upright, smaller, unscaled, smallerAtCorner
    case bySize, bySizeAlone, moved, shifted, turnedTwice, turnedInHalf, beside

    @MainActor @ViewBuilder
    func view(_ content: some View) -> some View {
      switch self {
      case .quarter: content.rotationEffect(.degrees(90))
      case .turned: content.rotationEffect(.degrees(30))
      case .turnedAtCorner: content.rotationEffect(.degrees(30), anchor: .topLeading)
      case .upright: content.rotationEffect(.zero)
      case .smaller: content.scaleEffect(0.5)
      case .unscaled: content.scaleEffect(1)
      case .smallerAtCorner: content.scaleEffect(0.5, anchor: .topLeading)
      default: other(content)
      }
    }

    @MainActor @ViewBuilder
    private func other(_ content: some View) -> some View {
      switch self {
      case .bySize: content.modifier(Sliding(share: 0.5))
      case .bySizeAlone: content.padding(.trailing, 3).modifier(Sliding(share: 0))
      case .moved: content.transformEffect(CGAffineTransform(translationX: 7, y: 3))
      case .shifted: content.offset(x: 9)
      case .turnedTwice: content.rotationEffect(.degrees(10)).scaleEffect(2).rotationEffect(.degrees(-20))
      case .turnedInHalf: content.opacity(0.5).rotationEffect(.degrees(45)).id(1)
      default:
        HStack(alignment: .top, spacing: 0) {
          content
          Text("x").rotationEffect(.degrees(90))
        }
      }
    }
  }

  /// Moves its content by a share of its width.
  private struct Sliding: GeometryEffect {
    var share: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width * share, y: 0))
    }
  }

  private struct Screen: View {
    let around: Around
    @State private var width = 10.0
    @State private var room = 0.0
    @State private var name = "a"
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("wider") { width += 4 }
        Button("more room") { room += 6 }
        Button("longer") { name += "b" }
        around.view(
          HStack(alignment: .top, spacing: 0) {
            Color.red.frame(width: width, height: 10)
            Text(name)
            Color.blue.frame(width: 8, height: 8)
          }
          .padding(.trailing, room))
        Text("below")
      }
      .frame(width: 300, height: 300, alignment: .topLeading)
    }
  }

  @Test(
    "A frame counts the items that are drawn differently, whatever turns or scales them",
    arguments: Around.allCases)
  func edits(around: Around) throws {
    let host = ViewHost(size: CGSize(width: 300, height: 300)) { Screen(around: around) }
    for button in ["wider", "more room", "longer", "more room", "wider"] {
      let before = host.displayList
      let report = try host.tapAndRender(button)
      let after = host.displayList
      #expect(after == host.recomputedDisplayList())
      #expect(after.count == before.count)
      #expect(report.displayEdits == zip(before, after).count { $0 != $1 }, "\(button)")
      // Nothing is left over for the next frame.
      #expect(try host.render().frames == 0)
    }
  }
}
