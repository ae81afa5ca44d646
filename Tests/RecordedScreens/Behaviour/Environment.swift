// SPDX-License-Identifier: Apache-2.0
import Observation
import SwiftUI

extension Recording {
  static let environmentScoping = Recording(
    "environment-scoping",
    source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-environment-scoping.swift",
    system: "macOS 26.6.2", arms: precedenceArms + enabledArms + scopeArms,
    notReplayed: [
      NotReplayed("G0–G3", count: 4, reason: "measure the letters of a system font"),
      NotReplayed("C", count: 1, reason: "the defaults of one Mac: its locale, appearance and screen"),
    ])

  private static func reads(_ name: String, _ recorded: String, _ change: @escaping ChangeReading) -> Arm {
    .steps(name, [recorded]) { _, log in change(Reading(log: log)) }
  }
  private typealias ChangeReading = @MainActor @Sendable (Reading) -> AnyView

  private static let precedenceArms: [Arm] = [
    reads("A0", "0 enabled") { AnyView($0) },
    reads("A1", "1 enabled") { AnyView($0.environment(\.reading, 1)) },
    reads("A2", "2 enabled") { AnyView($0.environment(\.reading, 2).environment(\.reading, 1)) },
    reads("A3", "1 enabled") { reader in AnyView(VStack { reader }.environment(\.reading, 1)) },
    reads("A4", "2 enabled") { reader in
      AnyView(VStack { reader.environment(\.reading, 2) }.environment(\.reading, 1))
    },
    reads("A5", "1 enabled") { reader in
      AnyView(
        VStack {
          Text("x").environment(\.reading, 2)
          reader
        }.environment(\.reading, 1))
    },
    reads("A6", "0 enabled") { reader in
      AnyView(
        VStack {
          VStack { Text("x") }.environment(\.reading, 1)
          reader
        })
    },
    reads("A7", "110 enabled") {
      AnyView($0.transformEnvironment(\.reading) { $0 += 10 }.transformEnvironment(\.reading) { $0 += 100 })
    },
    reads("A8", "5 enabled") {
      AnyView($0.environment(\.reading, 5).transformEnvironment(\.reading) { $0 += 100 })
    },
  ]

  private static let enabledArms: [Arm] = [
    reads("B0", "0 enabled") { AnyView($0) },
    reads("B1", "0 disabled") { AnyView($0.disabled(true)) },
    reads("B2", "0 enabled") { AnyView($0.disabled(false)) },
    reads("B3", "0 disabled") { AnyView($0.disabled(false).disabled(true)) },
    reads("B4", "0 disabled") { AnyView($0.disabled(true).disabled(false)) },
    reads("B5", "0 enabled") { AnyView($0.environment(\.isEnabled, true).disabled(true)) },
    reads("B6", "0 disabled") { AnyView($0.disabled(false).environment(\.isEnabled, false)) },
    reads("B7", "0 disabled") { AnyView($0.disabled(true).environment(\.isEnabled, true)) },
    reads("B8", "0 disabled") { reader in AnyView(VStack { VStack { reader } }.disabled(true)) },
  ]

  private static let scopeArms: [Arm] = [
    .steps("C2", ["rightToLeft de_DE accessibility3"]) { _, log in
      Defaults(log: log).environment(\.locale, Locale(identifier: "de_DE"))
        .environment(\.layoutDirection, .rightToLeft).dynamicTypeSize(.accessibility3)
    },
    .steps(
      "D1",
      ["appear", "n=5 v=1", "-- v = 2", "n=6 v=2", "-- k = 1; v = 3", "n=7 v=3"], tellsTexts: true,
      setUp: { $0.v = 1 }, .v(2),
      Step("k = 1; v = 3") {
        $0.k = 1
        $0.v = 3
      }
    ) { m, log in Counting(log: log).environment(\.reading, m.v) },
    .steps(
      "D2",
      ["appear", "n=5 v=1", "-- v = 2", "n=6 v=2", "-- k = 1; v = 3", "appear", "n=5 v=3"], tellsTexts: true,
      setUp: { $0.v = 1 }, .v(2),
      Step("k = 1; v = 3") {
        $0.k = 1
        $0.v = 3
      }
    ) { m, log in Counting(log: log).environment(\.reading, m.v).id(m.k) },
    counts("E0", 2) {
      AnyView(
        CountingLayout(log: $0) {
          Group {
            Color.red; Color.blue
          }
        })
    },
    counts("E1", 2) {
      AnyView(
        CountingLayout(log: $0) {
          Group {
            Color.red; Color.blue
          }.environment(\.reading, 1)
        })
    },
    counts("E2", 2) {
      AnyView(
        CountingLayout(log: $0) {
          Group {
            Color.red; Color.blue
          }.disabled(true)
        })
    },
    counts("E3", 1) {
      AnyView(
        CountingLayout(log: $0) {
          VStack {
            Color.red; Color.blue
          }.environment(\.reading, 1)
        })
    },
    reads("F1", "3 enabled") { reader in
      AnyView(Color.clear.frame(width: 10, height: 10).overlay { reader }.environment(\.reading, 3))
    },
    reads("F2", "0 enabled") { reader in
      AnyView(Color.clear.frame(width: 10, height: 10).environment(\.reading, 3).overlay { reader })
    },
    .screen("H0", in: CGSize(width: 100, height: 20), "first 0 0 10 10", "second 10 0 20 10") { log in
      row(log)
    },
    .screen(
      "H1", in: CGSize(width: 100, height: 20), "first 90 0 10 10", "second 70 0 20 10"
    ) { log in
      row(log).environment(\.layoutDirection, .rightToLeft)
    },
  ]

