// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Observation

/// Writes that other threads make: each is there afterwards, and each is reported.
let threadChecks: [(name: String, run: @MainActor () async throws -> Void)] = [
  ("threads.binding", bindingFromAnotherThread),
  ("threads.binding.order", laterWriteWins),
  ("threads.binding.sum", sumFromAnotherThread),
  ("threads.binding.fields", fieldsFromTwoThreads),
  ("threads.binding.functional", functionalBinding),
  ("threads.published", publishedFromAnotherThread),
  ("threads.published.sum", publishedSum),
  ("threads.subject", subjectFromAnotherThread),
  ("threads.paced", pacedFromOtherThreads),
  ("threads.stored", storedValueFromAnotherThread),
  ("threads.animation", animationFromAnotherThread),
  ("threads.observable", observableFromAnotherThread),
  ("threads.advance", advanceSeesWrite),
  ("threads.values", valuesOnAnotherThread),
]

let warning =
  "Publishing changes from background threads is not allowed; make sure to publish values from the main thread "
  + "(via operators like receive(on:)) on model updates."

/// Hands a value to another thread although the compiler cannot know that this is checked at run time.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

private struct Fields: Equatable {
  var a = 0
  var b = 0
}

private struct Counting: View {
  @State private var n = 0
  @State private var fields = Fields()
  @AppStorage("threads") private var stored = 0
  let take: (Binding<Int>, Binding<Fields>, Binding<Int>) -> Void

  var body: some View {
    let _ = take($n, $fields, $stored)
    Text("\(n)")
    Text("\(fields.a) \(fields.b)")
    Text("\(stored)")
  }
}

@MainActor
private func counting() -> (
  host: ViewHost, n: Binding<Int>, fields: Unchecked<Binding<Fields>>, stored: Binding<Int>
) {
  var taken: (Binding<Int>, Binding<Fields>, Binding<Int>)?
  let host = ViewHost { Counting { taken = ($0, $1, $2) } }
  let (n, fields, stored) = taken!
  return (host, n, Unchecked(fields), stored)
}

@MainActor
private func bindingFromAnotherThread() async throws {
  let (host, n, _, _) = counting()
  await Task.detached { n.wrappedValue = 1 }.value
  try expectEqual(n.wrappedValue, 1)
  try host.render()
  try expectEqual(host.texts.first, "1")
  try expectEqual(host.diagnostics, [warning])
}

@MainActor
private func laterWriteWins() async throws {
  let (host, n, _, _) = counting()
  await Task.detached { n.wrappedValue = 1 }.value
  n.wrappedValue = 2
  try host.render()
  try expectEqual(host.texts.first, "2")
}

@MainActor
private func sumFromAnotherThread() async throws {
  let (host, n, _, _) = counting()
  let work = Task.detached { for _ in 0..<20_000 { n.wrappedValue += 1 } }
  for _ in 0..<50 {
    try host.render()
    _ = n.wrappedValue
    await Task.yield()
  }
  await work.value
  try await host.advance(by: .milliseconds(1))
  try expectEqual(host.texts.first, "20,000")
}

@MainActor
private func fieldsFromTwoThreads() async throws {
  let (host, _, fields, _) = counting()
  let work = Task.detached { for index in 1...5_000 { fields.value.a.wrappedValue = index } }
  for index in 1...5_000 {
    fields.value.b.wrappedValue = index
    if index % 100 == 0 { try host.render() }
  }
  await work.value
  try host.render()
  try expectEqual(fields.value.wrappedValue, Fields(a: 5_000, b: 5_000))
}

@MainActor
private func functionalBinding() async throws {
  let (host, n, _, _) = counting()
  let other = Unchecked(Binding(get: { n.wrappedValue }, set: { n.wrappedValue = $0 }))
  await Task.detached { for _ in 0..<1_000 { other.value.wrappedValue += 1 } }.value
  try host.render()
  try expectEqual(host.texts.first, "1,000")
}

// Unchecked: that an object is written from other threads is what is tried here.
private final class Model: ObservableObject, @unchecked Sendable {
  @Published var n = 0
}

private struct Observing: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.n)") }
}

@MainActor
private func publishedFromAnotherThread() async throws {
  let model = Model()
  let host = ViewHost { Observing(model: model) }
  await Task.detached { model.n = 3 }.value
  try host.render()
  try expectEqual(host.texts, ["3"])
  try expectEqual(host.diagnostics, [warning])
}

@MainActor
private func publishedSum() async throws {
  let model = Model()
  let host = ViewHost { Observing(model: model) }
  let work = Task.detached { for _ in 0..<20_000 { model.n += 1 } }
  for _ in 0..<100 {
    try host.render()
    _ = model.n
    await Task.yield()
  }
  await work.value
  try await host.advance(by: .milliseconds(1))
  try expectEqual(host.texts, ["20,000"])
}

private struct Receiving: View {
  let subject: PassthroughSubject<Int, Never>
  @State private var sum = 0
  var body: some View { Text("\(sum)").onReceive(subject) { sum += $0 } }
}

