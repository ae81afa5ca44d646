// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation

/// Who looks at what an update or a layout comes to.
@MainActor
struct TreeObservers {
  /// The geometry readers, by record.
  var readers: ContiguousArray<(any SizeReader)?> = []
  /// The readers on covered screens whose contents are to be made again.
  var coveredReaders: [any SizeReader] = []
  /// Who looks after every layout where it was put.
  var positions: [any PositionReader] = []
  /// Who looks at the layout whenever it has settled.
  var geometry: [any GeometryObserver] = []
  /// The effects whose maps depend on where their content is.
  var effects: [any FrameEffect] = []
  /// Who watches what is said for a preference, by key, and the keys for which that may have changed.
  var preferences: [ObjectIdentifier: PreferenceWatch] = [:]
  var changedPreferences: Set<ObjectIdentifier> = []

  nonisolated init() {}
}

/// A node whose content is made when its size is settled.
@MainActor
protocol SizeReader: ViewNode {
  func placed(size: CGSize)
  /// Makes the content again, if it is out of date, for the size that it had.
  func updateCovered()
}

/// A node that looks where it was put, and may want another layout because of it.
@MainActor
protocol PositionReader: ViewNode {
  /// Called after layout.
  ///
  /// - Returns: whether the layout is out of date now.
  func positionDidSettle() -> Bool
  /// Whether each layout it asks for brings it nearer to its end, so that it may ask until there.
  var makesProgress: Bool { get }
}

extension PositionReader {
  var makesProgress: Bool { false }
}

/// A node that wants to look at the layout whenever it has settled.
@MainActor
protocol GeometryObserver: ViewNode {
  func layoutDidSettle()
}

extension ViewGraph: LayoutTreeDelegate {
  nonisolated package func readersPlaced(_ placed: ContiguousArray<PlacedReader>) {
    MainActor.assumeIsolated {
      for reader in placed { observers.readers[Int(reader.id.raw)]?.placed(size: reader.size) }
    }
  }

  func setReader(_ reader: (any SizeReader)?, _ id: LayoutID) {
    let index = Int(id.raw)
    while observers.readers.count <= index { observers.readers.append(nil) }
    observers.readers[index] = reader
  }

  /// Brings the contents of readers up to date that no layout reaches, because a screen covers theirs.
  func updateCoveredReaders() {
    while let reader = observers.coveredReaders.popLast() { reader.updateCovered() }
  }

  /// Lets a node look where it is after every layout.
  func readsPosition(_ reader: any PositionReader) {
    if reader.marks.contains(.readsPosition) { return }
    reader.marks.insert(.readsPosition)
    observers.positions.append(reader)
  }
}
