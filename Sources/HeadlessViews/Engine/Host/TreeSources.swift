// SPDX-License-Identifier: Apache-2.0

/// Where nodes read from, besides states.
@MainActor
struct TreeSources {
  /// Who reads observable properties, by node.
  var observations: [ObjectIdentifier: NodeObservation] = [:]
  /// The observable objects that views declare.
  var objects: [ObjectIdentifier: ObjectSource] = [:]

  nonisolated init() {}
}
