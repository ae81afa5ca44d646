// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Foundation

/// The folder of a run that has not ended, inside the directory of its records. Hidden: it is no record.
struct CheckpointFolder {
  /// What the names of all of them begin with.
  static let prefix = ".unfinished"

  let path: String
  /// The open lock file. It is locked as long as the process lives, whatever ends it.
  private let lock: Int32

  /// Makes a folder that no other run has.
  ///
  /// - Throws: `InputError` when the directory cannot be written.
  init(in directory: String) throws {
    try AtomicFile.makeDirectories(directory)
    path = try AtomicFile.makeFreshDirectory("\(directory)/\(Self.prefix)")
    lock = Self.openLock(path)
    // Somebody who looks for abandoned folders may hold it for a moment.
    if lock >= 0 { flock(lock, LOCK_EX) }
  }

  private init?(abandoned path: String) {
    let lock = Self.openLock(path)
    guard lock >= 0 else { return nil }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      close(lock)
      return nil
    }
    self.path = path
    self.lock = lock
  }

  /// The folders of runs that are gone, each locked for this process now.
  static func abandoned(in directory: String) -> [CheckpointFolder] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return names.sorted().filter { $0.hasPrefix(prefix) }
      .compactMap { CheckpointFolder(abandoned: "\(directory)/\($0)") }
  }

  /// Removes it with everything in it.
  func remove() {
    Self.remove(path)
    if lock >= 0 { close(lock) }
  }

  /// Removes a folder. One that cannot be removed is left, because it disturbs no other run.
  static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

  private static func openLock(_ path: String) -> Int32 {
    open(path + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
  }
}
