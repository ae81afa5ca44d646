// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension Recording {
  static let modifierIdentity = Recording(
    "modifier-identity", source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-modifier-identity.swift",
    system: "macOS 26.6.2",
    arms: [
      Arm("T", recorded: ["ModifiedContent<ModifiedContent<Color, _PaddingLayout>, _PaddingLayout>"]) {
        _, log in
        log("\(type(of: Color.red.padding(4).padding(8)))")
      },
      generations("A", "p kept") { AnyView($0("p")) },
      generations("B", "p new") { probe, n in AnyView(probe("p").id(n)) },
      generations("C", "p kept") { probe, n in
        AnyView(
          probe("p").padding(n == 0 ? 4 : 8).frame(width: n == 0 ? 100 : 120, height: 50)
            .padding(n == 0 ? 2 : 6))
      },
      generations("D1", "p new") { probe, n in
        AnyView(
          Group {
            if n == 0 { probe("p").padding(4) } else { probe("p").padding(4).padding(8) }
          })
      },
      generations("D2", "p kept") { probe, n in AnyView(probe("p").padding(n == 0 ? 0 : 8).padding(4)) },
      generations("D3", "p new") { probe, n in
        n == 0 ? AnyView(probe("p").padding(4)) : AnyView(probe("p").padding(4).padding(8))
      },
      generations("E", "overlay kept", "primary kept") { probe, _ in
        AnyView(probe("primary").overlay { probe("overlay") })
      },
      generations("F", "background kept", "primary kept") { probe, _ in
        AnyView(probe("primary").background { probe("background") })
      },
      generations("G", "a kept", "b kept", "overlay kept") { probe, _ in
        AnyView(
          HStack {
            probe("a")
            probe("b")
          }.overlay { probe("overlay") })
      },
      generations("H", "left kept", "right kept") { probe, _ in
        AnyView(
          HStack {
            probe("left")
            probe("right")
          })
      },
    ])

  private typealias MakeProbe = @MainActor (String) -> Probe

  /// Shows a view twice, as it is made for the numbers 0 and 1, and tells of each probe in it whether its state was kept.
  private static func generations(
    _ name: String, _ recorded: String..., content: @escaping @MainActor @Sendable (MakeProbe, Int) -> AnyView
  ) -> Arm {
    Arm(name, recorded: recorded) { driver, log in
      let switches = Switches()
      let serials = Serials()
      try driver.show(
        Generations(switches: switches) { n in
          content({ Probe(name: $0, generation: n, serials: serials) }, n)
        },
        in: CGSize(width: 200, height: 200))
      try await driver.settle()
      let before = serials.last
      switches.v = 1
      try await driver.settle()
      for (name, serial) in serials.last.sorted(by: { $0.key < $1.key }) {
        log("\(name) \(before[name] == serial ? "kept" : "new")")
      }
    }
  }

  private static func generations(
    _ name: String, _ recorded: String, content: @escaping @MainActor @Sendable (MakeProbe) -> AnyView
  ) -> Arm {
    generations(name, recorded) { probe, _ in content(probe) }
  }
}

private struct Generations: View {
  @ObservedObject var switches: Switches
  let content: (Int) -> AnyView

  var body: some View {
    content(switches.v)
  }
}

/// The number of the state that each probe has had last.
private final class Serials {
  var made = 0
  var last: [String: Int] = [:]

  func makeToken() -> Token {
    made += 1
    return Token(made)
  }
}

private final class Token: ObservableObject {
  let serial: Int

  init(_ serial: Int) {
    self.serial = serial
  }
}

private struct Probe: View {
  let name: String
  let generation: Int
  let serials: Serials
  @StateObject private var token: Token

  init(name: String, generation: Int, serials: Serials) {
    self.name = name
    self.generation = generation
    self.serials = serials
    _token = StateObject(wrappedValue: serials.makeToken())
  }

  var body: some View {
    let _ = serials.last[name] = token.serial
    let _ = generation
    Color.red.frame(width: 10, height: 10)
  }
}
