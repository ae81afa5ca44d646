// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension View {
  /// Keeps this view's last frame in the window, for ``ScreenLog/reportFrames()``. Takes no part in the layout.
  public func reportsFrame(_ name: String, to log: ScreenLog) -> some View {
    onGeometryChange(for: CGRect.self) {
      $0.frame(in: .global)
    } action: {
      log.keep($0, of: name)
    }
  }
}

/// A leaf that logs each proposal that it is asked with, `a? 60xnil`, and answers by a rule.
public struct Leaf: View {
  let layout: LeafLayout

  /// - Parameters:
  ///   - name: What the lines begin with.
  ///   - log: Where they go; nil for a leaf that is only there.
  ///   - answer: The size for a proposal, in points.
  public init(
    _ name: String = "", log: ScreenLog? = nil,
    answer: @escaping @Sendable (ProposedViewSize) -> CGSize
  ) {
    layout = LeafLayout(name: name, log: log, answer: answer)
  }

  /// A leaf of one size, whatever is proposed.
  public init(_ name: String = "", log: ScreenLog? = nil, _ width: CGFloat, _ height: CGFloat) {
    self.init(name, log: log) { _ in CGSize(width: width, height: height) }
  }

  public var body: some View {
    layout {}
  }
}

struct LeafLayout: Layout {
  let name: String
  let log: ScreenLog?
  let answer: @Sendable (ProposedViewSize) -> CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    log?("\(name)? \(text(proposal))")
    return answer(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// Asks its only view for its size, once for each proposal, and logs the answers: `60xnil -> 60x20`. Then it places the
/// view at the top leading corner with the last proposal, and has that size.
public struct Asking: Layout {
  let proposals: [ProposedViewSize]
  let log: ScreenLog?

  public init(_ proposals: ProposedViewSize..., log: ScreenLog? = nil) {
    self.proposals = proposals
    self.log = log
  }

  public func makeCache(subviews: Subviews) -> Bool { false }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache hasLogged: inout Bool
  ) -> CGSize {
    var size = CGSize.zero
    for proposal in proposals {
      size = subviews.first?.sizeThatFits(proposal) ?? .zero
      if !hasLogged { log?("\(text(proposal)) -> \(text(size))") }
    }
    hasLogged = true
    return size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Bool
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposals.last ?? .unspecified)
  }
}
