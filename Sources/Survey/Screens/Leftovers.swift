// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Foundation
@_spi(LastingData) import ViewEngine

/// What a screen leaves outside of its host, where the next one would find it: user defaults, files in the folder in which it
/// works, data that a static property holds, and what is in objects that outlive it.
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

  /// Takes what there is now, after the first screen, for what each screen finds.
  ///
  /// - Parameter objects: Those that the first screen has held.
  mutating func keep(_ objects: LastingObjects) {
    let (data, objects) = (LastingData.shared.keep(), objects.keep())
    putBack = {
      data()
      objects()
    }
  }

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
