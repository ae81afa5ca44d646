// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension Recording {
  private static let nine: [(name: String, alignment: Alignment, x: Int, y: Int)] = [
    ("topLeading", .topLeading, 0, 0), ("top", .top, 20, 0), ("topTrailing", .topTrailing, 40, 0),
    ("leading", .leading, 0, 10), ("center", .center, 20, 10), ("trailing", .trailing, 40, 10),
    ("bottomLeading", .bottomLeading, 0, 20), ("bottom", .bottom, 20, 20),
    ("bottomTrailing", .bottomTrailing, 40, 20),
  ]

  /// A, R and AR: alignment in stacks and layers, roots, ratios.
  static let stackAlignment = armList {
    for (name, alignment, y) in [
      ("top", VerticalAlignment.top, 0), ("center", .center, 10), ("bottom", .bottom, 20),
    ] {
      Arm.asked(
        "A1 \(name)", nil, nil, "size 40x30", "a [nilxnil, nilx30] 0 \(y) 20 10",
        "b [nilxnil, nilx30] 20 0 20 30"
      ) { n in
        HStack(alignment: alignment, spacing: 0) {
          n.fixed("a", 20, 10)
          n.fixed("b", 20, 30)
        }
      }
    }
    for (name, alignment, x) in [
      ("leading", HorizontalAlignment.leading, 0), ("center", .center, 10), ("trailing", .trailing, 20),
    ] {
      Arm.asked(
        "A2 \(name)", nil, nil, "size 30x40", "a [nilxnil, 30xnil] \(x) 0 10 20",
        "b [nilxnil, 30xnil] 0 20 30 20"
      ) { n in
        VStack(alignment: alignment, spacing: 0) {
          n.fixed("a", 10, 20)
          n.fixed("b", 30, 20)
        }
      }
    }
    for one in nine {
      Arm.asked(
        "A3 \(one.name)", nil, nil, "size 60x40", "big [nilxnil, 60x40] 0 0 60 40",
        "small [nilxnil, 60x40] \(one.x) \(one.y) 20 20"
      ) { n in
        ZStack(alignment: one.alignment) {
          n.fixed("big", 60, 40)
          n.fixed("small", 20, 20)
        }
      }
      Arm.asked(
        "A6 \(one.name)", nil, nil, "size 60x40", "primary [nilxnil] 0 0 60 40",
        "o [60x40] \(one.x) \(one.y) 20 20"
      ) { n in
        n.fixed("primary", 60, 40).overlay(alignment: one.alignment) { n.fixed("o", 20, 20) }
      }
    }
    for one in [nine[0], nine[4], nine[8]] {
      Arm.asked(
        "A9 \(one.name)", nil, nil, "size 60x40", "primary [nilxnil] 0 0 60 40",
        "bg [60x40] \(one.x) \(one.y) 20 20"
      ) { n in
        n.fixed("primary", 60, 40).background(alignment: one.alignment) { n.fixed("bg", 20, 20) }
      }
    }
    Arm.asked("A4", nil, nil, "size 60x40", "a [nilxnil, 60x40] 0 0 60 20", "b [nilxnil, 60x40] 0 0 20 40") {
      n in
      ZStack(alignment: .topLeading) {
        n.fixed("a", 60, 20)
        n.fixed("b", 20, 40)
      }
    }
    Arm.asked("A5", 100, 80, "size 100x80", "a [100x80] 0 0 100 80", "b [100x80] 40 30 20 20") { n in
      ZStack {
        n.greedy("a")
        n.fixed("b", 20, 20)
      }
    }
    Arm.asked("A5n", nil, nil, "size 20x20", "a [nilxnil, 20x20] 0 0 20 20", "b [nilxnil, 20x20] 0 0 20 20") {
      n in
      ZStack {
        n.greedy("a")
        n.fixed("b", 20, 20)
      }
    }
    Arm.asked("A7", 300, 300, "size 60x40", "primary [300x300] 0 0 60 40", "o [60x40] 0 0 60 40") { n in
      n.fixed("primary", 60, 40).overlay { n.greedy("o") }
    }
    Arm.asked("A8", nil, nil, "size 60x40", "primary [nilxnil] 0 0 60 40", "o [60x40] 0 0 100 100") { n in
      n.fixed("primary", 60, 40).overlay(alignment: .topLeading) { n.fixed("o", 100, 100) }
    }
    Arm.asked(
      "A10", nil, nil, "size 60x40", "primary [nilxnil] 0 0 60 40", "o1 [60x40, 30x20] 20 10 20 20",
      "o2 [60x40, 30x20] 15 15 30 10"
    ) { n in
      n.fixed("primary", 60, 40).overlay {
        n.fixed("o1", 20, 20)
        n.fixed("o2", 30, 10)
      }
    }
    Arm.asked("A11", nil, nil, "size 60x40", "primary [nilxnil] 0 0 60 40") { n in
      n.fixed("primary", 60, 40).overlay { if n.log.lines.count > 100 { n.fixed("o", 20, 20) } }
    }
    Arm.asked("A11b", nil, nil, "size 60x40", "primary [nilxnil] 0 0 60 40") { n in
      n.fixed("primary", 60, 40).background { if n.log.lines.count > 100 { n.fixed("bg", 20, 20) } }
    }
    Arm.asked(
      "X12", 100, nil, "size 100x20", "a [100xnil, 100x20] 0 0 100 20", "b [100xnil, 100x20] 40 0 20 20"
    ) { n in
      ZStack {
        n.wide("a", 0...(.infinity), ideal: 10)
        n.fixed("b", 20, 20)
      }
    }
    root("R control", "a [100x100] 0 0 100 100") { $0.greedy("a") }
    root("R1", "a [100x100] 21 40 58 20") { n in HStack(spacing: 0) { n.fixed("a", 58, 20) } }
    root("R2", "a [100x100] 21 40 58 20") { $0.fixed("a", 58, 20) }
    root("R3", "r [100x100] 21 40 58 20", "a [58x20] 21 40 58 20") { n in
      n.fixed("r", 58, 20).overlay { n.greedy("a") }
    }
    root("R4", "r [100x100] 21 40 58 20", "a [58x20] 21 40 58 20") { n in
      n.fixed("r", 58, 20).background { n.greedy("a") }
    }
    Arm.asked("AR control", 500, 300, "size 168x95", "c [500x300] 0 0 168 95") { $0.fixed("c", 168, 95) }
    ratio("AR1", 500, 300, "size 168x95", "c [500x281.25] 0 0 168 95") { $0.fixed("c", 168, 95) }
    ratio("AR2", nil, nil, "size 168x95", "c [nilxnil] 0 0 168 95") { $0.fixed("c", 168, 95) }
    ratio("AR3", 500, 300, "size 500x281.25", "c [500x281.25] 0 0 500 281.25") { $0.greedy("c") }
    Arm.asked(
      "AR4", 856, 300, "size 528x95", "a [infx300, 0x300, 277.33x300] 0 15.5 168 64",
      "c [533.33x300, 0x0, 332x186.75] 180 0 168 95", "b [496x300] 360 15.5 168 64"
    ) { n in
      HStack(spacing: 12) {
        n.fixed("a", 168, 64)
        n.fixed("c", 168, 95).aspectRatio(16.0 / 9, contentMode: .fit)
        n.fixed("b", 168, 64)
      }
    }
    ratio("K4", 500, nil, "size 168x95", "c [500x281.25] 0 0 168 95") { $0.fixed("c", 168, 95) }
    ratio("K4b", nil, 300, "size 168x95", "c [533.33x300] 0 0 168 95") { $0.fixed("c", 168, 95) }
    ratio("K4c", 500, nil, "size 500x281.25", "c [500x281.25] 0 0 500 281.25") { $0.greedy("c") }
    endless("K4d", .infinity, "size 168x95", "c [infxinf, 0x0]") { n in
      n.fixed("c", 168, 95).aspectRatio(16.0 / 9, contentMode: .fit)
    }
    endless("K4e", 500, "size 168x95", "c [500x281.25, 0x0]") { n in
      n.fixed("c", 168, 95).aspectRatio(16.0 / 9, contentMode: .fit)
    }
    endless("K4f", .infinity, "size infxinf", "c [infxinf, 0x0]") { n in
      n.greedy("c").aspectRatio(16.0 / 9, contentMode: .fit)
    }
    endless("K4g", 500, "size 500x281.25", "c [500x281.25, 0x0]") { n in
      n.greedy("c").aspectRatio(16.0 / 9, contentMode: .fit)
    }
    endless("K4h", 500, "size 168x95", "c [infxinf, 0x0]") { n in
      n.fixed("c", 168, 95).aspectRatio(16.0 / 9, contentMode: .fill)
    }
    ratio("K4i", 100, 100, by: -1, "size 100x0", "c [100x-100] 0 0 100 0") { $0.greedy("c") }
    ratio("K4j", 100, 100, by: -1, "size 30x30", "c [100x-100] 0 0 30 30") { $0.fixed("c", 30, 30) }
  }

  private static func ratio<Content: View>(
    _ name: String, _ width: CGFloat?, _ height: CGFloat?, by ratio: CGFloat = 16.0 / 9, _ size: String,
    _ leaf: String, @ViewBuilder content: @escaping @MainActor @Sendable (LeafNotes) -> Content
  ) -> Arm {
    .asked(name, width, height, size, leaf) { content($0).aspectRatio(ratio, contentMode: .fit) }
  }

  /// A view that is asked at an infinite height, and not placed.
  private static func endless<Content: View>(
    _ name: String, _ width: CGFloat, _ size: String, _ leaf: String,
    @ViewBuilder content: @escaping @MainActor @Sendable (LeafNotes) -> Content
  ) -> Arm {
    let arm = Arm.asked(name, width, .infinity, isPlaced: false, content: content)
    return Arm(name, recorded: [size, leaf]) { driver, log in
      try await arm.run(driver, log)
      // Where the leaf is placed at no size was not recorded.
      let lines = log.lines.map { line in line.firstIndex(of: "]").map { String(line[...$0]) } ?? line }
      log.clear()
      for line in lines { log(line) }
    }
  }

  /// A view in a window of 100 by 100.
  private static func root<Content: View>(
    _ name: String, _ leaves: String...,
    @ViewBuilder content: @escaping @MainActor @Sendable (LeafNotes) -> Content
  ) -> Arm {
    Arm(name, recorded: leaves) { driver, log in
      let notes = LeafNotes(log)
      try driver.show(content(notes), in: CGSize(width: 100, height: 100))
      try await driver.settle()
      notes.reportLeaves()
    }
  }
}
