// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension Recording {
  /// SP, SPB, K2 and K3: spacers, alone and inside of other views.
  static let stackSpacers = armList {
    Arm.asked(
      "SP control", nil, nil, "size 70x20", "a [nilxnil, nilx20] 0 0 20 20", "b [nilxnil, nilx20] 50 0 20 20"
    ) { n in
      HStack(spacing: 0) {
        n.fixed("a", 20, 20)
        Spacer(minLength: 30)
        n.fixed("b", 20, 20)
      }
    }
    between("SP1", spacing: 0, at: 28) { Spacer() }
    between("SP2", at: 28) { Spacer() }
    between("SP3", at: 20) { Spacer(minLength: 0) }
    between("SP4", spacing: 20, at: 60) { Spacer(minLength: 0) }
    Arm.asked(
      "SP6", nil, nil, "size 20x48", "a [nilxnil, 20xnil] 0 0 20 20", "b [nilxnil, 20xnil] 0 28 20 20"
    ) { n in
      VStack(spacing: 0) {
        n.fixed("a", 20, 20)
        Spacer()
        n.fixed("b", 20, 20)
      }
    }
    Arm.asked(
      "SP7", nil, nil, "size 20x40", "a [nilxnil, 20xnil] 0 0 20 20", "b [nilxnil, 20xnil] 0 20 20 20"
    ) { n in
      VStack {
        n.fixed("a", 20, 20)
        Spacer(minLength: 0)
        n.fixed("b", 20, 20)
      }
    }
    inRow("SP8", "size 200x20", "a [infx50, 0x50, 96x50] 0 0 20 20", "b [172x50] 180 0 20 20") { Spacer() }
    Arm.asked("SP9", 200, 50, "size 200x20", "a [176x50] 60 0 20 20") { n in
      HStack(spacing: 0) {
        Spacer()
        n.fixed("a", 20, 20)
        Spacer()
        Spacer()
      }
    }
    Arm.asked("SP10", 200, 50, "size 200x20", "a [142x50] 90 0 20 20") { n in
      HStack(spacing: 0) {
        Spacer(minLength: 50)
        n.fixed("a", 20, 20)
        Spacer()
      }
    }
    Arm.asked("SP13", 100, 50, "size 100x20", "a [92x50] 80 0 20 20") { n in
      HStack(spacing: 0) {
        Spacer()
        n.fixed("a", 20, 20)
      }
    }
    Arm.asked("SP14", 100, 50, "size 20x50", "a [100x42] 0 30 20 20") { n in
      VStack(spacing: 0) {
        Spacer()
        n.fixed("a", 20, 20)
      }
    }
    for name in ["SP18", "SP18b"] {
      Arm.asked(name, 100, 50, "size 20x50", "a [100x50] 0 15 20 20") { n in
        HStack(spacing: 0) {
          VStack { Spacer() }
          n.fixed("a", 20, 20)
        }
      }
    }
    inRow("SP19", "size 50x20", "a [infx50, 0x50, 66.67x50] 0 0 20 20", "b [170x50] 30 0 20 20") {
      Spacer().frame(width: 10)
    }
    inRow("SP20", "size 200x20", "a [infx50, 0x50, 66.67x50] 0 0 20 20", "b [infx50, 90x50] 180 0 20 20") {
      Spacer().padding(5)
    }
    Arm.asked("SP21", 100, 50, "size 100x20", "a [100x50] 40 0 20 20") { n in
      VStack(spacing: 0) {
        HStack(spacing: 0) { Spacer() }
        n.fixed("a", 20, 20)
      }
    }
    Arm.asked("SP22", 100, nil, "size 100x20", "a [92xnil, 92x20] 0 0 20 20") { n in
      HStack(spacing: 0) {
        n.fixed("a", 20, 20)
        Spacer()
      }
    }
    Arm.asked("SPB control", 100, 50, "size 30x10", "a [100x50] 0 0 30 10", "bg [30x10] 15 5 0 0") { n in
      n.fixed("a", 30, 10).background { n.fixed("bg", 0, 0) }
    }
    behind("SPB1", 100, 50, "size 100x0", "bg [100x0] 50 0 0 0") { HStack(spacing: 0) { Spacer() } }
    behind("SPB2", nil, nil, "size 8x0", "bg [8x0] 4 0 0 0") { HStack(spacing: 0) { Spacer() } }
    behind("SPB3", 100, 50, "size 100x50", "bg [100x50] 50 25 0 0") { Spacer() }
    behind("SPB4", nil, nil, "size 8x8", "bg [8x8] 4 4 0 0") { Spacer() }
    behind("SPB5", 100, 50, "size 0x50", "bg [0x50] 0 25 0 0") { VStack(spacing: 0) { Spacer() } }
    behind("SPB6", 100, 50, "size 100x50", "bg [100x50] 50 25 0 0") { ZStack { Spacer() } }
    behind("SPB7", 100, 50, "size 0x0", "bg [0x0] 0 0 0 0") { HStack(spacing: 0) {} }
  }

  /// A view between two squares, in a row that is 200 wide.
  static func inRow<Content: View>(
    _ name: String, _ size: String, _ a: String, _ b: String,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> Arm {
    .asked(name, 200, 50, size, a, b) { n in
      HStack(spacing: 0) {
        n.fixed("a", 20, 20)
        content()
        n.fixed("b", 20, 20)
      }
    }
  }

  /// A view between two squares, in a row of its ideal width; the second square stands at `position`.
  static func between<Content: View>(
    _ name: String, spacing: CGFloat? = nil, at position: Int,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> Arm {
    .asked(
      name, nil, nil, "size \(position + 20)x20", "a [nilxnil, nilx20] 0 0 20 20",
      "b [nilxnil, nilx20] \(position) 0 20 20"
    ) { n in
      HStack(spacing: spacing) {
        n.fixed("a", 20, 20)
        content()
        n.fixed("b", 20, 20)
      }
    }
  }

  /// A view with an empty leaf behind it, which tells where the view is.
  private static func behind<Content: View>(
    _ name: String, _ width: CGFloat?, _ height: CGFloat?, _ size: String, _ leaf: String,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> Arm {
    .asked(name, width, height, size, leaf) { n in content().background { n.fixed("bg", 0, 0) } }
  }

  static let wrappedSpacers = armList {
    inRow("K2 control", "size 200x20", "a [infx50, 0x50, 96x50] 0 0 20 20", "b [172x50] 180 0 20 20") {
      Spacer()
    }
    inRow("K2a", "size 200x50", "a [infx50, 0x50, 96x50] 0 15 20 20", "b [172x50] 180 15 20 20") {
      ZStack { Spacer() }
    }
    inRow("K2b", "size 90x20", "a [infx50, 0x50, 66.67x50] 0 0 20 20", "b [infx50, 0x50, 90x50] 70 0 20 20") {
      Spacer().aspectRatio(1, contentMode: .fit)
    }
    inRow("K2c", "size 48x20", "a [infx50, 0x50, 66.67x50] 0 0 20 20", "b [172x50] 28 0 20 20") {
      Spacer().fixedSize()
    }
    inRow("K2d", "size 200x20", "a [infx50, 0x50, 66.67x50] 0 0 20 20", "b [infx50, 90x50] 180 0 20 20") {
      Spacer().frame(maxWidth: .infinity)
    }
    Arm.asked(
      "K2e", 200, 50, "size 50x20", "a [infx50, 0x50, 66.67x50] 0 0 20 20",
      "p [infx50, 0x50, 90x50] 20 5 10 10", "b [170x50] 30 0 20 20", "bg [10x0] 25 10 0 0"
    ) { n in
      HStack(spacing: 0) {
        n.fixed("a", 20, 20)
        n.fixed("p", 10, 10).overlay { Spacer().background { n.fixed("bg", 0, 0) } }
        n.fixed("b", 20, 20)
      }
    }
    behind("K2f control", nil, nil, "size 8x8", "bg [8x8] 4 4 0 0") { ZStack { Spacer().fixedSize() } }
    behind("K2g", nil, nil, "size 8x0", "bg [8x0] 4 0 0 0") { HStack(spacing: 0) { Spacer().fixedSize() } }
    between("K2h control", spacing: 0, at: 50) { Spacer(minLength: 30) }
    between("K2i", spacing: 0, at: 50) { Spacer(minLength: 30).fixedSize() }
    Arm.asked(
      "K2j control", nil, nil, "size 70x30", "a [nilxnil, nilx30] 0 5 20 20", "b [nilxnil, nilx30] 50 5 20 20"
    ) { n in
      HStack(spacing: 0) {
        n.fixed("a", 20, 20)
        ZStack { Spacer(minLength: 30).fixedSize() }
        n.fixed("b", 20, 20)
      }
    }
    between("K3 control", at: 28) {}
    between("K3a", at: 20) { Spacer(minLength: 0).padding(0) }
    between("K3b", at: 20) { Spacer(minLength: 0).frame(width: 0) }
    Arm.asked(
      "K3c", nil, nil, "size 40x20", "a [nilxnil, nilx20] 0 0 20 20", "b [nilxnil, nilx20] 20 0 20 20",
      "c [0x0] 20 10 0 0"
    ) { n in
      HStack {
        n.fixed("a", 20, 20)
        Spacer(minLength: 0).overlay { n.fixed("c", 0, 0) }
        n.fixed("b", 20, 20)
      }
    }
    between("K3d", at: 20) { Spacer(minLength: 0).layoutPriority(1) }
    between("K3e", at: 20) { Spacer(minLength: 0).fixedSize() }
    Arm.asked(
      "K3f", nil, nil, "size 40x20", "a [nilxnil, nilx20] 0 0 20 20", "b [nilxnil, nilx20] 40 0 20 20"
    ) { n in
      HStack {
        n.fixed("a", 20, 20)
        Spacer(minLength: 0).aspectRatio(1, contentMode: .fit)
        n.fixed("b", 20, 20)
      }
    }
    between("K3g", at: 20) { ZStack { Spacer(minLength: 0) } }
    between("K3h", at: 36) { VStack { Spacer(minLength: 0) } }
    withLeaf("K3i", "c [nilxnil, nilx20] 28 10 0 0") { n in
      n.fixed("c", 0, 0).overlay { Spacer(minLength: 0) }
    }
    withLeaf("K3j", "c [nilxnil, 0x0, nilx20] 28 10 0 0") { n in
      ZStack {
        Spacer(minLength: 0)
        n.fixed("c", 0, 0)
      }
    }
    withLeaf("K3k", "c [nilxnil, 0x0, nilx20] 28 10 0 0") { n in
      ZStack {
        n.fixed("c", 0, 0)
        Spacer(minLength: 0)
      }
    }
    between("K3l", at: 20) {
      ZStack {
        Spacer(minLength: 0)
        Spacer(minLength: 0)
      }
    }
    between("K3m", at: 44) { Spacer(minLength: 0).padding(4) }
    between("K3n", at: 32) { Spacer(minLength: 0).padding(.leading, 4) }
    between("K3o", at: 20) { Spacer(minLength: 0).padding(.top, 4) }
    Arm.asked(
      "K3p", nil, nil, "size 20x52", "a [nilxnil, 20xnil] 0 0 20 20", "b [nilxnil, 20xnil] 0 32 20 20"
    ) { n in
      VStack {
        n.fixed("a", 20, 20)
        Spacer(minLength: 0).padding(.top, 4)
        n.fixed("b", 20, 20)
      }
    }
    between("K3q", at: 30) { Spacer(minLength: 0).frame(width: 10).padding(0) }
  }

  /// A view without width between two squares, with the usual distance to both.
  private static func withLeaf<Content: View>(
    _ name: String, _ leaf: String,
    @ViewBuilder content: @escaping @MainActor @Sendable (LeafNotes) -> Content
  ) -> Arm {
    .asked(
      name, nil, nil, "size 56x20", "a [nilxnil, nilx20] 0 0 20 20", leaf, "b [nilxnil, nilx20] 36 0 20 20"
    ) { n in
      HStack {
        n.fixed("a", 20, 20)
        content(n)
        n.fixed("b", 20, 20)
      }
    }
  }
}
