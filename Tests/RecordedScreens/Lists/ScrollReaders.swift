// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension Recording {
  static let scrollReaders = Recording(
    "scrollviewreader-scope",
    source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-scrollviewreader-scope.swift",
    system: "macOS 27.0 (26A428)",
    arms: [
      scrolling("S0", ["a 250"], ["A": "x"], calls: [("A", "x")]),
      scrolling("S1", ["a 250 b 0"], ["A": "x", "B": "x"], calls: [("A", "x")]),
      scrolling("S2", ["a 0 b 0"], ["A": "y", "B": "x"], calls: [("A", "x")]),
      scrolling("S3", ["a 250", "a 0", "a 0"], ["A": "10"], calls: [("A", "10"), ("A", "top"), ("A", 10)]),
      scrolling("S4", ["a 0", "a 250"], ["A": 10], calls: [("A", "10"), ("A", 10)]),
      scrolling("S5", ["a 0", "a 250"], ["A": 0], isForEach: true, calls: [("A", "0"), ("A", 0)]),
      evaluated("S6", ["int 1", "string 1"], [(1, "int 1"), ("1", "string 1")]),
      evaluated("S7", ["first"], [(1, "first"), (1, "second")]),
    ])

  /// Readers side by side, with a scroll view in each, which is asked to scroll to a view.
  ///
  /// - Parameters:
  ///   - targets: The id of the view to scroll to, by its reader.
  ///   - isForEach: That view is the element of a list of views, instead of having an id.
  ///   - calls: Whose proxy is asked, and for which id.
  private static func scrolling(
    _ name: String, _ recorded: [String], _ targets: [String: ScrollID], isForEach: Bool = false,
    calls: [(reader: String, id: ScrollID)]
  ) -> Arm {
    Arm(name, recorded: recorded) { driver, log in
      let tape = ScrollTape()
      let readers = targets.keys.sorted()
      try driver.show(
        HStack(spacing: 0) {
          ForEach(readers, id: \.self) { reader in
            ScrollTarget(reader: reader, id: targets[reader]!, isForEach: isForEach, tape: tape)
          }
        }, in: CGSize(width: 200, height: 100))
      try await driver.settle()
      for call in calls {
        tape.proxies[call.reader]?.scrollTo(call.id.value, anchor: .top)
        try await driver.settle()
        try await driver.wait(0.2)
        let offsets = readers.map { "\($0.lowercased()) \(text(tape.offsets[$0] ?? 0))" }
        log(offsets.joined(separator: " "))
      }
    }
  }

  /// Which elements of a list of views had their bodies run.
  private static func evaluated(
    _ name: String, _ recorded: [String], _ elements: [(id: ScrollID, label: String)]
  ) -> Arm {
    Arm(name, recorded: recorded) { driver, log in
      let bodies = ScreenLog()
      try driver.show(
        VStack {
          ForEach(elements.map { Labelled(id: $0.id.value, label: $0.label) }) { element in
            LoggedBody(label: element.label, log: bodies)
          }
        }, in: CGSize(width: 100, height: 100))
      try await driver.settle()
      for label in Set(bodies.lines).sorted() { log(label) }
    }
  }
}

/// An id of one of two types, as arms write it.
private enum ScrollID: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, Sendable {
  case string(String), integer(Int)

  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .integer(value) }

  var value: AnyHashable {
    switch self {
    case .string(let value): AnyHashable(value)
    case .integer(let value): AnyHashable(value)
    }
  }
}

@MainActor private final class ScrollTape {
  var proxies: [String: ScrollViewProxy] = [:]
  var offsets: [String: CGFloat] = [:]
}

/// A reader around a scroll view of 100 by 100: 250 points, the view to scroll to, and 400 points.
private struct ScrollTarget: View {
  let reader: String
  let id: ScrollID
  let isForEach: Bool
  let tape: ScrollTape

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        VStack(spacing: 0) {
          Color.gray.frame(width: 100, height: 250).id("top")
          target
          Color.gray.frame(width: 100, height: 400)
        }
      }
      .frame(width: 100, height: 100)
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: { _, offset in
        tape.offsets[reader] = offset
      }
      .onAppear { tape.proxies[reader] = proxy }
    }
  }

  @ViewBuilder private var target: some View {
    let view = Color.red.frame(width: 100, height: 30)
    if isForEach {
      ForEach(0..<1, id: \.self) { _ in view }
    } else {
      switch id {
      case .string(let id): view.id(id)
      case .integer(let id): view.id(id)
      }
    }
  }
}

private struct Labelled: Identifiable {
  let id: AnyHashable
  let label: String
}

private struct LoggedBody: View {
  let label: String
  let log: ScreenLog

  var body: some View {
    let _ = log(label)
    Color.red.frame(width: 10, height: 10)
  }
}
