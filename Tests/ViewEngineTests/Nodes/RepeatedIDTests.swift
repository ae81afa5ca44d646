// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Observation
import TestSupport
import Testing

/// Lists in which several elements have one id: the first is shown (R-38, recorded: P/data-and-scrolling F7).
@MainActor
@Suite struct RepeatedIDTests {
  private func host(_ model: Model, isLazy: Bool) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 100)) { Screen(isLazy: isLazy, model: model) }
  }

  @Test("R-38: of two elements with one id the first is shown", arguments: [true, false])
  func firstOfTwo(isLazy: Bool) throws {
    let model = Model([Element(1, "x0"), Element(1, "x1"), Element(2, "y")])
    let host = host(model, isLazy: isLazy)
    #expect(host.texts == ["x0 0", "y 0"])
    #expect(host.bodyEvaluations["Row"] == 2)
    try host.tapAndRender("x0 0")
    #expect(host.texts == ["x0 1", "y 0"])
    // The one behind it takes its place, as any element with that id.
    model.elements.removeFirst()
    try host.render()
    #expect(host.texts == ["x1 1", "y 0"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("R-38: ids that are repeated for a while disturb no other element", arguments: [true, false])
  func repeatedForAWhile(isLazy: Bool) throws {
    let model = Model([Element(1, "a"), Element(2, "b"), Element(3, "c")])
    let host = host(model, isLazy: isLazy)
    for name in ["a", "b", "c"] { try host.tapAndRender("\(name) 0") }
    let changes: [([Element], [String])] = [
      ([Element(1, "a"), Element(2, "b"), Element(1, "again"), Element(3, "c")], ["a 1", "b 1", "c 1"]),
      ([Element(3, "c"), Element(3, "c2"), Element(1, "a"), Element(2, "b")], ["c 1", "a 1", "b 1"]),
      ([Element(3, "c"), Element(4, "d"), Element(4, "d2")], ["c 1", "d 0"]),
      ([Element(4, "d"), Element(3, "c")], ["d 0", "c 1"]),
    ]
    for (elements, texts) in changes {
      model.elements = elements
      try host.render()
      #expect(host.texts == texts)
      #expect(host.displayList == host.recomputedDisplayList())
    }
  }
}

private struct Element: Identifiable, Equatable {
  let id: Int
  let name: String

  init(_ id: Int, _ name: String) {
    self.id = id
    self.name = name
  }
}

private struct Row: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Screen: View {
  let isLazy: Bool
  let model: Model

  var body: some View {
    if isLazy {
      ScrollView { LazyVStack(spacing: 0) { rows } }
    } else {
      ScrollView { VStack(spacing: 0) { rows } }
    }
  }

  private var rows: some View { ForEach(model.elements) { Row(name: $0.name).frame(height: 20) } }
}

@MainActor @Observable private final class Model {
  var elements: [Element]

  init(_ elements: [Element]) {
    self.elements = elements
  }
}
