// SPDX-License-Identifier: Apache-2.0
import Foundation

// The table of roles: which roles there are, and which type carries each out. The rules of a role stand in its own
// file.

/// How a record of a `LayoutTree` answers proposals and places its children.
@usableFromInline
package enum LayoutRole {
  /// Answers the proposal, 10 points where it is nil: colours, shapes (L-22).
  case fill
  /// Always this size.
  case fixed(CGSize)
  /// A text (L-20, L-21). The tree asks the object for its letters, and does not keep it.
  case text(Unmanaged<AnyObject>)
  /// Takes what is left in its stack (L-23). A nil minimum is 8 points.
  case spacer(minLength: CGFloat?)
  /// A one-point line across its stack (L-24).
  case divider
  /// A fixed frame (L-30).
  case frame(width: CGFloat?, height: CGFloat?, alignment: Alignment)
  /// A flexible frame (L-31…L-37).
  case flexFrame(FlexFrame)
  /// Distances around the child (L-42).
  case padding(EdgeInsets)
  /// Lays the child out elsewhere, and larger or smaller, while it is drawn on its way to its place.
  case displaced(distance: CGSize, growth: CGSize)
  /// Draws the child elsewhere without moving its neighbours (L-43).
  case offset(CGSize)
  /// Puts the child's centre at a point (L-44).
  case position(CGPoint)
  /// The child's ideal size on the chosen axes (L-40).
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// Keeps width to height (L-41); nil takes the child's ideal shape.
  case aspectRatio(CGFloat?, ContentMode)
  /// Children one after another from left to right (L-50…L-58). Nil spacing is the children's choice.
  case hstack(VerticalAlignment, spacing: CGFloat?)
  /// Children one after another from top to bottom (L-56).
  case vstack(HorizontalAlignment, spacing: CGFloat?)
  /// Children above each other (L-59).
  case zstack(Alignment)
  /// The first child decides the size; the others are laid out in it (L-45).
  case layered(Alignment)
  /// Sets a horizontal guide of the child (L-58).
  case horizontalGuide(HorizontalAlignment, (ViewDimensions) -> CGFloat)
  /// Sets a vertical guide of the child (L-58).
  case verticalGuide(VerticalAlignment, (ViewDimensions) -> CGFloat)
  /// Answers the proposal and asks the delegate for content once its size is known (L-70, L-71).
  case reader
  /// Rows of cells in columns (L-76). Nil spacing is the cells' choice.
  case grid(Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?)
  /// A user's `Layout`.
  case custom(any LayoutBox)
  /// Passes everything through to its one child.
  case group
}

/// A role without its arguments.
enum RecordKind: UInt8, CaseIterable {
  /// Leaves.
  case fill, fixed, text, spacer, divider
  /// Around one child.
  case frame, flexFrame, displaced, padding, offset, position, fixedSize, aspectRatio, guide, group
  /// Containers.
  case hstack, vstack, zstack, layered, grid, reader, custom
  /// A record that is not in use.
  case free

  /// What sort of role it is; the compiler asks for each new kind here.
  enum Sort {
    case leaf, frame, otherUnary, stack, otherContainer, none
  }

  var sort: Sort {
    switch self {
    case .fill, .fixed, .text, .spacer, .divider: .leaf
    case .frame, .flexFrame: .frame
    case .displaced, .padding, .offset, .position, .fixedSize, .aspectRatio, .guide, .group:
      .otherUnary
    case .hstack, .vstack: .stack
    case .zstack, .layered, .grid, .reader, .custom: .otherContainer
    case .free: .none
    }
  }

  // What passes ask of each record, by one comparison: kinds of one sort stand side by side. A test holds these against
  // `sort`.

  @inline(__always)
  private func isBetween(_ first: RecordKind, _ last: RecordKind) -> Bool {
    rawValue >= first.rawValue && rawValue <= last.rawValue
  }

  @inline(__always)
  var isLeaf: Bool { isBetween(.fill, .divider) }
  @inline(__always)
  var isUnary: Bool { isBetween(.frame, .group) }
  @inline(__always)
  var isStack: Bool { isBetween(.hstack, .vstack) }
  @inline(__always)
  var isFrame: Bool { isBetween(.frame, .flexFrame) }
  /// Whether its role has four arguments; the others have two at most.
  @inline(__always)
  var hasFourArguments: Bool { isBetween(.flexFrame, .padding) }
}

