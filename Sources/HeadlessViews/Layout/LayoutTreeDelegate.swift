// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Owner of a `LayoutTree`: makes the content of readers once their size is known.
package protocol LayoutTreeDelegate: AnyObject {
  /// The reader `id` was placed with a size it did not have before, or its content is stale.
  ///
  /// Called in the middle of the way down. May insert, update, arrange and remove records below that
  /// reader, and no others; the tree then measures and places them in the same pass.
  func readerPlaced(_ id: LayoutID, size: CGSize)
}
