// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension Recording {
  static let componentDistribution = Recording(
    "component-distribution",
    source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-component-distribution.swift",
    system: "macOS 26.6.2",
    arms: armList {
      distributed("G0", "88x10", "a 0 0 30 10", "b 38 0 50 10") {
        Boxed("a", 30, $0)
        Boxed("b", 50, $0)
      }
      distributed("G1", "88x10", "a 0 0 30 10", "b 38 0 50 10") { BoxedPair($0) }
      distributed("C2", "30x10", "a 0 0 30 10", "bg 0 0 30 10") { log in
        Boxed("a", 30, log).background { Color.red.reportsFrame("bg", to: log) }
      }
      distributed("G2", "120x26", "a 8 8 30 10", "b 62 8 50 10") { BoxedPair($0).padding(8) }
      distributed("G3", "120x26", "a 8 8 30 10", "b 62 8 50 10") { log in
        Group {
          Boxed("a", 30, log)
          Boxed("b", 50, log)
        }
        .padding(8)
      }
      distributed("G4", "120x26", "a 8 8 30 10", "b 62 8 50 10") { BoxedPair($0).padding(4).padding(4) }
      distributed("G5", "30x10", "a 0 0 30 10") { Boxed("a", 30, $0) }
      distributed("G6", "46x26", "a 8 8 30 10") { Boxed("a", 30, $0).padding(8) }
      distributed("G7", "148x10", "a 20 0 30 10", "b 88 0 50 10") { BoxedPair($0).frame(width: 70) }
      distributed("G8", "70x10", "a 20 0 30 10") { Boxed("a", 30, $0).frame(width: 70) }
      Arm("G9", recorded: ["reads 50x10", "reads 30x10"]) { driver, log in
        try driver.show(
          HStack {
            BoxedPair(ScreenLog()).background {
              GeometryReader { proxy in
                let _ = log("reads \(text(proxy.size))")
                Color.red
              }
            }
          }, in: CGSize(width: 200, height: 100))
        try await driver.settle()
      }
    })

  static let engineReplacement3 = Recording(
    "engine-replacement-stage3",
    source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-engine-replacement-stage3.swift",
    system: "macOS 27.0",
    arms: armList {
      inWide("W0", "a 106 45 30 10", "b 144 45 50 10") { BoxedPair($0) }
      inWide("W1", "a 96 45 30 10", "b 164 45 50 10") { BoxedPair($0).frame(width: 70) }
      inWide("W2", "a 106 45 30 10", "b 144 45 50 10") { BoxedPair($0).frame(height: 40) }
      inWide("W3", "a 58 45 30 10", "b 202 45 50 10") { BoxedPair($0).frame(maxWidth: .infinity) }
      inWide("W4", "a 96 45 30 10", "b 164 45 50 10") { BoxedPair($0).frame(width: 70, height: 40) }
      inWide("W5", "a 135 45 30 10") { Boxed("a", 30, $0).frame(height: 40) }
      inWide("W6", "a 0 45 30 10", "b 154 45 50 10") {
        BoxedPair($0).frame(maxWidth: .infinity, alignment: .leading)
      }
      inWide("W7", "a 106 30 30 10", "b 144 30 50 10") { BoxedPair($0).frame(height: 40, alignment: .top) }
      inWide("W8", "a 106 60 30 10", "b 144 60 50 10") { BoxedPair($0).frame(height: 40, alignment: .bottom) }
      inWide("W9", "a 135 30 30 10") { Boxed("a", 30, $0).frame(height: 40, alignment: .top) }
      Arm.screen("V0", in: CGSize(width: 100, height: 200), "a 20 66 60 30", "b 20 104 60 30") { log in
        VStack {
          Color.red.frame(width: 60, height: 30).reportsFrame("a", to: log)
          Color.blue.frame(width: 60, height: 30).reportsFrame("b", to: log)
        }
      }
      scrolling("V1", "a 20 0 60 30", "c 20 38 60 300", "sv 20 38 60 162") { log in
        ScrollView { Color.green.frame(width: 60, height: 300).reportsFrame("c", to: log) }
          .reportsFrame("sv", to: log)
      }
      scrolling("V2", "a 20 0 60 30", "sv 20 38 60 162") {
        Color.green.frame(width: 60).reportsFrame("sv", to: $0)
      }
      scrolling("V3", "a 20 0 60 30", "c 20 38 60 20", "sv 20 38 60 162") { log in
        ScrollView { Color.green.frame(width: 60, height: 20).reportsFrame("c", to: log) }
          .reportsFrame("sv", to: log)
      }
      scrolling("V5", "a 20 -69 60 30", "c 20 -31 60 300", "sv 20 -31 60 300") { log in
        ScrollView { Color.green.frame(width: 60, height: 300).reportsFrame("c", to: log) }
          .fixedSize().reportsFrame("sv", to: log)
      }
      Arm.screen(
        "V4", in: CGSize(width: 100, height: 200), "a 0 70 30 60", "c 38 70 300 60", "sv 38 70 62 60"
      ) { log in
        HStack {
          Color.red.frame(width: 30, height: 60).reportsFrame("a", to: log)
          ScrollView(.horizontal) { Color.green.frame(width: 300, height: 60).reportsFrame("c", to: log) }
            .reportsFrame("sv", to: log)
        }
      }
    })

  private static func scrolling<Content: View>(
    _ name: String, _ recorded: String...,
    @ViewBuilder content: @escaping @MainActor @Sendable (ScreenLog) -> Content
  ) -> Arm {
    let arm = Arm.screen(name, in: CGSize(width: 100, height: 200)) { log in
      VStack {
        Color.red.frame(width: 60, height: 30).reportsFrame("a", to: log)
        content(log)
      }
    }
    return Arm(name, recorded: recorded, run: arm.run)
  }

  private static func inWide<Content: View>(
    _ name: String, _ recorded: String...,
    @ViewBuilder content: @escaping @MainActor @Sendable (ScreenLog) -> Content
  ) -> Arm {
    let arm = Arm.screen(name, in: CGSize(width: 300, height: 100)) { log in HStack { content(log) } }
    return Arm(name, recorded: recorded, run: arm.run)
  }

  private static func distributed<Content: View>(
    _ name: String, _ size: String, _ frames: String...,
    @ViewBuilder content: @escaping @MainActor @Sendable (ScreenLog) -> Content
  ) -> Arm {
    let arm = Arm.asked(name, nil, nil) { n in HStack { content(n.log) } }
    return Arm(name, recorded: ["size \(size)"] + frames, run: arm.run)
  }

  static let engineStage7a = Recording(
    "engine-stage-7a", source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-engine-stage-7a.swift",
    system: "macOS 27.0",
    arms: armList {
      Arm.screen(
        "W0", in: CGSize(width: 120, height: 100), "a 35 10 50 20", "b 35 30 50 20", "c 35 50 50 20",
        "d 35 70 50 20"
      ) { log in
        VStack(spacing: 0) { Four(log) }
      }
      Arm.screen(
        "W1", in: CGSize(width: 120, height: 100), "a -40 40 50 20", "b 10 40 50 20", "c 60 40 50 20",
        "d 110 40 50 20"
      ) { log in
        HStack(spacing: 0) { Four(log) }
      }
      Arm.screen(
        "W2", in: CGSize(width: 120, height: 100), "a -40 40 50 20", "b 10 40 50 20", "c 60 40 50 20",
        "d 110 40 50 20"
      ) { log in
        HStack(spacing: 0) { Four(log) }.frame(width: 120)
      }
      Arm.screen(
        "G0", in: CGSize(width: 700, height: 100), "a 0 40 300 20", "b 300 40 300 20", "c 600 40 100 20"
      ) { log in
        HStack(spacing: 0) {
          Color.gray.frame(maxWidth: .infinity).frame(height: 20).reportsFrame("a", to: log)
          Color.gray.frame(maxWidth: .infinity).frame(height: 20).reportsFrame("b", to: log)
          Color.gray.frame(width: 100, height: 20).reportsFrame("c", to: log)
        }
      }
      Arm.screen("G1", in: CGSize(width: 700, height: 100), "a 0 40 0 20", "b 0 40 600 20", "c 600 40 100 20")
      { log in
        HStack(spacing: 0) {
          Color.gray.frame(maxWidth: .infinity).frame(height: 20).reportsFrame("a", to: log)
          Color.gray.frame(maxWidth: .infinity).frame(height: 20).reportsFrame("b", to: log).layoutPriority(1)
          Color.gray.frame(width: 100, height: 20).reportsFrame("c", to: log)
        }
      }
      Arm.screen(
        "G2", in: CGSize(width: 400, height: 100), "a 0 40 50 20", "b 50 40 175 20", "c 225 40 175 20"
      ) { log in
        HStack(spacing: 0) {
          Color.gray.frame(maxWidth: 50).frame(height: 20).reportsFrame("a", to: log)
          Color.gray.frame(maxWidth: .infinity).frame(height: 20).reportsFrame("b", to: log)
          Color.gray.frame(maxWidth: .infinity).frame(height: 20).reportsFrame("c", to: log)
        }
      }
      Arm.screen("S0", in: CGSize(width: 200, height: 100), "a 0 40 100 20", "b 100 40 100 20") { log in
        HStack(spacing: 0) {
          Color.gray.frame(minWidth: 0, idealWidth: 200, maxWidth: 200).frame(height: 20).reportsFrame(
            "a", to: log)
          Color.gray.frame(minWidth: 0, idealWidth: 200, maxWidth: 200).frame(height: 20).reportsFrame(
            "b", to: log)
        }
      }
      Arm.screen("S1", in: CGSize(width: 200, height: 100), "a -100 40 200 20", "b 100 40 200 20") { log in
        HStack(spacing: 0) {
          Color.gray.frame(width: 200, height: 20).reportsFrame("a", to: log)
          Color.gray.frame(width: 200, height: 20).reportsFrame("b", to: log)
        }
      }
      Arm.screen("A0", in: CGSize(width: 150, height: 100), "b 125 40 100 20", "c -75 40 200 20") { log in
        HStack(spacing: 0) {
          Color.gray.frame(width: 200, height: 20).reportsFrame("c", to: log)
          Color.gray.frame(width: 100, height: 20).reportsFrame("b", to: log)
        }
      }
      Arm.screen(
        "A1", in: CGSize(width: 150, height: 100), "a -40 40 130 20", "b 90 40 100 20", "c -75 40 200 20"
      ) { log in
        HStack(spacing: 0) {
          Color.gray.frame(width: 200, height: 20).reportsFrame("c", to: log)
            .frame(width: 130).reportsFrame("a", to: log)
          Color.gray.frame(width: 100, height: 20).reportsFrame("b", to: log)
        }
      }
      Arm.screen("B0", in: CGSize(width: 400, height: 300), "a 145 85 110 130", "c 195 145 10 10") { log in
        Color.gray.frame(width: 10, height: 10).reportsFrame("c", to: log).padding(
          EdgeInsets(top: 60, leading: 50, bottom: 60, trailing: 50)
        ).reportsFrame("a", to: log)
      }
      Arm.screen(
        "B1", in: CGSize(width: 400, height: 300), "a 145 85 110 130", "b 150 110 100 80", "c 195 145 10 10"
      ) { log in
        Color.gray.frame(width: 10, height: 10).reportsFrame("c", to: log).padding(
          EdgeInsets(top: 60, leading: 50, bottom: 60, trailing: 50)
        ).reportsFrame("a", to: log)
          .frame(width: 100, height: 80).reportsFrame("b", to: log)
      }
    })

  static let engineStage8 = Recording(
    "engine-stage-8", source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-engine-stage-8.swift",
    system: "macOS 27.0",
    arms: armList {
      Arm.screen("F0", "a 0 -140 200 80", "b 75 -60 50 400", "c 75 -60 50 400") { log in
        VStack(spacing: 0) {
          Color.gray.frame(width: 200, height: 80).reportsFrame("a", to: log)
          Color.gray.frame(width: 50, height: 400).reportsFrame("c", to: log)
            .frame(maxHeight: .infinity).reportsFrame("b", to: log)
        }
      }
      Arm.screen("F1", "a 0 0 200 80", "b 75 80 50 120", "c 75 -60 50 400") { log in
        VStack(spacing: 0) {
          Color.gray.frame(width: 200, height: 80).reportsFrame("a", to: log)
          Color.gray.frame(width: 50, height: 400).reportsFrame("c", to: log)
            .frame(minHeight: 0, maxHeight: .infinity).reportsFrame("b", to: log)
        }
      }
    },
    notReplayed: [NotReplayed("P, T", count: 5, reason: "sizes of a font's letters")])
}

private struct Boxed: View {
  let name: String
  let width: CGFloat
  let log: ScreenLog

  init(_ name: String, _ width: CGFloat, _ log: ScreenLog) {
    self.name = name
    self.width = width
    self.log = log
  }

  var body: some View { Color.red.frame(width: width, height: 10).reportsFrame(name, to: log) }
}

/// A view whose body is two views.
private struct BoxedPair: View {
  let log: ScreenLog

  init(_ log: ScreenLog) { self.log = log }

  var body: some View {
    Boxed("a", 30, log)
    Boxed("b", 50, log)
  }
}

private struct Four: View {
  let log: ScreenLog

  init(_ log: ScreenLog) { self.log = log }

  var body: some View {
    Color.gray.frame(width: 50, height: 20).reportsFrame("a", to: log)
    Color.gray.frame(width: 50, height: 20).reportsFrame("b", to: log)
    Color.gray.frame(width: 50, height: 20).reportsFrame("c", to: log)
    Color.gray.frame(width: 50, height: 20).reportsFrame("d", to: log)
  }
}
