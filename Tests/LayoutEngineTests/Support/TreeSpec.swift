// SPDX-License-Identifier: Apache-2.0
import Foundation

import LayoutEngine

/// A guide's value as a function of its view's size.
struct GuideSpec: Equatable {
  enum Function: Equatable { case constant(Double), ofWidth(Double), ofHeight(Double) }
  var key: AlignmentKey
  var function: Function

  var value: @Sendable (ViewDimensions) -> CGFloat {
    let function = function
    return { dimensions in
      switch function {
      case .constant(let value): return value
      case .ofWidth(let factor): return dimensions.width * factor
      case .ofHeight(let factor): return dimensions.height * factor
      }
    }
  }
}

/// A role that can be compared and printed.
enum RoleSpec: Equatable {
  case fill
  case fixed(Double, Double)
  case text(String, Double, Int?)
  case spacer(Double?)
  case divider
  case frame(Double?, Double?, Alignment)
  case flexFrame(FlexFrame)
  case padding(EdgeInsets)
  case displaced(Double, Double, Double, Double)
  case offset(Double, Double)
  case position(Double, Double)
  case fixedSize(Bool, Bool)
  case aspectRatio(Double?, ContentMode)
  case hstack(VerticalAlignment, Double?)
  case vstack(HorizontalAlignment, Double?)
  case zstack(Alignment)
  case layered(Alignment)
  case grid(GridShape)
  case guide(GuideSpec)
  case reader
  /// A leaf in a reader, made half the reader's size when that is placed.
  case halfOfReader
  /// The custom layout `DiagonalLayout`.
  case diagonal
  case group

  var alignment: Alignment? {
    switch self {
    case .frame(_, _, let alignment), .zstack(let alignment), .layered(let alignment): return alignment
    case .flexFrame(let frame): return frame.alignment
    default: return nil
    }
  }

  var role: LayoutRole {
    switch self {
    case .fill: return .fill
    case .fixed(let w, let h): return .fixed(CGSize(width: w, height: h))
    case .text(let string, let size, let limit):
      return .text(string, fontSize: size, lineLimit: limit)
    case .spacer(let minimum): return .spacer(minLength: minimum.map { CGFloat($0) })
    case .divider: return .divider
    case .frame(let w, let h, let alignment):
      return .frame(width: w.map { CGFloat($0) }, height: h.map { CGFloat($0) }, alignment: alignment)
    case .flexFrame(let frame): return .flexFrame(frame)
    case .padding(let insets): return .padding(insets)
    case .displaced(let x, let y, let width, let height):
      return .displaced(
        distance: CGSize(width: x, height: y), growth: CGSize(width: width, height: height))
    case .offset(let x, let y): return .offset(CGSize(width: x, height: y))
    case .position(let x, let y): return .position(CGPoint(x: x, y: y))
    case .fixedSize(let h, let v): return .fixedSize(horizontal: h, vertical: v)
    case .aspectRatio(let ratio, let mode): return .aspectRatio(ratio.map { CGFloat($0) }, mode)
    case .hstack(let alignment, let spacing): return .hstack(alignment, spacing: spacing.map { CGFloat($0) })
    case .vstack(let alignment, let spacing): return .vstack(alignment, spacing: spacing.map { CGFloat($0) })
    case .zstack(let alignment): return .zstack(alignment)
    case .layered(let alignment): return .layered(alignment)
    case .grid(let shape): return shape.role
    case .guide(let guide):
      return guide.key.axis == .horizontal
        ? .horizontalGuide(HorizontalAlignment(guide.key), guide.value)
        : .verticalGuide(VerticalAlignment(guide.key), guide.value)
    case .reader: return .reader
    case .halfOfReader: return .fixed(.zero)
    case .diagonal: return .custom(DiagonalLayout().boxed())
    case .group: return .group
    }
  }
}

/// A custom layout: subviews at their ideal size, each at the corner of the one before.
struct DiagonalLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(into: CGSize.zero) { total, subview in
      let size = subview.sizeThatFits(.unspecified)
      total.width += size.width
      total.height += size.height
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var corner = bounds.origin
    for subview in subviews {
      subview.place(at: corner, proposal: .unspecified)
      let size = subview.sizeThatFits(.unspecified)
      corner.x += size.width
      corner.y += size.height
    }
  }
}

/// A layout tree as a value. The key is the node's identity across edits.
struct TreeSpec: Equatable {
  var key: Int
  var role: RoleSpec
  var children: [TreeSpec] = []
  var priority: Double?
  /// Whether the node is laid out from right to left; nil is as what is around.
  var isMirrored: Bool?

  var nodeCount: Int { children.reduce(1) { $0 + $1.nodeCount } }

  var keys: [Int] { [key] + children.flatMap(\.keys) }

  /// Calls `body` with every node, parents first.
  func forEach(parent: Int = -1, _ body: (TreeSpec, _ parent: Int) -> Void) {
    body(self, parent)
    for child in children { child.forEach(parent: key, body) }
  }

  /// The node of number `index` in depth-first order, edited by `body`.
  mutating func edit(_ index: inout Int, _ body: (inout TreeSpec) -> Void) {
    if index == 0 {
      body(&self)
      index = -1
      return
    }
    index -= 1
    for child in children.indices where index >= 0 { children[child].edit(&index, body) }
  }

  func description(indent: String = "") -> String {
    let own =
      "\(indent)#\(key) \(role)" + (priority.map { " priority \($0)" } ?? "")
      + (isMirrored.map { $0 ? " from right to left" : " from left to right" } ?? "") + "\n"
    return children.reduce(own) { $0 + $1.description(indent: indent + "  ") }
  }
}
