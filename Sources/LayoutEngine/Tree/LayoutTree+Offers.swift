// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Where the length comes from that a record offers its children along an axis.
package enum OfferedLength {
  /// From what the record is offered itself.
  case passedOn
  /// From the record's own arguments, or from its size whatever is inside.
  case own
  /// From what is inside, which is asked how long it would like to be.
  case contents
}

extension LayoutTree {
  /// Where the length comes from that a record offers its children along an axis. A user's `Layout` is taken to hand on
  /// what it is offered.
  package func offeredLength(_ id: LayoutID, along axis: Axis) -> OfferedLength {
    let isWidth = axis == .horizontal
    switch records[id].kind {
    case .frame:
      return frameLength(id, along: axis).isNaN ? .passedOn : .own
    case .flexFrame:
      if !records[id].flags.contains(.hasIdeal) { return .passedOn }
      let ideal = store.idealSize(at: store.extraOfFour(id))
      return (isWidth ? ideal.width : ideal.height).isNaN ? .passedOn : .own
    case .fixedSize:
      return records[id].flags.contains(isWidth ? .fixesWidth : .fixesHeight) ? .contents : .passedOn
    case .reader: return .own
    default: return .passedOn
    }
  }
}
