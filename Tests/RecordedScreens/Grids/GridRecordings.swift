// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

extension Recording {
  static let grid = probe(
    "grid",
    Arm.gridContents + Arm.gridProposals + Arm.gridShares + Arm.gridSpacing + Arm.gridSpans
      + Arm.gridPriorities
      + Arm.gridAlignments + Arm.gridUnsizedAxes + Arm.gridWrappers + Arm.gridRows + Arm.gridEdges,
    notReplayed: [
      NotReplayed(
        "GS7, GN1–GN7", count: 8, reason: "texts in the system's font, and distances that depend on it"),
      NotReplayed(
        "GN8–GN10", count: 3, reason: "recorded only that a generated grid agrees with a model"),
      NotReplayed(
        "GZ0–GZ12", count: 13, reason: "counts of generated grids, which were not recorded one by one"),
      NotReplayed("GT1", count: 1, reason: "a program that stops"),
    ])

  static let gridFiniteShares = probe(
    "grid-finite-shares",
    [
      .grid(
        "C0", "300x100", "[x 100x10 span2] [a 30x10, b 20x20]",
        "100x38 | a (10.5,23 30x10) <- 51x20 | b (69.5,18 20x20) <- 41x20 | x (0,0 100x10) <- 300x46",
        asked: "*xab; x 300x46; a 146x46; b 146x46; a 51x20; b 41x20"),
      .grid(
        "C1", "300x200", "[a c20-120, b cw0-60x30] x w10",
        "300x114 | a (28,0 120x96) <- 176x96 | b (212,33 60x30) <- 116x96 | x (0,104 300x10) <- 300x96",
        asked: "*abx; b 146x96; a 232x96; x 300x96; a 176x96; b 116x96"),
      .grid(
        "F1", "100x100", "[a 200x10, b 10x10] [x tall span2]",
        "218x58 | a (0,0 200x10) <- 46x46 | b (208,0 10x10) <- 46x46 | x (79,18 60x40) <- 218x40",
        asked: "*abx; a 46x46; b 46x46; x 218x82; x 218x40"),
      .grid(
        "O1", "300x100", "[a 20x10, b 30x10, c h40] [x cw0-250x10 span2, d 40x10]",
        "245.33x100 | a (34.83,36 20x10) <- 89.67x82 | b (132.5,36 30x10) <- 99.67x82 | c (205.33,0 40x82) <- 62.33x82 | d (205.33,90 40x10) <- 94.67x46 | x (0,90 197.33x10) <- 197.33x46",
        asked: "*abcxd; a 94.67x46; b 94.67x46; d 94.67x46; x 197.33x46; c 62.33x82; a 89.67x82; b 99.67x82",
        differs: Arm.gridOverflow),
      .grid(
        "R1", "300x100", "[a 50x10 prio2, b 10x10 prio2] [c cw0-200x10 prio1, e cw0-300x10 prio0]",
        "290x28 | a (75,0 50x10) <- 200x10 | b (244,0 10x10) <- 82x10 | c (0,18 200x10) <- 232x82 | e (208,18 82x10) <- 82x72",
        asked: "*abce; a 146x92; b 146x92; c 232x82; e 82x72; a 200x10; b 82x10"),
    ])

  static let gridSpanEdges = probe(
    "grid-span-edges",
    [
      Arm.inRow(
        "C0", "[b 20x20] s spacer", "60x28 | a (0,9 30x10) | b (30,0 20x20) | c (50,9 10x10) | s (30,20 20x8)"
      ),
      Arm.inRow(
        "C1", "[b 20x20, e 20x20] [s spacer]",
        "96x28 | a (0,9 30x10) | b (30,0 20x20) | c (86,9 10x10) | e (58,0 20x20) | s (30,20 20x8)"),
      Arm.inRow(
        "T1", "[b 20x20, e 20x20] s spacer",
        "88x28 | a (0,9 30x10) | b (30,0 20x20) | c (78,9 10x10) | e (58,0 20x20) | s (30,20 48x8)"),
      Arm.inRow(
        "T2", "[b 20x20, e 20x20] [s spacer span2]",
        "88x28 | a (0,9 30x10) | b (30,0 20x20) | c (78,9 10x10) | e (58,0 20x20) | s (30,20 48x8)"),
    ])

