// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation

extension LayoutTree {
  /// Writes a role's arguments into a record; the only place that knows where they are kept.
  func apply(_ role: LayoutRole, to id: Int32) {
    let r = records + Int(id)
    r.pointee.flags.subtract(.roleFlags)
    (r.pointee.a, r.pointee.b, r.pointee.c, r.pointee.d) = (.nan, .nan, .nan, .nan)
    r.pointee.horizontal = .center
    r.pointee.vertical = .center
    switch role {
    case .fill: r.pointee.kind = .fill
    case .fixed(let size):
      r.pointee.kind = .fixed
      r.pointee.a = size.width
      r.pointee.b = size.height
    case .text(let content):
      r.pointee.kind = .text
      r.pointee.extra = insertText(content)
    case .spacer(let minLength):
      r.pointee.kind = .spacer
      r.pointee.a = checked("Spacer(minLength:)") {
        $0.extent(minLength ?? ViewSpacing.systemDistance, or: ViewSpacing.systemDistance)
      }
    case .divider: r.pointee.kind = .divider
    case .frame(let width, let height, let alignment):
      r.pointee.kind = .frame
      r.pointee.a = validLength(width)
      r.pointee.b = validLength(height)
      setAlignment(id, alignment)
    case .flexFrame(let frame):
      r.pointee.kind = .flexFrame
      applyFlexFrame(frame, to: id)
    case .padding(let insets):
      r.pointee.kind = .padding
      let insets = checked("padding") { $0.insets(insets) }
      (r.pointee.a, r.pointee.b) = (insets.leading, insets.top)
      (r.pointee.c, r.pointee.d) = (insets.trailing, insets.bottom)
    case .offset(let distance):
      r.pointee.kind = .offset
      let distance = checked("offset") { $0.size(distance) }
      (r.pointee.a, r.pointee.b) = (distance.width, distance.height)
    case .position(let point):
      r.pointee.kind = .position
      let point = checked("position") { $0.point(point) }
      (r.pointee.a, r.pointee.b) = (point.x, point.y)
    case .fixedSize(let horizontal, let vertical):
      r.pointee.kind = .fixedSize
      if horizontal { r.pointee.flags.insert(.fixesWidth) }
      if vertical { r.pointee.flags.insert(.fixesHeight) }
    case .aspectRatio(let ratio, let mode):
      r.pointee.kind = .aspectRatio
      r.pointee.a = ratio.map { given in checked("aspectRatio") { $0.ratio(given) } } ?? .nan
      if mode == .fill { r.pointee.flags.insert(.fills) }
    case .hstack(let alignment, let spacing):
      r.pointee.kind = .hstack
      r.pointee.a = checked("HStack(spacing:)") { $0.length(spacing) ?? .nan }
      setAlignment(id, Alignment(horizontal: .center, vertical: alignment))
    case .vstack(let alignment, let spacing):
      r.pointee.kind = .vstack
      r.pointee.a = checked("VStack(spacing:)") { $0.length(spacing) ?? .nan }
      setAlignment(id, Alignment(horizontal: alignment, vertical: .center))
    case .zstack(let alignment):
      r.pointee.kind = .zstack
      setAlignment(id, alignment)
    case .layered(let alignment):
      r.pointee.kind = .layered
      setAlignment(id, alignment)
    case .horizontalGuide(let alignment, let value):
      r.pointee.kind = .guide
      r.pointee.flags.insert(.guidesX)
      r.pointee.extra = insertExtra(RecordExtra(horizontalKey: alignment.key, guideValue: value))
    case .verticalGuide(let alignment, let value):
      r.pointee.kind = .guide
      r.pointee.extra = insertExtra(RecordExtra(verticalKey: alignment.key, guideValue: value))
    case .reader: r.pointee.kind = .reader
    case .custom(let box):
      r.pointee.kind = .custom
      if let refused = box.refused { report(refused.check, for: refused.modifier) }
      r.pointee.extra = insertExtra(RecordExtra(box: box))
    case .group: r.pointee.kind = .group
    }
  }

  private func insertText(_ content: TextContent) -> Int32 {
    let t: Int32
    if let reused = freeTexts.popLast() {
      t = reused
      texts[Int(t)].content = content
    } else {
      t = Int32(texts.count)
      texts.append(TextRecord(content: content))
    }
    measureUnwrapped(Int(t), content)
    return t
  }

