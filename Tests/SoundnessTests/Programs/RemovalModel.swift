// SPDX-License-Identifier: Apache-2.0

/// What of a random program is on its way out: when it is gone for good, and what is seen of it until then.
struct RemovalModel {
  /// Something that can be removed as a whole.
  struct Unit {
    let parent: String?
    /// A tree of its own, which takes no time to go.
    let isSheet: Bool
    let transition: Recipe.Transition
    var texts: [String] = []
    /// The instances right in it that say when they go.
    var lifecycles: [String] = []
  }

  private struct Leaving {
    let end: Int
    /// The unit in which it is; it cannot stay longer than that.
    let owner: String?
    let texts: [String]
    let lifecycles: [String]
  }

  private var now = 0
  private var leaving: [Leaving] = []

  /// What is seen of what has left.
  var texts: [String] { leaving.flatMap(\.texts) }
  /// The instances that have not yet said that they went.
  var lifecycles: [String] { leaving.flatMap(\.lifecycles) }

  /// Lets time pass.
  ///
  /// - Returns: the instances that are gone now.
  mutating func wait(_ milliseconds: Int) -> [String] {
    now += milliseconds
    let over = leaving.filter { $0.end <= now }
    leaving.removeAll { $0.end <= now }
    return over.flatMap(\.lifecycles)
  }

  /// Goes from one scene to the next.
  ///
  /// - Parameter animation: How long the change takes, in milliseconds.
  /// - Returns: the instances that are gone at once.
  mutating func change(
    from old: ProgramModel.Scene, to new: ProgramModel.Scene, animation: Int?
  ) -> [String] {
    let gone = old.units.filter { new.units[$0.key] == nil }
    let inUnits = Set(gone.values.flatMap(\.lifecycles))
    let staying = Set(new.lifecycles)
    // Lists that have become empty.
    var result = old.lifecycles.filter { !staying.contains($0) && !inUnits.contains($0) }
    // What was leaving something that goes itself is gone; it is seen as part of that.
    let cutShort = leaving.filter { $0.owner.map { gone[$0] != nil } ?? false }
    leaving.removeAll { $0.owner.map { gone[$0] != nil } ?? false }
    result += cutShort.flatMap(\.lifecycles)
    for (name, unit) in gone where unit.parent.map({ gone[$0] == nil }) ?? true {
      let inside = units(in: name, gone)
      let duration = unit.isSheet ? nil : Self.duration(unit.transition, animation)
      let presented = inside.filter { isPresented($0, in: name, gone) }
      result += presented.flatMap { gone[$0]?.lifecycles ?? [] }
      let others = inside.subtracting(presented)
      let lifecycles = others.flatMap { gone[$0]?.lifecycles ?? [] }
      guard let duration else {
        result += lifecycles
        continue
      }
      let seen = cutShort.filter { $0.owner.map(others.contains) ?? false }.flatMap(\.texts)
      leaving.append(
        Leaving(end: now + duration, owner: unit.parent, texts: unit.texts + seen, lifecycles: lifecycles))
    }
    return result
  }

  private static func duration(_ transition: Recipe.Transition, _ animation: Int?) -> Int? {
    switch transition {
    case .identity: nil
    case .own: Recipe.Transition.ownDuration
    case .opacity, .move, .scale: animation
    }
  }

  /// A unit and those in it.
  private func units(in name: String, _ gone: [String: Unit]) -> Set<String> {
    Set(gone.keys.filter { key in sequence(first: key) { gone[$0]?.parent }.contains(name) })
  }

  /// Whether there is a sheet between a unit and one around it.
  private func isPresented(_ key: String, in name: String, _ gone: [String: Unit]) -> Bool {
    for unit in sequence(first: key, next: { gone[$0]?.parent }) {
      if unit == name { return false }
      if gone[unit]?.isSheet == true { return true }
    }
    return false
  }
}
