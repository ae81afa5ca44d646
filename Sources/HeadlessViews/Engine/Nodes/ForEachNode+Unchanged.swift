// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

// Items whose elements are the same ones as before keep their views without being asked (``ItemIdentity``).
extension ForEachNode {
  /// What the new data has that the old one has not; nil where the view of an element that is the same may be another one.
  @inlinable
  func changes(in new: Source) -> ItemChanges? {
    // What a closure reads of observable objects is no part of an element, and is noted anew when the closure runs.
    guard source.hasSameContent(as: new), !marks.contains(.isObserving) else { return nil }
    // Other collections may be written where they are.
    guard Data.self == [Data.Element].self || Data.self == ArraySlice<Data.Element>.self else { return nil }
    guard let identity = ItemIdentity.of(Source.self, element: Data.Element.self, view: Content.self) else {
      return nil
    }
    let changes = source.data.withContiguousStorageIfAvailable { old in
      new.data.withContiguousStorageIfAvailable { new in
        identity.changes(UnsafeRawBufferPointer(old), UnsafeRawBufferPointer(new))
      } ?? nil
    }
    return changes ?? nil
  }

  /// Brings the items up to new data, of which some elements are the same ones as before.
  ///
  /// - Parameter hasSameIDs: Whether an element that is the same has the same id.
  @inlinable
  func updateItems(changedAt changed: ContiguousArray<Int>, hasSameIDs: Bool) {
    graph.queue.markUpdated(self)
    changedSlots = 0
    let count = elements.count
    let inPlace = hasSameIDs ? itemsInPlace(of: count, changedAt: changed) : itemsInPlace(of: count)
    let positions = changed.prefix { $0 < inPlace }
    let contents = makeContents(at: positions, andFrom: inPlace)
    for (index, position) in positions.enumerated() { updateItem(at: position, contents[index]) }
    if inPlace < count || contents.count > positions.count {
      rearrange(contents, at: positions.count, from: inPlace)
    }
  }

  /// How many items at the beginning keep their ids, where only elements at some positions may have another one.
  @inlinable
  func itemsInPlace(of count: Int, changedAt changed: ContiguousArray<Int>) -> Int {
    graph.beginTimedPart()
    defer { graph.endTimedPart(.matching) }
    let (data, identify, ids) = (source.data, source.identify, ids)
    return evaluating {
      for position in changed
      where ids[position] != identify(data[data.index(data.startIndex, offsetBy: position)]) {
        return position
      }
      return min(count, data.count)
    }
  }

  /// The views of the elements at some positions, and of all from a position on, made under this node's observation.
  @inlinable
  func makeContents(at positions: ArraySlice<Int>, andFrom start: Int) -> ContiguousArray<Content> {
    let (data, content) = (source.data, source.content)
    return evaluating {
      var contents: ContiguousArray<Content> = []
      contents.reserveCapacity(positions.count + data.count - start)
      for position in positions {
        contents.append(content(data[data.index(data.startIndex, offsetBy: position)]))
      }
      for element in data.dropFirst(start) { contents.append(content(element)) }
      return contents
    }
  }
}

extension ForEach where Content: View {
  /// Whether views are made by the same closure as those of another `ForEach`: one that captures nothing has two equal
  /// words every time it is made.
  @inlinable
  func hasSameContent(as other: Self) -> Bool {
    withUnsafeBytes(of: content) { old in
      withUnsafeBytes(of: other.content) { new in old.elementsEqual(new) }
    }
  }

  /// Whether ids are read by the same closure as those of another `ForEach`.
  @inlinable
  func hasSameIDs(as other: Self) -> Bool {
    withUnsafeBytes(of: identify) { old in
      withUnsafeBytes(of: other.identify) { new in old.elementsEqual(new) }
    }
  }
}