  private func insertExtra(_ extra: RecordExtra) -> Int32 {
    if extra.guideValue != nil || extra.box != nil { asksForBaselines = true }
    if let reused = freeExtras.popLast() {
      extras[Int(reused)] = extra
      return reused
    }
    extras.append(extra)
    return Int32(extras.count - 1)
  }

  private func setAlignment(_ id: Int32, _ alignment: Alignment) {
    let i = Int(id)
    records[i].horizontal = alignment.horizontal.key.code
    records[i].vertical = alignment.vertical.key.code
    if max(records[i].horizontal.rawValue, records[i].vertical.rawValue) > AlignmentKey.Code.end.rawValue {
      asksForBaselines = true
    }
    guard records[i].horizontal == .custom || records[i].vertical == .custom else { return }
    if records[i].extra < 0 { records[i].extra = insertExtra(RecordExtra()) }
    extras[Int(records[i].extra)].horizontalKey = alignment.horizontal.key
    extras[Int(records[i].extra)].verticalKey = alignment.vertical.key
  }

  /// A fixed frame's length (L-35): negative or not finite is reported and stands for nil.
  func validLength(_ length: CGFloat?) -> Double {
    guard let length else { return .nan }
    if length >= 0 && length <= NumberCheck.greatestLength { return length }
    return invalidLength(length)
  }

  @inline(never)
  private func invalidLength(_ length: CGFloat) -> Double {
    if length > 0 && length < .infinity { return checked("frame") { $0.extent(length) } }
    diagnostics.append("Invalid frame dimension (negative or non-finite).")
    return .nan
  }

  /// Takes the numbers of a modifier, and says so if one of them was refused.
  @inline(__always)
  func checked<Value>(_ modifier: StaticString, _ take: (inout NumberCheck) -> Value) -> Value {
    var check = NumberCheck()
    let value = take(&check)
    report(check, for: "\(modifier)")
    return value
  }

  /// A flexible frame's arguments, made consistent (L-35).
  private func applyFlexFrame(_ frame: FlexFrame, to id: Int32) {
    let i = Int(id)
    let width = consistent(frame.minWidth, frame.idealWidth, frame.maxWidth)
    let height = consistent(frame.minHeight, frame.idealHeight, frame.maxHeight)
    (records[i].a, records[i].b) = (width.minimum, width.maximum)
    (records[i].c, records[i].d) = (height.minimum, height.maximum)
    if !(width.ideal.isNaN && height.ideal.isNaN) {
      records[i].flags.insert(.hasIdeal)
      records[i].extra = insertExtra(RecordExtra(idealWidth: width.ideal, idealHeight: height.ideal))
    }
    setAlignment(id, frame.alignment)
  }

  /// A limit of a flexible frame; what is no number stands for nil, as does infinity but for a maximum (L-37).
  private func validLimit(_ limit: CGFloat?, mayBeInfinite: Bool) -> Double {
    guard let limit else { return .nan }
    if abs(limit) <= NumberCheck.greatestLength || (mayBeInfinite && limit == .infinity) { return limit }
    // Below what can be: made consistent by the caller.
    if limit < 0 { return -1 }
    if limit.isFinite { return checked("frame") { $0.length(limit) } }
    diagnostics.append("Invalid frame dimension (negative or non-finite).")
    return .nan
  }

  private func consistent(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) -> AxisRange {
    var range = AxisRange(
      validLimit(minimum, mayBeInfinite: false), validLimit(ideal, mayBeInfinite: false),
      validLimit(maximum, mayBeInfinite: true))
    var isContradictory = false
    if range.minimum < 0 { range.minimum = 0 }
    if range.ideal < range.minimum {
      isContradictory = true
      range.ideal = range.minimum
    }
    let floor = range.ideal.isNaN ? range.minimum : range.ideal
    if range.maximum < floor {
      isContradictory = true
      range.maximum = floor
    }
    if range.maximum < 0 {
      isContradictory = true
      range.maximum = 0
    }
    if range.ideal < 0 {
      isContradictory = true
      range.ideal = 0
    }
    if isContradictory { diagnostics.append("Contradictory frame constraints specified.") }
    return range
  }
}
