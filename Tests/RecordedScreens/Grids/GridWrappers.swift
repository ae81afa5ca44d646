// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

/// What is written around a cell after something was said of it.
enum GridWrapper: Int, CaseIterable, Sendable {
  case nothing, padding, fixedFrame, flexibleFrame, fixedSize, background, overlay, clipped, border, opacity
  case hitTesting, aspectRatio, priority, tapGesture, disabled, row, depth, inOverlay, inBackground

  @MainActor @ViewBuilder
  func around<Content: View>(_ content: Content) -> some View {
    switch self {
    case .nothing: content
    case .padding: content.padding(1)
    case .fixedFrame: content.frame(width: 12, height: 12)
    case .flexibleFrame: content.frame(maxWidth: .infinity)
    case .fixedSize: content.fixedSize()
    case .background: content.background(Color.red)
    case .overlay: content.overlay { Color.red }
    case .clipped: content.clipped()
    case .border: content.border(Color.red)
    default: further(content)
    }
  }

  @MainActor @ViewBuilder
  private func further<Content: View>(_ content: Content) -> some View {
    switch self {
    case .opacity: content.opacity(0.5)
    case .hitTesting: content.allowsHitTesting(false)
    case .aspectRatio: content.aspectRatio(1, contentMode: .fit)
    case .priority: content.layoutPriority(1)
    case .tapGesture: content.onTapGesture {}
    case .disabled: content.disabled(true)
    case .row: HStack { content }
    case .depth: ZStack { content }
    case .inOverlay: Leaf("", 1, 1).overlay { content }
    default: Leaf("", 1, 1).background { content }
    }
  }
}

extension Arm {
  /// One arm for each wrapper.
  ///
  /// - Parameters:
  ///   - prefix: The arms' names without the number.
  ///   - recorded: What most wrappers gave.
  ///   - others: What others gave, by number: parts with a name replace the part of that name, a part without one the size.
  private static func wrapped<Content: View>(
    _ prefix: String, _ proposal: String, _ recorded: String, _ others: [Int: String],
    content: @escaping @MainActor @Sendable (GridWrapper, GridLeaves) -> Content
  ) -> [Arm] {
    GridWrapper.allCases.map { wrapper in
      var parts = recorded.components(separatedBy: " | ")
      for part in others[wrapper.rawValue]?.components(separatedBy: " | ") ?? [] {
        let isSize = !part.contains("(")
        let index = isSize ? 0 : parts.firstIndex { $0.hasPrefix(part.prefix(2)) } ?? 0
        parts[index] = part
      }
      return gridView("\(prefix)\(wrapper.rawValue)", proposal, parts.joined(separator: " | ")) {
        content(wrapper, $0)
      }
    }
  }

  private static let spans = wrapped(
    "GWS", "nilxnil",
    "100x38 | a (10.5,5 30x10) <- 51x20 | b (69.5,0 20x20) <- 41x20 | c (0,28 100x10) <- nilxnil",
    [
      1: "102x40 | a (11,5 30x10) <- 52x20 | b (71,0 20x20) <- 42x20 | c (1,29 100x10) <- nilxnil",
      2: "58x40 | a (0,5 30x10) <- 30x20 | b (38,0 20x20) <- nilxnil | c (-21,29 100x10) <- 12x12",
      15: "128x38 | a (35,5 30x10) <- 100x20 | b (108,0 20x20) <- nilxnil | c (0,28 100x10) <- nilx10",
      16: "128x38 | a (35,5 30x10) <- 100x20 | b (108,0 20x20) <- nilxnil | c (0,28 100x10) <- 100x10",
      17: "58x29 | a (0,5 30x10) <- 30x20 | b (38,0 20x20) <- nilxnil | c (-35,23.5 100x10) <- 1x1",
      18: "58x29 | a (0,5 30x10) <- 30x20 | b (38,0 20x20) <- nilxnil | c (-35,23.5 100x10) <- 1x1",
    ]
  ) { wrapper, leaf in
    Grid {
      GridRow {
        leaf("a", "30x10")
        leaf("b", "20x20")
      }
      GridRow { wrapper.around(leaf("c", "100x10").gridCellColumns(2)) }
    }
  }

