// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Observation
import Testing

@Observable private final class Holder {
  var value: Double
  init(_ value: Double) { self.value = value }
}

/// A screen of one parameter between neighbours that its size can push away.
private struct NumericScreen: View {
  let holder: Holder
  let parameter: NumericParameter

  var body: some View {
    VStack {
      Text("above")
      parameter.screen(holder.value)
      Text("below")
    }
  }
}

/// Every number that a client can hand over, with every value that a calculation can have come to.
@MainActor @Suite(.serialized) struct NumericParameterTests {
  enum Group: String, CaseIterable {
    case layout, scrolling, drawing, time, controls, names, interaction

    @MainActor var parameters: [NumericParameter] {
      switch self {
      case .layout: NumericParameter.layout
      case .scrolling: NumericParameter.scrolling
      case .drawing: NumericParameter.drawing
      case .time: NumericParameter.time
      case .controls: NumericParameter.controls
      case .names: NumericParameter.names
      case .interaction: NumericParameter.interaction
      }
    }
  }

  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  /// Whether what is shown is what a new tree shows, in numbers that are some.
  static func check(_ host: ViewHost) throws {
    try host.render()
    let shown = host.displayList
    for item in shown {
      let frame = item.frame
      let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height, item.opacity]
      if !numbers.allSatisfy({ $0.isFinite && abs($0) <= 1e301 }) {
        throw Fault(description: "a frame without bounds: \(item)")
      }
    }
    let expected = host.recomputedDisplayList()
    if shown != expected { throw Fault(description: "shown:\n\(shown)\nin a new tree:\n\(expected)") }
  }

  /// Mounts with a value, goes to another one and back, and to another window.
  private static func run(_ parameter: NumericParameter, _ value: Double) async throws {
    let holder = Holder(value)
    let host = ViewHost(
      size: CGSize(width: 200, height: 300),
      safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    ) { NumericScreen(holder: holder, parameter: parameter) }
    try check(host)
    try await parameter.act?(host, value)
    try check(host)
    let said = host.diagnostics
    if let name = parameter.name, !parameter.accepts(value) {
      if !said.contains(where: { $0.contains(name) }) {
        throw Fault(description: "no diagnostic names \(name): \(said)")
      }
      // Others on the screen may have something to say of the same value.
      if Set(said.filter { $0.contains(name) }).count > 1 {
        throw Fault(description: "more than is to be said: \(said)")
      }
    } else if !said.isEmpty {
      throw Fault(description: "nothing is wrong with it, but: \(said)")
    }
    for next in [1, value, 1] {
      holder.value = next
      try check(host)
    }
    holder.value = value
    host.resize(to: CGSize(width: 120, height: 90))
    try check(host)
    host.unmount()
  }

  @Test(
    "Any number: no trap, no NaN on screen, nothing stale, and who is refused is named (L-35)",
    .timeLimit(.minutes(5)), arguments: Group.allCases)
  func anyNumber(group: Group) async {
    for parameter in group.parameters {
      for value in parameter.values {
        do { try await Self.run(parameter, value) } catch {
          Issue.record("\(parameter.declarations) \(parameter.name ?? "") with \(value): \(error)")
        }
      }
    }
  }

  @Test("Every public declaration that takes a number is tried, or says why it need not be")
  func complete() throws {
    let declared = try NumericSources.declarations()
    #expect(declared.count > 150)
    let tried = Set(Group.allCases.flatMap(\.parameters).flatMap(\.declarations)).union(
      PathNumberTests.declarations)
    let exempt = Set(NumericSources.exemptions.keys)
    #expect(declared.subtracting(tried).subtracting(exempt).sorted() == [], "not tried")
    #expect(tried.union(exempt).subtracting(declared).sorted() == [], "no longer there")
    #expect(tried.intersection(exempt).sorted() == [], "tried, and yet exempt")
  }
}
