// SPDX-License-Identifier: Apache-2.0

/// Records that stand around one other record for as long as they are there, and have the same owner.
extension LayoutTree {
  /// Adds a record with another one as its only child, most often a new one.
  package func insert(_ role: LayoutRole, around child: LayoutID) -> LayoutID {
    let id = insert(role)
    let children = CollectionOfOne(child)
    if !adopt(id, children.span) { setChildren(id, [child]) }
    return id
  }

  /// The record that was inserted as the only child of another one.
  package func onlyChild(of id: LayoutID) -> LayoutID { slots.infos[records[id].firstChild].id }
}
