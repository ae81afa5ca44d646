// SPDX-License-Identifier: Apache-2.0

/// Where nodes read from, besides states: each source by the object that it stands for.
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
