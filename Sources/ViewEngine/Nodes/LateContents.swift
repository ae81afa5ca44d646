// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// An object whose new value was not passed to nodes that are frozen.
@MainActor
protocol LateContent: AnyObject {
  /// Updates its nodes with its present value, except those that are still frozen.
  func catchUp()
  var hasFrozenNodes: Bool { get }
}

/// The values that were not passed to frozen nodes. A node that is shown again before it has left gets them then
///
@MainActor
struct LateContents {
  private var contents: [any LateContent] = []

  nonisolated init() {}

  mutating func note(_ content: any LateContent) {
    if !contents.contains(where: { $0 === content }) { contents.append(content) }
  }

  /// Called when nodes are no longer frozen.
  mutating func catchUp() {
    if contents.isEmpty { return }
    let late = contents
    contents = []
    // Objects with nodes that are still frozen add themselves again.
    for content in late { content.catchUp() }
  }

  /// Called when nodes have left.
  mutating func forgetRemoved() {
    contents.removeAll { !$0.hasFrozenNodes }
  }
}

extension ViewNode {
  var isFrozenInTree: Bool { marks.contains(.frozen) && !marks.contains(.removed) }
}
