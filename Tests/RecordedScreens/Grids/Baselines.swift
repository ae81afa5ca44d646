// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

extension Recording {
  /// Where containers put the baselines of what is in them. Leaves stand for the texts, with their sizes and baselines.
  static let baselineOffsets = Recording(
    "baseline-offsets", source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-baseline-offsets.swift",
    system: "macOS 27.0",
    arms: [
      .baselines("O1c", "33.5x46 first 13 last 41") {
        VStack(spacing: 0) {
          TextLike.small
          TextLike.large
        }
      },
      .baselines("O1", "33.5x54 first 13 last 49") {
        VStack(spacing: 8) {
          TextLike.small
          TextLike.large
        }
      },
      .baselines("O2", "81.5x78 first 25 last 73") { GridOfTexts(alignment: .center) },
      .baselines("O3", "81.5x78 first 13 last 73") { GridOfTexts(alignment: .top) },
      .baselines("O4", "65.5x40 first 37 last 37") {
        Grid(alignment: .top) {
          GridRow {
            TextLike.small.gridCellAnchor(.bottom)
            Leaf("", 40, 40)
          }
        }
      },
    ])

  static let textBaselines = Recording(
    "text-semantics", source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-text-semantics.swift",
    system: "macOS 27.0 (26A428)", arms: Arm.textBaselines,
    notReplayed: [
      NotReplayed(
        "G, F, M, T, A, C, X1, X2, X5–X9, X12, X13", count: 130,
        reason: "the letters, faces, ink and truncated lines of the system's fonts"),
      NotReplayed("S, X4", count: 13, reason: "distances between texts, which depend on their fonts"),
      NotReplayed(
        "L1–L6", count: 20, reason: "lines of a text in the system's font; the rules are held by tests (R-11)"
      ),
    ])
}

extension Arm {
  /// Asks a view for its ideal size and its baselines.
  static func baselines<Content: View>(
    _ name: String, _ recorded: String, differs: String? = nil,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> Arm {
    Arm(name, recorded: [recorded], differs: differs) { driver, log in
      try driver.show(BaselineReader(log: log) { content() }, in: CGSize(width: 200, height: 200))
      try await driver.settle()
    }
  }

  static let textBaselines: [Arm] = [
    .baselines("B1 VStack", "33.5x46 first 13 last 41") {
      VStack(spacing: 0) {
        TextLike.small
        TextLike.large
      }
    },
    .baselines("B1 HStack", "51x30 first 20 last 25") {
      HStack(spacing: 0) {
        TextLike.small
        TextLike.large
      }
    },
    .baselines("B1 padding", "33.5x32 first 21 last 21") { TextLike.small.padding(8) },
    .baselines("B1 frame", "17.5x50 first 30 last 30") { TextLike.small.frame(height: 50) },
    .baselines("B1 ZStack", "40x40 first 25 last 25") {
      ZStack {
        Leaf("", 40, 40)
        TextLike.small
      }
    },
    .baselines("B1 background", "17.5x16 first 13 last 13") { TextLike.small.background(Color.red) },
    .baselines("B1 HStack of a colour", "10x10 first 10 last 10") {
      HStack { Color.red.frame(width: 10, height: 10) }
    },
    .baselines("B1 Color", "20x30 first 30 last 30") { Color.red.frame(width: 20, height: 30) },
    .baselines("X3 HStack", "51x30 first 20 last 25") {
      HStack(spacing: 0) {
        TextLike.large
        TextLike.small
      }
    },
    .baselines("X3 VStack", "17.5x26 first 13 last 13") {
      VStack(spacing: 0) {
        TextLike.small
        Color.red.frame(width: 10, height: 10)
      }
    },
    .baselines("X3 bottom", "35x32 first 13 last 29") {
      HStack(alignment: .bottom, spacing: 0) {
        TextLike.small
        TextLike.lines
      }
    },
    .baselines("X3 top", "35x32 first 13 last 29") {
      HStack(alignment: .top, spacing: 0) {
        TextLike.lines
        TextLike.small
      }
    },
    .baselines("X3 Spacer", "8x0 first 0 last 0") { HStack { Spacer() } },
    .baselines("X3 fixedSize", "17.5x16 first 13 last 13") { TextLike.small.fixedSize() },
    .baselines("X3 overlay", "17.5x16 first 13 last 13") { TextLike.small.overlay(Color.red) },
    .baselines("X3 in overlay", "30x30 first 30 last 30") {
      Color.red.frame(width: 30, height: 30).overlay { TextLike.small }
    },
    .baselines("X3 Grid", "17.5x16 first 13 last 13") { Grid { GridRow { TextLike.small } } },
    .baselines("X3 offset", "17.5x16 first 13 last 13") { TextLike.small.offset(y: 7) },
    .baselines("X3 alignmentGuide", "17.5x16 first 4 last 13") {
      TextLike.small.alignmentGuide(.firstTextBaseline) { _ in 4 }
    },
    .baselineFrames(
      "B2 firstTextBaseline", "stack 0 0 78.5 44", "13 0 12 17.5 16", "2line 51 12 17.5 32",
      "26 17.5 0 33.5 30",
      "color 68.5 15 10 10"
    ) { RowOfTexts(alignment: .firstTextBaseline, log: $0) },
    .baselineFrames(
      "B2 lastTextBaseline", "stack 0 0 78.5 34", "13 0 16 17.5 16", "2line 51 0 17.5 32",
      "26 17.5 4 33.5 30",
      "color 68.5 19 10 10"
    ) { RowOfTexts(alignment: .lastTextBaseline, log: $0) },
    .baselineFrames(
      "B2 center", "stack 0 0 78.5 32", "13 0 8 17.5 16", "2line 51 0 17.5 32", "26 17.5 1 33.5 30",
      "color 68.5 11 10 10"
    ) { RowOfTexts(alignment: .center, log: $0) },
    .baselineFrames(
      "B2 top", "stack 0 0 78.5 32", "13 0 0 17.5 16", "2line 51 0 17.5 32", "26 17.5 0 33.5 30",
      "color 68.5 0 10 10"
    ) { RowOfTexts(alignment: .top, log: $0) },
    .baselineFrames(
      "X11 firstTextBaseline", "stack 0 0 78.5 37", "13 0 0 17.5 16", "2line 51 0 17.5 32",
      "26 17.5 -12 33.5 30",
      "color 68.5 3 10 10", "row2 6.25 32 5 5"
    ) { GridOfBaselines(alignment: .firstTextBaseline, log: $0) },
    .baselineFrames(
      "X11 lastTextBaseline", "stack 0 0 78.5 37", "13 0 14 17.5 16", "2line 51 -2 17.5 32",
      "26 17.5 2 33.5 30",
      "color 68.5 17 10 10", "row2 6.25 32 5 5"
    ) { GridOfBaselines(alignment: .lastTextBaseline, log: $0) },
    .baselines("X11 first", "78.5x37 first 13 last 29") {
      GridOfBaselines(alignment: .firstTextBaseline, log: ScreenLog())
    },
    .baselines("X11 last", "78.5x37 first 11 last 27") {
      GridOfBaselines(alignment: .lastTextBaseline, log: ScreenLog())
    },
    .baselines("X11b", "51x30 first 25 last 25") {
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0) {
        GridRow {
          TextLike.small
          TextLike.large
        }
      }
    },
  ]