  private static func counts(
    _ name: String, _ count: Int, _ content: @escaping @MainActor @Sendable (ScreenLog) -> AnyView
  ) -> Arm {
    .steps(name, ["\(count) views"]) { _, log in content(log) }
  }

  @MainActor private static func row(_ log: ScreenLog) -> some View {
    HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10).reportsFrame("first", to: log)
      Color.blue.frame(width: 20, height: 10).reportsFrame("second", to: log)
    }
    .frame(width: 100, height: 20, alignment: .topLeading)
  }
}

extension EnvironmentValues {
  @Entry fileprivate var reading = 0
}

private struct Reading: View {
  let log: ScreenLog
  @Environment(\.reading) private var number
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let _ = log("\(number) \(isEnabled ? "enabled" : "disabled")")
    Color.clear.frame(width: 10, height: 10)
  }
}

private struct Defaults: View {
  let log: ScreenLog
  @Environment(\.layoutDirection) private var direction
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let _ = log("\(direction) \(locale.identifier) \(typeSize)")
    Color.clear.frame(width: 10, height: 10)
  }
}

/// Adds 5 when it appears and 1 for each change.
private struct Counting: View {
  let log: ScreenLog
  @State private var n = 0
  @Environment(\.reading) private var number

  var body: some View {
    Text("n=\(n) v=\(number)")
      .onAppear {
        log("appear")
        n += 5
      }
      .onChange(of: number) { n += 1 }
  }
}

private struct CountingLayout: Layout {
  let log: ScreenLog

  func makeCache(subviews: Subviews) {
    log("\(subviews.count) views")
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: 100)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

extension Recording {
  static let environmentObject = Recording(
    "environment-object",
    source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-environment-object.swift",
    system: "macOS 27.0.1",
    arms: [
      .steps("N0", ["r a 0"]) { _, log in ReadsBase(name: "r", log: log).environment(Base("a")) },
      .steps("N1", ["r b 0"]) { _, log in
        ReadsBase(name: "r", log: log).environment(Base("b")).environment(Base("a"))
      },
      .steps("N2", ["r1 a 0", "r2 o"]) { _, log in
        VStack {
          ReadsBase(name: "r1", log: log)
          ReadsOther(log: log)
        }
        .environment(Other("o")).environment(Base("a"))
      },
      .steps("N3", ["inside a", "outside nil"]) { _, log in
        VStack {
          ReadsOptional<Base>(name: "inside", log: log).environment(Base("a"))
          ReadsOptional<Base>(name: "outside", log: log)
        }
      },
      .steps("O1", ["r nil"]) { _, log in ReadsOptional<Base>(name: "r", log: log) },
      .steps("O2", ["r a"]) { _, log in ReadsOptional<Base>(name: "r", log: log).environment(Base("a")) },
      .steps("K1", ["r nil"]) { _, log in ReadsOptional<Base>(name: "r", log: log).environment(Derived("s"))
      },
      .steps("K1b", ["r s"]) { _, log in
        ReadsOptional<Derived>(name: "r", log: log).environment(Derived("s"))
      },
      .steps("K2", ["r s"]) { _, log in
        ReadsOptional<Base>(name: "r", log: log).environment(Derived("s") as Base)
      },
      .steps("K2b", ["r nil"]) { _, log in
        ReadsOptional<Derived>(name: "r", log: log).environment(Derived("s") as Base)
      },
      .steps("W1", ["r nil"]) { _, log in
        ReadsOptional<Base>(name: "r", log: log).environment(nil as Base?).environment(Base("a"))
      },
      Arm("R", recorded: ["r m 0", "-- other is written", "-- count is written", "r m 1"]) { driver, log in
        let model = Base("m")
        try driver.show(
          ReadsBase(name: "r", log: log).environment(model), in: CGSize(width: 200, height: 100))
        try await driver.settle()
        log("-- other is written")
        model.other += 1
        try await driver.settle()
        log("-- count is written")
        model.count += 1
        try await driver.settle()
      },
    ],
    notReplayed: [
      NotReplayed("T", count: 1, reason: "ends the process; `ClientFaultTests` holds the message")
    ])
}

@Observable private class Base {
  let name: String
  var count = 0
  var other = 0

  init(_ name: String) {
    self.name = name
  }
}

@Observable private final class Other {
  let tag: String

  init(_ tag: String) {
    self.tag = tag
  }
}

private final class Derived: Base {}

private struct ReadsBase: View {
  let name: String
  let log: ScreenLog
  @Environment(Base.self) private var model

  var body: some View {
    let _ = log("\(name) \(model.name) \(model.count)")
    Text(model.name)
  }
}

private struct ReadsOptional<Model: Base>: View {
  let name: String
  let log: ScreenLog
  @Environment(Model.self) private var model: Model?

  var body: some View {
    let _ = log("\(name) \(model?.name ?? "nil")")
    Text("x")
  }
}

private struct ReadsOther: View {
  let log: ScreenLog
  @Environment(Other.self) private var other

  var body: some View {
    let _ = log("r2 \(other.tag)")
    Text(other.tag)
  }
}
