// SPDX-License-Identifier: Apache-2.0
import FoundationStandIns
import SwiftUI

/// Keeps both ends of relationships in line.
enum Relationships {
  // Unsafe, all three: models are used by the thread of their context.
  nonisolated(unsafe) private static var described:
    [ObjectIdentifier: [AnyKeyPath: Schema.PropertyMetadata]] = [:]
  nonisolated(unsafe) private static var inverses: [AnyKeyPath: AnyKeyPath?] = [:]
  /// The models that a property led to before it changes, the innermost change last. Unsafe as above.
  nonisolated(unsafe) private static var before: [[any PersistentModel]] = []

  private static func properties(of type: any PersistentModel.Type) -> [AnyKeyPath: Schema.PropertyMetadata] {
    if let known = described[ObjectIdentifier(type)] { return known }
    let made = Dictionary(
      type.schemaMetadata.filter { $0.destination != nil }.map { ($0.keypath, $0) },
      uniquingKeysWith: { a, _ in a })
    described[ObjectIdentifier(type)] = made
    return made
  }

  /// The other end: as one of both says, or the only property that leads back where there is one alone.
  private static func inverse(of property: Schema.PropertyMetadata, in type: any PersistentModel.Type)
    -> AnyKeyPath?
  {
    if let known = inverses[property.keypath] { return known }
    let found: AnyKeyPath?
    if let said = property.relationship?.inverse {
      found = said
    } else if let other = property.destination {
      let back = properties(of: other).values.filter { $0.destination == type }
      let told = back.first { $0.relationship?.inverse == property.keypath }
      let unclaimed = back.filter { $0.relationship?.inverse == nil && $0.keypath != property.keypath }
      let rivals = properties(of: type).values.filter { $0.destination == other }
      found = told?.keypath ?? (unclaimed.count == 1 && rivals.count == 1 ? unclaimed[0].keypath : nil)
    } else {
      found = nil
    }
    inverses[property.keypath] = .some(found)
    return found
  }

  /// The models that a value is or has.
  private static func models(in value: Any) -> [any PersistentModel] {
    if let model = value as? any PersistentModel { return [model] }
    return (value as? [any PersistentModel]) ?? []
  }

  private static func models<Root>(of root: Root, at keyPath: AnyKeyPath) -> [any PersistentModel] {
    (root[keyPath: keyPath] as Any?).map { models(in: $0) } ?? []
  }

  /// All models that a model leads to.
  static func neighbours(of model: any PersistentModel) -> [any PersistentModel] {
    properties(of: type(of: model)).values.flatMap { models(of: model, at: $0.keypath) }
  }

  static func willChange<Root: PersistentModel>(_ root: Root, _ keyPath: AnyKeyPath) {
    guard properties(of: Root.self)[keyPath] != nil else { return }
    before.append(models(of: root, at: keyPath))
  }

  static func didChange<Root: PersistentModel>(_ root: Root, _ keyPath: AnyKeyPath) {
    guard let property = properties(of: Root.self)[keyPath], let old = before.popLast() else { return }
    var new = models(of: root, at: keyPath)
    if Set(new.map { ObjectIdentifier($0) }).count < new.count, let other = property.destination {
      leaveOutTwins(of: other, in: root, at: keyPath)
      new = models(of: root, at: keyPath)
    }
    if let context = root._$modelState.context { new.forEach(context.insertAny) }
    guard !root._$modelState.isFollowing, let inverse = inverse(of: property, in: Root.self) else { return }
    for model in old where !new.contains(where: { $0 === model }) { unlink(model, inverse, root) }
    for model in new where !old.contains(where: { $0 === model }) { link(model, inverse, root) }
  }

  /// A model leads to another one once: SwiftData keeps them as a set.
  private static func leaveOutTwins<Root: PersistentModel, Other: PersistentModel>(
    of type: Other.Type, in root: Root, at keyPath: AnyKeyPath
  ) {
    func unique(_ models: [Other]) -> [Other] {
      var seen: Set<ObjectIdentifier> = []
      return models.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
    follow(root) {
      if let many = keyPath as? ReferenceWritableKeyPath<Root, [Other]> {
        root[keyPath: many] = unique(root[keyPath: many])
      } else if let many = keyPath as? ReferenceWritableKeyPath<Root, [Other]?> {
        root[keyPath: many] = root[keyPath: many].map(unique)
      }
    }
  }

  /// Brings in line what a model was made with: what its properties lead to, leads back.
  static func connect(_ model: any PersistentModel) {
    func connect<Root: PersistentModel>(_ root: Root) {
      for property in properties(of: Root.self).values {
        guard let inverse = inverse(of: property, in: Root.self) else { continue }
        for other in models(of: root, at: property.keypath) { link(other, inverse, root) }
      }
    }
    connect(model)
  }

  /// Takes a model out of whatever leads to it, and answers what goes with it.
  static func disconnect(_ model: any PersistentModel) -> [any PersistentModel] {
    var going: [any PersistentModel] = []
    func disconnect<Root: PersistentModel>(_ root: Root) {
      for property in properties(of: Root.self).values {
        let others = models(of: root, at: property.keypath)
        if property.relationship?.deleteRule == .cascade { going += others }
        guard let inverse = inverse(of: property, in: Root.self) else { continue }
        others.forEach { unlink($0, inverse, root) }
      }
    }
    disconnect(model)
    return going
  }

  private static func link<Other: PersistentModel, Root: PersistentModel>(
    _ other: Other, _ inverse: AnyKeyPath, _ root: Root
  ) {
    follow(other) {
      if let one = inverse as? ReferenceWritableKeyPath<Other, Root?> {
        if other[keyPath: one] !== root { other[keyPath: one] = root }
      } else if let many = inverse as? ReferenceWritableKeyPath<Other, [Root]> {
        if !other[keyPath: many].contains(where: { $0 === root }) { other[keyPath: many].append(root) }
      } else if let many = inverse as? ReferenceWritableKeyPath<Other, [Root]?> {
        let old = other[keyPath: many] ?? []
        if !old.contains(where: { $0 === root }) { other[keyPath: many] = old + [root] }
      } else if let one = inverse as? ReferenceWritableKeyPath<Other, Root> {
        if other[keyPath: one] !== root { other[keyPath: one] = root }
      }
    }
  }

  private static func unlink<Other: PersistentModel, Root: PersistentModel>(
    _ other: Other, _ inverse: AnyKeyPath, _ root: Root
  ) {
    follow(other) {
      if let one = inverse as? ReferenceWritableKeyPath<Other, Root?> {
        if other[keyPath: one] === root { other[keyPath: one] = nil }
      } else if let many = inverse as? ReferenceWritableKeyPath<Other, [Root]> {
        if other[keyPath: many].contains(where: { $0 === root }) {
          other[keyPath: many].removeAll { $0 === root }
        }
      } else if let many = inverse as? ReferenceWritableKeyPath<Other, [Root]?> {
        other[keyPath: many]?.removeAll { $0 === root }
      }
    }
  }

  private static func follow(_ model: any PersistentModel, _ change: () -> Void) {
    let state = model._$modelState
    if state.isFollowing { return }
    state.isFollowing = true
    defer { state.isFollowing = false }
    change()
  }
}
