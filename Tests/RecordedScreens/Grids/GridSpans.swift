// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

extension Arm {
  private static let spacered = "[s spacer, b 20x20] [c 10x30, d 40x10]"

  /// Gaps, and spacers as cells.
  static let gridSpacing: [Arm] = [
    .grid(
      "GS1", "200x100", spacered,
      "190x80 | b (160,11 20x20) <- 40x42 | c (66,50 10x30) <- 142x30 | d (150,60 40x10) <- 40x30 | s (0,0 142x42) <- 142x42",
      asked: "*bcd; b 96x46; c 96x46; d 96x46; b 40x42; c 142x30; d 40x30"),
    .grid(
      "GS2", "nilx80", "[a 30x10, s spacer, c h10]",
      "48x80 | a (0,35 30x10) <- 30x80 | c (38,0 10x80) <- nilx80 | s (30,0 8x80) <- 8x80"),
    .grid(
      "GS3", "nilx80", "[a 30x10, s 8x8, c h10]",
      "64x80 | a (0,35 30x10) <- 30x80 | c (54,0 10x80) <- nilx80 | s (38,36 8x8) <- 8x80"),
    .grid(
      "GS4", "60x60", "[a half] [s spacer, c cw30-180x20]",
      "90x40 | a (0,0 30x10) <- 60x100 | c (30,15 60x20) <- 60x30 | s (0,10 30x30) <- 30x30",
      differs: gridOverflow),
    .grid(
      "GS5", "300x200", "[a 40x40] [b half, c 20x40 span2] [d cw0-30x40]",
      "76.67x136 | a (4.33,0 40x40) <- 48.67x40 | b (12.17,63 24.33x10) <- 48.67x40 | c (56.67,48 20x40) <- 194.67x61.33 | d (9.33,96 30x40) <- 48.67x40",
      asked:
        "*abcd; a 97.33x61.33; c 194.67x61.33; d 97.33x72; b 97.33x104; a 48.67x40; b 48.67x40; d 48.67x40"),
    .grid(
      "GS6", "nilxnil", "[a 40x40] [b half, c 20x40 span2] [d cw0-30x40]",
      "68x136 | a (0,0 40x40) <- nilxnil | b (10,63 20x10) <- 40x40 | c (48,48 20x40) <- nilxnil | d (5,96 30x40) <- 40x40"
    ),
    .grid(
      "GS8", "nilxnil", "center -10 -5; [a 30x10, b 20x20] [c 10x30, d 40x10]",
      "60x45 | a (0,5 30x10) <- 30x20 | b (30,0 20x20) <- 40x20 | c (10,15 10x30) <- 30x30 | d (20,25 40x10) <- 40x30"
    ),
    .grid("GS9", "nilxnil", "center inf; [a 30x10, b 20x20]", "infx20", differs: noNumber),
    .gridView("GS10", "nilxnil", "nanx20", differs: noNumber) { leaf in
      Grid(horizontalSpacing: .nan) {
        GridRow {
          leaf("a", "30x10")
          leaf("b", "20x20")
        }
      }
    },
    .grid(
      "GS11", "nilx80", "center 12; [a 30x10, s spacer, c 10x10]",
      "72x70 | a (0,30 30x10) <- 30x70 | c (62,30 10x10) <- 10x70 | s (42,0 8x70) <- 8x70"),
    .gridView(
      "GS12", "nilx80", "48x80 | a (0,35 30x10) <- 30x80 | c (38,35 10x10) <- 10x80 | s (30,0 8x80) <- 8x80"
    ) { leaf in
      GridOfThree(leaf: leaf) { leaf("s", "spacer").frame(width: 8) }
    },
    .gridView(
      "GS13", "nilx80", "60x80 | a (0,35 30x10) <- 30x80 | c (50,35 10x10) <- 10x80 | s (42,0 8x80) <- 8x80"
    ) { leaf in
      GridOfThree(leaf: leaf) { leaf("s", "spacer").padding(.leading, 4) }
    },
    .gridView(
      "GS14", "nilx80", "48x10 | a (0,0 30x10) <- nilx80 | c (38,0 10x10) <- nilx80 | s (30,5 8x0) <- 8x0"
    ) { leaf in
      GridOfThree(leaf: leaf) { HStack(spacing: 0) { leaf("s", "spacer") } }
    },
    .gridView(
      "GS15", "nilx80", "48x70 | a (0,30 30x10) <- 30x70 | c (38,30 10x10) <- 10x70 | s (30,0 8x70) <- 8x70"
    ) { leaf in
      GridOfThree(leaf: leaf) { ZStack { leaf("s", "spacer") } }
    },
    .gridView(
      "GS16", "nilx80", "64x10 | a (0,0 30x10) <- nilx80 | c (54,0 10x10) <- nilx80 | s (38,1 8x8) <- 8x10"
    ) { leaf in
      GridOfThree(leaf: leaf) { leaf("s", "8x8").overlay { Spacer() } }
    },
    .gridView(
      "GS17", "80xnil", "80x28 | a (25,0 30x10) <- 80x10 | c (35,18 10x10) <- 80x10 | s (0,10 80x8) <- 80x8"
    ) { leaf in
      Grid {
        GridRow { leaf("a", "30x10") }
        GridRow { leaf("s", "spacer").frame(height: 8) }
        GridRow { leaf("c", "10x10") }
      }
    },
    .grid(
      "GS18", "80xnil", "[a 30x10] [s 8x8] [c 10x10]",
      "30x44 | a (0,0 30x10) <- 80xnil | c (10,34 10x10) <- 30x10 | s (11,18 8x8) <- 30x8"),
  ]

