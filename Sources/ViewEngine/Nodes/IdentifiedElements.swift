// SPDX-License-Identifier: Apache-2.0

/// A node that knows its elements by ids.
@MainActor
package protocol IdentifiedElements: ViewNode {
  func id(of element: ViewNode) -> AnyHashable?
  /// Where an element stands in the data.
  func position(of element: ViewNode) -> Int?
  /// How many data there are.
  var dataCount: Int { get }
  /// The element with an id, if there is one.
  func element(withID id: AnyHashable) -> ViewNode?
}

extension IdentifiedElements {
  /// Where an element stands among the elements.
  func index(of element: ViewNode) -> Int? {
    for index in 0..<elementCount where self.element(at: index) === element { return index }
    return nil
  }
}

extension ForEachNode: IdentifiedElements {
  func id(of element: ViewNode) -> AnyHashable? {
    position(of: element).map { clientID(ids[$0]) }
  }

  var dataCount: Int { ids.count }

  func position(of element: ViewNode) -> Int? {
    index(of: element)
  }

  func element(withID id: AnyHashable) -> ViewNode? {
    guard let id: ID = ownID(id) else { return nil }
    return ids.firstIndex(of: id).map { elements[$0] }
  }
}