  static let gridSpanTargets = probe(
    "grid-span-targets",
    [
      .grid(
        "C0", "300x100", "[x 100x10 span2] [a 30x10, b 20x20]",
        "100x38 | a (10.5,23 30x10) | b (69.5,18 20x20) | x (0,0 100x10)"),
      .grid(
        "C1", "nilxnil", "[a c0-100, b 100x40 span2, c cw30-40x40 span2] [d h10 span2, e h10, f cw30-180x10]",
        "156x58 | a (0,0 10x40) | b (18,0 100x40) | c (126,0 30x40) | d (45,48 10x10) | e (108,48 10x10) | f (126,48 30x10)"
      ),
      .grid("S1 finite", "200x200", "[a 20x20] [x 60x20 span2]", "60x48 | a (0,0 20x20) | x (0,28 60x20)"),
      .grid("S1 nil", "nilxnil", "[a 20x20] [x 60x20 span2]", "60x48 | a (0,0 20x20) | x (0,28 60x20)"),
      .grid(
        "S2 finite", "300x200", "[a 20x20, b 30x20] [d 10x20, x 90x20 span2]",
        "118x48 | a (0,0 20x20) | b (28,0 30x20) | d (5,28 10x20) | x (28,28 90x20)"),
      .grid(
        "S2 nil", "nilxnil", "[a 20x20, b 30x20] [d 10x20, x 90x20 span2]",
        "118x48 | a (0,0 20x20) | b (28,0 30x20) | d (5,28 10x20) | x (28,28 90x20)"),
    ])

  static let gridGapOrder = probe(
    "grid-gap-order",
    [
      .grid(
        "C0", "nilxnil", "[a 30x10, b 20x20] [c 10x30, d 40x10]",
        "78x58 | a (0,5 30x10) | b (48,0 20x20) | c (10,28 10x30) | d (38,38 40x10)"),
      .gridView("C1", "nilxnil", "58x58 | b (28,0 20x20) | c (0,28 10x30) | d (18,38 40x10)") { leaf in
        Grid {
          GridRow {
            Spacer()
            leaf("b", "20x20")
          }
          GridRow {
            leaf("c", "10x30")
            leaf("d", "40x10")
          }
        }
      },
      .gridView("H1", "nilxnil", "58x58 | b (28,38 20x20) | c (0,0 10x30) | d (18,10 40x10)") { leaf in
        Grid {
          GridRow {
            leaf("c", "10x30")
            leaf("d", "40x10")
          }
          GridRow {
            Spacer()
            leaf("b", "20x20")
          }
        }
      },
      .gridView("V1", "nilxnil", "58x58 | b (10,0 20x20) | c (48,28 10x30) | d (0,38 40x10)") { leaf in
        Grid {
          GridRow {
            leaf("b", "20x20")
            Spacer()
          }
          GridRow {
            leaf("d", "40x10")
            leaf("c", "10x30")
          }
        }
      },
    ])

  static let gridNilWidthKey = probe(
    "grid-nil-width-key",
    [
      .grid(
        "N0", "100x100", "[a w20] [b c10-80]",
        "100x74 | a (0,0 100x20) <- 100x46 | b (10,28 80x46) <- 100x46",
        asked: "*ab; b 100x46; a 100x46"),
      .grid(
        "N1", "nilx100", "[a w20] [b c10-80]", "10x100 | a (0,0 10x20) <- nilx46 | b (0,28 10x72) <- nilx72",
        asked: "*ab; a nilx46; b nilx72"),
    ])

  static let gridRowAlignmentInheritance = probe(
    "grid-row-alignment-inheritance",
    [
      .grid(
        "A0", "nilxnil", "[top: a 30x10, b 20x40]",
        "58x40 | a (0,0 30x10) <- 30x40 | b (38,0 20x40) <- nilxnil",
        asked: "-ab; a 30x40"),
      .grid(
        "A1", "nilxnil", "[bottom: a 30x10, b 20x40]",
        "58x40 | a (0,30 30x10) <- 30x40 | b (38,0 20x40) <- nilxnil",
        asked: "-ab; a 30x40"),
      .gridView(
        "A2", "nilxnil", "58x40 | a (0,0 30x10) <- 30x40 | b (38,0 20x40) <- nilxnil", asked: "-ab; a 30x40"
      ) { leaf in
        Grid {
          GridRow(alignment: .top) {
            GridRow(alignment: .bottom) { leaf("a", "30x10") }
            leaf("b", "20x40")
          }
        }
      },
      .gridView(
        "A3", "nilxnil", "60x40 | a (1,1 30x10) <- 30x38 | b (40,0 20x40) <- nilxnil", asked: "-ab; a 30x38"
      ) { PaddedRow(leaf: $0, outer: .top, inner: .bottom, second: "20x40") },
      .gridView(
        "A4", "nilxnil", "60x40 | a (1,29 30x10) <- 30x38 | b (40,0 20x40) <- nilxnil", asked: "-ab; a 30x38"
      ) { PaddedRow(leaf: $0, outer: .bottom, inner: .top, second: "20x40") },
    ])

