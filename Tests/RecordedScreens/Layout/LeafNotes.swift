// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Synchronization

/// What the leaves of a screen are offered, in order and each offer once, and where each is put last.
public final class LeafNotes: Sendable {
  private struct Contents {
    var size = CGSize.zero
    var names: [String] = []
    var offers: [String: [String]] = [:]
    var frames: [String: CGRect] = [:]
  }

  private let contents = Mutex(Contents())
  /// For views with ``SwiftUI/View/reportsFrame(_:to:)``.
  public let log: ScreenLog

  init(_ log: ScreenLog) { self.log = log }

  fileprivate func noteSize(_ size: CGSize) { contents.withLock { $0.size = size } }

  fileprivate func noteOffer(_ offer: ProposedViewSize, to name: String) {
    contents.withLock {
      if $0.offers[name] == nil { $0.names.append(name) }
      let offer = text(offer)
      if !$0.offers[name, default: []].contains(offer) { $0.offers[name, default: []].append(offer) }
    }
  }

  fileprivate func noteFrame(_ frame: CGRect, of name: String) {
    contents.withLock {
      if $0.offers[name] == nil {
        $0.names.append(name)
        $0.offers[name] = []
      }
      $0.frames[name] = frame
    }
  }

  /// Logs `size 60x20`, and a line for each leaf, those that were asked first before the others:
  /// `a [nilxnil, nilx20] 0 0 20 20`.
  fileprivate func report() {
    log("size \(text(contents.withLock { $0.size }))")
    reportLeaves()
  }

  /// The same without the size.
  func reportLeaves() {
    contents.withLock { contents in
      for name in contents.names {
        let offers = contents.offers[name, default: []].joined(separator: ", ")
        log("\(name) [\(offers)]" + (contents.frames[name].map { " \(text($0))" } ?? ""))
      }
    }
    log.reportFrames()
  }

  /// Has positions begin at the first leaf, for what stands in a scroll view: on a Mac its content has an origin of its
  /// own.
  func takeFirstLeafAsOrigin() {
    contents.withLock { contents in
      guard let first = contents.names.first, let origin = contents.frames[first]?.origin else { return }
      contents.frames = contents.frames.mapValues { $0.offsetBy(dx: -origin.x, dy: -origin.y) }
    }
  }

  // MARK: - Leaves

  /// A leaf that answers an offer within limits, and the ideal where there is none.
  func leaf(
    _ name: String, width: ClosedRange<CGFloat>, idealWidth: CGFloat? = nil, height: ClosedRange<CGFloat>,
    idealHeight: CGFloat? = nil
  ) -> some View {
    NotedLeaf(notes: self, name: name) { offer in
      CGSize(
        width: min(max(offer.width ?? idealWidth ?? width.upperBound, width.lowerBound), width.upperBound),
        height: min(
          max(offer.height ?? idealHeight ?? height.upperBound, height.lowerBound), height.upperBound))
    }
  }

  /// A leaf of one size.
  func fixed(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    leaf(name, width: width...width, height: height...height)
  }

  /// A leaf whose width is flexible.
  func wide(
    _ name: String, _ width: ClosedRange<CGFloat>, ideal: CGFloat? = nil, height: CGFloat = 20
  ) -> some View {
    leaf(name, width: width, idealWidth: ideal, height: height...height)
  }

  /// A leaf whose height is flexible.
  func tall(
    _ name: String, _ height: ClosedRange<CGFloat>, ideal: CGFloat? = nil, width: CGFloat = 20
  ) -> some View {
    leaf(name, width: width...width, height: height, idealHeight: ideal)
  }

  /// A leaf that takes what it is offered.
  func greedy(_ name: String, ideal: CGSize = CGSize(width: 10, height: 10)) -> some View {
    leaf(
      name, width: 0...(.infinity), idealWidth: ideal.width, height: 0...(.infinity),
      idealHeight: ideal.height)
  }

  /// A leaf that is half as wide as it is offered, 20 where there is no offer, and 10 high.
  func half(_ name: String) -> some View {
    NotedLeaf(notes: self, name: name) { CGSize(width: ($0.width ?? 40) / 2, height: 10) }
  }

  /// A leaf of the area 600, 10 wide where there is no offer.
  func area(_ name: String) -> some View {
    NotedLeaf(notes: self, name: name) { offer in
      let width = max(1, min(offer.width ?? 10, 1_000))
      return CGSize(width: width, height: 600 / width)
    }
  }
}

private struct NotedLeaf: View {
  let notes: LeafNotes
  let name: String
  let answer: @Sendable (ProposedViewSize) -> CGSize

  var body: some View {
    // On a Mac a layout without views is not asked.
    NotedLeafLayout(notes: notes, name: name, answer: answer) { Color.clear }
  }
}

private struct NotedLeafLayout: Layout {
  let notes: LeafNotes
  let name: String
  let answer: @Sendable (ProposedViewSize) -> CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    notes.noteOffer(proposal, to: name)
    return answer(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    notes.noteFrame(bounds, of: name)
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

/// Asks its view for its size once, and puts it at the window's origin.
private struct NotedProbe: Layout {
  let proposal: ProposedViewSize
  let isPlaced: Bool
  let notes: LeafNotes

  func sizeThatFits(proposal _: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(proposal) ?? .zero
    notes.noteSize(size)
    return isPlaced ? size : .zero
  }

  func placeSubviews(in bounds: CGRect, proposal _: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: .zero, proposal: isPlaced ? proposal : .zero)
  }
}

extension Arm {
  /// An arm that asks a view for its size and puts it at the origin.
  ///
  /// - Parameters:
  ///   - width: What the view is offered.
  ///   - isPlaced: False for a view whose answer is infinite; it is then placed at no size, and no frames are compared.
  ///   - startsAtFirst: Positions of leaves begin at the first one.
  ///   - recorded: The size, then a line for each leaf of the ``LeafNotes``, then one for each view that reports its
  ///     frame.
  static func asked<Content: View>(
    _ name: String, _ width: CGFloat?, _ height: CGFloat?, isPlaced: Bool = true,
    startsAtFirst: Bool = false, _ recorded: String...,
    differs: String? = nil, @ViewBuilder content: @escaping @MainActor @Sendable (LeafNotes) -> Content
  ) -> Arm {
    Arm(name, recorded: recorded, differs: differs) { driver, log in
      let notes = LeafNotes(log)
      let probe = NotedProbe(
        proposal: ProposedViewSize(width: width, height: height), isPlaced: isPlaced, notes: notes)
      try driver.show(probe { content(notes) }, in: CGSize(width: 1_000, height: 1_000))
      try await driver.settle()
      if startsAtFirst { notes.takeFirstLeafAsOrigin() }
      notes.report()
    }
  }
}

/// Writes arms one below the other, each with a type check of its own.
@resultBuilder
enum ArmList {
  static func buildExpression(_ arm: Arm) -> [Arm] { [arm] }
  static func buildExpression(_ arms: [Arm]) -> [Arm] { arms }
  static func buildBlock(_ arms: [Arm]...) -> [Arm] { arms.flatMap { $0 } }
  static func buildArray(_ arms: [[Arm]]) -> [Arm] { arms.flatMap { $0 } }
}

func armList(@ArmList _ list: () -> [Arm]) -> [Arm] { list() }
