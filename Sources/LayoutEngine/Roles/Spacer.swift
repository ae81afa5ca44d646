// SPDX-License-Identifier: Apache-2.0
import Foundation

extension RecordArguments {
  fileprivate var minLength: Double {
    get { first }
    set { first = newValue }
  }
}

/// Takes what is left in its stack (L-23).
enum SpacerRole: LeafRole {
  static func write(_ minLength: CGFloat?, _ tree: LayoutTree, _ id: LayoutID) {
    tree.records[id].kind = .spacer
    tree.arguments[id].minLength = tree.checked("Spacer(minLength:)") {
      $0.extent(minLength ?? ViewSpacing.systemDistance, or: ViewSpacing.systemDistance)
    }
  }

  static func isHeld(_ minLength: CGFloat?, _ tree: LayoutTree, _ id: LayoutID) -> Bool {
    tree.records[id].kind == .spacer
      && tree.arguments[id].minLength == minLength ?? ViewSpacing.systemDistance
  }

  static func summary(_ tree: LayoutTree, _ id: LayoutID) -> Summary {
    let least = tree.arguments[id].minLength
    let stretch = AxisRange(least, least, .infinity)
    var summary = Summary(facts: [.exact, .leaf, .spacer], priority: -.infinity)
    let axis = tree.orientation(id)
    if axis != .vertical {
      summary.width = stretch
      summary.facts.formUnion([.usesWidth, .openLeading, .openTrailing])
    }
    if axis != .horizontal {
      summary.height = stretch
      summary.facts.formUnion([.usesHeight, .openTop, .openBottom])
    }
    return summary
  }
}

// Spacers and dividers take their direction from the stack around them, also where they are a layer of its child.
extension LayoutTree {
  /// The axis of the stack around a record, seen through what wraps it; nil outside stacks.
  func orientation(_ id: LayoutID) -> Axis? {
    var id = id
    while records[id].parent.isRecord {
      let parent = records[id].parent
      switch records[parent].kind {
      case .hstack: return .horizontal
      case .vstack: return .vertical
      // Several layers are a stack in depth, which has no axis.
      case .layered where records[id].slot == records[parent].firstChild || records[parent].childCount == 2:
        break
      case let kind where kind.isUnary: break
      default: return nil
      }
      id = parent
    }
    return nil
  }

  /// A new place makes a spacer or divider stale.
  func markOrientedLeaf(_ first: LayoutID) {
    // Nothing in a record that was never summarized has a place to lose.
    if records[first].slot == .unattached { return }
    var id = first
    while records[id].kind.isUnary || records[id].kind == .layered, records[id].childCount > 0 {
      if records[id].kind == .layered {
        for layer in records[id].children.dropFirst() where slots.infos[layer].id.isRecord {
          markOrientedLeaf(slots.infos[layer].id)
        }
      }
      id = slots.infos[records[id].firstChild].id
      if !id.isRecord { return }
    }
    if records[id].kind == .spacer || records[id].kind == .divider { markStale(id) }
  }
}