  private static func baselineFrames<Content: View>(
    _ name: String, _ recorded: String..., content: @escaping @MainActor @Sendable (ScreenLog) -> Content
  ) -> Arm {
    Arm(name, recorded: recorded.sorted()) { driver, log in
      let corner = content(log).reportsFrame("stack", to: log)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      try driver.show(corner, in: CGSize(width: 200, height: 200))
      try await driver.settle()
      log.reportFrames()
    }
  }
}

/// A leaf with the size and the baselines of a text that was recorded.
struct TextLike: View {
  let size: CGSize
  let first: CGFloat
  let last: CGFloat

  /// `Hg` at 13 points, at 26, and on two lines at 13.
  static let small = TextLike(size: CGSize(width: 17.5, height: 16), first: 13, last: 13)
  static let large = TextLike(size: CGSize(width: 33.5, height: 30), first: 25, last: 25)
  static let lines = TextLike(size: CGSize(width: 17.5, height: 32), first: 13, last: 29)

  var body: some View {
    let (first, last) = (first, last)
    Leaf("", size.width, size.height)
      .alignmentGuide(.firstTextBaseline) { _ in first }
      .alignmentGuide(.lastTextBaseline) { _ in last }
  }
}

/// Logs the ideal size and the baselines of its view.
private struct BaselineReader: Layout {
  let log: ScreenLog

  func makeCache(subviews: Subviews) -> Bool { false }

  func updateCache(_ cache: inout Bool, subviews: Subviews) {}

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache hasLogged: inout Bool) -> CGSize {
    let view = subviews[0].dimensions(in: .unspecified)
    if !hasLogged {
      log(
        "\(text(CGSize(width: view.width, height: view.height))) first \(text(view[VerticalAlignment.firstTextBaseline]))"
          + " last \(text(view[VerticalAlignment.lastTextBaseline]))")
    }
    hasLogged = true
    return CGSize(width: view.width, height: view.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Bool) {
    subviews[0].place(at: bounds.origin, proposal: .unspecified)
  }
}

private struct GridOfTexts: View {
  let alignment: Alignment

  var body: some View {
    Grid(alignment: alignment, verticalSpacing: 8) {
      GridRow {
        TextLike.small
        Leaf("", 40, 40)
      }
      GridRow { TextLike.large }
    }
  }
}

private struct RowOfTexts: View {
  let alignment: VerticalAlignment
  let log: ScreenLog

  var body: some View {
    HStack(alignment: alignment, spacing: 0) {
      TextLike.small.reportsFrame("13", to: log)
      TextLike.large.reportsFrame("26", to: log)
      TextLike.lines.reportsFrame("2line", to: log)
      Color.red.frame(width: 10, height: 10).reportsFrame("color", to: log)
    }
  }
}

private struct GridOfBaselines: View {
  let alignment: VerticalAlignment
  let log: ScreenLog

  var body: some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow(alignment: alignment) {
        TextLike.small.reportsFrame("13", to: log)
        TextLike.large.reportsFrame("26", to: log)
        TextLike.lines.reportsFrame("2line", to: log)
        Color.red.frame(width: 10, height: 10).reportsFrame("color", to: log)
      }
      GridRow { Color.red.frame(width: 5, height: 5).reportsFrame("row2", to: log) }
    }
  }
}
