// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import ViewEngine

extension SurveyStep {
  /// Takes over what a host has recorded: which bodies ran and why, and what was made anew.
  @MainActor mutating func add(_ host: ViewHost, _ report: FrameReport) {
    let graph = CauseGraph(host, key, step: nil, report)
    var found: [Bodies] = []
    let events = host.events
    let ran = Set(events.compactMap(\.evaluatedPath))
    var views: [Int: Set<ObjectIdentifier?>] = [:]
    var resting: [Int: Set<String>] = [:]
    for (place, event) in events.enumerated() {
      guard case .body(let cause) = event, cause.evaluated else { continue }
      let (reason, subject) = cause.surveyed
      let index =
        found.firstIndex {
          $0.typeName == cause.typeName && $0.reason == reason && $0.subject == subject
        } ?? found.count
      if index == found.count {
        let event = graph.events.first {
          $0.kind == .ran && $0.name == cause.typeName && $0.path == cause.path
            && $0.isWasted == cause.isWasted
        }
        found.append(
          Bodies(
            typeName: cause.typeName, reason: reason, subject: subject, count: 0,
            chain: event.map(graph.chain) ?? []))
      }
      found[index].count += 1
      views[index, default: []].insert(cause.view)
      if !ran.contains(cause.ownerPath) { resting[index, default: []].insert(cause.ownerPath) }
      found[index].properties += cause.differences.map(SurveyStep.Property.init)
      if cause.partlyShown.contains(subject) { found[index].readsParts = true }
      found[index].objectType = cause.objectTypes[subject] ?? found[index].objectType
      if reason == .observed, cause.handsOn(events[(place + 1)...]) {
        found[index].handingOn += 1
        found[index].wastedBelow += events[(place + 1)...].prefix { $0.isBelow(cause) }.count {
          $0.isWastedByParent
        }
      }
      if cause.isWasted {
        found[index].wasted += 1
        // What stands below and ran for no reason of its own follows at once.
        found[index].wastedBelow += events[(place + 1)...].prefix { $0.isBelow(cause) }.count {
          $0.isWastedByParent
        }
      }
    }
    let rows = host.rowsMade(byBodiesAt: resting.values.reduce(into: []) { $0.formUnion($1) })
    for index in found.indices {
      found[index].views = views[index]?.count ?? 0
      found[index].restingParents = resting[index]?.count ?? 0
      found[index].restingRows = resting[index]?.reduce(0) { $0 + (rows[$1] ?? 0) } ?? 0
      var known: Set<Property> = []
      found[index].properties.removeAll { !known.insert($0).inserted }
    }
    bodies = found.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if first.wasted != second.wasted { return first.wasted > second.wasted }
      return first.count == second.count ? left.offset < right.offset : first.count > second.count
    }.map(\.element)
    for case .write(let name, _, let callers) in host.events
    where !writes.contains(where: { $0.name == name }) {
      writes.append(Write(name: name, callers: callers))
    }
    for name in report.geometryContentEvaluations.typeNames {
      contents[name] = report.geometryContentEvaluations[name]
    }
    for case .replaced(let replacement) in host.events {
      replacements.append(
        Replacement(
          cause: Replacement.Cause(replacement.cause), owners: replacement.owners,
          typeNames: replacement.typeNames, bodies: replacement.bodies))
    }
    addWastedRows()
  }

  /// Wasted bodies, in all and by type.
  mutating func addWastedRows() {
    var wasted: [String: Int64] = [:]
    for entry in bodies where entry.wasted > 0 { wasted[entry.typeName, default: 0] += Int64(entry.wasted) }
    // The engine's own figure only knows bodies whose result was equal.
    rows.removeAll { $0.key.metric == Metric.wastedBodies.id }
    rows.append(ResultRow(exact: [wasted.values.reduce(0, +)], of: .wastedBodies, in: key))
    for (view, count) in wasted {
      rows.append(ResultRow(exact: [count], of: .wastedBodies, in: key, view: view))
    }
  }
}

extension SurveyStep.Replacement.Cause {
  fileprivate init(_ cause: Replacement.Cause) {
    switch cause {
    case .condition: self = .condition
    case .type: self = .type
    case .id: self = .id
    case .rowIDs: self = .rowIDs
    case .positions: self = .positions
    }
  }
}

extension BodyCause {
  /// Whether all that came of it is shown by views in its body that are no rows: those could read it themselves.
  fileprivate func handsOn(_ following: ArraySlice<RenderEvent>) -> Bool {
    guard onlyHandsOn, !reasons.contains(.parentValueChanged) else { return false }
    let below = following.prefix { $0.isBelow(self) }.compactMap { event -> BodyCause? in
      if case .body(let cause) = event, cause.evaluated, !cause.isWasted { cause } else { nil }
    }
    return !below.isEmpty
      && below.allSatisfy { cause in
        cause.reasons == [.parentValueChanged]
          && !cause.path.dropFirst(path.count).split(separator: "/").contains("ForEach")
      }
  }

  /// The reason that a cure would look at: what the view itself reads first, then what its parent made of it.
  fileprivate var surveyed: (SurveyStep.Reason, String) {
    for reason in reasons {
      switch reason {
      case .firstAppearance: return (.first, "")
      case .state(let name): return (.state, name)
      case .object(let name): return (.wholeObject, name)
      case .observed(let name): return (.observed, name)
      case .environment(let name): return (.environment, name)
      case .preference(let name): return (.preference, name)
      case .binding(let name):
        let isList = differences.contains { $0.name == name && $0.kind == .collection }
        return (isList ? .boundList : .boundValue, name)
      case .sizeChanged: return (.size, "")
      case .parentValueChanged, .equal: continue
      }
    }
    guard reasons.contains(.parentValueChanged) else { return (.unknown, "") }
    // A property with another value is a reason by itself. A closure is named only where there is no other reason.
    let order: [ValueDifference.Kind] = [
      .value, .collection, .content, .parts, .views, .object, .stateObject, .binding, .closure,
    ]
    for kind in order {
      let names = differences.filter { $0.kind == kind }.map(\.name)
      if !names.isEmpty { return (SurveyStep.Reason(kind), names.joined(separator: ", ")) }
    }
    return (.value, "")
  }
}

extension RenderEvent {
  /// Where the view stands whose body ran.
  fileprivate var evaluatedPath: String? {
    if case .body(let cause) = self, cause.evaluated { cause.path } else { nil }
  }

  /// Whether it is a body's, or a skipped one's, below another one.
  fileprivate func isBelow(_ other: BodyCause) -> Bool {
    guard case .body(let cause) = self else { return false }
    return cause.path.hasPrefix(other.path + "/")
  }

  /// Whether it is a body that ran in vain, because of what its parent handed it alone.
  fileprivate var isWastedByParent: Bool {
    guard case .body(let cause) = self else { return false }
    return cause.isWasted && cause.reasons == [.parentValueChanged]
  }
}

extension SurveyStep.Property {
  init(_ difference: ValueDifference) {
    let kind: Kind =
      switch difference.kind {
      case .closure: .closure
      case .binding: .binding
      case .object: .object
      case .stateObject: .stateObject
      case .parts: .parts
      case .views: .views
      case .collection, .content, .value: .value
      }
    self.init(difference.name, kind)
  }
}

extension SurveyStep.Reason {
  fileprivate init(_ kind: ValueDifference.Kind) {
    switch kind {
    case .closure: self = .closure
    case .collection: self = .collection
    case .content: self = .content
    case .object: self = .object
    case .stateObject: self = .stateObject
    case .binding: self = .binding
    case .parts, .views: self = .parts
    case .value: self = .value
    }
  }
}
