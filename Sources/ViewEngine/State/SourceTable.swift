// SPDX-License-Identifier: Apache-2.0

/// The sources that nodes read, besides states; each by the object that it represents.
@MainActor
struct SourceTable<Source: AnyObject> {
  private var sources: [ObjectIdentifier: Source] = [:]

  nonisolated init() {}

  subscript(object: ObjectIdentifier) -> Source? { sources[object] }

  mutating func add(_ source: Source, for object: ObjectIdentifier) {
    sources[object] = source
  }

  @discardableResult
  mutating func remove(_ object: ObjectIdentifier) -> Source? {
    sources.removeValue(forKey: object)
  }
}
