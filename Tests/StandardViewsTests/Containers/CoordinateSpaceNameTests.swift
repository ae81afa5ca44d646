// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

@MainActor @Suite struct CoordinateSpaceNameTests {
  private struct Screen: View {
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 30)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<10) { _ in Color.blue.frame(height: 40) }
            GeometryReader { space in
              Text("own \(Int(space.frame(in: .scrollView).minY))")
              Text("along \(Int(space.frame(in: .scrollView(axis: .vertical)).minY))")
              Text("across \(Int(space.frame(in: .scrollView(axis: .horizontal)).minY))")
              Text("bounds \(Int(space.bounds(of: .scrollView)?.minY ?? -1))")
              Text("none \(space.bounds(of: .scrollView(axis: .horizontal)) == nil)")
            }
            .frame(height: 40)
          }
        }
      }
    }
  }

  @Test(
    "the space of a scroll view is that of the nearest one around that scrolls along the axis, else the window's"
  )
  func scrollView() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 230)) { Screen() }
    #expect(host.texts == ["own 400", "along 400", "across 430", "bounds -400", "none true"])
    try host.staticTexts[0].drag(by: CGSize(width: 0, height: -1000))
    try host.render()
    #expect(host.texts == ["own 160", "along 160", "across 190", "bounds -160", "none true"])
  }
}
