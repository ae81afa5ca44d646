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
      GridOfTwoRows {
        leaf("a", "30x10"); leaf("b", "20x20")
      } second: {
        leaf("c", "10x30"); leaf("d", "40x10")
      } first: {
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
      GridOfTwoRows {
        leaf("a", "30x10"); leaf("b", "20x20")
      } second: {
        leaf("c", "10x30"); leaf("d", "40x10")
      } first: {
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
      "GG10", "nilxnil",
      "46x30 | a (0,0 10x10) <- 10x30 | b (18,0 10x30) <- nilxnil | c (36,0 10x20) <- 10x30"
    ) { GridOfNestedRows(leaf: $0, outer: .top, inner: .bottom) },
    .gridView(
      "GG11", "nilxnil",
      "46x30 | a (0,20 10x10) <- 10x30 | b (18,0 10x30) <- nilxnil | c (36,10 10x20) <- 10x30"
    ) { GridOfNestedRows(leaf: $0, outer: .bottom, inner: .top) },
    .gridView(
      "GG12", "nilxnil",
      "46x30 | a (0,10 10x10) <- 10x30 | b (18,0 10x30) <- nilxnil | c (36,5 10x20) <- 10x30"
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
