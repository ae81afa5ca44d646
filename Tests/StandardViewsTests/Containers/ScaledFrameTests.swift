// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

@MainActor @Suite struct ScaledFrameTests {
  @Test("the global frame includes the scale effects around it, the local one does not (R-13)")
  func scaled() throws {
    var global: CGRect?
    var local: CGRect?
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      GeometryReader { proxy in
        Color.red.onAppear {
          global = proxy.frame(in: .global)
          local = proxy.frame(in: .local)
        }
      }
      .frame(width: 100, height: 50)
      .scaleEffect(0.5)
    }
    try host.render()
    // Laid out at (50, 75) and drawn half as large around the same centre.
    #expect(global == CGRect(x: 75, y: 87.5, width: 50, height: 25))
    #expect(local == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("in a named space only the effects inside of it count (R-13)")
  func named() throws {
    var inside: CGRect?
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      Color.red.frame(width: 40, height: 40)
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .named("box"))
        } action: {
          inside = $0
        }
        .scaleEffect(2)
        .frame(width: 100, height: 100)
        .coordinateSpace(name: "box")
        .scaleEffect(0.5)
    }
    try host.render()
    #expect(inside == CGRect(x: 10, y: 10, width: 80, height: 80))
  }
}
