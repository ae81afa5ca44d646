// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

/// What a transaction carries, and how it is compared where it is part of a view's value.
@MainActor
@Suite struct TransactionTests {
  private struct Holder: View {
    let transaction: Transaction
    var body: some View { Text("held") }
  }

  /// Runs its body at each tap, and makes a transaction for the view in it each time.
  private struct Parent: View {
    let transaction: (Int) -> Transaction
    @State private var tick = 0
    var body: some View {
      Text("tick \(tick)")
      Holder(transaction: transaction(tick))
      Button("tick") { tick += 1 }
    }
  }

  private func runs(_ transaction: @escaping (Int) -> Transaction) throws -> Int {
    let host = ViewHost { Parent(transaction: transaction) }
    return try host.tapAndRender("tick").bodyEvaluations["Holder"]
  }

  @Test("I-41: transactions that carry the same are equal, although each body makes another one")
  func comparison() throws {
    #expect(try runs { _ in Transaction() } == 0)
    #expect(try runs { _ in Transaction(animation: .linear(duration: 2)) } == 0)
    #expect(try runs { Transaction(animation: .linear(duration: Double($0))) } == 1)
    #expect(try runs { $0 == 0 ? Transaction() : Transaction(animation: .default) } == 1)
    #expect(
      try runs { tick in
        var transaction = Transaction(animation: .default)
        transaction.disablesAnimations = tick > 0
        return transaction
      } == 1)
  }

  @Test("A-1: a change of a transaction is none of its copies")
  func copies() {
    var first = Transaction(animation: .linear)
    let second = first
    first.animation = nil
    first.isContinuous = true
    #expect(first.animation == nil)
    #expect(first.isContinuous)
    #expect(second.animation == .linear)
    #expect(!second.isContinuous)
  }

  private struct LevelKey: TransactionKey {
    static let defaultValue: Int? = 7
  }

  @Test("a key's default is what a transaction without a value says, also if the value may be nil")
  func keys() {
    var transaction = Transaction(animation: .default)
    #expect(transaction[LevelKey.self] == 7)
    transaction[LevelKey.self] = 3
    #expect(transaction[LevelKey.self] == 3)
    transaction[LevelKey.self] = nil
    #expect(transaction[LevelKey.self] == nil)
    #expect(transaction.animation == .default)
  }
}