  private static let anchors = wrapped(
    "GWA", "nilxnil",
    "78x108 | a (0,20 50x10) <- 50x50 | b (58,0 20x50) <- nilxnil | c (0,58 10x10) <- 50x50 | d (58,58 20x50) <- nilxnil",
    [
      1: "c (1,59 10x10) <- 48x48", 2: "c (1,59 10x10) <- 12x12", 3: "c (20,58 10x10) <- 50x10",
      4: "c (0,58 10x10) <- nilxnil", 15: "c (20,78 10x10) <- 50x50", 16: "c (20,78 10x10) <- 10x10",
      17: "c (20,78 10x10) <- 1x1", 18: "c (20,78 10x10) <- 1x1",
    ]
  ) { wrapper, leaf in
    Grid {
      GridRow {
        leaf("a", "50x10")
        leaf("b", "20x50")
      }
      GridRow {
        wrapper.around(leaf("c", "10x10").gridCellAnchor(.topLeading))
        leaf("d", "20x50")
      }
    }
  }

  private static let columns = wrapped(
    "GWC", "nilxnil",
    "78x66 | a (40,5 10x10) <- 50x20 | b (58,0 20x20) <- nilxnil | c (40,33 10x10) <- 50x20 | d (58,28 20x20) <- nilxnil | e (0,56 50x10) <- nilxnil",
    [
      1: "c (39,33 10x10) <- 48x18", 2: "c (39,33 10x10) <- 12x12", 3: "c (20,33 10x10) <- 50x10",
      4: "c (40,33 10x10) <- nilxnil", 11: "c (40,33 10x10) <- 20x20",
      15: "a (20,5 10x10) <- 50x20 | c (20,33 10x10) <- 50x20",
      16: "a (20,5 10x10) <- 50x20 | c (20,33 10x10) <- 10x10",
      17: "a (20,5 10x10) <- 50x20 | c (20,33 10x10) <- 1x1",
      18: "a (20,5 10x10) <- 50x20 | c (20,33 10x10) <- 1x1",
    ]
  ) { wrapper, leaf in
    Grid {
      GridRow {
        leaf("a", "10x10")
        leaf("b", "20x20")
      }
      GridRow {
        wrapper.around(leaf("c", "10x10").gridColumnAlignment(.trailing))
        leaf("d", "20x20")
      }
      GridRow { leaf("e", "50x10") }
    }
  }

  private static let unsized = wrapped(
    "GWU", "200x200",
    "78x200 | a (0,5 30x10) <- 30x20 | b (48,0 20x20) <- 40x20 | c (0,28 30x172) <- 30x172 | d (38,109 40x10) <- 40x172",
    [
      1: "c (1,29 28x170) <- 28x170", 2: "78x40 | c (9,28 12x12) <- 12x12 | d (38,29 40x10) <- 40x12",
      4: "78x38 | c (10,28 10x10) <- nilxnil | d (38,28 40x10) <- 96x96",
      11: "78x58 | c (0,28 30x30) <- 30x30 | d (38,38 40x10) <- 40x30",
      12: "78x220 | c (0,28 30x192) <- 30x192 | d (38,119 40x10) <- 40x192",
      15:
        "200x200 | a (61,5 30x10) <- 152x20 | b (170,0 20x20) <- 40x20 | c (0,28 152x172) <- 152x172 | d (160,109 40x10) <- 40x172",
      16:
        "200x200 | a (61,5 30x10) <- 152x20 | b (170,0 20x20) <- 40x20 | c (0,28 152x172) <- 152x172 | d (160,109 40x10) <- 40x172",
      17: "78x38 | c (14.5,32.5 1x1) <- 1x1 | d (38,28 40x10) <- 96x96",
      18: "78x38 | c (14.5,32.5 1x1) <- 1x1 | d (38,28 40x10) <- 96x96",
    ]
  ) { wrapper, leaf in
    Grid {
      GridRow {
        leaf("a", "30x10")
        leaf("b", "20x20")
      }
      GridRow {
        wrapper.around(leaf("c", "flex").gridCellUnsizedAxes(.horizontal))
        leaf("d", "40x10")
      }
    }
  }