  static let gridOverflow = """
    SwiftUI offers more than there is where a column widens out of turn (a cell over several columns, a spacer's column). The \
    recorder's model and this engine do not follow it there.
    """
  static let noNumber = "This engine refuses and reports a spacing that is not a finite number."

  /// Cells over several columns, and views that are in no row.
  static let gridSpans: [Arm] = [
    .grid(
      "GX1", "nilxnil", "[a 30x10, b 20x20] [c 100x10 span2]",
      "100x38 | a (10.5,5 30x10) <- 51x20 | b (69.5,0 20x20) <- 41x20 | c (0,28 100x10) <- nilxnil"),
    .grid(
      "GX2", "nilxnil", "[a 30x10, b 20x20] [c 10x10 span2]",
      "58x38 | a (0,5 30x10) <- 30x20 | b (38,0 20x20) <- nilxnil | c (24,28 10x10) <- 58x10"),
    .grid(
      "GX3", "nilxnil", "[a 30x10, b 20x20] x 100x10 [c 10x30, d 40x10]",
      "100x76 | a (5.5,5 30x10) <- 41x20 | b (64.5,0 20x20) <- 51x20 | c (15.5,46 10x30) <- 41x30 | d (54.5,56 40x10) <- 51x30 | x (0,28 100x10) <- nilxnil"
    ),
    .grid(
      "GX4", "nilxnil", "[a 30x10, b 20x20] x half",
      "58x38 | a (0,5 30x10) <- 30x20 | b (38,0 20x20) <- nilxnil | x (14.5,28 29x10) <- 58x10"),
    .grid(
      "GX5", "nilxnil", "[a 30x10, b 20x20, c 5x5] [x 100x10 span2, y 1x1]",
      "113x38 | a (10.5,5 30x10) <- 51x20 | b (69.5,0 20x20) <- 41x20 | c (108,7.5 5x5) <- 5x20 | x (0,28 100x10) <- nilxnil | y (110,32.5 1x1) <- 5x10"
    ),
    .grid(
      "GX6", "nilxnil", "[a 30x10, b 20x20] [x 10x10 span5]",
      "58x38 | a (0,5 30x10) <- 30x20 | b (38,0 20x20) <- nilxnil | x (24,28 10x10) <- 58x10"),
    .grid(
      "GX7", "nilxnil", "[x 100x10 span2] [a 30x10, b 20x20]",
      "100x38 | a (10.5,23 30x10) <- 51x20 | b (69.5,18 20x20) <- 41x20 | x (0,0 100x10) <- nilxnil"),
    .grid(
      "GX8", "300x100", "[x 100x10 span2] [a 30x10, b 20x20]",
      "100x38 | a (10.5,23 30x10) <- 51x20 | b (69.5,18 20x20) <- 41x20 | x (0,0 100x10) <- 300x46",
      asked: "*xab; x 300x46; a 146x46; b 146x46; a 51x20; b 41x20"),
    .grid(
      "GX9", "300x100", "[a 30x10, b flex] [x 100x10 span2]",
      "300x100 | a (0,36 30x10) <- 30x82 | b (38,0 262x82) <- 262x82 | x (100,90 100x10) <- 300x10",
      asked: "*abx; a 146x46; x 300x46; b 262x82; a 30x82; x 300x10"),
    .grid(
      "GX10", "300x100", "[a 30x10, b 20x10] [x flex span2]",
      "300x100 | a (60.5,0 30x10) <- 151x10 | b (219.5,0 20x10) <- 141x10 | x (0,18 300x82) <- 300x82",
      asked: "*abx; a 146x46; b 146x46; x 300x82; a 151x10; b 141x10"),
    .grid(
      "GX11", "nilxnil", "[a c0-100, b 100x40 span2, c cw30-40x40 span2] [d h10 span2, e h10, f cw30-180x10]",
      "156x58 | a (0,0 10x40) <- 10x40 | b (18,0 100x40) <- nilxnil | c (126,0 30x40) <- nilxnil | d (45,48 10x10) <- 100x10 | e (108,48 10x10) <- nilxnil | f (126,48 30x10) <- nilxnil"
    ),
    .grid(
      "GX12", "300x200", "[a c20-120, b cw0-60x30] x w10",
      "300x114 | a (28,0 120x96) <- 176x96 | b (212,33 60x30) <- 116x96 | x (0,104 300x10) <- 300x96",
      asked: "*abx; b 146x96; a 232x96; x 300x96; a 176x96; b 116x96"),
    .grid(
      "GX13", "nilxnil", "[a 30x10, b 20x20, e 5x5] x 10x10 span1",
      "71x38 | a (0,5 30x10) <- 30x20 | b (38,0 20x20) <- nilxnil | e (66,7.5 5x5) <- 5x20 | x (30.5,28 10x10) <- 71x10"
    ),
    .grid(
      "GX14", "nilxnil", "[a 30x10, b 20x20] [c 10x10 span0, d 5x5]",
      "58x38 | a (0,5 30x10) <- 30x20 | b (38,0 20x20) <- nilxnil | c (0,28 10x10) <- 30x10 | d (12.5,30.5 5x5) <- 30x10"
    ),
    .grid(
      "GX15", "nilxnil", "[a 30x10, b 20x20, e 5x5, f 5x5] [c 100x10 span3 span2, d 1x1]",
      "109x38 | a (0,5 30x10) <- 30x20 | b (38,0 20x20) <- nilxnil | c (0,28 100x10) <- nilxnil | d (108,32.5 1x1) <- 1x10 | e (66,7.5 5x5) <- 5x20 | f (79,7.5 5x5) <- 5x20"
    ),
    .grid(
      "GX16", "nilxnil", "[a 30x10, b 20x20, e 5x5, f 5x5] [c 100x10 span2 span1, d 1x1]",
      "126x38 | a (10.5,5 30x10) <- 51x20 | b (69.5,0 20x20) <- 41x20 | c (0,28 100x10) <- nilxnil | d (110,32.5 1x1) <- 5x10 | e (108,7.5 5x5) <- 5x20 | f (121,7.5 5x5) <- 5x20"
    ),
    .grid(
      "GX17", "200x100", "[a 30x10, b flex, c 20x20] [x 150x10 span3]",
      "284x100 | a (0,36 30x10) <- 30x82 | b (38,0 218x82) <- 218x82 | c (264,31 20x20) <- 20x82 | x (67,90 150x10) <- 284x10",
      asked: "*abcx; a 61.33x46; c 61.33x46; x 200x46; b 218x82; a 30x82; c 20x82; x 284x10",
      differs: gridOverflow),
    .grid(
      "GX18", "200x100", "[a flex, b cw10-30x10, c cw20-50x10] x 60x10",
      "231.33x100 | a (0,0 135.33x82) <- 135.33x82 | b (143.33,36 30x10) <- 30x82 | c (181.33,36 50x10) <- 50x82 | x (85.67,90 60x10) <- 231.33x10",
      asked: "*abcx; x 200x46; b 61.33x82; c 92.67x82; a 135.33x82; b 30x82; c 50x82; x 231.33x10",
      differs: gridOverflow),
    .grid(
      "GX19", "200x100", "[a flex, b cw10-30x10, c cw20-50x10] x 40x10",
      "200x100 | a (0,0 104x82) <- 104x82 | b (112,36 30x10) <- 30x82 | c (150,36 50x10) <- 50x82 | x (80,90 40x10) <- 200x10",
      asked: "*abcx; x 200x46; b 61.33x82; c 77x82; a 104x82; b 30x82; c 50x82; x 200x10"),
    .grid(
      "GX23", "nilxnil", "[a 30x10, b 20x20] [x 100x10 span3]",
      "100x38 | a (0,5 30x10) <- 30x20 | b (38,0 20x20) <- nilxnil | x (0,28 100x10) <- nilxnil"),
  ]

