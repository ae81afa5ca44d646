// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// Where nodes read from, besides states.
@MainActor
struct TreeSources {
  /// Who reads observable properties, by node.
  var observations: [ObjectIdentifier: NodeObservation] = [:]
  /// The observable objects that views declare.
  var objects: [ObjectIdentifier: DependencySource] = [:]

  nonisolated init() {}
}
