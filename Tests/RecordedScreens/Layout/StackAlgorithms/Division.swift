// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension Recording {
  /// G and X: how a stack divides its length.
  static let stackDivision = armList {
    row(
      "G control", 100, "size 100x20", "a [infx50, 0x50, 50x50] 0 0 50 20",
      "b [infx50, 0x50, 50x50] 50 0 50 20"
    ) {
      $0.wide("a", 0...80)
      $0.wide("b", 0...80)
    }
    row("G1", 100, "size 100x20", "a [infx50, 0x50, 40x50] 0 0 40 20", "b [infx50, 0x50, 50x50] 40 0 60 20") {
      $0.wide("a", 20...100)
      $0.wide("b", 60...100)
    }
    row("G1r", 100, "size 100x20", "b [infx50, 0x50, 50x50] 0 0 60 20", "a [infx50, 0x50, 40x50] 60 0 40 20")
    {
      $0.wide("b", 60...100)
      $0.wide("a", 20...100)
    }
    row("G2", 100, "size 100x20", "b [0x50, 30x50] 70 0 30 20", "a [70x50] 0 0 70 20") {
      $0.wide("a", 0...80).layoutPriority(1)
      $0.wide("b", 30...80)
    }
    row("G2c", 100, "size 100x20", "b [0x50, 20x50] 80 0 20 20", "a [100x50] 0 0 80 20") {
      $0.wide("a", 0...80).layoutPriority(1)
      $0.wide("b", 0...80)
    }
    row("G3", 200, "size 200x20", "a [infx50, 0x50, 100x50] 0 0 20 20", "b [180x50] 20 0 180 20") {
      $0.fixed("a", 20, 20)
      $0.wide("b", 0...(.infinity), ideal: 10)
    }
    row("G4", 200, "size 200x20", "a [infx50, 0x50, 100x50] 0 0 20 20", "b [180x50, 180x20] 100 0 20 20") {
      $0.fixed("a", 20, 20)
      $0.fixed("b", 20, 20).frame(maxWidth: .infinity)
    }
    row(
      "G4r", 200, "size 200x20", "b [infx50, 180x50, 180x20] 80 0 20 20", "a [infx50, 100x50] 180 0 20 20"
    ) {
      $0.fixed("b", 20, 20).frame(maxWidth: .infinity)
      $0.fixed("a", 20, 20)
    }
    row(
      "G4f", 200, "size 200x20", "b [infx50, 120x50, 120x20] 50 0 20 20", "a [infx50, 100x50] 120 0 80 20"
    ) {
      $0.fixed("b", 20, 20).frame(maxWidth: .infinity)
      $0.wide("a", 0...80)
    }
    row("G5", 200, "size 200x20", "a [infx50, 0x50, 96x50] 0 0 20 20", "b [172x50] 28 0 172 20") {
      $0.fixed("a", 20, 20)
      Spacer()
      $0.wide("b", 0...(.infinity), ideal: 10)
    }
    row("G5b", 200, "size 200x20", "b [infx50, 172x50] 0 0 172 20", "a [infx50, 96x50] 180 0 20 20") {
      $0.wide("b", 0...(.infinity), ideal: 10)
      Spacer()
      $0.fixed("a", 20, 20)
    }
    row("G6", 100, "size 100x20", "a [infx50, 0x50, 46x50] 0 0 80 20", "b [12x50] 88 0 12 20") {
      $0.fixed("a", 80, 20)
      Spacer()
      $0.wide("b", 0...80)
    }
    row("G6c", 100, "size 100x20", "a [infx50, 0x50, 50x50] 0 0 80 20", "b [20x50] 80 0 20 20") {
      $0.fixed("a", 80, 20)
      $0.wide("b", 0...80)
    }
    row("G7", nil, by: nil, "size 108x20", "a [nilxnil, nilx20] 0 0 80 20", "b [nilxnil, nilx20] 88 0 20 20")
    {
      $0.wide("a", 0...80)
      Spacer()
      $0.fixed("b", 20, 20)
    }
    row(
      "G8", .infinity, by: .infinity, "size infx20", "a [infxinf] 0 0 inf 20", "b [infxinf] inf 0 20 20",
      differs: "this engine keeps frames finite and places nothing at an infinite position"
    ) {
      $0.wide("a", 0...(.infinity), ideal: 10)
      $0.fixed("b", 20, 20)
    }
    row("G9", 100, "size 160x20", "a [infx50, 0x50, 50x50] 0 0 80 20", "b [20x50] 80 0 80 20") {
      $0.fixed("a", 80, 20)
      $0.fixed("b", 80, 20)
    }
    row("G10", 300, "size 40x20", "a [infx50, 0x50, 150x50] 0 0 20 20", "b [280x50] 20 0 20 20") {
      $0.fixed("a", 20, 20)
      $0.fixed("b", 20, 20)
    }
    row("G11", 100, "size 100x20", "b [0x50, 20x50] 80 0 20 20", "a [100x50] 0 0 80 20") { n in
      HStack { n.wide("a", 0...80).layoutPriority(1) }
      n.wide("b", 0...80)
    }
    row(
      "G11c", 100, "size 100x20", "a [infx50, 0x50, 50x50] 0 0 50 20", "c [infx50, 0x50] 50 10 0 0",
      "b [infx50, 0x50, 50x50] 50 0 50 20"
    ) { n in
      HStack(spacing: 0) {
        n.wide("a", 0...80).layoutPriority(1)
        n.fixed("c", 0, 0)
      }
      n.wide("b", 0...80)
    }
    row(
      "G12", 100, spacing: 10, "size 100x20", "a [infx50, 0x50, 26.67x50] 0 0 26.67 20",
      "b [infx50, 0x50, 26.67x50] 36.67 0 26.67 20", "c [infx50, 0x50, 26.67x50] 73.33 0 26.67 20"
    ) {
      $0.wide("a", 0...80)
      $0.wide("b", 0...80)
      $0.wide("c", 0...80)
    }
    row(
      "G13", 60, "size 75x20", "a [infx50, 0x50, 7.5x50] 0 0 30 20", "b [infx50, 0x50] 30 0 0 20",
      "c [infx50, 0x50, 20x50] 30 0 45 20"
    ) {
      $0.wide("a", 30...40)
      $0.wide("b", 0...100, ideal: 50)
      $0.wide("c", 45...45)
    }
    row(
      "G14", 100, "size 100x20", "a [0x50] 0 0 0 20", "b [0x50, 20x50] 0 0 20 20", "c [100x50] 20 0 80 20"
    ) {
      $0.wide("a", 0...80).layoutPriority(-1)
      $0.wide("b", 0...80)
      $0.wide("c", 0...80).layoutPriority(1)
    }
    Arm.asked(
      "G15", 50, 100, "size 20x100", "a [50xinf, 50x0, 50x50] 0 0 20 50", "b [50xinf, 50x0, 50x50] 0 50 20 50"
    ) { n in
      VStack(spacing: 0) {
        n.tall("a", 0...80)
        n.tall("b", 20...80)
      }
    }
    Arm.asked(
      "G16", 100, 100, "size 100x40", "a [100xinf, 100x0, 100x50] 0 0 100 20", "b [100x80] 35 20 30 20"
    ) { n in
      VStack(spacing: 0) {
        n.wide("a", 0...(.infinity), ideal: 10)
        n.fixed("b", 30, 20)
      }
    }
    Arm.asked(
      "G17", nil, nil, "size 30x40", "a [nilxnil, 30xnil] 0 0 30 20", "b [nilxnil, 30xnil] 0 20 30 20"
    ) { n in
      VStack(spacing: 0) {
        n.wide("a", 0...(.infinity), ideal: 10)
        n.fixed("b", 30, 20)
      }
    }
    row("G19", nil, "size 48x20", "a [nilx50] 0 0 20 20", "b [nilx50] 28 0 20 20") {
      $0.fixed("a", 20, 20)
      Spacer()
      $0.fixed("b", 20, 20)
    }
    row("G20", 100, by: 80, "size 40x80", "a [infx80, 0x80, 50x80] 0 0 20 80", "b [80x80] 20 25 20 30") {
      $0.tall("a", 0...(.infinity), ideal: 10)
      $0.fixed("b", 20, 30)
    }
    row(
      "G21", 100, by: nil, "size 40x30", "a [infxnil, 0xnil, 50xnil, infx30, 0x30, 50x30] 0 0 20 30",
      "b [80xnil, 80x30] 20 0 20 30"
    ) {
      $0.tall("a", 0...(.infinity), ideal: 10)
      $0.fixed("b", 20, 30)
    }
    Arm.asked(
      "G23", nil, nil, "size 48x20", "a [nilxnil, nilx20] 0 0 20 20", "b [nilxnil, nilx20] 28 0 20 20"
    ) { n in
      HStack {
        n.fixed("a", 20, 20)
        if n.log.lines.count > 100 { Color.red }
        n.fixed("b", 20, 20)
      }
    }
    row("G24", 200, "size 200x20", "a [0x50] 0 0 0 20", "b [200x50] 0 0 200 20") {
      $0.wide("a", 0...(.infinity), ideal: 10)
      $0.wide("b", 0...(.infinity), ideal: 10).layoutPriority(1)
    }
    row("G25", 200, "size 200x20", "a [infx50, 0x50, 96x50] 0 0 96 20", "b [infx50, 0x50, 96x50] 104 0 96 20")
    {
      $0.wide("a", 0...(.infinity), ideal: 10)
      Spacer()
      $0.wide("b", 0...(.infinity), ideal: 10)
    }
  }

  static let stackDivisionAgain = armList {
    row("X1", 100, "size 100x20", "a [infx50, 0x50, 20x50] 0 0 20 20", "b [infx50, 0x50, 50x50] 20 0 80 20") {
      $0.wide("a", 0...80)
      $0.fixed("b", 80, 20)
    }
    row("X2", 200, "size 200x20", "a [infx50, 180x50] 0 0 180 20", "b [infx50, 100x50] 180 0 20 20") {
      $0.wide("a", 0...(.infinity), ideal: 10)
      $0.fixed("b", 20, 20)
    }
    row(
      "X3", 100, "size 100x20", "a [infx50, 0x50, 40x50] 0 0 40 20", "b [infx50, 0x50, 33.33x50] 40 0 30 20",
      "c [infx50, 0x50, 35x50] 70 0 30 20"
    ) {
      $0.wide("a", 0...80)
      $0.fixed("b", 30, 20)
      $0.fixed("c", 30, 20)
    }
    row("X4", 70, "size 70x20", "a [infx50, 0x50, 30x50] 0 0 30 20", "b [infx50, 0x50, 35x50] 30 0 40 20") {
      $0.wide("a", 0...100, ideal: 50)
      $0.wide("b", 40...60, ideal: 50)
    }
    row("X5", 100, "size 100x20", "b [0x50, 12x50] 88 0 12 20", "a [92x50] 0 0 80 20") {
      $0.wide("a", 0...80).layoutPriority(1)
      Spacer()
      $0.wide("b", 0...80)
    }
    row("X6", 100, "size 100x20", "a [infx50, 0x50] 0 0 0 20", "b [infx50, 0x50] 100 0 0 20") {
      $0.wide("a", 0...80)
      Spacer().layoutPriority(1)
      $0.wide("b", 0...80)
    }
    row("X7", 200, "size 200x20", "b [0x50] 200 0 0 20", "a [200x50] 0 0 200 20") {
      $0.wide("a", 0...(.infinity), ideal: 10)
      $0.wide("b", 0...(.infinity), ideal: 10).layoutPriority(-1)
    }
    row("X8", 200, "size 200x20", "a [192x50] 180 0 20 20", "o [180x0] 80 0 20 20") { n in
      Spacer().overlay { n.fixed("o", 20, 20) }
      n.fixed("a", 20, 20)
    }
    row("X9", nil, by: nil, "size 28x20", "a [nilxnil, nilx20] 0 0 20 20") {
      $0.fixed("a", 20, 20)
      Spacer()
    }
    row("X10", nil, by: nil, "size 40x30", "a [nilxnil, nilx30] 0 0 20 30", "b [nilxnil, nilx30] 20 0 20 30")
    {
      $0.tall("a", 0...(.infinity), ideal: 10)
      $0.fixed("b", 20, 30)
    }
    Arm.asked(
      "X11", nil, 100, "size 30x40", "a [nilxinf, nilx0, nilx50, 30xinf, 30x0, 30x50] 0 0 30 20",
      "b [nilx80, 30x80] 0 20 30 20"
    ) { n in
      VStack(spacing: 0) {
        n.wide("a", 0...(.infinity), ideal: 10)
        n.fixed("b", 30, 20)
      }
    }
    row("X13", nil, "size 160x20", "a [nilx50] 0 0 80 20", "b [nilx50] 80 0 80 20") {
      $0.fixed("a", 80, 20)
      $0.fixed("b", 80, 20)
    }
    Arm.asked(
      "Q1", nil, nil, "size 30x80", "a [nilxnil, 30xnil] 0 0 30 20", "b [nilxnil, 30xnil] 0 20 30 20"
    ) { n in
      VStack(spacing: 0) {
        n.area("a")
        n.fixed("b", 30, 20)
      }
    }
    Arm.asked("Q1c", 30, nil, "size 30x40", "a [30xnil] 0 0 30 20", "b [30xnil] 0 20 30 20") { n in
      VStack(spacing: 0) {
        n.area("a")
        n.fixed("b", 30, 20)
      }
    }
    row(
      "Q3", 100, "size 100x30", "a [infx50, 0x50, 80x50] 0 11.25 80 7.5", "b [infx50, 0x50, 50x50] 80 0 20 30"
    ) {
      $0.area("a")
      $0.fixed("b", 20, 30)
    }
    for (name, axis) in [("S control", false), ("S control vertical", true)] {
      Arm.asked(name, nil, nil, axis ? "size 20x60" : "size 60x20") { _ in
        if axis {
          VStack(spacing: 20) { pair }
        } else {
          HStack(spacing: 20) { pair }
        }
      }
    }
    Arm.asked("S rect|rect", nil, nil, "size 48x20") { _ in HStack { pair } }
    Arm.asked("S color|color", nil, nil, "size 20x48") { _ in VStack { pair } }
    Arm.asked("S hstack|rect", nil, nil, "size 48x20") { _ in
      HStack {
        HStack { Color.red.frame(width: 20, height: 20) }
        Color.red.frame(width: 20, height: 20)
      }
    }
  }

  @MainActor @ViewBuilder private static var pair: some View {
    Color.red.frame(width: 20, height: 20)
    Rectangle().frame(width: 20, height: 20)
  }

  private static func row<Content: View>(
    _ name: String, _ width: CGFloat?, by height: CGFloat? = 50, spacing: CGFloat = 0, _ size: String,
    _ leaves: String..., differs: String? = nil,
    @ViewBuilder content: @escaping @MainActor @Sendable (LeafNotes) -> Content
  ) -> Arm {
    rowArm(name, width, height, spacing, [size] + leaves, differs, content)
  }

  private static func rowArm<Content: View>(
    _ name: String, _ width: CGFloat?, _ height: CGFloat?, _ spacing: CGFloat, _ recorded: [String],
    _ differs: String?, _ content: @escaping @MainActor @Sendable (LeafNotes) -> Content
  ) -> Arm {
    let arm = Arm.asked(name, width, height) { n in HStack(spacing: spacing) { content(n) } }
    return Arm(name, recorded: recorded, differs: differs, run: arm.run)
  }
}
