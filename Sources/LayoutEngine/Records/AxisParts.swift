// SPDX-License-Identifier: Apache-2.0

// What something has on one axis. Code that works along either axis gets the axis as a parameter and asks here for what
// it needs, so the choice between x and y, between width and height, is made in this file alone. Where the caller names
// the axis, everything is inlined and nothing is left of the choice.

extension Axis {
  /// The axis across this one.
  @inline(__always)
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension SIMD2<Double> {
  /// A point, a size or a proposal, made of its part along an axis and its part across.
  @inline(__always)
  init(_ axis: Axis, along: Double, across: Double) {
    self = axis == .horizontal ? SIMD2(along, across) : SIMD2(across, along)
  }

  @inline(__always)
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension LayoutRecord {
  /// Where the record's children meet on an axis. A stack aligns its children across.
  @inline(__always)
  func alignment(on axis: Axis) -> AlignmentKey.Code { axis == .horizontal ? horizontal : vertical }
}

extension AlignmentKey.Code {
  /// Whether children meet on a guide, and neither on an edge nor in the centre.
  @inline(__always)
  var isGuide: Bool { rawValue > Self.end.rawValue }

  /// Which part of a length comes first, where children meet on an edge or in the centre. Of a container's length less a
  /// child's, that is where the child begins; of a child's own length, where its edge or centre is.
  @inline(__always)
  var part: Double { self == .start ? 0 : self == .center ? 0.5 : 1 }

  @inline(__always)
  func part(of length: Double) -> Double { self == .start ? 0 : length * part }
}

extension SlotFacts {
  /// Something in the subtree depends on the offer on this axis.
  @inline(__always)
  static func uses(_ axis: Axis) -> SlotFacts { axis == .horizontal ? .usesWidth : .usesHeight }

  /// A guide was set in the subtree on this axis.
  @inline(__always)
  static func guides(on axis: Axis) -> SlotFacts { axis == .horizontal ? .guidesX : .guidesY }

  /// The edge that comes first on an axis, and the last, keep no distance by default.
  @inline(__always)
  static func openFirst(on axis: Axis) -> SlotFacts { axis == .horizontal ? .openLeading : .openTop }
  @inline(__always)
  static func openLast(on axis: Axis) -> SlotFacts { axis == .horizontal ? .openTrailing : .openBottom }
}

extension Summary {
  @inline(__always)
  init(_ axis: Axis, along: AxisRange, across: AxisRange, _ facts: SlotFacts) {
    self =
      axis == .horizontal
      ? Summary(width: along, height: across, facts: facts)
      : Summary(width: across, height: along, facts: facts)
  }
}

extension RecordKind {
  @inline(__always)
  static func stack(along axis: Axis) -> RecordKind { axis == .horizontal ? .hstack : .vstack }
}

extension LimitPairColumn {
  /// The widths or the heights.
  @inline(__always)
  func lengths(on axis: Axis) -> LimitColumn { axis == .horizontal ? widths : heights }
}
