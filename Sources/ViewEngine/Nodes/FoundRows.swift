// SPDX-License-Identifier: Apache-2.0

/// Where the rows stand that were found again for new views.
@usableFromInline
struct FoundRows {
  /// The row of each of the first views; -1 for one that is new.
  @usableFromInline let origins: ContiguousArray<Int>
  /// How many more views there are. Their rows follow each other.
  @usableFromInline let kept: Int
  /// Where the first of these rows stands.
  @usableFromInline let end: Int

  @inlinable
  init(_ origins: ContiguousArray<Int>, keeping kept: Int, behind end: Int) {
    (self.origins, self.kept, self.end) = (origins, kept, end)
  }

  /// The places of all views.
  @inlinable @inline(__always)
  var views: Range<Int> { 0..<origins.count + kept }

  /// Where the row of a view stands; negative for one that is new.
  @inlinable @inline(__always)
  func position(of view: Int) -> Int { view < origins.count ? origins[view] : end + view - origins.count }
}
