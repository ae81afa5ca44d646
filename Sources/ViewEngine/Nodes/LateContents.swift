// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// Something whose new value did not reach nodes that are frozen.
@MainActor
protocol LateContent: AnyObject {
  /// Brings its nodes up to the value that it has now, but for those that still are frozen.
  func catchUp()
  var hasFrozenNodes: Bool { get }
}

/// The values that frozen nodes have missed. A node that is seen again before it has left gets them then.
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
    // Those whose nodes still are frozen note themselves again.
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
