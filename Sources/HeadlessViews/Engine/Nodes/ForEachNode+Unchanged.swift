// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

// Items whose elements are the same ones as before keep their views without being asked (``ItemIdentity``).
extension ForEachNode {
  /// The positions whose elements changed; nil if the view of an unchanged element could be another one. Then all views
  /// are made and compared.
  @inlinable
  func changes(in new: Source) -> ItemChanges? {
    // What a closure reads of observable objects is no part of an element, and is noted anew when the closure runs.
    guard !variesUnseen, source.hasSameContent(as: new), !marks.contains(.isObserving) else { return nil }
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

  /// Brings the items up to new data, of which some elements are unchanged.
  ///
  /// - Parameter keepsIDs: Whether an unchanged element has the same id as before.
  @inlinable
  func updateItems(changedAt changed: ContiguousArray<Int>, keepsIDs: Bool) {
    beginUpdate()
    let inPlace = keepsIDs ? itemsInPlace(changedAt: changed) : itemsInPlace()
    if sampleVaries(below: inPlace, except: changed) {
      variesUnseen = true
      updateItems(at: ItemPositions(first: inPlace))
    } else {
      // A closure for the library would be asked for each whether it runs on the main actor.
      var known = changed.count
      while known > 0, changed[known - 1] >= inPlace { known -= 1 }
      updateItems(at: ItemPositions(changed[..<known]))
    }
    endUpdate(from: inPlace)
  }

  /// How many items at the beginning keep their ids, where only elements at some positions may have another one.
  @inlinable
  func itemsInPlace(changedAt changed: ContiguousArray<Int>) -> Int {
    graph.beginTimedPart()
    defer { graph.endTimedPart(.matching) }
    let (data, identify, ids) = (source.data, source.identify, ids)
    return evaluating {
      for position in changed
      where ids[position] != identify(data[data.index(data.startIndex, offsetBy: position)]) {
        return position
      }
      return min(ids.count, data.count)
    }
  }

  /// Whether an item changes though its element is the same, because its view shows something that changes unseen: the
  /// time of day, a new number each time, a variable that nobody observes. One item is asked at each update, each in turn.
  @inlinable
  func sampleVaries(below count: Int, except changed: ContiguousArray<Int>) -> Bool {
    if count == 0 { return false }
    let sample = nextSample < count ? nextSample : 0
    nextSample = sample + 1
    // What is queued changes for reasons of its own.
    if changed.contains(sample) || !graph.queue.isEmpty { return false }
    let before = graph.tally.changes
    updateItems(at: ItemPositions(sample..<sample + 1))
    return graph.tally.changes != before
  }
}

extension ForEach where Content: View {
  /// Whether this `ForEach` makes the same views as another one.
  @inlinable
  func makesSameViews(as other: Self) -> Bool {
    guard hasSameContent(as: other) else { return false }
    return withUnsafePointer(to: data) { old in
      withUnsafePointer(to: other.data) { ValueComparison.of(Data.self).areEqual(old, $0) }
    }
  }

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

  /// Whether the elements are the same numbers with the same ids as those of another `ForEach`, which two ranges tell at
  /// once. Elements of other collections are known for certain only when they are looked at.
  @inlinable
  func hasSameNumbers(as other: Self) -> Bool {
    guard hasSameIDs(as: other), let mine = data as? Range<Int>, let others = other.data as? Range<Int> else {
      return false
    }
    return mine == others
  }
}
