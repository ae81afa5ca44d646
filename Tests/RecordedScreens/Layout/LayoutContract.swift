// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension Recording {
  static let layoutContract = Recording(
    "layout-protocol-contract",
    source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-layout-protocol-contract.swift",
    system: "macOS 26.6.2",
    arms: armList {
      Arm.screen("A–C", "c? 50x50", "c? 70x50", "asked 1 1", "placed 0", "c at 75 75 30 10") { log in
        AskingTwice(log: log) { Standing("c", log, logsOffers: true) { CGSize(width: 30, height: 10) } }
      }
      Arm("F, G", recorded: ["F 0", "G 0", "c at 105 65 30 10"]) { driver, log in
        let asked = ScreenLog()
        try driver.show(
          AskingTwice(log: ScreenLog()) {
            Standing("c", asked, logsOffers: true) { CGSize(width: 30, height: 10) }
          }, in: CGSize(width: 200, height: 200))
        try await driver.settle()
        var before = asked.lines.count { $0.contains("?") }
        try await driver.settle()
        log("F \(asked.lines.count { $0.contains("?") } - before)")
        before = asked.lines.count { $0.contains("?") }
        try await driver.resize(to: CGSize(width: 260, height: 180))
        log("G \(asked.lines.count { $0.contains("?") } - before)")
        log(asked.lines.last ?? "")
      }
      Arm("H", recorded: ["c? 200x50", "c at 0 75 30 10", "c? 260x50", "c at 0 65 30 10"]) { driver, log in
        try driver.show(
          ForwardingWidth { Standing("c", log, logsOffers: true) { CGSize(width: 30, height: 10) } },
          in: CGSize(width: 200, height: 200))
        try await driver.settle()
        try await driver.resize(to: CGSize(width: 260, height: 180))
      }
      Arm.screen(
        "E", "0: 2.5 0x0 10x10 infxinf", "1: -inf 12x12 12x12 infxinf", "2: 0 12x0 12x10 infxinf"
      ) { log in
        Inspecting(log: log) {
          Color.red.layoutPriority(2.5)
          Spacer(minLength: 12)
          Color.blue.frame(minWidth: 12)
        }
      }
      Arm.screen("E2", "0: -inf 12x12 12x12 infxinf", "1: -inf 0x0 10x10 infxinf") { log in
        HStack {
          Inspecting(log: log) {
            Spacer(minLength: 12)
            Color.red.layoutPriority(-.infinity)
          }
        }
      }
      Arm.screen("L", "0: 0 10x0 10x10 10xinf", "1: 0 6x6 16x16 infxinf", "2: 2 6x6 16x16 infxinf") { log in
        Inspecting(log: log) {
          Color.red.layoutPriority(2).frame(width: 10)
          Color.red.layoutPriority(2).padding(3)
          Color.red.padding(3).layoutPriority(2)
        }
      }
      Arm.screen("I", "parent 50 50 100 100", "child at 0 0 200 200 offered 200x200") { log in
        Placing(log: log, size: CGSize(width: 100, height: 100)) { _, _ in
        } content: {
          Standing("child", log, logsPlaceOffer: true)
        }
      }
      Arm.screen(
        "I2", in: CGSize(width: 300, height: 240), "parent 120 70 100 100",
        "child at 155 105 30 30 offered 100x100"
      ) { log in
        Placing(log: log, size: CGSize(width: 100, height: 100)) { _, _ in
        } content: {
          Standing("child", log, logsPlaceOffer: true) { CGSize(width: 30, height: 30) }
        }
        .frame(width: 100, height: 100).padding(.leading, 40)
      }
      Arm.screen("J", "parent 50 50 100 100", "child at 100 100 40 40 offered 40x40") { log in
        Placing(log: log, size: CGSize(width: 100, height: 100)) { bounds, views in
          for (distance, length) in [(10.0, 20.0), (50, 40)] {
            views[0].place(
              at: CGPoint(x: bounds.minX + distance, y: bounds.minY + distance),
              proposal: ProposedViewSize(width: length, height: length))
          }
        } content: {
          Standing("child", log, logsPlaceOffer: true)
        }
      }
      Arm(
        "K",
        recorded: [
          "a at 25 25 70 40 offered 70x40", "b at 110 115 30 20 offered 30x20",
          "c at 95 105 30 20 offered 30x20",
          "parent 25 25 150 150",
        ]
      ) { driver, log in
        let placed = ScreenLog()
        let screen = Placing(log: placed, size: CGSize(width: 150, height: 150)) { bounds, views in
          let far = CGPoint(x: bounds.minX + 100, y: bounds.minY + 100)
          let offer = ProposedViewSize(width: 30, height: 20)
          views[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 70, height: 40))
          views[1].place(at: far, anchor: .center, proposal: offer)
          views[2].place(at: far, anchor: .bottomTrailing, proposal: offer)
        } content: {
          Standing("a", placed, logsPlaceOffer: true)
          Standing("b", placed, logsPlaceOffer: true)
          Standing("c", placed, logsPlaceOffer: true)
        }
        try driver.show(screen, in: CGSize(width: 200, height: 200))
        try await driver.settle()
        // In which order siblings are placed is no contract.
        for line in placed.lines.sorted() { log(line) }
      }
      Arm.screen("M control", "parent 50 50 100 100", "child at 60 50 20 20 offered 20x20") { log in
        Placing(log: log, size: CGSize(width: 100, height: 100)) { bounds, views in
          views[0].place(
            at: CGPoint(x: bounds.minX + 10, y: bounds.minY),
            proposal: ProposedViewSize(width: 20, height: 20))
        } content: {
          Standing("child", log, logsPlaceOffer: true)
        }
      }
    },
    notReplayed: [
      NotReplayed(
        "D, M at NaN", count: 2, reason: "the recorded program ends there; here a diagnostic says why"),
      NotReplayed(
        "M at infinity, N", count: 2, reason: "numbers here are finite, and a diagnostic names the others"),
    ])
}

