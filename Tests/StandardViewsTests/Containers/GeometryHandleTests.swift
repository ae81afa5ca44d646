// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

@MainActor
@Suite struct GeometryHandleTests {
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

  private struct HalfWide: View {
    let proxy: GeometryProxy
    var body: some View { Color.red.frame(width: proxy.size.width / 2, height: 10) }
  }

  private struct Other: View {
    let number: Int
    var body: some View { Text("\(number)") }
  }

  @Test("L-71: a view that was handed a proxy runs with the content that has read its size")
  func handedOn() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      GeometryReader { proxy in
        VStack {
          HalfWide(proxy: proxy)
          Other(number: 1)
        }
      }
    }
    host.resize(to: CGSize(width: 200, height: 100))
    let report = try host.render()
    #expect(report.bodyEvaluations["HalfWide"] == 1)
    #expect(report.bodyEvaluations["Other"] == 0)
    #expect(host.displayList[0].frame.width == 100)
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
