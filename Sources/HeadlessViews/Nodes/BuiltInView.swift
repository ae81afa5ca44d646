// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// A composite view of the engine's own, such as a control: it has a body, and that body is not counted, so that
/// the counts are those of the client's views.
///
/// Engine internals: public only because public views conform to it.
@MainActor
public protocol BuiltInView: View {}

extension BuiltInView {
  public static func _evaluate(_ node: ViewNode) {
    unsafeDowncast(node, to: BodyNode<Self>.self).evaluateQuietly()
  }
}

extension BodyNode {
  /// Runs the body like ``evaluate()``, without a trace in counts and causes.
  func evaluateQuietly() {
    guard graph.admitsDepth(self, type) else { return }
    let body = graph.runQuietly(self) {
      var copy = view
      install(at: &copy)
      return copy.body
    }
    if marks.contains(.hasRun) {
      var index = 0
      V.Body._updateElements(body, of: self, at: &index)
    } else {
      marks.insert(.hasRun)
      graph.noteChange()
      V.Body._appendElements(body, to: &elements, NodeContext(below: self, extras: extras))
    }
    changedSlots = 0
  }
}

extension ViewGraph {
  /// Runs a body of the engine's own: reads in it are noted, and nothing is counted.
  func runQuietly<Result>(_ node: ViewNode, _ body: () -> Result) -> Result {
    queue.markUpdated(node)
    return node.evaluating(body)
  }
}
