// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension Recording {
  /// K5, Z and Q2: stacks in depth, layers, and what their views are placed with.
  static let stackLayers = armList {
    layered("K5 control", "h [60x40] 15 15 30 10") { n in
      n.fixed("primary", 60, 40).overlay { n.half("h") }
    }
    layered("K5a", "h [60x40, 30x20] 17.5 15 15 10", "o [60x40, 30x20] 15 10 20 20") { n in
      n.fixed("primary", 60, 40).overlay { halfAndSquare(n) }
    }
    layered("K5b", "h [60x40, 30x20] 17.5 15 15 10", "o [60x40, 30x20] 15 10 20 20") { n in
      n.fixed("primary", 60, 40).overlay { ZStack { halfAndSquare(n) } }
    }
    layered("K5c", "h [60x40, 30x20] 2.5 5 15 10", "o [60x40, 30x20] 0 0 20 20") { n in
      n.fixed("primary", 60, 40).overlay(alignment: .topLeading) { ZStack { halfAndSquare(n) } }
    }
    layered("K5d", "h [infx40, 40x40] 10 15 20 10", "o [infx40, 30x40] 30 10 20 20") { n in
      n.fixed("primary", 60, 40).overlay { HStack(spacing: 0) { halfAndSquare(n) } }
    }
    layered("K5e", "h [60x40, 30x20] 17.5 15 15 10", "o [60x40, 30x20] 15 10 20 20") { n in
      n.fixed("primary", 60, 40).background { halfAndSquare(n) }
    }
    layered("K5f", "h [30x40] 22.5 15 15 10") { n in
      n.fixed("primary", 60, 40).overlay { n.half("h").frame(width: 30) }
    }
    layered("K5g", "h [60x40, 30x20] 2.5 5 15 10", "o [60x40, 30x20] 0 0 20 20") { n in
      n.fixed("primary", 60, 40).overlay(alignment: .topLeading) { halfAndSquare(n) }
    }
    layered("K5h", "h [60x40, 30x20] 32.5 25 15 10", "o [60x40, 30x20] 30 20 20 20") { n in
      n.fixed("primary", 60, 40).background(alignment: .bottomTrailing) { halfAndSquare(n) }
    }
    Arm.asked("Z1", 60, 40, "size 30x20", "h [60x40, 30x20] 2.5 5 15 10", "o [60x40, 30x20] 0 0 20 20") { n in
      ZStack { halfAndSquare(n) }
    }
    Arm.asked("Z2", 60, 40, "size 30x20", "h [60x40, 30x20] 0 0 15 10", "o [60x40, 30x20] 0 0 20 20") { n in
      ZStack(alignment: .topLeading) { halfAndSquare(n) }
    }
    Arm.asked("Z3", nil, nil, "size 20x20", "h [nilxnil, 20x20] 5 5 10 10", "o [nilxnil, 20x20] 0 0 20 20") {
      n in
      ZStack { halfAndSquare(n) }
    }
    Arm.asked("Z4", 100, 100, "size 60x40", "h [100x100, 60x40] 15 15 30 10", "o [100x100, 60x40] 0 0 60 40")
    { n in
      ZStack {
        n.half("h")
        n.fixed("o", 60, 40)
      }
    }
    Arm.asked("Q2", nil, nil, "size 30x60", "a [nilxnil, 30x60] 0 0 30 20", "b [nilxnil, 30x60] 0 0 30 20") {
      n in
      ZStack {
        n.area("a")
        n.fixed("b", 30, 20)
      }
    }
    Arm.asked("K6 control", 100, 100, "size 30x30", "c [100x100] 0 0 30 30") { $0.fixed("c", 30, 30) }
    list("K6a", 100, 100, "size 100x100")
    list("K6b", nil, nil, "size 0x0")
    list("K6c", 100, nil, "size 100x0")
    list("K6d", nil, 100, "size 0x100")
  }

  @MainActor @ViewBuilder private static func halfAndSquare(_ notes: LeafNotes) -> some View {
    notes.half("h")
    notes.fixed("o", 20, 20)
  }

  private static func list(_ name: String, _ width: CGFloat?, _ height: CGFloat?, _ size: String) -> Arm {
    .asked(name, width, height, size) { _ in List { Text("row") } }
  }

  /// Something over or under a view of 60 by 40.
  private static func layered<Content: View>(
    _ name: String, _ leaves: String...,
    @ViewBuilder content: @escaping @MainActor @Sendable (LeafNotes) -> Content
  ) -> Arm {
    let arm = Arm.asked(name, nil, nil, content: content)
    return Arm(name, recorded: ["size 60x40", "primary [nilxnil] 0 0 60 40"] + leaves, run: arm.run)
  }
}