  /// Layout priority, of spacers too.
  static let gridPriorities: [Arm] = [
    .grid(
      "GQ1", "100x100", "[a flex, b flex prio1]",
      "100x100 | a (0,0 0x100) <- 0x100 | b (8,0 92x100) <- 92x100",
      asked: "*ab; b 92x100; a 0x100"),
    .grid(
      "GQ2", "100x100", "[a cw0-200x10, b cw30-200x10 prio-1, c cw20-200x10]",
      "130x10 | a (0,0 42x10) <- 42x100 | b (50,0 30x10) <- 0x90 | c (88,0 42x10) <- 42x100",
      asked: "*abc; c 42x100; a 42x100; b 0x90"),
    .grid(
      "GQ3", "100x100", "[a cw0-200x10, b cw30-200x10 prio1, c cw20-200x10]",
      "120x10 | a (0,0 0x10) <- 0x90 | b (8,0 84x10) <- 84x100 | c (100,0 20x10) <- 0x90",
      asked: "*abc; b 84x100; c 0x90; a 0x90"),
    .grid(
      "GQ4", "200x100", "[a flex, b 20x20] [c 10x30, d flex prio1]",
      "210x120 | a (0,0 10x20) <- 10x20 | b (104,0 20x20) <- 192x20 | c (0,59 10x30) <- 10x92 | d (18,28 192x92) <- 192x92",
      asked: "*abcd; d 192x92; b 192x0; c 0x92; a 10x20; b 192x20; c 10x92"),
    .grid(
      "GQ5", "100x100", "[a c10-70 prio1] [b 20x10 prio1, c 150x30, d cw30-180x40]",
      "266x118 | a (0,0 70x70) <- 84x82 | b (25,93 20x10) <- 70x40 | c (78,83 150x30) <- 150x40 | d (236,78 30x40) <- 0x30",
      asked: "*abcd; b 84x46; a 84x82; c 7x12; d 0x30; b 70x40; c 150x40"),
    .grid(
      "GQ6", "nilxnil", spacered,
      "58x58 | b (28,0 20x20) <- 40x20 | c (0,28 10x30) <- nilxnil | d (18,38 40x10) <- 40x30 | s (0,0 10x20) <- 10x20",
      asked: "-bcd; b 40x20; d 40x30"),
    .gridView(
      "GQ7", "200x100",
      "190x80 | b (160,11 20x20) <- 40x42 | c (66,50 10x30) <- 142x30 | d (150,60 40x10) <- 40x30 | s (0,0 142x42) <- 142x42"
    ) { leaf in
      Grid {
        GridRow {
          Spacer(minLength: 0).background { leaf("s", "flex") }
          leaf("b", "20x20")
        }
        GridRow {
          leaf("c", "10x30")
          leaf("d", "40x10")
        }
      }
    },
    .grid("GQ8", "100x100", "[s spacer]", "100x100 | s (0,0 100x100) <- 100x100"),
    .grid(
      "GQ9", "200x100", "[s spacer prio0, b 20x20] [c 10x30, d 40x10]",
      "200x100 | b (170,21 20x20) <- 40x62 | c (71,70 10x30) <- 152x30 | d (160,80 40x10) <- 40x30 | s (0,0 152x62) <- 152x62"
    ),
    Arm("GQ10", recorded: ["-inf, 0, 1, -inf, -inf, 0"]) { driver, log in
      let priorities = PriorityReader(log: log) {
        Spacer()
        Spacer().layoutPriority(0)
        Spacer().layoutPriority(1)
        Spacer().background(Color.red)
        Spacer().gridCellColumns(1)
        Color.red
      }
      try driver.show(priorities, in: CGSize(width: 100, height: 100))
      try await driver.settle()
    },
  ]
}

/// Logs the priorities of its views once.
private struct PriorityReader: Layout {
  let log: ScreenLog

  func makeCache(subviews: Subviews) { log(subviews.map { text($0.priority) }.joined(separator: ", ")) }

  func updateCache(_ cache: inout (), subviews: Subviews) {}

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// A row of three cells, with something else in the middle.
private struct GridOfThree<Content: View>: View {
  let leaf: GridLeaves
  @ViewBuilder let middle: () -> Content

  var body: some View {
    Grid {
      GridRow {
        leaf("a", "30x10")
        middle()
        leaf("c", "10x10")
      }
    }
  }
}
