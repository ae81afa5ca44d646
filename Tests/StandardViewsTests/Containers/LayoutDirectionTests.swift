// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

/// Screens that are laid out from right to left.
@MainActor @Suite struct LayoutDirectionTests {
  private final class Model: ObservableObject {
    @Published var direction = LayoutDirection.rightToLeft
    @Published var hasThird = false
  }

  private struct Screen<Content: View>: View {
    @ObservedObject var model: Model
    @ViewBuilder let content: (Model) -> Content

    var body: some View {
      content(model).environment(\.layoutDirection, model.direction)
    }
  }

  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  private func host<Content: View>(
    _ model: Model = Model(), @ViewBuilder content: @escaping (Model) -> Content
  )
    -> ViewHost
  {
    ViewHost(size: CGSize(width: 100, height: 40)) { Screen(model: model, content: content) }
  }

  private func lefts(_ host: ViewHost, _ names: String...) throws -> [CGFloat] {
    try names.map { try host[$0].frame.minX }
  }

  @Test("R-9: a row runs from right to left, and back when the direction changes")
  func rows() throws {
    let model = Model()
    let host = host(model) { _ in
      HStack(spacing: 0) {
        box("a", 10)
        box("b", 20)
      }
      .frame(width: 100, height: 20, alignment: .topLeading)
    }
    #expect(try lefts(host, "a", "b") == [90, 70])
    model.direction = .leftToRight
    try host.render()
    #expect(try lefts(host, "a", "b") == [0, 10])
    model.direction = .rightToLeft
    try host.render()
    #expect(try lefts(host, "a", "b") == [90, 70])
  }

  @Test("R-9: leading and trailing change sides in columns, paddings and layers")
  func sides() throws {
    let host = host { _ in
      VStack(alignment: .leading, spacing: 0) {
        box("narrow", 20)
        box("wide", 60)
        box("padded", 20).padding(.leading, 5)
      }
      .overlay(alignment: .topTrailing) { box("layer", 10) }
    }
    #expect(try lefts(host, "narrow", "wide", "padded", "layer") == [60, 20, 55, 20])
  }

  @Test("R-9: what comes later is mirrored, too, and the nearest direction counts")
  func nearest() throws {
    let model = Model()
    let host = host(model) { model in
      HStack(spacing: 0) {
        box("a", 10)
        HStack(spacing: 0) {
          box("b", 20)
          box("c", 30)
        }
        .environment(\.layoutDirection, .leftToRight)
        if model.hasThird { box("d", 40) }
      }
    }
    #expect(try lefts(host, "a", "b", "c") == [70, 20, 40])
    model.hasThird = true
    try host.render()
    #expect(try lefts(host, "a", "b", "c", "d") == [90, 40, 60, 0])
  }

  @Test("R-9: each view of a group is mirrored, where the direction is written around several views")
  func groups() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 40)) {
      VStack(spacing: 0) {
        Group {
          HStack(spacing: 0) {
            box("a", 10)
            box("b", 30)
          }
          HStack(spacing: 0) {
            box("c", 30)
            box("d", 70)
          }
        }
        .environment(\.layoutDirection, .rightToLeft)
        HStack(spacing: 0) {
          box("e", 10)
          box("f", 90)
        }
      }
    }
    #expect(try lefts(host, "a", "b", "c", "d", "e", "f") == [60, 30, 70, 0, 0, 10])
  }
}
