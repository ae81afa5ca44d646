// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

extension Arm {
  /// Rows outside of a grid, in each other, and with modifiers.
  static let gridRows: [Arm] = [
    .gridView("GG1", "nilxnil", "30x38 | a (0,0 30x10) <- 30xnil | b (5,18 20x20) <- 30xnil") { leaf in
      VStack {
        GridRow {
          leaf("a", "30x10")
          leaf("b", "20x20")
        }
      }
    },
    .gridView("GG2", "nilxnil", "58x20 | a (0,5 30x10) <- nilx20 | b (38,0 20x20) <- nilx20") { leaf in
      HStack {
        GridRow {
          leaf("a", "30x10")
          leaf("b", "20x20")
        }
      }
    },
    .gridView(
      "GG3", "nilxnil", "71x20 | a (0,5 30x10) <- 30x20 | b (38,0 20x20) <- nilxnil | c (66,7.5 5x5) <- 5x20"
    ) { leaf in
      Grid {
        GridRow {
          GridRow {
            leaf("a", "30x10")
            leaf("b", "20x20")
          }
          leaf("c", "5x5")
        }
      }
    },
    .gridView(
      "GG4", "nilxnil",
      "88x68 | a (5,10 30x10) <- 30x20 | b (58,5 20x20) <- 30x20 | c (15,38 10x30) <- 40x30 | d (48,48 40x10) <- 40x30"
    ) { leaf in
      GridOfTwoRows { leaf("a", "30x10"); leaf("b", "20x20") } second: { leaf("c", "10x30"); leaf("d", "40x10") } first: {
        $0.padding(5)
      }
    },
    .gridView(
      "GG5", "nilxnil",
      "78x68 | a (0,20 50x10) <- 50x50 | b (58,0 20x50) <- nilxnil | c (0,58 10x10) <- 50x10 | d (58,58 10x10) <- 20x10"
    ) { leaf in
      Grid {
        GridRow {
          leaf("a", "50x10")
          leaf("b", "20x50")
        }
        GridRow {
          leaf("c", "10x10")
          leaf("d", "10x10")
        }.gridCellAnchor(.topLeading)
      }
    },
    .gridView(
      "GG6", "nilxnil",
      "208x38 | a (10.5,5 30x10) <- 51x20 | b (69.5,0 20x20) <- 41x20 | c (0,28 100x10) <- nilxnil | d (108,28 100x10) <- nilxnil | e (128.5,7.5 5x5) <- 46x20 | f (182.5,7.5 5x5) <- 46x20"
    ) { leaf in
      Grid {
        GridRow {
          leaf("a", "30x10")
          leaf("b", "20x20")
          leaf("e", "5x5")
          leaf("f", "5x5")
        }
        GridRow {
          leaf("c", "100x10")
          leaf("d", "100x10")
        }.gridCellColumns(2)
      }
    },
    .gridView(
      "GG7", "nilxnil",
      "78x58 | a (0,5 30x10) <- 30x20 | b (48,0 20x20) <- 40x20 | c (10,28 10x30) <- 30x30 | d (38,38 40x10) <- 40x30"
    ) { leaf in
      GridOfTwoRows { leaf("a", "30x10"); leaf("b", "20x20") } second: { leaf("c", "10x30"); leaf("d", "40x10") } first: {
        $0.onTapGesture {}
      }
    },
    .gridView(
      "GG8", "nilxnil",
      "78x58 | a (0,5 30x10) <- 30x20 | b (48,0 20x20) <- 40x20 | c (10,28 10x30) <- 30x30 | d (38,38 40x10) <- 40x30"
    ) { leaf in
      Grid {
        if leaf.isThere {
          GridRow {
            leaf("a", "30x10")
            leaf("b", "20x20")
          }
        }
        ForEach(0..<1) { _ in
          GridRow {
            leaf("c", "10x30")
            leaf("d", "40x10")
          }
        }
      }
    },
    .gridView(
      "GG9", "nilxnil",
      "58x58 | a (0,5 30x10) <- 30x20 | b (38,0 20x20) <- nilxnil | c (0,28 10x30) <- nilx30 | d (18,38 40x10) <- nilx30"
    ) { leaf in
      Grid {
        GridRow {
          leaf("a", "30x10")
          leaf("b", "20x20")
        }
        HStack {
          GridRow {
            leaf("c", "10x30")
            leaf("d", "40x10")
          }
        }
      }
    },
    .gridView(
      "GG10", "nilxnil", "46x30 | a (0,0 10x10) <- 10x30 | b (18,0 10x30) <- nilxnil | c (36,0 10x20) <- 10x30"
    ) { GridOfNestedRows(leaf: $0, outer: .top, inner: .bottom) },
    .gridView(
      "GG11", "nilxnil", "46x30 | a (0,20 10x10) <- 10x30 | b (18,0 10x30) <- nilxnil | c (36,10 10x20) <- 10x30"
    ) { GridOfNestedRows(leaf: $0, outer: .bottom, inner: .top) },
    .gridView(
      "GG12", "nilxnil", "46x30 | a (0,10 10x10) <- 10x30 | b (18,0 10x30) <- nilxnil | c (36,5 10x20) <- 10x30"
    ) { GridOfNestedRows(leaf: $0, outer: nil, inner: .bottom) },
    .gridView(
      "GG13", "nilxnil",
      "78x108 | a (0,20 50x10) <- 50x50 | b (58,0 20x50) <- nilxnil | c (0,58 10x10) <- 50x50 | d (58,58 20x50) <- nilxnil"
    ) { leaf in
      Grid {
        GridRow {
          leaf("a", "50x10")
          leaf("b", "20x50")
        }
        GridRow {
          leaf("c", "10x10").gridCellAnchor(.topLeading)
          leaf("d", "20x50")
        }.gridCellAnchor(.bottomTrailing)
      }
    },
    .gridView("GG14", "nilxnil", "50x28 | a (0,0 10x10) <- 50x10 | e (0,18 50x10) <- nilxnil") { leaf in
      Grid {
        GridRow { leaf("a", "10x10").gridColumnAlignment(.leading) }.gridColumnAlignment(.trailing)
        GridRow { leaf("e", "50x10") }
      }
    },
    .gridView(
      "GG15", "nilxnil",
      "113x38 | a (2,5 30x10) <- 34x20 | b (44,0 20x20) <- 24x20 | c (0,28 100x10) <- nilxnil | d (110,32.5 1x1) <- 5x10 | e (76,7.5 5x5) <- 9x20 | f (93,7.5 5x5) <- 9x20 | g (108,7.5 5x5) <- 5x20"
    ) { leaf in
      Grid {
        GridRow {
          leaf("a", "30x10")
          leaf("b", "20x20")
          leaf("e", "5x5")
          leaf("f", "5x5")
          leaf("g", "5x5")
        }
        GridRow {
          leaf("c", "100x10").gridCellColumns(2)
          leaf("d", "1x1")
        }.gridCellColumns(2)
      }
    },
    .gridView(
      "GG16", "200x200",
      "78x38 | a (0,5 30x10) <- 30x20 | b (48,0 20x20) <- 40x20 | c (0,28 30x10) <- 30x10 | d (38,28 40x10) <- 20x172"
    ) { leaf in
      Grid {
        GridRow {
          leaf("a", "30x10")
          leaf("b", "20x20")
        }
        GridRow {
          leaf("c", "flex").gridCellUnsizedAxes(.vertical)
          leaf("d", "40x10")
        }.gridCellUnsizedAxes(.horizontal)
      }
    },
  ]

