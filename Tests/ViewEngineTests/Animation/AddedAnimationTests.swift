// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

@MainActor @Suite struct AddedAnimationTests {
  private final class Model: ObservableObject {
    @Published var a = 0.0
    @Published var b = 0.0
  }

  // A colour has an `opacity` of its own, which is not animated.
  private static func bar(_ color: Color) -> some View { color.frame(height: 10) }

  /// The opacities of the red and the blue item after a quarter of a second.
  private func quarter(_ host: ViewHost) async throws -> [Double] {
    try host.tapAndRender("go")
    try await host.advance(by: .milliseconds(250))
    #expect(host.displayList == host.recomputedDisplayList())
    return ["red", "blue"].flatMap { color in host.displayList.filter { $0.color == color }.map(\.opacity) }
  }

  @Test("R-42: animation(_:body:) animates what its closure adds, and nothing inside of the view")
  func addedAlone() async throws {
    struct Screen: View {
      @State private var flag = false
      var body: some View {
        Button("go") { flag = true }
        AddedAnimationTests.bar(.red).opacity(flag ? 0 : 1).animation(.linear(duration: 1)) { $0 }
        AddedAnimationTests.bar(.blue).animation(.linear(duration: 1)) { $0.opacity(flag ? 0 : 1) }
      }
    }
    let seen = try await quarter(ViewHost { Screen() })
    #expect(seen == [0, 0.75])
  }

  @Test("R-42: nested closures each take the transaction of what is around them")
  func nested() async throws {
    struct Screen: View {
      @State private var flag = false
      var body: some View {
        Button("go") { flag = true }
        AddedAnimationTests.bar(.red).animation(.linear(duration: 1)) { red in
          red.opacity(flag ? 0 : 1).animation(.linear(duration: 2)) { $0 }
        }
        AddedAnimationTests.bar(.blue).animation(.linear(duration: 1)) { blue in
          blue.animation(.linear(duration: 2)) { $0.opacity(flag ? 0 : 1) }
        }
      }
    }
    // The first is added in a closure of one second; the second in one of two seconds, which says its own.
    let seen = try await quarter(ViewHost { Screen() })
    #expect(seen == [0.75, 0.875])
  }

  @Test("R-40: two animated writes to one object keep their own animations (transactions-animation T9, T10)")
  func twoWrites() async throws {
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        Button("go") {
          withAnimation(.linear(duration: 1)) { model.a = 1 }
          withAnimation(.linear(duration: 2)) { model.b = 1 }
        }
        AddedAnimationTests.bar(.red).opacity(1 - model.a)
        AddedAnimationTests.bar(.blue).opacity(1 - model.b)
      }
    }
    let model = Model()
    let seen = try await quarter(ViewHost { Screen(model: model) })
    #expect(seen == [0.75, 0.875])
  }

  @Test("R-40: writes of one transaction are one change, however many objects and properties they go to")
  func oneTransaction() throws {
    struct Screen: View {
      @ObservedObject var model: Model
      @ObservedObject var other: Model
      var body: some View {
        Button("go") {
          withAnimation {
            model.a = 1
            other.a = 1
            model.b = 1
          }
        }
        Text("\(model.a + other.a + model.b)")
      }
    }
    let (model, other) = (Model(), Model())
    let host = ViewHost { Screen(model: model, other: other) }
    #expect(try host.tapAndRender("go").bodyEvaluations["Screen"] == 1)
  }

  @Test(
    "R-41: a binding's animation is told to closures, and animates nothing by itself (transactions-animation T11)"
  )
  func closures() async throws {
    struct Screen: View {
      @ObservedObject var model: Model
      @State private var state = 0.0
      var body: some View {
        let binding = Binding {
          model.a
        } set: {
          model.a = $0
        }
        Button("go") {
          binding.animation(.linear(duration: 1)).wrappedValue = 1
          $state.animation(.linear(duration: 1)).wrappedValue = 1
        }
        AddedAnimationTests.bar(.red).opacity(1 - model.a)
        AddedAnimationTests.bar(.blue).opacity(1 - state)
      }
    }
    let model = Model()
    let seen = try await quarter(ViewHost { Screen(model: model) })
    #expect(seen == [0, 0.75])
    var told: Transaction?
    let binding = Binding {
      0
    } set: { (_: Int, transaction: Transaction) in
      told = transaction
    }
    binding.animation(.linear(duration: 3)).wrappedValue = 1
    #expect(told?.animation == .linear(duration: 3))
  }
}