  static let gridLane3Discriminators = probe(
    "grid-lane3-discriminators",
    [
      .gridView(
        "W0", "nilxnil",
        "115x40 | a (11,5 30x10) <- 52x20 | b (71,0 20x20) <- 42x20 | c (1,29 100x10) <- nilxnil | d (110,31.5 5x5) <- 5x12",
        asked: "-abcd; a 52x20; b 42x20; d 5x12"
      ) { CountedTwice(leaf: $0, inner: 2, outer: nil, first: 2) },
      .gridView(
        "W1", "nilxnil",
        "115x40 | a (11,5 30x10) <- 52x20 | b (71,0 20x20) <- 42x20 | c (1,29 100x10) <- nilxnil | d (110,31.5 5x5) <- 5x12",
        asked: "-abcd; a 52x20; b 42x20; d 5x12"
      ) { CountedTwice(leaf: $0, inner: nil, outer: 2, first: 2) },
      .gridView(
        "W2", "nilxnil",
        "115x40 | a (0,5 30x10) <- 30x20 | b (38,0 20x20) <- nilxnil | c (1,29 100x10) <- nilxnil | d (110,31.5 5x5) <- 5x12",
        asked: "-abcd; a 30x20; d 5x12"
      ) { CountedTwice(leaf: $0, inner: 2, outer: 2, first: 2) },
      .gridView(
        "W3", "nilxnil",
        "115x40 | a (2,5 30x10) <- 34x20 | b (44,0 20x20) <- 24x20 | c (1,29 100x10) <- nilxnil | d (110,31.5 5x5) <- 5x12 | e (76,7.5 5x5) <- 9x20 | f (93,6.5 7x7) <- 11x20",
        asked: "-abefcd; a 34x20; b 24x20; e 9x20; f 11x20; d 5x12"
      ) { CountedTwice(leaf: $0, inner: 2, outer: 2, first: 4) },
      .grid(
        "R0", "nilxnil", "[a 30x10, b 20x20]", "58x20 | a (0,5 30x10) <- 30x20 | b (38,0 20x20) <- nilxnil",
        asked: "-ab; a 30x20"),
      .gridView(
        "R1", "nilxnil", "58x20 | a (0,5 30x10) <- 30x20 | b (38,0 20x20) <- nilxnil", asked: "-ab; a 30x20"
      ) { leaf in
        Grid {
          GridRow {
            GridRow { leaf("a", "30x10") }
            leaf("b", "20x20")
          }
        }
      },
      .gridView(
        "R2", "nilxnil", "60x20 | a (1,5 30x10) <- 30x18 | b (40,0 20x20) <- nilxnil", asked: "-ab; a 30x18"
      ) { PaddedRow(leaf: $0, outer: nil, inner: nil, second: "20x20") },
      .grid(
        "R3", "nilxnil", "[a 30x10] [b 20x20]", "30x38 | a (0,0 30x10) <- nilxnil | b (5,18 20x20) <- 30x20",
        asked: "-ab; b 30x20"),
      .grid(
        "U0", "200x200", "[a 30x10, b 20x20] [c twice10 span2]",
        "400x38 | a (85.5,5 30x10) <- 201x20 | b (294.5,0 20x20) <- 191x20 | c (0,28 400x10) <- 200x172",
        asked: "*abc; a 96x96; b 96x96; c 200x172; a 201x20; b 191x20"),
      .grid(
        "U1", "200x200", "[a 30x10, b 20x20] [c twice10 span2 -h]",
        "116x38 | a (14.5,5 30x10) <- 59x20 | b (81.5,0 20x20) <- 49x20 | c (0,28 116x10) <- 58x172",
        asked: "*abc; a 96x96; b 96x96; c 58x172; a 59x20; b 49x20"),
    ])

  private static func probe(_ name: String, _ arms: [Arm], notReplayed: [NotReplayed] = []) -> Recording {
    Recording(
      name, source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-\(name).swift",
      system: "macOS 27.0 (26A428)",
      arms: arms, notReplayed: notReplayed)
  }
}

/// A row in a row, with a modifier on the inner one.
private struct PaddedRow: View {
  let leaf: GridLeaves
  let outer: VerticalAlignment?
  let inner: VerticalAlignment?
  let second: String

  var body: some View {
    Grid {
      GridRow(alignment: outer) {
        GridRow(alignment: inner) { leaf("a", "30x10") }.padding(1)
        leaf("b", second)
      }
    }
  }
}

/// A cell that is said to take columns on both sides of a padding.
private struct CountedTwice: View {
  let leaf: GridLeaves
  let inner: Int?
  let outer: Int?
  /// How many cells are in the row above.
  let first: Int

  var body: some View {
    Grid {
      GridRow {
        leaf("a", "30x10")
        leaf("b", "20x20")
        if first == 4 {
          leaf("e", "5x5")
          leaf("f", "7x7")
        }
      }
      GridRow {
        counted
        leaf("d", "5x5")
      }
    }
  }

  @ViewBuilder private var counted: some View {
    if let inner, let outer {
      leaf("c", "100x10").gridCellColumns(inner).padding(1).gridCellColumns(outer)
    } else if let inner {
      leaf("c", "100x10").gridCellColumns(inner).padding(1)
    } else {
      leaf("c", "100x10").padding(1).gridCellColumns(outer ?? 1)
    }
  }
}
