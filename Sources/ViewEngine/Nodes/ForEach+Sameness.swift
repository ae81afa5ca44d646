// SPDX-License-Identifier: Apache-2.0

extension ForEach where Content: View {
  /// Whether this `ForEach` makes the same views as another one, because it is equal to it as any other view is (I-41):
  /// by its data and by the words of its closure. Otherwise all row closures run.
  @inlinable
  func makesSameViews(as other: Self) -> Bool {
    guard hasSameContent(as: other) else { return false }
    return withUnsafePointer(to: data) { old in
      withUnsafePointer(to: other.data) { ValueComparison.of(Data.self).areEqual(old, $0) }
    }
  }

  /// Whether this `ForEach` makes its views with the same closure as another one. A closure that captures nothing has
  /// the same two words every time it is made.
  @inlinable
  func hasSameContent(as other: Self) -> Bool {
    withUnsafeBytes(of: content) { old in
      withUnsafeBytes(of: other.content) { new in old.elementsEqual(new) }
    }
  }

  /// Whether the elements are the same numbers with the same ids as those of another `ForEach`; for two ranges,
  /// comparing the ranges is enough. An id that client code computes may differ each time, so it is read.
  @inlinable
  func hasSameNumbers(as other: Self) -> Bool {
    guard readsStoredIDs, other.readsStoredIDs, let mine = data as? Range<Int>,
      let others = other.data as? Range<Int>
    else { return false }
    return mine == others
  }
}
