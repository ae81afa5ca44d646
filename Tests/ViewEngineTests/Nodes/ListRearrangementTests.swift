// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

/// Lists whose rows come, go and change places at random, held against a plain model (I-9).
@MainActor @Suite struct ListRearrangementTests {
  /// Tells every row that was ever made from the others.
  private final class Registry {
    var ids: [Int] = []
    var made = 0

    func number() -> Int {
      made += 1
      return made
    }
  }

  /// The number that a row got when it was made, as long as it lives.
  private final class Identity {
    let number: Int
    init(_ registry: Registry) { number = registry.number() }
  }

  private struct Row: View {
    let id: Int
    let registry: Registry
    @State private var identity: Identity?

    var body: some View {
      let _ = identity
      HStack {
        Text("\(id)")
        Spacer()
        Text("number \(identity?.number ?? 0)")
      }
      .onAppear { identity = Identity(registry) }
    }
  }

  private struct Screen: View {
    let registry: Registry
    @State private var ids: [Int] = []

    var body: some View {
      VStack(spacing: 1) {
        Button("show") { ids = registry.ids }
        ForEach(ids, id: \.self) { Row(id: $0, registry: registry) }
        Text("end")
      }
    }
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// One of the changes that lists go through.
  private func change(_ ids: inout [Int], _ next: inout Int, _ random: inout Generator) {
    func fresh() -> Int {
      next += 1
      return next
    }
    let place = Int.random(in: 0...ids.count, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0: ids.insert(fresh(), at: place)
    case 1: ids.insert(contentsOf: (0..<5).map { _ in fresh() }, at: place)
    case 2: if !ids.isEmpty { ids.remove(at: min(place, ids.count - 1)) }
    case 3: ids.removeSubrange(place..<min(place + 3, ids.count))
    case 4: if ids.count > 1 { ids.swapAt(0, min(place, ids.count - 1)) }
    case 5: ids.reverse()
    case 6: ids.shuffle(using: &random)
    case 7: ids = Array(ids[place...] + ids[..<place])
    case 8: ids = ids.shuffled(using: &random).dropLast(2) + [fresh()]
    default: ids = (0..<place).map { _ in fresh() }
    }
  }

  @Test("I-9: rows keep their state wherever they go, and lose it when they go", arguments: 0..<12)
  func randomChanges(_ seed: Int) throws {
    var random = Generator(state: UInt64(seed) &* 7_919 &+ 1)
    let registry = Registry()
    let host = ViewHost(size: CGSize(width: 300, height: 2_000)) { Screen(registry: registry) }
    var next = 0
    var numbers: [Int: String] = [:]
    for _ in 0..<25 {
      change(&registry.ids, &next, &random)
      try host.tapAndRender("show")
      let texts = host.texts
      #expect(texts.first == "show" && texts.last == "end")
      let rows = Array(texts.dropFirst().dropLast())
      #expect(stride(from: 0, to: rows.count, by: 2).map { rows[$0] } == registry.ids.map { "\($0)" })
      var current: [Int: String] = [:]
      for (index, id) in registry.ids.enumerated() {
        current[id] = rows[2 * index + 1]
        if let known = numbers[id] { #expect(known == current[id]) }
      }
      // No two rows have one number, and what came back is new.
      #expect(Set(current.values).count == current.count)
      numbers = current
      #expect(host.displayList == host.recomputedDisplayList())
    }
    #expect(registry.made == next)
  }
}
