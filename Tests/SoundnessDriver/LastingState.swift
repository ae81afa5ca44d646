// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Observation
import Synchronization
import ViewEngine

/// What outlives a host and is put back, which writes to the memory of the client's objects.
let lastingStateChecks: [(name: String, run: @MainActor () async throws -> Void)] = [
  ("lasting.every-kind", everyKindIsPutBack),
  ("lasting.objects-go", objectsGo),
  ("lasting.pointers", pointersStay),
]

private protocol Shape { var size: Int { get } }
private struct Small: Shape { var size = 1 }
/// More than an existential has room for.
private struct Large: Shape {
  var size = 2
  let names = ["a", "b", "c"]
  let part = Part()
}
private final class Part { var count = 1 }
private final class Trouble: Error { let count = 1 }
private enum Outcome {
  case failed(any Error)
}
private struct Token: ~Copyable { var number = 1 }
private enum Phase {
  case none, loaded(Part, [String])
  indirect case nested(Phase)
}
private actor Worker { var jobs = 1 }

private class Ancestor<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

private final class Everything: Ancestor<[String]>, ObservableObject {
  @Published var published = "a"
  @Published var parts = [Part()]
  var text = "a text that is longer than two words"
  var number = 1
  var pair: (Int, Part) = (1, Part())
  var optional: Part? = Part()
  var shape: any Shape = Large()
  var error: (any Error)? = CancellationError()
  var trouble: any Error = Trouble()
  var outcome = Outcome.failed(Trouble())
  @Published var result: Result<Part, any Error> = .failure(Trouble())
  var phase = Phase.loaded(Part(), ["a"])
  var table = ["a": Part()]
  var erased: Any = [1, 2, 3]
  var action: () -> Int = { 1 }
  weak var other: Part?
  unowned var owner: Part
  unowned(unsafe) var unsafeOwner: Part
  lazy var late = Part()
  let lock = Mutex(1)
  let constant = Part()
  var token = Token()
  let worker = Worker()
  let subject = CurrentValueSubject<[Part], Never>([])
  var subscriptions: Set<AnyCancellable> = []

  init(owner: Part) {
    (self.owner, unsafeOwner) = (owner, owner)
    super.init(["a"])
    $published.sink { [weak self] in self?.number = $0.count }.store(in: &subscriptions)
  }
}

@Observable private final class Watched {
  var items = [Part()]
  @ObservationIgnored var ignored = "a"
}

private struct Screen: View {
  @ObservedObject var everything: Everything
  var watched: Watched
  @State private var own = Everything(owner: Part())
  var body: some View { Text("\(everything.published) \(watched.items.count) \(own.number)") }
}

@MainActor private let owner = Part()

@MainActor private func everyKindIsPutBack() async throws {
  let (all, watched) = (Everything(owner: owner), Watched())
  var host: ViewHost? = ViewHost { Screen(everything: all, watched: watched) }
  let objects = host?.lastingObjects
  host = nil
  let putBack = objects?.keep()
  weak var leaving: Part?
  for _ in 1...100 {
    let part = Part()
    leaving = part
    (all.published, all.text, all.value, all.token.number) = ("bc", "b", ["b"], 2)
    (all.parts, all.pair, all.optional, all.shape) = ([part, part], (2, part), nil, Small())
    (all.error, all.phase, all.table, all.erased) = (nil, .nested(.loaded(part, [])), [:], part)
    (all.other, all.action) = (part, { part.count })
    all.late.count = 2
    all.lock.withLock { $0 += 1 }
    all.constant.count = 2
    all.subject.send([part])
    all.subscriptions = []
    watched.items.append(part)
    watched.ignored = "b"
    putBack?()
    try expect(
      all.published == "a" && all.text.count == 36 && all.value == ["a"] && all.number == 1, "values")
    try expect(all.parts.count == 1 && all.pair.0 == 1 && all.optional?.count == 1, "objects")
    try expect(all.shape.size == 2 && all.error != nil && all.table["a"]?.count == 1, "existentials")
    if case .loaded(let part, let names) = all.phase {
      try expect(part.count == 1 && names == ["a"], "phase")
    }
    try expect(
      (all.erased as? [Int])?.count == 3 && all.constant.count == 1, "Any, and an object of a constant")
    try expect(
      all.subject.value.isEmpty && watched.items.count == 1 && watched.ignored == "a", "subject, observed")
    try expect(all.subscriptions.count == 1, "subscriptions")
  }
  all.action = { 1 }
  try expect(leaving == nil, "what was written over is freed")
}

@MainActor private func objectsGo() async throws {
  weak var gone: Everything?
  func leave() -> LastingObjects {
    let all = Everything(owner: owner)
    gone = all
    let host = ViewHost { Screen(everything: all, watched: Watched()) }
    return host.lastingObjects
  }
  let objects = leave()
  try expect(gone == nil, "nobody else holds it")
  for _ in 1...10 { objects.keep()() }
}

/// Has memory of its own, and another piece of it after each use.
private final class Buffer: ObservableObject {
  var memory = UnsafeMutablePointer<Int>.allocate(capacity: 8)
  var uses = 0
  func use() {
    memory.deallocate()
    memory = .allocate(capacity: 8)
    memory.initialize(repeating: 1, count: 8)
    uses += 1
  }
}

private struct BufferScreen: View {
  @ObservedObject var buffer: Buffer
  var body: some View { Text("\(buffer.uses)") }
}

@MainActor private func pointersStay() async throws {
  let buffer = Buffer()
  let putBack = ViewHost { BufferScreen(buffer: buffer) }.lastingObjects.keep()
  for _ in 1...10 {
    buffer.use()
    putBack()
  }
  try expectEqual(buffer.uses, 10)
  buffer.memory.deallocate()
}