@MainActor
private func subjectFromAnotherThread() async throws {
  let subject = Unchecked(PassthroughSubject<Int, Never>())
  let host = ViewHost { Receiving(subject: subject.value) }
  let first = Task.detached { for _ in 0..<2_000 { subject.value.send(1) } }
  let second = Task.detached { for _ in 0..<2_000 { subject.value.send(1) } }
  for _ in 0..<500 { subject.value.send(1) }
  await first.value
  await second.value
  try await host.advance(by: .milliseconds(1))
  try expectEqual(host.texts, ["4,500"])
  try expect(host.diagnostics.contains(warning), "no warning")
  let last = ViewHost { Receiving(subject: subject.value) }
  let third = Task.detached { for _ in 0..<2_000 { subject.value.send(1) } }
  last.unmount()
  await third.value
}

@MainActor
private func storedValueFromAnotherThread() async throws {
  let (host, _, _, stored) = counting()
  await Task.detached { for _ in 0..<100 { stored.wrappedValue += 1 } }.value
  try host.render()
  try expectEqual(host.texts.last, "100")
}

@MainActor
private func animationFromAnotherThread() async throws {
  let (host, n, _, _) = counting()
  let completed = Unchecked(Shelf<Int>())
  await Task.detached {
    withAnimation(.linear(duration: 0.1)) { n.wrappedValue = 5 }
    withAnimation {
      n.wrappedValue = 6
    } completion: {
      MainActor.assumeIsolated { completed.value.value = 1 }
    }
    withTransaction(Transaction()) {}
  }.value
  withAnimation { n.wrappedValue += 1 }
  try await host.advance(by: .seconds(2))
  try expectEqual(host.texts.first, "7")
  try expectEqual(completed.value.value, 1)
}

// Unchecked: what is stored is only reached under the lock.
@Observable
private final class Plain: @unchecked Sendable {
  @ObservationIgnored private let lock = NSLock()
  @ObservationIgnored private var stored = 0
  var n: Int {
    get {
      access(keyPath: \.n)
      return lock.withLock { stored }
    }
    set { withMutation(keyPath: \.n) { lock.withLock { stored = newValue } } }
  }
}

private struct ObservingPlain: View {
  let model: Plain
  var body: some View { Text("\(model.n)") }
}

@MainActor
private func observableFromAnotherThread() async throws {
  let model = Plain()
  let host = ViewHost { ObservingPlain(model: model) }
  let work = Task.detached { for index in 1...2_000 { model.n = index } }
  for _ in 0..<50 {
    try host.render()
    await Task.yield()
  }
  await work.value
  try host.render()
  try expectEqual(host.texts, ["2,000"])
}

@MainActor
private func advanceSeesWrite() async throws {
  let (host, n, _, _) = counting()
  let work = Task.detached {
    for index in 1...20 {
      usleep(200)
      n.wrappedValue = index
    }
  }
  for _ in 0..<200 where host.texts.first != "20" { try await host.advance(by: .milliseconds(1)) }
  await work.value
  try await host.advance(by: .milliseconds(1))
  try expectEqual(host.texts.first, "20")
}

@MainActor
private func valuesOnAnotherThread() async throws {
  let host = ViewHost { Observing(model: Model()) }
  let counts = host.bodyEvaluations
  let work = Task.detached {
    for _ in 0..<200 {
      _ = "\(counts)"
      _ = counts == counts
      let model = Model()
      let subscription = model.objectWillChange.sink {}
      model.n = 1
      subscription.cancel()
      var values = EnvironmentValues()
      values.font = .title
      _ = values.font
    }
  }
  for _ in 0..<50 {
    _ = ViewHost { Observing(model: Model()) }
    await Task.yield()
  }
  await work.value
}

@MainActor
private func pacedFromOtherThreads() async throws {
  let subject = Unchecked(PassthroughSubject<Int, Never>())
  var (debounced, throttled, received) = (0, 0, 0)
  let subscriptions = [
    subject.value.debounce(for: .milliseconds(50), scheduler: DispatchQueue.main).sink { _ in debounced += 1
    },
    subject.value.throttle(for: .milliseconds(1), scheduler: DispatchQueue.main, latest: true).sink { _ in
      throttled += 1
    },
    subject.value.receive(on: DispatchQueue.main).sink { _ in received += 1 },
  ]
  await withTaskGroup(of: Void.self) { group in
    for _ in 0..<4 {
      group.addTask { for value in 0..<1_000 { subject.value.send(value) } }
    }
  }
  while debounced == 0 { try await Task.sleep(for: .milliseconds(10)) }
  // The debounced value comes after all others, when no pause is left: one more value is handed on.
  let before = debounced
  await Task.detached { subject.value.send(0) }.value
  while debounced == before { try await Task.sleep(for: .milliseconds(10)) }
  try expect(
    throttled >= 2 && received == 4_001, "values are lost: \(throttled) throttled, \(received) received")
  subscriptions.forEach { $0.cancel() }
}
