// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// An arm that asks a view for its size at the recorder's five proposals.
private func sizes<Content: View>(
  _ name: String, of recorded: [String], @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
) -> Arm {
  Arm(name, recorded: recorded) { driver, log in
    let asking = Asking(
      .unspecified, ProposedViewSize(width: 100, height: 60), .zero, .infinity,
      ProposedViewSize(width: 100, height: nil), log: log)
    try driver.show(asking { content() }, in: CGSize(width: 300, height: 300))
    try await driver.settle()
  }
}

private func clicks<Content: View>(
  _ name: String, _ points: [(CGFloat, CGFloat, Int)],
  @ViewBuilder _ content: @escaping @MainActor @Sendable (_ hit: @escaping () -> Void) -> Content
) -> Arm {
  let points = points.map { (CGPoint(x: $0.0, y: 200 - $0.1), $0.2) }
  return Arm(name, recorded: points.map { "\(text($0.0.x)) \(text($0.0.y)): \($0.1)" }) { driver, log in
    for (point, _) in points {
      let counter = Counter()
      try driver.show(content { counter.count += 1 }, in: CGSize(width: 200, height: 200))
      try await driver.settle()
      try driver.tap(at: point)
      try await driver.settle()
      log("\(text(point.x)) \(text(point.y)): \(counter.count)")
    }
  }
}

private let greedy = [
  "nilxnil -> 10x10", "100x60 -> 100x60", "0x0 -> 0x0", "infxinf -> infxinf", "100xnil -> 100x10",
]
private let bar = [
  "nilxnil -> 100x20", "100x60 -> 100x20", "0x0 -> 100x20", "infxinf -> 100x20", "100xnil -> 100x20",
]
private let box = [
  "nilxnil -> 40x20", "100x60 -> 40x20", "0x0 -> 40x20", "infxinf -> 40x20", "100xnil -> 40x20",
]

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

extension Recording {
  static let pathsAndTransforms = Recording(
    "paths-shadows-transforms",
    source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-paths-shadows-transforms.swift",
    system: "macOS 27.0.1",
    arms: [
      sizes("P2 fixed", of: box) { Color.red.frame(width: 40, height: 20) },
      sizes("P2 Color", of: greedy) { Color.red },
      clicks("P3", [(100, 100, 1), (20, 100, 1)]) { hit in Color.blue.onTapGesture(perform: hit) },
      sizes("PA1 sizes", of: greedy) { Path { $0.addRect(CGRect(x: 20, y: 30, width: 50, height: 40)) } },
      sizes("PA7 sizes", of: greedy) { Triangle() },
      sizes("SH8", of: box) { Color.red.frame(width: 40, height: 20).shadow(radius: 10) },
      sizes("T1 sizes", of: bar) { Color.red.frame(width: 100, height: 20).rotationEffect(.degrees(45)) },
      sizes("T3 sizes", of: box) { Color.red.frame(width: 40, height: 20).scaleEffect(2) },
      sizes("T6 sizes", of: box) { Color.red.frame(width: 40, height: 20).offset(x: 30, y: 10) },
      .screen("T6b", "blue 40 0 40 20", "red 0 30 40 20") { log in
        HStack(spacing: 0) {
          Color.red.frame(width: 40, height: 20).reportsFrame("red", to: log).offset(x: 0, y: 30)
          Color.blue.frame(width: 40, height: 20).reportsFrame("blue", to: log)
        }
        .frame(width: 200, height: 200, alignment: .topLeading)
      },
      clicks("H1", [(100, 100, 1), (100, 40, 1), (40, 100, 0)]) { hit in
        Color.blue.frame(width: 160, height: 20).onTapGesture(perform: hit).rotationEffect(.degrees(90))
      },
      clicks("H1c", [(100, 100, 1), (100, 40, 0), (40, 100, 1)]) { hit in
        Color.blue.frame(width: 160, height: 20).onTapGesture(perform: hit)
      },
      clicks("H1b", [(100, 40, 1), (40, 100, 0)]) { hit in
        Color.blue.frame(width: 160, height: 20).rotationEffect(.degrees(90)).onTapGesture(perform: hit)
      },
      clicks("H2", [(100, 100, 1), (30, 100, 0)]) { hit in
        Color.blue.frame(width: 160, height: 160).onTapGesture(perform: hit).scaleEffect(0.5)
      },
      clicks("H3", [(100, 100, 1), (50, 100, 1)]) { hit in
        Color.blue.frame(width: 60, height: 60).onTapGesture(perform: hit).scaleEffect(2)
      },
      clicks("H4", [(160, 100, 1), (80, 100, 0)]) { hit in
        Color.blue.frame(width: 60, height: 60).onTapGesture(perform: hit).offset(x: 60)
      },
      clicks("H5", [(100, 100, 1), (150, 50, 0)]) { hit in
        Color.blue.frame(width: 60, height: 60).shadow(color: .black, radius: 0, x: 40, y: 40).onTapGesture(
          perform: hit)
      },
      clicks("H6", [(100, 40, 1), (40, 100, 0)]) { hit in
        Button(action: hit) { Color.blue.frame(width: 160, height: 30) }.buttonStyle(.plain)
          .rotationEffect(.degrees(90))
      },
      clicks("H7", [(65, 65, 0), (100, 48, 1)]) { hit in
        Color.blue.frame(width: 80, height: 80).onTapGesture(perform: hit).rotationEffect(.degrees(45))
      },
    ],
    notReplayed: [
      NotReplayed("P1, PA2–PA8, ST, SH0–SH13, T0–T16", count: 74, reason: "pixels"),
      NotReplayed("P4, X1–X6", count: 7, reason: "frames of AppKit's accessibility, and fonts"),
      NotReplayed("P5, P6, N1–N10", count: 13, reason: "the internal values of animatable types"),
    ])
}
