// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension Recording {
  static let engineReplacement1 = Recording(
    "engine-replacement-stage1",
    source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-engine-replacement-stage1.swift",
    system: "macOS 27.0",
    arms: armList {
      // 37 lines, one for each letter; they are 16 high there and 17 here.
      Arm.asked("T3", 0, nil, "size 0x629") { _ in Text(long) }
      Arm.asked("T4", 5, nil, "size 5x629") { _ in Text(long) }
      placed("B0", "size 60x60", "c 0 0 10 26") { n in
        n.box("c", 10, 26).frame(width: 60, height: 60, alignment: .topLeading)
      }
      placed("B1", "size 60x60", "c 12 12 10 26") { n in
        n.box("c", 10, 26).padding(12).frame(width: 60, height: 60, alignment: .topLeading)
      }
      placed("B2", "size 60x60", "c 25 17 10 26") { n in
        n.box("c", 10, 26).padding(12).frame(width: 60, height: 60)
      }
      placed("B3", "size 260x60", "a 12 12 36 36", "b 60 12 140 36", "c 212 12 36 36") { n in
        HStack(spacing: 12) {
          n.box("a", 36, 36)
          n.box("b", 140, 36)
          n.box("c", 36, 36)
        }
        .padding(12)
      }
      placed("H0", "size 20x60", "a 0 0 20 20", "b 0 20 20 20", "c 0 40 20 20") { n in
        VStack(spacing: 0) {
          n.box("a", 20, 20)
          n.box("b", 20, 20)
          n.box("c", 20, 20)
        }
      }
      placed("H1", "size 20x60", "a 0 0 20 20", "c 0 40 20 20") { n in
        VStack(spacing: 0) {
          n.box("a", 20, 20)
          Color.red.frame(width: 20, height: 20).hidden()
          n.box("c", 20, 20)
        }
      }
      placed("H2", "size 20x40", "a 0 0 20 20", "c 0 20 20 20") { n in
        VStack(spacing: 0) {
          n.box("a", 20, 20)
          if n.log.lines.count > 100 { n.box("b", 20, 20) }
          n.box("c", 20, 20)
        }
      }
      placed("S0", "size 196x42", "a 77 0 42 16", "b 98 16 0 26") { n in
        VStack(spacing: 0) {
          n.box("a", 42, 16)
          n.box("b", 0, 26)
        }
        .frame(width: 196)
      }
      placed("S1", "size 196x42", "a 77 0 42 16", "b 98 16 0 26", "bframe 0 16 196 26") { n in
        VStack(spacing: 0) {
          n.box("a", 42, 16)
          n.box("b", 0, 26).frame(maxWidth: .infinity).reportsFrame("bframe", to: n.log)
        }
        .frame(width: 196)
      }
      placed("S2", "size 196x42", "a 77 0 42 16", "color 0 16 196 26") { n in
        VStack(spacing: 0) {
          n.box("a", 42, 16)
          Color.red.frame(height: 26).reportsFrame("color", to: n.log)
        }
        .frame(width: 196)
      }
      placed("S3", "size 42x42", "a 0 0 42 16", "b 21 16 0 26", "bframe 0 16 42 26") { n in
        VStack(spacing: 0) {
          n.box("a", 42, 16)
          n.box("b", 0, 26).frame(maxWidth: .infinity).reportsFrame("bframe", to: n.log)
        }
      }
      placed("G0", "size 568x40", "a 258 0 40 40", "b 310 14 0 12") { n in
        HStack(spacing: 12) {
          n.box("a", 40, 40)
          n.box("b", 0, 12)
        }
        .frame(width: 568)
      }
      placed("G1", "size 568x40", "a 0 0 40 40", "b 52 14 516 12") { n in
        HStack(spacing: 12) {
          n.box("a", 40, 40)
          Color.red.frame(height: 12).reportsFrame("b", to: n.log)
        }
        .frame(width: 568)
      }
      placed("G2", "size 568x40", "a 0 0 40 40", "b 310 14 0 12", "bframe 52 14 516 12") { n in
        HStack(spacing: 12) {
          n.box("a", 40, 40)
          n.box("b", 0, 12).frame(maxWidth: .infinity).reportsFrame("bframe", to: n.log)
        }
        .frame(width: 568)
      }
    },
    notReplayed: [NotReplayed("T0–T2, T5–T9, W", count: 14, reason: "sizes of a font's letters")])

  private static let long = "alpha bravo charlie delta echo foxtrot golf"

  static let engineReplacement2 = Recording(
    "engine-replacement-stage2",
    source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-engine-replacement-stage2.swift",
    system: "macOS 27.0",
    arms: armList {
      greedyPair(
        "F2", "a 25 0 100 10", "aframe 0 0 150 10", "b 215 0 20 10", "bframe 150 0 150 10", 100, false, false)
      greedyPair(
        "F3", "a 0 0 200 10", "aframe 0 0 200 10", "b 240 0 20 10", "bframe 200 0 100 10", 200, false, false)
      greedyPair(
        "F4", "a -25 0 200 10", "aframe 0 0 150 10", "b 215 0 20 10", "bframe 150 0 150 10", 200, true, false)
      greedyPair(
        "F8", "a 25 0 100 10", "aframe 0 0 150 10", "b 215 0 20 10", "bframe 150 0 150 10", 100, true, true)
      placed("F0", "size 300x10", "a 130 0 40 10", "b 170 0 0 10") { n in
        HStack(spacing: 0) {
          n.box("a", 40, 10)
          n.box("b", 0, 10)
        }
        .frame(width: 300)
      }
      placed("F1", "size 300x10", "a 0 0 40 10", "b 170 0 0 10", "bframe 40 0 260 10") { n in
        HStack(spacing: 0) {
          n.box("a", 40, 10)
          n.box("b", 0, 10).frame(maxWidth: .infinity).reportsFrame("bframe", to: n.log)
        }
        .frame(width: 300)
      }
      placed("X0", "size 40x40", "a 0 0 20 40", "b 20 15 20 10") { n in
        HStack(spacing: 0) {
          n.box("a", 20, 40)
          n.box("b", 20, 10)
        }
      }
      placed("X1", "size 40x40", "a 0 0 20 40", "b 20 15 20 10", "bframe 20 0 20 40") { n in
        HStack(spacing: 0) {
          n.box("a", 20, 40)
          n.box("b", 20, 10).frame(maxHeight: .infinity).reportsFrame("bframe", to: n.log)
        }
      }
      placed("X2", "size 40x100", "a 0 30 20 40", "b 20 45 20 10", "bframe 20 0 20 100") { n in
        HStack(spacing: 0) {
          n.box("a", 20, 40)
          n.box("b", 20, 10).frame(maxHeight: .infinity).reportsFrame("bframe", to: n.log)
        }
        .frame(height: 100)
      }
      placed("X3", in: 200, "size 30x20", "a 0 0 30 10", "b 15 10 0 10", "vstack 0 0 30 20") { n in
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            n.box("a", 30, 10)
            n.box("b", 0, 10)
          }
          .reportsFrame("vstack", to: n.log)
        }
      }
      placed("X4", in: 200, "size 200x20", "a 85 0 30 10", "b 100 10 0 10", "vstack 0 0 200 20") { n in
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            n.box("a", 30, 10)
            n.box("b", 0, 10).frame(maxWidth: .infinity)
          }
          .reportsFrame("vstack", to: n.log)
        }
      }
      placed("X5", "size 300x20", "a 100 0 100 10", "b 0 10 20 10", "bframe 0 10 300 10") { n in
        VStack(spacing: 0) {
          n.box("a", 100, 10)
          n.box("b", 20, 10).frame(maxWidth: .infinity, alignment: .leading).reportsFrame("bframe", to: n.log)
        }
        .frame(width: 300)
      }
      placed("X6", in: 300, "size 100x20", "a 0 0 100 10", "b 40 10 20 10", "vstack 0 0 100 20") { n in
        VStack(spacing: 0) {
          n.box("a", 100, 10)
          n.box("b", 20, 10)
        }
        .reportsFrame("vstack", to: n.log)
      }
      placed("X7", in: 300, "size 300x20", "a 100 0 100 10", "b 0 10 20 10", "vstack 0 0 300 20") { n in
        VStack(spacing: 0) {
          n.box("a", 100, 10)
          n.box("b", 20, 10).frame(maxWidth: .infinity, alignment: .leading)
        }
        .reportsFrame("vstack", to: n.log)
      }
      placed("X8", "size 50x40", "a 0 0 20 40", "c 30 15 10 10", "cframe 20 15 30 10") { n in
        HStack(spacing: 0) {
          n.box("a", 20, 40)
          n.box("c", 10, 10).frame(width: 30).reportsFrame("cframe", to: n.log)
        }
      }
      placed("X9", "size 50x40", "a 0 0 20 40", "c 30 15 10 10", "cframe 20 15 30 10", "outer 20 0 30 40") {
        n in
        HStack(spacing: 0) {
          n.box("a", 20, 40)
          n.box("c", 10, 10).frame(width: 30).reportsFrame("cframe", to: n.log)
            .frame(maxHeight: .infinity).reportsFrame("outer", to: n.log)
        }
      }
      placed("X10", "size 40x100", "a 0 30 20 40", "b 20 45 20 10", "bframe 20 37.5 20 25") { n in
        HStack(spacing: 0) {
          n.box("a", 20, 40)
          n.box("b", 20, 10).frame(maxHeight: 25).reportsFrame("bframe", to: n.log)
        }
        .frame(height: 100)
      }
      placed("P0", "size 10x10", "c 0 0 10 10") { n in
        n.box("c", 10, 10).frame(width: 10, height: 10, alignment: .topLeading)
      }
      placed("P1", "size 10x10", "c 12 12 10 10", "padding 0 0 34 34") { n in
        n.box("c", 10, 10).padding(12).reportsFrame("padding", to: n.log)
          .frame(width: 10, height: 10, alignment: .topLeading)
      }
      padded("P2", "size 40x20", "a 0 0 20 20", "abg 0 0 20 20", "b 20 0 20 20", 0)
      padded("P3", "size 56x36", "a 8 8 20 20", "abg 8 8 20 20", "b 36 8 20 20", 8)
      padded("P4", "size 24x20", "a -8 0 20 20", "abg -8 0 20 20", "b 4 0 20 20", -8)
    },
    notReplayed: [
      NotReplayed("F5–F7, F9, P5, P6, Y", count: 16, reason: "sizes of a font's letters"),
      NotReplayed("V", count: 4, reason: "pixels and clicks of a window"),
    ])

  private static func padded(
    _ name: String, _ size: String, _ a: String, _ background: String, _ b: String, _ inset: CGFloat
  ) -> Arm {
    placed(name, size, a, background, b) { n in
      HStack(spacing: 0) {
        n.box("a", 20, 20).background { Color.red.reportsFrame("abg", to: n.log) }.padding(inset)
        n.box("b", 20, 20)
      }
    }
  }

  private static func greedyPair(
    _ name: String, _ a: String, _ aFrame: String, _ b: String, _ bFrame: String, _ width: CGFloat,
    _ hasMinimum: Bool,
    _ otherHasMinimum: Bool
  ) -> Arm {
    placed(name, in: 300, "size 300x10", a, aFrame, b, bFrame) { n in
      HStack(spacing: 0) {
        n.box("a", width, 10).frame(minWidth: hasMinimum ? 0 : nil, maxWidth: .infinity)
          .reportsFrame("aframe", to: n.log)
        n.box("b", 20, 10).frame(minWidth: otherHasMinimum ? 0 : nil, maxWidth: .infinity)
          .reportsFrame("bframe", to: n.log)
      }
    }
  }

  static func placed<Content: View>(
    _ name: String, in width: CGFloat? = nil, _ recorded: String...,
    @ViewBuilder content: @escaping @MainActor @Sendable (LeafNotes) -> Content
  ) -> Arm {
    let arm = Arm.asked(name, width, nil, content: content)
    return Arm(name, recorded: recorded, run: arm.run)
  }
}

extension LeafNotes {
  /// A view of one size that reports its frame.
  @MainActor func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).reportsFrame(name, to: log)
  }
}
