// SPDX-License-Identifier: Apache-2.0

/// What of a random program is on its way out: when it is gone for good, what is seen of it until then, and what is
/// kept of it if it is shown again before.
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
    /// The instances right in it that watch a number, with the number.
    var watched: [String: Int] = [:]
    /// The instances right in it with a count of taps, and those that could present a sheet.
    var counters: Set<String> = []
    var presenters: Set<String> = []
  }

  struct Leaving {
    fileprivate let name: String
    fileprivate let end: Int
    /// The unit in which it is; it cannot stay longer than that.
    fileprivate let owner: String?
    fileprivate let texts: [String]
    /// The unit and those in it, as they were when it left, but for what is presented from them.
    fileprivate let units: [String: Unit]
    /// The instances in them that say when they go, in the order in which they do.
    fileprivate let lifecycles: [String]
    fileprivate let places: [String: Int]
  }

  private var now = 0
  private var leaving: [Leaving] = []

  /// What is seen of what has left.
  var texts: [String] { leaving.flatMap(\.texts) }
  /// The instances that have not yet said that they went.
  var lifecycles: [String] { leaving.flatMap(\.lifecycles) }
  /// What would still be known if it were shown again.
  var counters: Set<String> { Set(leaving.flatMap { $0.units.values.flatMap(\.counters) }) }
  var presenters: Set<String> { Set(leaving.flatMap { $0.units.values.flatMap(\.presenters) }) }

  /// Lets time pass.
  ///
  /// - Returns: the instances that are gone now, by what went as a whole.
  mutating func wait(_ milliseconds: Int) -> [[String]] {
    now += milliseconds
    let over = leaving.filter { $0.end <= now }
    leaving.removeAll { $0.end <= now }
    return over.map(\.lifecycles)
  }

  /// Puts what a scene shows again before it has left back into the scene from which it was leaving.
  mutating func bringBack(_ new: ProgramModel.Scene, into old: inout ProgramModel.Scene) {
    for unit in leaving where new.units[unit.name] != nil {
      old.units.merge(unit.units) { $1 }
      old.lifecycles += unit.lifecycles
      old.places.merge(unit.places) { $1 }
      for (_, part) in unit.units { old.watched.merge(part.watched) { $1 } }
    }
    leaving.removeAll { new.units[$0.name] != nil }
  }

  /// Goes from one scene to the next.
  ///
  /// - Parameter animation: How long the change takes, in milliseconds.
  /// - Returns: the instances that are gone at once, by what went as a whole, in the order in which they say so.
  mutating func change(
    from old: ProgramModel.Scene, to new: ProgramModel.Scene, animation: Int?
  ) -> [[String]] {
    let gone = old.units.filter { new.units[$0.key] == nil }
    let inUnits = Set(gone.values.flatMap(\.lifecycles))
    let staying = Set(new.lifecycles)
    // Lists that have become empty.
    var result = old.lifecycles.filter { !staying.contains($0) && !inUnits.contains($0) }.map { [$0] }
    // What was leaving something that goes itself is gone; it is seen as part of that.
    let cutShort = leaving.filter { $0.owner.map { gone[$0] != nil } ?? false }
    leaving.removeAll { $0.owner.map { gone[$0] != nil } ?? false }
    result += cutShort.map(\.lifecycles)
    for (name, unit) in gone where unit.parent.map({ gone[$0] == nil }) ?? true {
      let inside = units(in: name, gone)
      let duration = unit.isSheet ? nil : Self.duration(unit.transition, animation)
      let presented = inside.filter { isPresented($0, in: name, gone) }
      result += presented.map { gone[$0]?.lifecycles ?? [] }
      let others = inside.subtracting(presented)
      // The later ones first, and those inside before those around them.
      let lifecycles = others.flatMap { gone[$0]?.lifecycles ?? [] }.sorted {
        old.places[$0, default: 0] > old.places[$1, default: 0]
      }
      guard let duration else {
        result.append(lifecycles)
        continue
      }
      let seen = cutShort.filter { $0.owner.map(others.contains) ?? false }.flatMap(\.texts)
      leaving.append(
        Leaving(
          name: name, end: now + duration, owner: unit.parent, texts: unit.texts + seen,
          units: gone.filter { others.contains($0.key) }, lifecycles: lifecycles,
          places: old.places.filter { lifecycles.contains($0.key) }))
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
