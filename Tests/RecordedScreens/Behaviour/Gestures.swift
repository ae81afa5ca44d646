// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension Recording {
  static let interaction = Recording(
    "interaction", source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-interaction.swift",
    system: "macOS 27.0", arms: singleArms + precedenceArms + buttonArms + oneViewArms,
    notReplayed: [
      NotReplayed(
        "G1–G8b, G8d–G8f, H15, H16b, B0–B3, X4", count: 32,
        reason:
          "follow a pointer from its press to its release, with positions and times; the driver clicks and drags"
      ),
      NotReplayed("B4, F, X1, X2", count: 23, reason: "press keys, and move the focus by keys"),
      NotReplayed("C", count: 28, reason: "click at points; the driver clicks on views"),
      NotReplayed("PX", count: 24, reason: "read pixels"),
    ])

  private static let singleArms: [Arm] = [
    pressed("G0", ["tap"], on: "view") { log in
      AnyView(Color.blue.named("view").onTapGesture { log("tap") })
    },
    dragged("G8c", [], 6) { log in AnyView(Color.blue.named("child").gesture(drag("end", log))) },
    pressed("G9a", ["tap"], on: "child") { log in
      AnyView(Color.blue.named("child").onTapGesture { log("tap") }.gesture(drag("drag", log)))
    },
    dragged("G9b", ["drag"], 50) { log in
      AnyView(Color.blue.named("child").onTapGesture { log("tap") }.gesture(drag("drag", log)))
    },
  ]

  private static let precedenceArms: [Arm] =
    childAndParent("H0", child: ["c"], parent: ["p"]) { log in
      AnyView(pair { $0.onTapGesture { log("c") } }.onTapGesture { log("p") })
    }
    + childAndParent("H1", child: ["c"], parent: ["p"]) { log in
      AnyView(pair { $0.onTapGesture { log("c") } }.gesture(tap("p", log)))
    }
    + childAndParent("H2", child: ["p"], parent: ["p"]) { log in
      AnyView(pair { $0.onTapGesture { log("c") } }.highPriorityGesture(tap("p", log)))
    }
    + childAndParent("H3", child: ["p", "c"], parent: ["p"]) { log in
      AnyView(pair { $0.onTapGesture { log("c") } }.simultaneousGesture(tap("p", log)))
    } + [
      pressed("H4a", ["p"], on: "child") { log in
        AnyView(pair { $0.gesture(drag("child drag", log)) }.onTapGesture { log("p") })
      },
      dragged("H4b", ["child drag"], 40) { log in
        AnyView(pair { $0.gesture(drag("child drag", log)) }.onTapGesture { log("p") })
      },
      pressed("H5a", ["c"], on: "child") { log in
        AnyView(pair { $0.onTapGesture { log("c") } }.gesture(drag("parent drag", log)))
      },
      dragged("H5b", ["parent drag"], 40) { log in
        AnyView(pair { $0.onTapGesture { log("c") } }.gesture(drag("parent drag", log)))
      },
      pressed("H6a", ["c"], on: "child") { log in
        AnyView(pair { $0.onTapGesture { log("c") } }.highPriorityGesture(drag("parent drag", log)))
      },
      dragged("H6b", ["parent drag"], 40) { log in
        AnyView(pair { $0.onTapGesture { log("c") } }.highPriorityGesture(drag("parent drag", log)))
      },
    ]

  private static let buttonArms: [Arm] =
    childAndParent("H7", child: ["p", "button"], parent: ["p"]) { log in
      AnyView(pair { button($0, log) }.simultaneousGesture(tap("p", log)))
    }
    + childAndParent("H8", child: ["p"], parent: ["p"]) { log in
      AnyView(pair { button($0, log) }.highPriorityGesture(tap("p", log)))
    }
    + childAndParent("H9", child: ["button"], parent: ["p"]) { log in
      AnyView(pair { button($0, log) }.onTapGesture { log("p") })
    } + [
      pressed("H10", ["beside", "button"], on: "child") { log in
        AnyView(button(Color.blue.named("child"), log).simultaneousGesture(tap("beside", log)))
      },
      pressed("H11", ["before"], on: "child") { log in
        AnyView(button(Color.blue.named("child"), log).highPriorityGesture(tap("before", log)))
      },
      pressed("B5", ["d"], on: "child") { log in
        AnyView(
          Button(role: .destructive) {
            log("d")
          } label: {
            Color.red.named("child")
          }.buttonStyle(.plain))
      },
      pressed("X3", ["button"], on: "child") { log in
        AnyView(pair { button($0, log) }.gesture(drag("parent drag", log)))
      },
    ]

  private static let oneViewArms: [Arm] = [
    pressed("H12", ["inner"], on: "child") { log in
      AnyView(Color.blue.named("child").onTapGesture { log("inner") }.gesture(tap("outer", log)))
    },
    pressed("H13", ["outer", "inner"], on: "child") { log in
      AnyView(Color.blue.named("child").onTapGesture { log("inner") }.simultaneousGesture(tap("outer", log)))
    },
    pressed("H14", ["outer"], on: "child") { log in
      AnyView(Color.blue.named("child").onTapGesture { log("inner") }.highPriorityGesture(tap("outer", log)))
    },
    pressed("H16a", ["tap"], on: "child") { log in
      AnyView(
        Color.blue.named("child").gesture(
          tap("tap", log)
            .simultaneously(with: LongPressGesture(minimumDuration: 0.3).onEnded { _ in log("long") })))
    },
    pressed("H17", ["p"], on: "child") { log in
      AnyView(pair { $0.gesture(drag("child drag", log)).disabled(true) }.onTapGesture { log("p") })
    },
    pressed("H18", [], on: "child") { log in
      AnyView(
        ZStack {
          Color.gray.onTapGesture { log("under") }
          Color.blue.frame(width: 100, height: 100).named("child")
        })
    },
  ]

  static let gesturePresentation = Recording(
    "gesture-presentation-arena",
    source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-gesture-presentation-arena.swift",
    system: "macOS 27.0",
    arms: [
      presented("P0", ["modal"]) { log in AnyView(overlaid(log)) },
      presented("P1", ["presenter"]) { log in
        AnyView(overlaid(log).highPriorityGesture(tap("presenter", log)))
      },
      presented("P2", ["presenter", "modal"]) { log in
        AnyView(overlaid(log).simultaneousGesture(tap("presenter", log)))
      },
      presented("S0", ["modal"]) { log in AnyView(sheet(log)) },
      presented("S1", ["modal"]) { log in AnyView(sheet(log).highPriorityGesture(tap("presenter", log))) },
      presented("S2", ["modal"]) { log in AnyView(sheet(log).simultaneousGesture(tap("presenter", log))) },
      presented("V0", ["modal"]) { log in AnyView(popover(log)) },
      presented("V1", ["modal"]) { log in AnyView(popover(log).highPriorityGesture(tap("presenter", log))) },
      presented("V2", ["modal"]) { log in AnyView(popover(log).simultaneousGesture(tap("presenter", log))) },
    ])

  // MARK: Arms

  private typealias Content = @MainActor @Sendable (ScreenLog) -> AnyView

  private static func pressed(
    _ name: String, _ recorded: [String], on identifier: String, _ content: @escaping Content
  ) -> Arm {
    Arm(name, recorded: recorded) { driver, log in
      try driver.show(content(log), in: CGSize(width: 200, height: 200))
      try await driver.settle()
      try driver.tap(at: CGPoint(x: identifier == "parent" ? 20 : 100, y: 100))
      try await driver.settle()
    }
  }

  private static func dragged(
    _ name: String, _ recorded: [String], _ distance: CGFloat, _ content: @escaping Content
  ) -> Arm {
    Arm(name, recorded: recorded) { driver, log in
      try driver.show(content(log), in: CGSize(width: 200, height: 200))
      try await driver.settle()
      try driver.drag("child", by: CGSize(width: distance, height: 0))
      try await driver.settle()
    }
  }

  /// Two arms: a click on the child, and one beside it.
  private static func childAndParent(
    _ name: String, child: [String], parent: [String], _ content: @escaping Content
  ) -> [Arm] {
    [
      pressed("\(name) child", child, on: "child", content),
      pressed("\(name) parent", parent, on: "parent", content),
    ]
  }

  private static func presented(_ name: String, _ recorded: [String], _ content: @escaping Content) -> Arm {
    pressed(name, recorded, on: "modal", content)
  }

  // MARK: Views

  /// A child in the middle of a larger view.
  @MainActor private static func pair(_ change: (AnyView) -> some View) -> some View {
    ZStack {
      Color.gray.named("parent")
      change(AnyView(Color.blue.frame(width: 100, height: 100).named("child")))
    }
  }

  @MainActor private static func button(_ label: some View, _ log: ScreenLog) -> some View {
    Button {
      log("button")
    } label: {
      label
    }.buttonStyle(.plain)
  }

  @MainActor private static func modal(_ log: ScreenLog) -> some View {
    Color.green.frame(width: 60, height: 60).named("modal").onTapGesture { log("modal") }
  }

  @MainActor private static func overlaid(_ log: ScreenLog) -> some View {
    Color.gray.overlay { modal(log) }
  }

  @MainActor private static func sheet(_ log: ScreenLog) -> some View {
    Color.gray.sheet(isPresented: .constant(true)) { modal(log).padding(20) }
  }

  @MainActor private static func popover(_ log: ScreenLog) -> some View {
    Color.gray.popover(isPresented: .constant(true)) { modal(log).padding(20) }
  }
}

extension View {
  fileprivate func named(_ name: String) -> some View {
    accessibilityIdentifier(name)
  }
}

@MainActor private func tap(_ name: String, _ log: ScreenLog) -> some Gesture {
  TapGesture().onEnded { log(name) }
}

@MainActor private func drag(_ name: String, _ log: ScreenLog) -> some Gesture {
  DragGesture().onEnded { _ in log(name) }
}