extension LayoutTree {
  /// Whether a record is known to have a role already, of those that bodies give again most often.
  @inline(__always)
  func holds(_ id: LayoutID, _ role: LayoutRole) -> Bool {
    switch role {
    case .reader: records[id].kind == .reader
    case .spacer(let minLength): SpacerRole.isHeld(minLength, self, id)
    case .padding(let insets): PaddingRole.isHeld(insets, self, id)
    case .layered(let alignment): records[id].kind == .layered && isAligned(id, alignment)
    default: false
    }
  }

  /// Writes a role's arguments into a record in place of another role's.
  func replaceRole(_ id: LayoutID, by role: LayoutRole) {
    records[id].flags.subtract(.roleFlags.union(.unmeasured))
    arguments[id] = RecordArguments()
    records[id].horizontal = .center
    records[id].vertical = .center
    write(role, to: id)
  }

  /// Writes a role's arguments into a record that has none.
  @inline(__always)
  func write(_ role: LayoutRole, to id: LayoutID) {
    switch role {
    case .fill: records[id].kind = .fill
    case .fixed(let size): FixedRole.write(size, self, id)
    case .text(let owner): TextRole.write(owner, self, id)
    case .spacer(let minLength): SpacerRole.write(minLength, self, id)
    case .divider: records[id].kind = .divider
    case .frame(let width, let height, let alignment): FrameRole.write(width, height, alignment, self, id)
    case .flexFrame(let frame): FlexFrameRole.write(frame, self, id)
    case .displaced(let distance, let growth): DisplacedRole.write(distance, growth, self, id)
    case .padding(let insets): PaddingRole.write(insets, self, id)
    case .offset(let distance): OffsetRole.write(distance, self, id)
    case .position(let point): PositionRole.write(point, self, id)
    case .fixedSize(let horizontal, let vertical): FixedSizeRole.write(horizontal, vertical, self, id)
    case .aspectRatio(let ratio, let mode): AspectRatioRole.write(ratio, mode, self, id)
    case .hstack(let alignment, let spacing): RowRole.write(alignment, spacing, self, id)
    case .vstack(let alignment, let spacing): ColumnRole.write(alignment, spacing, self, id)
    case .zstack(let alignment): DepthRole.write(alignment, self, id)
    case .layered(let alignment): LayeredRole.write(alignment, self, id)
    case .horizontalGuide(let alignment, let value): GuideRole.write(alignment, value, self, id)
    case .verticalGuide(let alignment, let value): GuideRole.write(alignment, value, self, id)
    case .grid(let alignment, let horizontal, let vertical):
      GridRole.write(alignment, horizontal, vertical, self, id)
    case .reader: records[id].kind = .reader
    case .custom(let box): CustomRole.write(box, self, id)
    case .group: records[id].kind = .group
    }
  }

  /// The record's summary, from its arguments and its children's summaries. Changes nothing, because checks ask for
  /// it, too.
  @inline(__always)
  func summary(of id: LayoutID) -> Summary {
    switch records[id].kind {
    case .fill: FillRole.summary(self, id)
    case .fixed: FixedRole.summary(self, id)
    case .text: TextRole.summary(self, id)
    case .spacer: SpacerRole.summary(self, id)
    case .divider: DividerRole.summary(self, id)
    case .frame: FrameRole.summary(self, id)
    case .flexFrame: FlexFrameRole.summary(self, id)
    case .displaced: DisplacedRole.summary(self, id)
    case .padding: PaddingRole.summary(self, id)
    case .offset: OffsetRole.summary(self, id)
    case .position: PositionRole.summary(self, id)
    case .fixedSize: FixedSizeRole.summary(self, id)
    case .aspectRatio: AspectRatioRole.summary(self, id)
    case .guide: GuideRole.summary(self, id)
    case .group: GroupRole.summary(self, id)
    case .hstack: RowRole.summary(self, id)
    case .vstack: ColumnRole.summary(self, id)
    case .zstack: DepthRole.summary(self, id)
    case .layered: LayeredRole.summary(self, id)
    case .grid: GridRole.summary(self, id)
    case .reader: ReaderRole.summary(self, id)
    case .custom: CustomRole.summary(self, id)
    case .free: .general([])
    }
  }