  /// A grid in a stack: its edges, its priority, and what the stack offers it.
  static let gridEdges: [Arm] = [
    inRow(
      "GE1", "[s spacer, b 20x20]",
      "76x20 | a (0,5 30x10) <- nilx20 | b (38,0 20x20) <- nilx20 | c (66,5 10x10) <- nilx20 | s (30,0 8x20) <- 8x20"),
    inRow(
      "GE2", "[s 8x8, b 20x20]",
      "92x20 | a (0,5 30x10) <- nilx20 | b (54,0 20x20) <- nilx20 | c (82,5 10x10) <- nilx20 | s (38,6 8x8) <- 8x20"),
    inRow(
      "GE3", "[b 20x20, s spacer]",
      "76x20 | a (0,5 30x10) <- nilx20 | b (38,0 20x20) <- nilx20 | c (66,5 10x10) <- nilx20 | s (58,0 8x20) <- 8x20"),
    inRow(
      "GE4", "[s spacer, b 20x20] [d 20x20, e 20x20]",
      "96x48 | a (0,19 30x10) <- nilx48 | b (58,0 20x20) <- nilx20 | c (86,19 10x10) <- nilx48 | d (30,28 20x20) <- nilx20 | e (58,28 20x20) <- nilx20 | s (30,0 20x20) <- 20x20"),
    inRow(
      "GE5", "[s spacer, b 20x20] [t spacer, e 20x20]",
      "76x48 | a (0,19 30x10) <- nilx48 | b (38,0 20x20) <- nilx20 | c (66,19 10x10) <- nilx48 | e (38,28 20x20) <- nilx20 | s (30,0 8x20) <- 8x20 | t (30,28 8x20) <- 8x20"),
    inColumn(
      "GE6", "[s spacer] [b 20x20]",
      "30x56 | a (0,0 30x10) <- 30xnil | b (5,18 20x20) <- 30xnil | c (10,46 10x10) <- 30xnil | s (5,10 20x8) <- 20x8"),
    inColumn(
      "GE7", "[s 8x8] [b 20x20]",
      "30x72 | a (0,0 30x10) <- 30xnil | b (5,34 20x20) <- 30xnil | c (10,62 10x10) <- 30xnil | s (11,18 8x8) <- 20x8"),
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
      "30x40 | a (0,0 30x10) <- 30xnil | b (10,10 20x20) <- 30xnil | c (10,30 10x10) <- 30xnil | s (0,10 10x20) <- 10x20"),
    inColumn(
      "GE24", "[b 20x20] [s spacer]",
      "30x56 | a (0,0 30x10) <- 30xnil | b (5,18 20x20) <- 30xnil | c (10,46 10x10) <- 30xnil | s (5,38 20x8) <- 20x8"),
    inRow(
      "GE25", "[b 20x20] s spacer",
      "60x28 | a (0,9 30x10) <- nilx28 | b (30,0 20x20) <- nilx28 | c (50,9 10x10) <- nilx28 | s (30,20 20x8) <- 20x8"),
    inRow(
      "GE26", "[b 20x20, e 20x20] [s spacer]",
      "96x28 | a (0,9 30x10) <- nilx28 | b (30,0 20x20) <- nilx28 | c (86,9 10x10) <- nilx28 | e (58,0 20x20) <- nilx28 | s (30,20 20x8) <- 20x8"),
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

/// A grid with a modifier on its first row.
private struct GridOfTwoRows<First: View, Second: View, Modified: View>: View {
  @ViewBuilder let cells: () -> First
  @ViewBuilder let second: () -> Second
  let first: (GridRow<First>) -> Modified

  var body: some View {
    Grid {
      first(GridRow(content: cells))
      GridRow(content: second)
    }
  }
}

private struct GridOfNestedRows: View {
  let leaf: GridLeaves
  let outer: VerticalAlignment?
  let inner: VerticalAlignment?

  var body: some View {
    Grid {
      GridRow(alignment: outer) {
        GridRow(alignment: inner) {
          leaf("a", "10x10")
          leaf("b", "10x30")
        }
        leaf("c", "10x20")
      }
    }
  }
}
