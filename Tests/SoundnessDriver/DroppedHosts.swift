// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

/// Hosts that go without `unmount()`: nothing of them may stay.
let droppedHostChecks: [(name: String, run: @MainActor () async throws -> Void)] = [
  ("dropped.task", droppedTask),
  ("dropped.sleeping-action", droppedSleepingAction),
  ("dropped.views", droppedViews),
  ("dropped.diagnostics", boundedDiagnostics),
]

/// Counts how many of it there are.
@MainActor
final class Witness: ObservableObject {
  static var living = 0
  @Published var n = 0

  init() { Witness.living += 1 }

  isolated deinit { Witness.living -= 1 }

  /// Waits for what a cancelled task still has to do before it lets go of its witness.
  static func waitForTheLast(line: UInt = #line) async throws {
    for _ in 0..<5_000 where living > 0 { try await Task.sleep(for: .milliseconds(1)) }
    try expectEqual(living, 0, line: line)
  }
}

private struct Sleeper: View {
  @StateObject private var witness = Witness()

  var body: some View {
    Text("\(witness.n)").task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        witness.n += 1
      }
    }
  }
}

@MainActor
private func droppedTask() async throws {
  for _ in 0..<20 {
    let host = ViewHost { Sleeper() }
    try await host.advance(by: .seconds(3))
    try expectEqual(host.texts, ["3"])
  }
  try await Witness.waitForTheLast()
}

private struct Waiting: View {
  @StateObject private var witness = Witness()

  var body: some View {
    Button("\(witness.n)") {
      Task {
        try await Task.sleep(for: .seconds(100))
        witness.n += 1
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 100) { witness.n += 1 }
    }
  }
}

@MainActor
private func droppedSleepingAction() async throws {
  for _ in 0..<20 {
    let host = ViewHost { Waiting() }
    try host.tapAndRender("0")
    try await host.advance(by: .seconds(1))
  }
  try await Witness.waitForTheLast()
}

private struct Everything: View {
  @StateObject private var witness = Witness()
  @State private var isOn = true
  @State private var choice = 1
  @State private var text = "text"
  @State private var number = 0.5
  @State private var path = NavigationPath([1, 2])
  @State private var isShown = true
  @FocusState private var isFocused: Bool
  let kind: Int

  static let kinds = 24

  @ViewBuilder var body: some View {
    switch kind {
    case 0: Toggle("a", isOn: $isOn)
    case 1:
      Picker("a", selection: $choice) {
        Text("x").tag(1)
        Text("y").tag(2)
      }
    case 2:
      NavigationStack(path: $path) {
        Text("root").navigationDestination(for: Int.self) { Text("\($0) \(witness.n)") }
      }
    case 3: TextField("a", text: $text).focused($isFocused)
    case 4: Slider(value: $number)
    case 5: Stepper("a", value: $choice)
    case 6: Text("a").sheet(isPresented: $isShown) { Text("\(witness.n)") }
    case 7: Text("a").alert("b", isPresented: $isShown) { Button("c") { witness.n += 1 } }
    case 8: List(0..<20, id: \.self) { Text("\($0) \(witness.n)") }
    case 9:
      TabView(selection: $choice) {
        Text("\(witness.n)").tabItem { Text("a") }.tag(1)
        Text("b").tabItem { Text("b") }.tag(2)
      }
    case 10: Button("a") { witness.n += 1 }.buttonStyle(.borderedProminent)
    case 11: GeometryReader { Text("\($0.size.width) \(witness.n)") }
    case 12: ScrollView { LazyVStack { ForEach(0..<100) { Text("\($0) \(witness.n)") } } }
    case 13:
      Group {
        Text("a"); Text("b")
      }.padding().opacity(Double(witness.n))
    case 14: Text("a").onReceive(witness.$n) { choice = $0 }
    case 15: Text("a").onChange(of: witness.n) { choice = witness.n }
    case 16: NavigationStack { NavigationLink("a") { Text("\(witness.n)") } }
    case 17: TimelineView(.periodic(from: .now, by: 1)) { Text("\($0.date) \(witness.n)") }
    case 18: Form { Section("a") { Toggle("b", isOn: $isOn).toggleStyle(.button) } }
    case 19: ProgressView(value: number)
    case 20: Menu("a") { Button("b") { witness.n += 1 } }
    case 21: Label("a", systemImage: "b")
    case 22: Text("a").toolbar { Button("b") { witness.n += 1 } }
    default:
      ViewThatFits {
        Text("\(witness.n)"); Text("b")
      }
    }
  }
}

@MainActor
private func droppedViews() async throws {
  for kind in 0..<Everything.kinds {
    for isOperated in [false, true] {
      autoreleased {
        let host = ViewHost { Everything(kind: kind) }
        if isOperated {
          for label in host.buttons.labels { _ = try? host.tapAndRender(label) }
          for index in 0..<host.switches.count { try? host.switches[index].tap() }
          _ = try? host.render()
          _ = host.recomputedDisplayList()
        }
      }
      try await Witness.waitForTheLast(line: UInt(kind))
    }
  }
}

@MainActor
private func autoreleased(_ body: () -> Void) { body() }

private struct Duplicates: View {
  @State private var n = 0

  var body: some View {
    ForEach([1, 1, 2 + n % 2], id: \.self) { Text("\($0)") }
    Button("step") { n += 1 }
  }
}

@MainActor
private func boundedDiagnostics() async throws {
  let host = ViewHost { Duplicates() }
  for _ in 0..<3_000 { try host.tapAndRender("step") }
  try expect(host.diagnostics.count <= 1_001, "\(host.diagnostics.count) diagnostics are kept")
  try expect(host.diagnostics.last?.contains("more") == true, "the number left out is not said")
}
