// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Owner of a `LayoutTree`: makes the content of readers once their size is known.
package protocol LayoutTreeDelegate: AnyObject {
  /// These readers were placed with sizes they did not have before, or their contents are stale.
  ///
  /// Called in the middle of the way down. May insert, update, arrange and remove records below those
  /// readers, and no others; the tree then measures and places them in the same pass.
  func readersPlaced(_ readers: ContiguousArray<PlacedReader>)
}

/// A reader whose content is to be made.
package struct PlacedReader {
  package let id: LayoutID
  package let size: CGSize
}
