// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

extension Arm {
  /// A grid in a stack: its edges, its priority, and what the stack offers it.
  static let gridEdges: [Arm] = [
    inRow(
      "GE1", "[s spacer, b 20x20]",
      "76x20 | a (0,5 30x10) <- nilx20 | b (38,0 20x20) <- nilx20 | c (66,5 10x10) <- nilx20 | s (30,0 8x20) <- 8x20"
    ),
    inRow(
      "GE2", "[s 8x8, b 20x20]",
      "92x20 | a (0,5 30x10) <- nilx20 | b (54,0 20x20) <- nilx20 | c (82,5 10x10) <- nilx20 | s (38,6 8x8) <- 8x20"
    ),
    inRow(
      "GE3", "[b 20x20, s spacer]",
      "76x20 | a (0,5 30x10) <- nilx20 | b (38,0 20x20) <- nilx20 | c (66,5 10x10) <- nilx20 | s (58,0 8x20) <- 8x20"
    ),
    inRow(
      "GE4", "[s spacer, b 20x20] [d 20x20, e 20x20]",
      "96x48 | a (0,19 30x10) <- nilx48 | b (58,0 20x20) <- nilx20 | c (86,19 10x10) <- nilx48 | d (30,28 20x20) <- nilx20 | e (58,28 20x20) <- nilx20 | s (30,0 20x20) <- 20x20"
    ),
    inRow(
      "GE5", "[s spacer, b 20x20] [t spacer, e 20x20]",
      "76x48 | a (0,19 30x10) <- nilx48 | b (38,0 20x20) <- nilx20 | c (66,19 10x10) <- nilx48 | e (38,28 20x20) <- nilx20 | s (30,0 8x20) <- 8x20 | t (30,28 8x20) <- 8x20"
    ),
    inColumn(
      "GE6", "[s spacer] [b 20x20]",
      "30x56 | a (0,0 30x10) <- 30xnil | b (5,18 20x20) <- 30xnil | c (10,46 10x10) <- 30xnil | s (5,10 20x8) <- 20x8"
    ),
    inColumn(
      "GE7", "[s 8x8] [b 20x20]",
      "30x72 | a (0,0 30x10) <- 30xnil | b (5,34 20x20) <- 30xnil | c (10,62 10x10) <- 30xnil | s (11,18 8x8) <- 20x8"
    ),
    .gridView("GE8", "100x100", "100x100 | a (0,0 46x100) <- 46x100 | c (54,0 46x100) <- 46x100") { leaf in
      HStack {
        leaf("a", "flex")
        leaf.grid("[c flex prio1]")
      }
    },
    .gridView("GE9", "100x100", "100x100 | a (0,0 46x100) <- 46x100 | c (54,0 46x100) <- 46x100") { leaf in
      HStack {
        leaf("a", "flex")
        leaf.grid("[c flex]")
      }
    },
    .gridView(
      "GE10", "100x100",
      "100x100 | a (0,0 36x100) <- 36x100 | c (44,0 38x100) <- 38x100 | d (90,45 10x10) <- 10x100"
    ) { leaf in
      HStack {
        leaf("a", "flex")
        leaf.grid("[c flex prio1, d 10x10]")
      }
    },
    .gridView("GE11", "100x100", "100x100 | a (0,0 50x100) <- 50x100 | s (50,0 50x100) <- 50x100") { leaf in
      HStack {
        leaf("a", "flex")
        leaf.grid("[s spacer]")
      }
    },
    .gridView(
      "GE12", "nilx80", "30x80 | a (0,0 30x10) <- nilx40 | c (10,70 10x10) <- 30x10 | s (0,10 30x60) <- 30x60"
    ) { leaf in
      HStack(spacing: 0) { leaf.grid("[a 30x10] [s spacer] [c 10x10]") }
    },
    .grid(
      "GE13", "nilx80", "[a 30x10] [s spacer] [c 10x10]",
      "30x80 | a (0,0 30x10) <- nilx40 | c (10,70 10x10) <- 30x10 | s (0,10 30x60) <- 30x60"),
    .gridView(
      "GE14", "80xnil", "80x10 | a (0,0 30x10) <- 40xnil | c (70,0 10x10) <- 40xnil | s (30,0 40x10) <- 40x10"
    ) { leaf in
      VStack(spacing: 0) { leaf.grid("[a 30x10, s spacer, c 10x10]") }
    },
    .grid(
      "GE15", "80xnil", "[a 30x10, s spacer, c 10x10]",
      "80x10 | a (0,0 30x10) <- 40xnil | c (70,0 10x10) <- 40xnil | s (30,0 40x10) <- 40x10"),
    .gridView("GE16", "nilxnil", "40x10 | a (0,0 30x10) <- nilx10 | c (30,0 10x10) <- nilx10") { leaf in
      HStack {
        leaf("a", "30x10")
        Grid {}
        leaf("c", "10x10")
      }
    },
    beside(
      "GE17", "200x100", "z flex", "[a flex, b 20x20] [c 10x30, d 40x10]",
      "200x100 | a (104,0 48x62) | b (170,21 20x20) | c (123,70 10x30) | d (160,80 40x10) | z (0,0 96x100)"),
    beside(
      "GE18", "200x100", "z w20", "[a 30x10, b 20x20] [c 10x30, d 40x10]",
      "200x58 | a (122,5 30x10) | b (170,0 20x20) | c (132,28 10x30) | d (160,38 40x10) | z (0,19 114x20)"),
    below(
      "GE19", "200x100", "z flex", "[a flex, b 20x20] [c 10x30, d 40x10]",
      "200x100 | a (0,42 152x20) | b (170,42 20x20) | c (71,70 10x30) | d (160,80 40x10) | z (0,0 200x34)"),
    beside(
      "GE20", "150x80", "z cw0-100x10", "[b half, x flex] [e 10x30]",
      "150x80 | b (82.94,16 7.88x10) | e (81.88,50 10x30) | x (102.75,0 47.25x42) | z (0,35 71x10)"),
    beside(
      "GE21", "nilx80", "z 30x10", "[a flex, b 20x20] [c 10x30, d 40x10]",
      "96x80 | a (38,0 10x42) | b (66,11 20x20) | c (38,50 10x30) | d (56,60 40x10) | z (0,35 30x10)"),
    below(
      "GE22", "120xnil", "z half", "[a cw0-60x10, b h10] [c 10x30, d 40x10]",
      "108x66 | a (0,18 60x10) | b (83,18 10x10) | c (25,36 10x30) | d (68,46 40x10) | z (24,0 60x10)"),
    inColumn(
      "GE23", "[s spacer, b 20x20]",
      "30x40 | a (0,0 30x10) <- 30xnil | b (10,10 20x20) <- 30xnil | c (10,30 10x10) <- 30xnil | s (0,10 10x20) <- 10x20"
    ),
    inColumn(
      "GE24", "[b 20x20] [s spacer]",
      "30x56 | a (0,0 30x10) <- 30xnil | b (5,18 20x20) <- 30xnil | c (10,46 10x10) <- 30xnil | s (5,38 20x8) <- 20x8"
    ),
    inRow(
      "GE25", "[b 20x20] s spacer",
      "60x28 | a (0,9 30x10) <- nilx28 | b (30,0 20x20) <- nilx28 | c (50,9 10x10) <- nilx28 | s (30,20 20x8) <- 20x8"
    ),
    inRow(
      "GE26", "[b 20x20, e 20x20] [s spacer]",
      "96x28 | a (0,9 30x10) <- nilx28 | b (30,0 20x20) <- nilx28 | c (86,9 10x10) <- nilx28 | e (58,0 20x20) <- nilx28 | s (30,20 20x8) <- 20x8"
    ),
    .gridView("GE27", "100x100", "100x100 | a (0,0 0x100) <- 0x100 | c (8,0 92x100) <- 92x100") { leaf in
      HStack {
        leaf("a", "flex")
        leaf("c", "flex").layoutPriority(1)
      }
    },
    .gridView("GE28", "100x100", "100x100 | a (0,0 92x100) <- 92x100 | s (92,50 8x0) <- 8x0") { leaf in
      HStack {
        leaf("a", "flex")
        leaf("s", "spacer")
      }
    },
    .gridView(
      "GE29", "nilxnil",
      "76x20 | a (0,5 30x10) <- nilx20 | b (38,0 20x20) <- nilx20 | c (66,5 10x10) <- nilx20 | s (30,0 8x20) <- 8x20"
    ) { leaf in
      HStack {
        leaf("a", "30x10")
        VStack { leaf.grid("[s spacer, b 20x20]") }
        leaf("c", "10x10")
      }
    },
    .gridView(
      "GE30", "nilxnil",
      "76x28 | a (0,9 30x10) <- nilx28 | b (38,8 20x20) <- 20x20 | c (66,9 10x10) <- nilx28 | s (48,0 0x8) <- 0x8"
    ) { leaf in
      HStack {
        leaf("a", "30x10")
        VStack {
          leaf("s", "spacer")
          leaf("b", "20x20")
        }
        leaf("c", "10x10")
      }
    },
  ]

  /// A grid between two leaves.
  static func inRow(_ name: String, _ spec: String, _ recorded: String) -> Arm {
    gridView(name, "nilxnil", recorded) { leaf in
      HStack {
        leaf("a", "30x10")
        leaf.grid(spec)
        leaf("c", "10x10")
      }
    }
  }

  static func inColumn(_ name: String, _ spec: String, _ recorded: String) -> Arm {
    gridView(name, "nilxnil", recorded) { leaf in
      VStack {
        leaf("a", "30x10")
        leaf.grid(spec)
        leaf("c", "10x10")
      }
    }
  }

  private static func beside(
    _ name: String, _ proposal: String, _ neighbour: String, _ spec: String, _ recorded: String
  ) -> Arm {
    gridView(name, proposal, recorded) { leaf in
      HStack {
        leaf("z", String(neighbour.dropFirst(2)))
        leaf.grid(spec)
      }
    }
  }

  private static func below(
    _ name: String, _ proposal: String, _ neighbour: String, _ spec: String, _ recorded: String
  ) -> Arm {
    gridView(name, proposal, recorded) { leaf in
      VStack {
        leaf("z", String(neighbour.dropFirst(2)))
        leaf.grid(spec)
      }
    }
  }
}
