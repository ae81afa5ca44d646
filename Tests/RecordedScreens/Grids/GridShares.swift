// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension Arm {
  private static let plain = "[a 30x10, b 20x20] [c 10x30, d 40x10]"
  private static let greedy = "[a flex, b 20x20] [c 10x30, d 40x10]"

  /// Column widths, row heights, explicit spacing, and grids without cells.
  static let gridContents: [Arm] = [
    .gridView(
      "GA0", "nilxnil",
      "58x58 | a (0,5 30x10) <- 25x20 | b (38,0 20x20) <- 20x20 | c (0,28 10x30) <- 25x30 | d (18,38 40x10) <- 40x30"
    ) { leaf in
      VStack {
        HStack {
          leaf("a", "30x10")
          leaf("b", "20x20")
        }
        HStack {
          leaf("c", "10x30")
          leaf("d", "40x10")
        }
      }
    },
    .grid(
      "GA1", "nilxnil", plain,
      "78x58 | a (0,5 30x10) <- 30x20 | b (48,0 20x20) <- 40x20 | c (10,28 10x30) <- 30x30 | d (38,38 40x10) <- 40x30"
    ),
    .grid(
      "GA2", "nilxnil", "center 0 0; " + plain,
      "70x50 | a (0,5 30x10) <- 30x20 | b (40,0 20x20) <- 40x20 | c (10,20 10x30) <- 30x30 | d (30,30 40x10) <- 40x30"
    ),
    .grid(
      "GA3", "nilxnil", "center 3 5; " + plain,
      "73x55 | a (0,5 30x10) <- 30x20 | b (43,0 20x20) <- 40x20 | c (10,25 10x30) <- 30x30 | d (33,35 40x10) <- 40x30"
    ),
    .grid(
      "GA4", "nilxnil", "[a 30x10, b 20x20, e 5x5] [c 10x30]",
      "71x58 | a (0,5 30x10) <- 30x20 | b (38,0 20x20) <- nilxnil | c (10,28 10x30) <- 30x30 | e (66,7.5 5x5) <- 5x20"
    ),
    .gridView("GA5", "nilxnil", "0x0 | g (0,0 0x0) <- 0x0") { leaf in
      Grid {}.background { leaf("g", "flex") }
    },
    .gridView("GA6", "nilxnil", "0x0 | g (0,0 0x0) <- 0x0") { leaf in
      Grid { GridRow {} }.background { leaf("g", "flex") }
    },
    .gridView("GA7", "nilxnil", "30x48 | a (0,0 30x10) <- nilxnil | c (10,18 10x30) <- 30x30") { leaf in
      Grid {
        GridRow { leaf("a", "30x10") }
        GridRow {}
        GridRow { leaf("c", "10x30") }
      }
    },
    .grid(
      "GA8", "nilxnil", "x 30x10, y 10x20", "30x38 | x (0,0 30x10) <- nilxnil | y (10,18 10x20) <- 30x20"),
    .grid(
      "GA9", "200x100", "x 30x10, y flex", "200x100 | x (85,0 30x10) <- 200x10 | y (0,18 200x82) <- 200x82"),
  ]

  /// The grid's answer at nil, finite, one-axis and infinite proposals.
  static let gridProposals: [Arm] = [
    .grid(
      "GP1", "200x200", plain,
      "78x58 | a (0,5 30x10) <- 30x20 | b (48,0 20x20) <- 40x20 | c (10,28 10x30) <- 30x30 | d (38,38 40x10) <- 40x30",
      asked: "*abcd; a 96x96; b 96x96; c 96x96; d 96x96; a 30x20; b 40x20; c 30x30; d 40x30"),
    .grid(
      "GP2", "200x100", greedy,
      "200x100 | a (0,0 152x62) <- 152x62 | b (170,21 20x20) <- 40x62 | c (71,70 10x30) <- 152x30 | d (160,80 40x10) <- 40x30",
      asked: "*abcd; b 96x46; c 96x46; d 96x46; a 152x62; b 40x62; c 152x30; d 40x30"),
    .grid(
      "GP3", "nilxnil", greedy,
      "58x58 | a (0,0 10x20) <- 10x20 | b (28,0 20x20) <- 40x20 | c (0,28 10x30) <- nilxnil | d (18,38 40x10) <- 40x30",
      asked: "-abcd; a 10x20; b 40x20; d 40x30"),
    .grid("GP4", "infxinf", greedy, "infxinf"),
    .grid(
      "GP5", "200xnil", greedy,
      "200x58 | a (0,0 152x20) <- 152x20 | b (170,0 20x20) <- 40x20 | c (71,28 10x30) <- 152x30 | d (160,38 40x10) <- 40x30",
      asked: "*abcd; b 96xnil; c 96xnil; d 96xnil; a 152xnil; a 152x20; b 40x20; c 152x30; d 40x30"),
    .grid(
      "GP6", "nilx100", greedy,
      "58x100 | a (0,0 10x62) <- nilx62 | b (28,21 20x20) <- 40x62 | c (0,70 10x30) <- nilx46 | d (18,80 40x10) <- 40x30",
      asked: "*abcd; b nilx46; c nilx46; d nilx46; a nilx62; b 40x62; d 40x30"),
    .grid("GP7", "100x100", "[a flex]", "100x100 | a (0,0 100x100) <- 100x100"),
    .grid("GP8", "infxinf", plain, "78x58"),
    .grid("GP9", "infxinf", "[a flex, b cw0-50x10 prio-1]", "infxinf"),
    .grid("GP10", "infxinf", "[a flex] [b flex, c 10x10 prio-1]", "infxinf"),
    .grid("GP11", "infx100", "[a flex, b h10 prio-1]", "infx100"),
  ]

  /// The order of flexibility, shares, and what is settled.
  static let gridShares: [Arm] = [
    .grid(
      "GF1", "200x200", "[a half, b 20x20] [c 10x30, d half]",
      "104x58 | a (12,5 24x10) <- 48x20 | b (70,0 20x20) <- 48x20 | c (19,28 10x30) <- 48x30 | d (68,38 24x10) <- 48x30",
      asked: "*abcd; b 96x96; c 96x96; a 96x96; d 96x96; a 48x20; b 48x20; c 48x30; d 48x30"),
    .grid(
      "GF2", "200x100", "[a w20, b 20x20] [c 10x30, d 40x10]",
      "200x58 | a (0,0 152x20) <- 152x62 | b (170,0 20x20) <- 40x20 | c (71,28 10x30) <- 152x30 | d (160,38 40x10) <- 40x30",
      asked: "*abcd; b 96x46; c 96x46; d 96x46; a 152x62; b 40x20; c 152x30; d 40x30"),
    .grid(
      "GF3", "200x100", "[a h20, b 20x20] [c 10x30, d 40x10]",
      "68x100 | a (0,0 20x62) <- 152x62 | b (38,21 20x20) <- 40x62 | c (5,70 10x30) <- 20x30 | d (28,80 40x10) <- 40x30",
      asked: "*abcd; b 96x46; c 96x46; d 96x46; a 152x62; b 40x62; c 20x30; d 40x30"),
    .grid(
      "GF4", "200x100", "[a c0-150, b 20x20] [c 10x30, d 40x10]",
      "198x100 | a (0,0 150x62) <- 152x62 | b (168,21 20x20) <- 40x62 | c (70,70 10x30) <- 150x30 | d (158,80 40x10) <- 40x30",
      asked: "*abcd; b 96x46; c 96x46; d 96x46; a 152x62; b 40x62; c 150x30; d 40x30"),
    .grid(
      "GF5", "200x100", "[a c0-50, b 20x20] [c 10x30, d 40x10]",
      "98x88 | a (0,0 50x50) <- 152x62 | b (68,15 20x20) <- 40x50 | c (20,58 10x30) <- 50x30 | d (58,68 40x10) <- 40x30",
      asked: "*abcd; b 96x46; c 96x46; d 96x46; a 152x62; b 40x50; c 50x30; d 40x30"),
    .grid(
      "GF6", "200x100", "[a flex, b 20x20] [c 10x30, d flex]",
      "200x100 | a (0,0 96x46) <- 96x46 | b (142,13 20x20) <- 96x46 | c (43,62 10x30) <- 96x46 | d (104,54 96x46) <- 96x46",
      asked: "*abcd; b 96x46; c 96x46; a 96x46; d 96x46"),
    .grid(
      "GF7", "100x100", "[a flex, b 120x20] [c 10x30, d 40x10]",
      "138x100 | a (0,0 10x62) <- 10x62 | b (18,21 120x20) <- 120x62 | c (0,70 10x30) <- 46x46 | d (58,80 40x10) <- 120x30",
      asked: "*abcd; b 46x46; c 46x46; d 120x46; a 10x62; b 120x62; d 120x30"),
    .grid(
      "GF8", "200x100", "[a 20x20, b flex, c flex]",
      "200x100 | a (0,40 20x20) <- 20x100 | b (28,0 82x100) <- 82x100 | c (118,0 82x100) <- 82x100",
      asked: "*abc; a 61.33x100; b 82x100; c 82x100; a 20x100"),
    .grid(
      "GF9", "100x100", "[a cw0-30x10, b cw0-55x10]",
      "93x10 | a (0,0 30x10) <- 46x100 | b (38,0 55x10) <- 62x100",
      asked: "*ab; a 46x100; b 62x100"),
    .grid(
      "GF10", "200x100", "[a half, b flex]",
      "200x100 | a (12,45 24x10) <- 48x100 | b (56,0 144x100) <- 144x100",
      asked: "*ab; a 96x100; b 144x100; a 48x100"),
    .grid(
      "GF11", "200x100", "[a cw10-20x10, b h20, c cw10-160x30]",
      "138x100 | a (0,45 20x10) <- 20x100 | b (28,0 20x100) <- 82x100 | c (56,35 82x30) <- 82x100",
      asked: "*abc; a 61.33x100; c 82x100; b 82x100; a 20x100"),
    .grid(
      "GF12", "150xnil", "[a c10-50, b h30, c flex]",
      "150x10 | a (0,0 50x10) <- 52xnil | b (58,0 30x10) <- 44.67xnil | c (96,0 54x10) <- 54xnil",
      asked: "*abc; b 44.67xnil; a 52xnil; c 54xnil"),
    .grid(
      "GF13", "150x100", "[a c10-50, b h30, c flex]",
      "150x100 | a (0,25 44.67x50) <- 44.67x100 | b (52.67,0 30x100) <- 44.67x100 | c (90.67,0 59.33x100) <- 59.33x100",
      asked: "*abc; a 44.67x100; b 44.67x100; c 59.33x100"),
    .gridView(
      "GF14", "200x100",
      "200x58 | a (61,5 30x10) <- 152x10 | b (170,0 20x20) <- 40x20 | c (71,28 10x30) <- 152x30 | d (160,38 40x10) <- 40x30"
    ) { leaf in
      Grid {
        GridRow {
          leaf("a", "30x10").frame(maxWidth: .infinity)
          leaf("b", "20x20")
        }
        GridRow {
          leaf("c", "10x30")
          leaf("d", "40x10")
        }
      }
    },
    .gridView(
      "GF15", "nilxnil",
      "78x58 | a (0,5 30x10) <- 30x10 | b (48,0 20x20) <- 40x20 | c (10,28 10x30) <- 30x30 | d (38,38 40x10) <- 40x30"
    ) { leaf in
      Grid {
        GridRow {
          leaf("a", "30x10").frame(maxWidth: .infinity)
          leaf("b", "20x20")
        }
        GridRow {
          leaf("c", "10x30")
          leaf("d", "40x10")
        }
      }
    },
    .gridView(
      "GF16", "200x100",
      "200x100 | b (170,21 20x20) <- 40x62 | c (71,70 10x30) <- 152x30 | d (160,80 40x10) <- 40x30 | k (0,0 152x62) <- 152x62"
    ) { GridOfColor(leaf: $0) },
    .gridView(
      "GF17", "nilxnil",
      "58x58 | b (28,0 20x20) <- 40x20 | c (0,28 10x30) <- nilxnil | d (18,38 40x10) <- 40x30 | k (0,0 10x20) <- 10x20"
    ) { GridOfColor(leaf: $0) },
    .gridView(
      "GF18", "200x100",
      "200x100 | a (61,26 30x10) <- 152x62 | b (170,21 20x20) <- 40x62 | c (71,70 10x30) <- 152x30 | d (160,80 40x10) <- 40x30"
    ) { leaf in
      Grid {
        GridRow {
          leaf("a", "30x10").frame(maxWidth: .infinity, maxHeight: .infinity)
          leaf("b", "20x20")
        }
        GridRow {
          leaf("c", "10x30")
          leaf("d", "40x10")
        }
      }
    },
    .gridView("GR0", "nilxnil", "20x20 | a (2.5,2.5 15x15) <- 20x20") { leaf in
      leaf("a", "odd").frame(width: 20, height: 20)
    },
    .grid(
      "GR1", "nilxnil", "[a odd, b 20x20]", "48x20 | a (0,0 20x20) <- nilxnil | b (28,0 20x20) <- nilxnil",
      asked: "-ab"),
    .grid(
      "GR2", "200x200", "[a odd, b 20x20]", "48x20 | a (0,0 20x20) <- 96x200 | b (28,0 20x20) <- 96x200",
      asked: "*ab; a 96x200; b 96x200"),
  ]
}

/// A grid with a colour in its first cell.
private struct GridOfColor: View {
  let leaf: GridLeaves

  var body: some View {
    Grid {
      GridRow {
        Color.red.background { leaf("k", "flex") }
        leaf("b", "20x20")
      }
      GridRow {
        leaf("c", "10x30")
        leaf("d", "40x10")
      }
    }
  }
}
