// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

@MainActor
@Suite struct GeometryTicketTests {
  private final class Shelf {
    var proxies: [GeometryProxy] = []
  }

  private struct Flickering: View {
    @State private var isThere = true
    let shelf: Shelf

    var body: some View {
      if isThere {
        GeometryReader { proxy in
          let _ = shelf.proxies.append(proxy)
          Color.red
        }
      }
      Button("flicker") { isThere.toggle() }
    }
  }

  @Test("L-70: a proxy answers for its own reader only, and with zero once that has left")
  func oldProxies() throws {
    let shelf = Shelf()
    let host = ViewHost { Flickering(shelf: shelf) }
    for _ in 0..<6 { try host.tapAndRender("flicker") }
    // Each reader has taken the place of the one before.
    #expect(shelf.proxies.count == 4)
    #expect(shelf.proxies.dropLast().allSatisfy { $0.size == .zero && $0.frame(in: .global) == .zero })
    #expect(shelf.proxies.last?.size.width == 390)
    host.unmount()
    #expect(shelf.proxies.last?.size == .zero)
  }
}