/// Logs each offer and each place that it gets.
private struct Standing: View {
  let layout: StandingLayout

  init(
    _ name: String, _ log: ScreenLog, logsOffers: Bool = false, logsPlaceOffer: Bool = false,
    size: (@Sendable () -> CGSize)? = nil
  ) {
    layout = StandingLayout(
      name: name, log: log, logsOffers: logsOffers, logsPlaceOffer: logsPlaceOffer, size: size)
  }

  var body: some View { layout { Color.clear } }
}

private struct StandingLayout: Layout {
  let name: String
  let log: ScreenLog
  let logsOffers: Bool
  let logsPlaceOffer: Bool
  let size: (@Sendable () -> CGSize)?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    if logsOffers { log("\(name)? \(text(proposal))") }
    return size?() ?? subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    log("\(name) at \(text(bounds))" + (logsPlaceOffer ? " offered \(text(proposal))" : ""))
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

/// Asks its view twice at one proposal, once at another, and once more when it places it.
private struct AskingTwice: Layout {
  let log: ScreenLog
  private let proposal = ProposedViewSize(width: 50, height: 50)

  init(log: ScreenLog) { self.log = log }

  func sizeThatFits(proposal _: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let before = log.lines.count
    _ = subviews[0].sizeThatFits(proposal)
    _ = subviews[0].sizeThatFits(proposal)
    let between = log.lines.count
    _ = subviews[0].sizeThatFits(ProposedViewSize(width: 70, height: 50))
    log("asked \(between - before) \(log.lines.count - between)")
    return CGSize(width: 50, height: 50)
  }

  func placeSubviews(in bounds: CGRect, proposal _: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let before = log.lines.count
    _ = subviews[0].sizeThatFits(proposal)
    log("placed \(log.lines.count - before)")
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

/// Hands its own width on.
private struct ForwardingWidth: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews[0].sizeThatFits(ProposedViewSize(width: proposal.width, height: 50))
    return CGSize(width: proposal.width ?? size.width, height: 50)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: 50))
  }
}

/// Logs each view's priority, and its answers to zero, to no offer and to infinity.
private struct Inspecting: Layout {
  let log: ScreenLog

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    for (index, view) in subviews.enumerated() {
      let sizes = [ProposedViewSize.zero, .unspecified, .infinity].map { text(view.sizeThatFits($0)) }
      log("\(index): \(text(CGFloat(view.priority))) \(sizes.joined(separator: " "))")
    }
    return .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// Has one size, logs where it stands, and places its views by a rule.
private struct Placing<Content: View>: View {
  let layout: PlacingLayout
  let content: Content

  init(
    log: ScreenLog, size: CGSize, place: @escaping @Sendable (CGRect, LayoutSubviews) -> Void,
    @ViewBuilder content: () -> Content
  ) {
    layout = PlacingLayout(log: log, size: size, place: place)
    self.content = content()
  }

  var body: some View { layout { content } }
}

private struct PlacingLayout: Layout {
  let log: ScreenLog
  let size: CGSize
  let place: @Sendable (CGRect, LayoutSubviews) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    log("parent \(text(bounds))")
    place(bounds, subviews)
  }
}
