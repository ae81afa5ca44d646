// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Foundation
@_spi(LastingData) import ViewEngine

/// What a screen leaves outside of its host, where the next one would find it: user defaults, files in the folder in which it
/// works, and data that a static property holds.
@MainActor
struct Leftovers {
  /// The process's own folder; `nil` where files are somebody else's.
  private let folder: String?
  /// The defaults that were there before any screen was.
  private let keys: Set<String>
  private var putBack: () -> Void = {}

  init(in folder: String?) {
    self.folder = folder
    keys = Set(UserDefaults.standard.dictionaryRepresentation().keys)
  }

  /// Takes the data that are there now, which a first screen has made, for those that each screen finds.
  mutating func keepData() { putBack = LastingData.shared.keep() }

  /// Removes it. Folders stay: an object that outlives the screen makes its own only once.
  func remove() {
    putBack()
    let defaults = UserDefaults.standard
    for key in defaults.dictionaryRepresentation().keys where !keys.contains(key) {
      defaults.removeObject(forKey: key)
    }
    guard let folder, let names = FileManager.default.enumerator(atPath: folder) else { return }
    for case let name as String in names
    where names.fileAttributes?[.type] as? FileAttributeType != .typeDirectory {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }
}