  /// The answer of a record to a proposal that its summary has none for.
  func answer(_ id: LayoutID, _ proposal: SIMD2<Double>) -> SIMD2<Double> {
    switch records[id].kind {
    case .text: TextRole.answer(self, id, proposal)
    case .frame: FrameRole.answer(self, id, proposal)
    case .flexFrame: FlexFrameRole.answer(self, id, proposal)
    case .displaced: DisplacedRole.answer(self, id, proposal)
    case .padding: PaddingRole.answer(self, id, proposal)
    case .offset: OffsetRole.answer(self, id, proposal)
    case .position: PositionRole.answer(self, id, proposal)
    case .fixedSize: FixedSizeRole.answer(self, id, proposal)
    case .aspectRatio: AspectRatioRole.answer(self, id, proposal)
    case .guide: GuideRole.answer(self, id, proposal)
    case .group: GroupRole.answer(self, id, proposal)
    case .hstack: RowRole.answer(self, id, proposal)
    case .vstack: ColumnRole.answer(self, id, proposal)
    case .zstack: DepthRole.answer(self, id, proposal)
    case .layered: LayeredRole.answer(self, id, proposal)
    case .grid: GridRole.answer(self, id, proposal)
    case .custom: CustomRole.answer(self, id, proposal)
    // Their summaries are exact.
    case .fill, .fixed, .spacer, .divider, .reader, .free: SIMD2(0, 0)
    }
  }

  /// Places the children of a record that has been placed.
  @inline(__always)
  func arrange(
    _ id: LayoutID, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>, _ context: inout PlacementContext
  ) {
    switch records[id].kind {
    case .frame: FrameRole.arrange(self, id, proposal, size, &context)
    case .flexFrame: FlexFrameRole.arrange(self, id, proposal, size, &context)
    case .displaced: DisplacedRole.arrange(self, id, proposal, size, &context)
    case .padding: PaddingRole.arrange(self, id, proposal, size, &context)
    case .offset: OffsetRole.arrange(self, id, proposal, size, &context)
    case .position: PositionRole.arrange(self, id, proposal, size, &context)
    case .fixedSize: FixedSizeRole.arrange(self, id, proposal, size, &context)
    case .aspectRatio: AspectRatioRole.arrange(self, id, proposal, size, &context)
    case .guide: GuideRole.arrange(self, id, proposal, size, &context)
    case .group: GroupRole.arrange(self, id, proposal, size, &context)
    // These are not called through their roles, so that most of a way down is one function.
    case .hstack: placeStack(RowRole.self, id, proposal, size, &context)
    case .vstack: placeStack(ColumnRole.self, id, proposal, size, &context)
    case .zstack: DepthRole.arrange(self, id, proposal, size, &context)
    case .layered: LayeredRole.arrange(self, id, proposal, size, &context)
    case .grid: GridRole.arrange(self, id, proposal, size, &context)
    case .reader: ReaderRole.arrange(self, id, proposal, size, &context)
    case .custom: CustomRole.arrange(self, id, proposal, size, &context)
    case .fill, .fixed, .text, .spacer, .divider, .free: break
    }
  }

  /// A guide's position in a record, where it was set in the subtree or is a baseline.
  @inline(never)
  func guide(_ key: AlignmentKey, _ id: LayoutID, _ proposal: SIMD2<Double>) -> Double? {
    switch records[id].kind {
    case .text: TextRole.guide(key, self, id, proposal)
    case .frame: FrameRole.guide(key, self, id, proposal)
    case .flexFrame: FlexFrameRole.guide(key, self, id, proposal)
    case .displaced: DisplacedRole.guide(key, self, id, proposal)
    case .padding: PaddingRole.guide(key, self, id, proposal)
    case .offset: OffsetRole.guide(key, self, id, proposal)
    case .position: PositionRole.guide(key, self, id, proposal)
    case .fixedSize: FixedSizeRole.guide(key, self, id, proposal)
    case .aspectRatio: AspectRatioRole.guide(key, self, id, proposal)
    case .guide: GuideRole.guide(key, self, id, proposal)
    case .group: GroupRole.guide(key, self, id, proposal)
    case .hstack: RowRole.guide(key, self, id, proposal)
    case .vstack: ColumnRole.guide(key, self, id, proposal)
    case .zstack: DepthRole.guide(key, self, id, proposal)
    case .layered: LayeredRole.guide(key, self, id, proposal)
    case .grid: GridRole.guide(key, self, id, proposal)
    case .custom: CustomRole.guide(key, self, id, proposal)
    case .fill, .fixed, .spacer, .divider, .reader, .free: nil
    }
  }
}