  private static let priorities = wrapped(
    "GWP", "100x100", "100x100 | a (0,0 0x100) <- 0x100 | c (8,0 92x100) <- 92x100",
    [
      1: "a (0,0 46x100) <- 46x100 | c (55,1 44x98) <- 44x98",
      2: "a (0,0 80x100) <- 80x100 | c (88,44 12x12) <- 12x12",
      3: "a (0,0 46x100) <- 46x100 | c (54,0 46x100) <- 46x100",
      4: "a (0,0 82x100) <- 82x100 | c (90,45 10x10) <- nilxnil",
      11: "a (0,0 46x100) <- 46x100 | c (54,27 46x46) <- 46x46",
      17: "a (0,0 91x100) <- 91x100 | c (99,49.5 1x1) <- 1x1",
      18: "a (0,0 91x100) <- 91x100 | c (99,49.5 1x1) <- 1x1",
    ]
  ) { wrapper, leaf in
    Grid {
      GridRow {
        leaf("a", "flex")
        wrapper.around(leaf("c", "flex").layoutPriority(1))
      }
    }
  }

  /// Which wrappers let through what is said of a cell.
  static let gridWrappers: [Arm] =
    spans + anchors + columns + unsized + priorities + [
      .gridView(
        "GWI1", "nilxnil",
        "115x40 | a (11,5 30x10) <- 52x20 | b (71,0 20x20) <- 42x20 | c (1,29 100x10) <- nilxnil | d (110,31.5 5x5) <- 5x12 | e (110,7.5 5x5) <- 5x20"
      ) { GridOfColumns(leaf: $0, inner: 2, outer: 1) },
      .gridView(
        "GWI2", "nilxnil",
        "115x40 | a (11,5 30x10) <- 52x20 | b (71,0 20x20) <- 42x20 | c (1,29 100x10) <- nilxnil | d (110,31.5 5x5) <- 5x12 | e (110,7.5 5x5) <- 5x20"
      ) { GridOfColumns(leaf: $0, inner: 1, outer: 2) },
      .gridView(
        "GWI3", "nilxnil",
        "78x108 | a (0,20 50x10) <- 50x50 | b (58,0 20x50) <- nilxnil | c (1,59 10x10) <- 48x48 | d (58,58 20x50) <- nilxnil"
      ) { leaf in
        Grid {
          GridRow {
            leaf("a", "50x10")
            leaf("b", "20x50")
          }
          GridRow {
            leaf("c", "10x10").gridCellAnchor(.topLeading).padding(1).gridCellAnchor(.bottomTrailing)
            leaf("d", "20x50")
          }
        }
      },
      .gridView("GWI4", "nilxnil", "50x30 | a (1,1 10x10) <- 48x10 | e (0,20 50x10) <- nilxnil") { leaf in
        Grid {
          GridRow {
            leaf("a", "10x10").gridColumnAlignment(.leading).padding(1).gridColumnAlignment(.trailing)
          }
          GridRow { leaf("e", "50x10") }
        }
      },
      .gridView(
        "GWI5", "200x200",
        "78x38 | a (0,5 30x10) <- 30x20 | b (48,0 20x20) <- 40x20 | c (1,29 28x8) <- 28x8 | d (38,28 40x10) <- 96x96"
      ) { leaf in
        Grid {
          GridRow {
            leaf("a", "30x10")
            leaf("b", "20x20")
          }
          GridRow {
            leaf("c", "flex").gridCellUnsizedAxes(.vertical).padding(1).gridCellUnsizedAxes(.horizontal)
            leaf("d", "40x10")
          }
        }
      },
    ]
}

/// A cell that is said to take columns twice.
private struct GridOfColumns: View {
  let leaf: GridLeaves
  let inner: Int
  let outer: Int

  var body: some View {
    Grid {
      GridRow {
        leaf("a", "30x10")
        leaf("b", "20x20")
        leaf("e", "5x5")
      }
      GridRow {
        leaf("c", "100x10").gridCellColumns(inner).padding(1).gridCellColumns(outer)
        leaf("d", "5x5")
      }
    }
  }
}
