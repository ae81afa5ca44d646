// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

/// Trees that are far deeper than they are ever written: what stands deeper than the engine can follow is an error.
let depthChecks: [(name: String, run: @MainActor () async throws -> Void)] = [
  ("depth.modifiers", deepModifiers),
  ("depth.stacks", deepStacks),
  ("depth.erased", deepErasedViews),
  ("depth.groups", deepGroups),
  ("depth.bodies", deepBodies),
  ("depth.endless", endlessBodies),
  ("depth.environment", deepEnvironment),
  ("depth.values", deepValues),
  ("depth.measured", deepMeasuring),
  ("depth.readers", deepReaders),
  ("depth.lazy", emptyRows),
]

private let depth = ProcessInfo.processInfo.environment["DEPTH"].flatMap { Int($0) } ?? 10_000

/// Nests a view once more.
@MainActor
private func nest<V: View>(_ view: V, _ step: NestingStep) -> any View {
  switch step {
  case .padding: view.padding(1)
  case .opacity: view.opacity(1)
  case .stack: VStack(spacing: 0) { view }
  case .group: Group { view }
  case .environment: view.environment(\.lineLimit, 1)
  case .erased: AnyView(VStack(spacing: 0) { AnyView(view) })
  case .measured: view.aspectRatio(contentMode: .fit)
  }
}

enum NestingStep {
  case padding, opacity, stack, group, environment, erased, measured
}

private struct Changing<Content: View>: View {
  @State private var n = 0
  let content: Content

  var body: some View {
    Button("change") { n += 1 }
    content.id(n / 2)
    Text("\(n)")
  }
}

/// Mounts, draws, updates, replaces, checks and drops a deep view.
@MainActor
private func operate(_ view: AnyView, shows text: String = "deep") throws {
  let host = ViewHost { Changing(content: view) }
  if host.diagnostics.contains(where: { $0.contains("Depth") }) {
    throw Failure(description: "\(host.diagnostics.first ?? "")")
  }
  try expect(host.texts.contains(text), "the deep text is missing: \(host.texts.count) texts")
  try host.tapAndRender("change")
  try host.tapAndRender("change")
  try expect(host.displayList == host.recomputedDisplayList(), "another tree looks different")
  host.resize(to: CGSize(width: 200, height: 200))
  try host.render()
  host.unmount()
}

/// Nests a view many times; in a loop, because what is tested is not the client's own recursion.
@MainActor
private func deep(_ step: NestingStep, _ count: Int = depth) -> AnyView {
  var view: any View = Text("deep")
  for _ in 0..<count { view = nest(view, step) }
  return AnyView(view)
}

@MainActor
private func deepModifiers() async throws {
  try operate(deep(.padding))
  try operate(deep(.opacity))
}

@MainActor
private func deepStacks() async throws { try operate(deep(.stack)) }
@MainActor
private func deepErasedViews() async throws { try operate(deep(.erased)) }
@MainActor
private func deepGroups() async throws { try operate(deep(.group)) }
@MainActor
private func deepEnvironment() async throws { try operate(deep(.environment)) }

private struct Nested: View {
  let level: Int
  var body: some View {
    if level == 0 { Text("deep") } else { Nested(level: level - 1) }
  }
}

@MainActor
private func deepBodies() async throws { try operate(AnyView(Nested(level: depth))) }

private struct Endless: View {
  let level: Int
  var body: some View { AnyView(Endless(level: level + 1)) }
}

@MainActor
private func endlessBodies() async throws {
  let host = ViewHost { Endless(level: 0) }
  try expect(
    host.diagnostics.contains { $0.hasPrefix("Depth: ") && $0.contains("Endless") },
    "no named error: \(host.diagnostics)")
}

@MainActor
private func deepValues() async throws {
  // A list of values compared and freed: the view holds it, each new one is equal.
  let host = ViewHost { Chained(list: Chain(depth: depth)) }
  for _ in 0..<3 { try host.tapAndRender("again") }
  try expectEqual(host.texts.last, "3")
}

private struct Chain {
  let view: AnyView
  @MainActor init(depth: Int) { view = deep(.erased, depth) }
}

private struct Chained: View {
  @State private var n = 0
  let list: Chain
  var body: some View {
    Button("again") { n += 1 }
    Text("\(n)")
  }
}

@MainActor
private func deepMeasuring() async throws { try operate(deep(.measured)) }

private struct Readers: View {
  let level: Int
  var body: some View {
    GeometryReader { _ in
      if level == 0 { Text("deep") } else { Readers(level: level - 1) }
    }
  }
}

@MainActor
private func deepReaders() async throws {
  let counts = try [depth, 2 * depth].map { count in
    let start = DispatchTime.now().uptimeNanoseconds
    let host = ViewHost { Readers(level: count) }
    try expectEqual(host.texts, ["deep"])
    host.unmount()
    return DispatchTime.now().uptimeNanoseconds - start
  }
  print("        readers: \(counts.map { $0 / 1_000_000 }) ms")
}

@MainActor
private func emptyRows() async throws {
  for count in [depth, 2 * depth] {
    let start = DispatchTime.now().uptimeNanoseconds
    let host = ViewHost {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.clear.frame(height: 0) } }
      }
    }
    try expect(host.displayList.count >= depth, "rows of no height are all seen")
    print("        \(count) rows: \((DispatchTime.now().uptimeNanoseconds - start) / 1_000_000) ms")
  }
}
