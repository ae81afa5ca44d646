// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension Recording {
  /// What a series of talks observed of SwiftUI's state system, and asked of its own model of it. The first line of each arm
  /// is the mount.
  static let stateSeries = Recording(
    "state-properties",
    source:
      "objcio/S01E266-state-properties/blob/HEAD/Tests/NotSwiftUIStateTests/NotSwiftUIStateTests.swift",
    system: "iOS 14",
    arms: [
      nested("testConstantNested", "Content 1") { _, counts in ConstantNested(counts: counts) },
      nested("testChangedNested", "Content 1, Nested 1") { model, counts in
        ChangedNested(counter: model.counter, counts: counts)
      },
      nested("testUnchangedNested", "Content 1") { model, counts in
        UnchangedNested(isLarge: model.counter > 10, counts: counts)
      },
      nested("testUnchangedNestedWithObservedObject", "Content 1") { _, counts in
        ObservingNested(counts: counts)
      },
      .counted(
        "testBinding1", ["0": "Content 1, Nested 1"],
        differs:
          "here a child does not run if it holds a binding and does not read it (I-51, which was read and not seen)"
      ) { BindingContent(counts: $0) },
      Arm("testBinding2", recorded: ["Content 1, Nested 1", "0", "Content 1, Nested 1", "1"]) { driver, log in
        let counts = BodyCounts()
        try driver.show(BindingOwner(counts: counts), in: CGSize(width: 200, height: 200))
        try await driver.settle()
        log(counts.take())
        log(driver.texts.joined(separator: " "))
        try driver.tap("0")
        try await driver.settle()
        log(counts.take())
        log(driver.texts.joined(separator: " "))
      },
      Arm("testSimple", recorded: ["outer 0 inner 0", "outer 0 inner 1", "outer 1 inner 1"]) { driver, log in
        try driver.show(StatesSample(), in: CGSize(width: 200, height: 200))
        log(driver.texts.joined(separator: " "))
        for label in ["inner 0", "outer 0"] {
          try driver.tap(label)
          try await driver.settle()
          log(driver.texts.joined(separator: " "))
        }
      },
      .counted("testUnusedBinding", ["Nested Button": "Content 1"]) { UnusedBindingSample(counts: $0) },
    ])

  /// A view whose button writes a model that it observes, around another view.
  private static func nested<Nested: View>(
    _ name: String, _ afterTap: String,
    @ViewBuilder nested: @escaping @MainActor @Sendable (CounterModel, BodyCounts) -> Nested
  ) -> Arm {
    Arm(name, recorded: ["Content 1, Nested 1", afterTap]) { driver, log in
      let counts = BodyCounts()
      try driver.show(
        ContentAround(counts: counts) { nested($0, counts) }, in: CGSize(width: 200, height: 200))
      try await driver.settle()
      log(counts.take())
      try driver.tap("0")
      try await driver.settle()
      log(counts.take())
    }
  }
}

@MainActor final class CounterModel: ObservableObject {
  @Published var counter = 0
}

struct ContentAround<Nested: View>: View {
  @ObservedObject var model = CounterModel()
  let counts: BodyCounts
  @ViewBuilder let nested: (CounterModel) -> Nested

  var body: some View {
    let _ = counts("Content")
    Button("\(model.counter)") { model.counter += 1 }
    nested(model)
  }
}

struct ConstantNested: View {
  let counts: BodyCounts

  var body: some View {
    let _ = counts("Nested")
    Button("Nested Button") {}
  }
}

struct ChangedNested: View {
  let counter: Int
  let counts: BodyCounts

  var body: some View {
    let _ = counts("Nested")
    Button("Nested Button") {}
  }
}

struct UnchangedNested: View {
  let isLarge: Bool
  let counts: BodyCounts

  var body: some View {
    let _ = counts("Nested")
    Button("Nested Button") {}
  }
}

struct ObservingNested: View {
  static let shared = CounterModel()
  @ObservedObject var model = Self.shared
  let counts: BodyCounts

  var body: some View {
    let _ = counts("Nested")
    Button("Nested Button") {}
  }
}

struct BindingNested: View {
  @Binding var counter: Int
  let counts: BodyCounts

  var body: some View {
    let _ = counts("Nested")
    Button("Nested Button") {}
  }
}

struct BindingContent: View {
  @ObservedObject var model = CounterModel()
  let counts: BodyCounts

  var body: some View {
    let _ = counts("Content")
    Button("\(model.counter)") { model.counter += 1 }
    BindingNested(counter: $model.counter, counts: counts)
  }
}

struct BindingOwner: View {
  @ObservedObject var model = CounterModel()
  let counts: BodyCounts

  var body: some View {
    let _ = counts("Content")
    ReadingNested(counter: $model.counter, counts: counts)
  }
}

struct ReadingNested: View {
  @Binding var counter: Int
  let counts: BodyCounts

  var body: some View {
    let _ = counts("Nested")
    Button("\(counter)") { counter += 1 }
  }
}

struct StatesSample: View {
  @State private var counter = 0

  var body: some View {
    Button("outer \(counter)") { counter += 1 }
    StatesNested()
  }
}

struct StatesNested: View {
  @State private var counter = 0

  var body: some View {
    Button("inner \(counter)") { counter += 1 }
  }
}

struct UnusedBindingSample: View {
  @State private var counter = 0
  let counts: BodyCounts

  var body: some View {
    let _ = counts("Content")
    Text("\(counter)")
    UnusedBinding(counter: $counter, counts: counts)
  }
}

struct UnusedBinding: View {
  @Binding var counter: Int
  let counts: BodyCounts

  var body: some View {
    let _ = counts("Nested")
    Button("Nested Button") { counter += 1 }
  }
}
