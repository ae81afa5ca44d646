// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing

/// Under which transaction code writes, on the main actor and elsewhere.
@MainActor
@Suite struct WriteContextTests {
  /// What the closure of a binding was given. Unchecked: the closure runs on the main actor only.
  private final class Log: @unchecked Sendable {
    var written: [String] = []

    var binding: Binding<Int> {
      Binding(
        get: { 0 },
        set: { value, transaction in
          let words = [
            transaction.animation == nil ? nil : "animated",
            transaction.disablesAnimations ? "disabled" : nil,
          ]
          self.written.append((["\(value)"] + words.compactMap(\.self)).joined(separator: " "))
        })
    }
  }

  private struct Stopped: Error {}

  @Test("A-1: an inner transaction ends where its closure does, thrown errors included")
  func nesting() {
    let log = Log()
    let binding = log.binding
    withAnimation {
      binding.wrappedValue = 1
      withTransaction(Transaction()) { binding.wrappedValue = 2 }
      try? withTransaction(Transaction()) { throw Stopped() }
      binding.wrappedValue = 3
    }
    binding.wrappedValue = 4
    #expect(log.written == ["1 animated", "2", "3 animated", "4"])
  }

  @Test("A-1: one value set keeps the others of the transaction around")
  func keyPath() {
    let log = Log()
    withAnimation {
      withTransaction(\.disablesAnimations, true) { log.binding.wrappedValue = 1 }
    }
    #expect(log.written == ["1 animated disabled"])
  }

  @Test("R-41: closures get the binding's own transaction, on any thread")
  func ownTransaction() async {
    let log = Log()
    let binding = log.binding.animation()
    binding.wrappedValue = 1
    await Task.detached { binding.wrappedValue = 2 }.value
    _ = binding.wrappedValue
    #expect(log.written == ["1 animated", "2 animated"])
  }

  @Test("A-1: another thread has transactions of its own")
  func elsewhere() async {
    let log = Log()
    let binding = log.binding
    await Task.detached {
      withAnimation {
        withTransaction(\.disablesAnimations, true) { binding.wrappedValue = 1 }
        binding.wrappedValue = 2
      }
      binding.wrappedValue = 3
    }.value
    _ = binding.wrappedValue
    #expect(log.written == ["1 animated disabled", "2 animated", "3"])
  }
}
