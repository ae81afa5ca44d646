// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension Recording {
  /// The recording also has a first placement at the origin, which is not imitated: the leaf's last place counts.
  static let frameSemantics = Recording(
    "frame-semantics", source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-frame-semantics.swift",
    system: "macOS 26.6.2", arms: [fixedFrames, alignedFrames, flexibleFrames, chainedFrames].flatMap { $0 },
    notReplayed: [NotReplayed("F", count: 4, reason: "sizes of a font's letters")])

  private static let fixedFrames = armList {
    small("A control", nil, nil, "size 20x20", "c [nilxnil] 0 0 20 20") { $0 }
    small("A1", nil, nil, "size 60x20", "c [60xnil] 20 0 20 20") { $0.frame(width: 60) }
    small("A2", 300, 200, "size 60x40", "c [60x40] 20 10 20 20") { $0.frame(width: 60, height: 40) }
    small("A3", 300, 200, "size 60x20", "c [60x200] 20 0 20 20") { $0.frame(width: 60) }
    small("A4", 300, 200, "size 20x40", "c [300x40] 0 10 20 20") { $0.frame(height: 40) }
    large("A5", 300, 200, "size 60x40", "c [60x40] -70 -60 200 160") { $0.frame(width: 60, height: 40) }
    small("A6", 300, 200, "size 0x0", "c [0x0] -10 -10 20 20") { $0.frame(width: 0, height: 0) }
    small("C control", 300, 200, "size 20x20", "c [300x200, 20x20] 0 0 20 20") { $0.frame(idealWidth: 80) }
    small("C1", nil, nil, "size 80x20", "c [80xnil] 30 0 20 20") { $0.frame(idealWidth: 80) }
    small("C2", nil, nil, "size 80x50", "c [80x50] 30 15 20 20") { $0.frame(idealWidth: 80, idealHeight: 50) }
    large("C3", nil, nil, "size 80x160", "c [80xnil] -60 0 200 160") { $0.frame(idealWidth: 80) }
    small("C4", nil, nil, "size 80x20", "c [80xnil] 30 0 20 20") {
      $0.frame(minWidth: 40, idealWidth: 80, maxWidth: 120)
    }
    small("C5", 300, 200, "size 120x20", "c [120x200, 120x20] 50 0 20 20") {
      $0.frame(minWidth: 40, idealWidth: 80, maxWidth: 120)
    }
  }

  private static let alignedFrames = armList {
    for (name, alignment, x, y) in [
      ("control", Alignment.center, 20, 10), ("1", .topLeading, 0, 0), ("2", .top, 20, 0),
      ("3", .topTrailing, 40, 0),
      ("4", .leading, 0, 10), ("5", .trailing, 40, 10), ("6", .bottomLeading, 0, 20), ("7", .bottom, 20, 20),
      ("8", .bottomTrailing, 40, 20),
    ] {
      small(name == "control" ? "B control" : "B\(name)", nil, nil, "size 60x40", "c [60x40] \(x) \(y) 20 20")
      {
        $0.frame(width: 60, height: 40, alignment: alignment)
      }
    }
    large("B9", nil, nil, "size 60x40", "c [60x40] 0 0 200 160") {
      $0.frame(width: 60, height: 40, alignment: .topLeading)
    }
  }

  private static let flexibleFrames = armList {
    small("D control", 100, 100, "size 80x20", "c [80x100, 80x20] 30 0 20 20") {
      $0.frame(minWidth: 40, maxWidth: 80)
    }
    small("D1", 60, 60, "size 60x20", "c [60x60, 60x20] 20 0 20 20") { $0.frame(minWidth: 40, maxWidth: 80) }
    small("D2", 30, 30, "size 40x20", "c [40x30, 40x20] 10 0 20 20") { $0.frame(minWidth: 40, maxWidth: 80) }
    small("D3", nil, nil, "size 40x20", "c [nilxnil, 40xnil] 10 0 20 20") {
      $0.frame(minWidth: 40, maxWidth: 80)
    }
    small("D4", 100, 100, "size 80x20", "c [80x100, 80x20] 30 0 20 20") { $0.frame(maxWidth: 80) }
    small("D5", 30, 30, "size 30x20", "c [30x30, 30x20] 5 0 20 20") { $0.frame(maxWidth: 80) }
    small("D6", nil, nil, "size 20x20", "c [nilxnil] 0 0 20 20") { $0.frame(maxWidth: 80) }
    small("D7", 100, 100, "size 40x20", "c [100x100, 40x20] 10 0 20 20") { $0.frame(minWidth: 40) }
    small("D8", 30, 30, "size 40x20", "c [40x30, 40x20] 10 0 20 20") { $0.frame(minWidth: 40) }
    small("D9", nil, nil, "size 40x20", "c [nilxnil, 40xnil] 10 0 20 20") { $0.frame(minWidth: 40) }
    small("D10", 100, 100, "size 100x20", "c [100x100, 100x20] 40 0 20 20") { $0.frame(maxWidth: .infinity) }
    small("D11", nil, nil, "size 20x20", "c [nilxnil] 0 0 20 20") { $0.frame(maxWidth: .infinity) }
    small(
      "D12", .infinity, .infinity, "size infx20", "c [infxinf, infx20] inf 0 20 20",
      differs: "this engine keeps frames finite and places nothing at an infinite position"
    ) { $0.frame(maxWidth: .infinity) }
    large("D13", 100, 100, "size 80x160", "c [80x100, 80x160] -60 0 200 160") {
      $0.frame(minWidth: 40, maxWidth: 80)
    }
    large("D14", nil, nil, "size 80x160", "c [nilxnil, 80xnil] -60 0 200 160") { $0.frame(maxWidth: 80) }
    small("D15", 100, 100, "size 400x20", "c [400x100, 400x20] 190 0 20 20") { $0.frame(minWidth: 400) }
    small("D16", 100, 100, "size 20x80", "c [100x80, 20x80] 0 30 20 20") {
      $0.frame(minHeight: 40, maxHeight: 80)
    }
    small("D17", 100, 100, "size 80x20", "c [80x100, 80x20] 0 0 20 20") {
      $0.frame(minWidth: 40, maxWidth: 80, alignment: .topLeading)
    }
  }

  private static let chainedFrames = armList {
    small("E control", 300, 200, "size 100x20", "c [100x200] 40 0 20 20") { $0.frame(width: 100) }
    small("E1", 300, 200, "size 50x20", "c [100x200] 15 0 20 20") { $0.frame(width: 100).frame(width: 50) }
    small("E2", 300, 200, "size 100x20", "c [50x200] 40 0 20 20") { $0.frame(width: 50).frame(width: 100) }
    small("E3", 300, 200, "size 50x20", "c [50x200, 50x20] 15 0 20 20") {
      $0.frame(maxWidth: .infinity).frame(width: 50)
    }
    small("E4", 300, 200, "size 300x20", "c [50x200, 50x20] 140 0 20 20") {
      $0.frame(width: 50).frame(maxWidth: .infinity)
    }
    small("E5", 300, 200, "size 80x20", "c [300x200, 80x20, 40x20] 30 0 20 20") {
      $0.frame(minWidth: 40).frame(minWidth: 80)
    }
    small("E6", nil, nil, "size 120x100", "c [60x40] 20 10 20 20") {
      $0.frame(width: 60, height: 40).frame(width: 120, height: 100, alignment: .topLeading)
    }
    Arm.asked(
      "G control", nil, nil, "size 40x20", "a [nilxnil, nilx20] 0 0 20 20", "b [nilxnil, nilx20] 20 0 20 20"
    ) {
      n in
      HStack(spacing: 0) {
        n.fixed("a", 20, 20)
        n.fixed("b", 20, 20)
      }
    }
  }

  /// A view of 20 by 20 in something.
  static func small<Content: View>(
    _ name: String, _ width: CGFloat?, _ height: CGFloat?, _ recorded: String..., differs: String? = nil,
    content: @escaping @MainActor @Sendable (AnyView) -> Content
  ) -> Arm {
    let arm = Arm.asked(name, width, height) { n in content(AnyView(n.fixed("c", 20, 20))) }
    return Arm(name, recorded: recorded, differs: differs, run: arm.run)
  }

  /// The same with a view that is larger than its frames.
  static func large<Content: View>(
    _ name: String, _ width: CGFloat?, _ height: CGFloat?, _ recorded: String...,
    content: @escaping @MainActor @Sendable (AnyView) -> Content
  ) -> Arm {
    let arm = Arm.asked(name, width, height) { n in content(AnyView(n.fixed("c", 200, 160))) }
    return Arm(name, recorded: recorded, run: arm.run)
  }
}
