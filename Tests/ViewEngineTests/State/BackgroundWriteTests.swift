// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

/// Writes of other threads: reported with SwiftUI's message, carried out on the main actor, none lost.
@MainActor
@Suite struct BackgroundWriteTests {
  private static let warning =
    "Publishing changes from background threads is not allowed; make sure to publish values from the main thread "
    + "(via operators like receive(on:)) on model updates."

  private struct Counter: View {
    @State private var n = 0
    let take: (Binding<Int>) -> Void

    var body: some View {
      let _ = take($n)
      Text("\(n)")
    }
  }

  private func counter() throws -> (ViewHost, Binding<Int>) {
    var taken: Binding<Int>?
    let host = ViewHost { Counter { taken = $0 } }
    return (host, try #require(taken))
  }

  @Test("I-50: a write of another thread is read there at once, then by actions, then by bodies")
  func visibility() async throws {
    let (host, n) = try counter()
    let readBack = await Task.detached {
      n.wrappedValue = 3
      return n.wrappedValue
    }.value
    #expect(readBack == 3)
    #expect(host.texts == ["0"])
    #expect(n.wrappedValue == 3)
    #expect(try host.render().bodyEvaluations["Counter"] == 1)
    #expect(host.texts == ["3"])
    #expect(host.diagnostics == [Self.warning])
  }

  @Test("I-50: what the main actor writes later wins")
  func order() async throws {
    let (host, n) = try counter()
    await Task.detached { n.wrappedValue = 3 }.value
    n.wrappedValue = 4
    await Task.detached { n.wrappedValue += 1 }.value
    try host.render()
    #expect(host.texts == ["5"])
  }

  @Test("A-1: the transaction goes along with the write")
  func transaction() async throws {
    let (host, n) = try counter()
    await Task.detached { withAnimation(.linear(duration: 1)) { n.wrappedValue = 3 } }.value
    try host.render()
    #expect(host.texts == ["3"])
  }

  // Unchecked: that an object is written from other threads is what is tried here.
  private final class Model: ObservableObject, @unchecked Sendable {
    @Published var n = 0
  }

  private struct Observing: View {
    @ObservedObject var model: Model
    var body: some View { Text("\(model.n)") }
  }

  @Test("I-60: a published property set by another thread brings the view up to date, and is reported")
  func published() async throws {
    let model = Model()
    let host = ViewHost { Observing(model: model) }
    await Task.detached { model.n = 3 }.value
    try host.render()
    #expect(host.texts == ["3"])
    #expect(host.diagnostics == [Self.warning])
    model.n = 4
    try host.render()
    #expect(host.diagnostics == [Self.warning])
  }
}
