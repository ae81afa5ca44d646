// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Observation
import TestSupport
import Testing

/// What is remembered of preferences, held against values that are combined anew.
@MainActor
@Suite struct PreferenceMemoTests {
  /// Shows which values were combined with which, so no other order gives the same.
  private struct Order: PreferenceKey {
    static let defaultValue = "-"
    static func reduce(value: inout String, nextValue: () -> String) { value = "(\(value)\(nextValue()))" }
  }

  @Observable final class Leaf {
    let id: Int
    var said: String?
    var hasContent = true
    init(_ id: Int, _ said: String?) {
      self.id = id
      self.said = said
    }
  }

  @Observable final class Section {
    let id: Int
    var leaves: [Leaf] = []
    var suffix: String?
    init(_ id: Int) { self.id = id }
  }

  @Observable final class Model {
    var sections: [Section] = []

    /// What the whole screen says, by the written rules.
    var combined: String {
      fold(
        sections.map { section in
          let column = "(t\(fold(section.leaves.map { Self.row($0) })))"
          return section.suffix.map { column + $0 } ?? column
        })
    }

    private static func row(_ leaf: Leaf) -> String {
      let optional = leaf.hasContent ? leaf.said : nil
      return "(\(optional ?? "-")\(leaf.id))"
    }

    private func fold(_ values: [String]) -> String {
      guard let first = values.first else { return "-" }
      return values.dropFirst().reduce(first) { "(\($0)\($1))" }
    }
  }

  private struct LeafView: View {
    let leaf: Leaf
    var body: some View {
      HStack {
        Text("silent")
        if leaf.hasContent {
          if let said = leaf.said {
            Text(said).preference(key: Order.self, value: said)
          } else {
            Text("none")
          }
        }
        Color.red.preference(key: Order.self, value: "\(leaf.id)")
      }
    }
  }

  private struct SectionView: View {
    let section: Section
    var body: some View {
      if let suffix = section.suffix {
        column.transformPreference(Order.self) { $0 += suffix }
      } else {
        column
      }
    }

    private var column: some View {
      VStack {
        Text("t").preference(key: Order.self, value: "t")
        Text("silent")
        ForEach(section.leaves, id: \.id) { LeafView(leaf: $0) }
      }
    }
  }

  private struct Screen: View {
    let model: Model
    @State private var seen = ""
    var body: some View {
      VStack {
        Text(seen)
        VStack {
          ForEach(model.sections, id: \.id) { SectionView(section: $0) }
        }
        .overlayPreferenceValue(Order.self) { Text($0) }
      }
      .onPreferenceChange(Order.self) { seen = $0 }
    }
  }

  /// One change, of a leaf most of the time.
  private func change(_ model: Model, _ next: inout Int, _ random: inout SeededGenerator) {
    next += 1
    let leaves = model.sections.flatMap(\.leaves)
    let leaf = leaves.randomElement(using: &random)
    let section = model.sections.randomElement(using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0: model.sections.insert(Section(next), at: Int.random(in: 0...model.sections.count, using: &random))
    case 1: if model.sections.count > 2 { model.sections.removeFirst() }
    case 2: model.sections.shuffle(using: &random)
    case 3: section?.leaves.append(Leaf(next, "n"))
    case 4: section?.leaves.reverse()
    case 5: if let section, !section.leaves.isEmpty { section.leaves.removeLast() }
    case 6: section?.suffix = Bool.random(using: &random) ? "s\(next)" : nil
    case 7: leaf?.hasContent.toggle()
    case 8: leaves.forEach { $0.said = "a\(next)" }
    case 9: leaf?.said = leaf?.said == nil ? "o" : nil
    default: leaf?.said = "v\(next)"
    }
  }

  @Test("E-9: after random changes values are combined from left to right, as if anew", arguments: 0..<8)
  func randomChanges(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let model = Model()
    for id in 1...3 {
      let section = Section(-id)
      section.leaves = (0..<6).map { Leaf($0, $0 % 3 == 0 ? nil : "l\($0)") }
      model.sections.append(section)
    }
    let host = ViewHost { Screen(model: model) }
    // New leaves have ids of their own.
    var next = 10
    for _ in 0..<60 {
      for _ in 0..<Int.random(in: 1...2, using: &random) { change(model, &next, &random) }
      try host.render()
      #expect(host.texts.first == model.combined)
      #expect(host.texts.last == model.combined)
      #expect(host.displayList == host.recomputedDisplayList())
    }
  }

  private struct Sum: PreferenceKey {
    static let defaultValue = 0
    nonisolated(unsafe) static var transforms = 0  // only used in one test, on the main actor
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Observable final class Number {
    var value = 1
  }

  private struct NumberView: View {
    let number: Number
    var body: some View {
      Text("a").preference(key: Sum.self, value: number.value)
        .transformPreference(Sum.self) { _ in Sum.transforms += 1 }
    }
  }

  @Test("S-15: when one of many says something else, the others are not asked again", arguments: [10, 100])
  func onlyOneIsAsked(_ count: Int) throws {
    let numbers = (0..<count).map { _ in Number() }
    let host = ViewHost {
      VStack {
        ForEach(0..<count) { NumberView(number: numbers[$0]) }
      }
      .overlayPreferenceValue(Sum.self) { Text("sum \($0)") }
    }
    // The first change finds out whose values are worth remembering.
    for step in 2..<5 {
      Sum.transforms = 0
      numbers[count / 2].value = step
      try host.render()
      #expect(host.texts.last == "sum \(count - 1 + step)")
      // The transformation's closure was made anew, and ran once.
      if step > 2 { #expect(Sum.transforms == 1) }
    }
  }

  @Observable final class Settings {
    nonisolated(unsafe) static let shared = Settings()  // only used in one test, on the main actor
    var separator = ","
  }

  private struct Separated: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) {
      value += Settings.shared.separator + nextValue()
    }
  }

  private struct NumberText: View {
    let number: Number
    var body: some View { Text("a").preference(key: Separated.self, value: "\(number.value)") }
  }

  @Test("I-37: what a key's function has read brings everything up to date that it combined")
  func readsInReduce() throws {
    let numbers = (0..<3).map { _ in Number() }
    let host = ViewHost {
      VStack {
        HStack { ForEach(0..<3) { NumberText(number: numbers[$0]) } }
        Text("end").preference(key: Separated.self, value: "end")
      }
      .backgroundPreferenceValue(Separated.self) { Text($0) }
    }
    #expect(host.texts.first == "1,1,1,end")
    for (step, separator) in ["-", "+", ";"].enumerated() {
      numbers[1].value = step
      try host.render()
      Settings.shared.separator = separator
      try host.render()
      #expect(host.texts.first == ["1", "\(step)", "1", "end"].joined(separator: separator))
      #expect(host.displayList == host.recomputedDisplayList())
    }
    Settings.shared.separator = ","
  }
}
