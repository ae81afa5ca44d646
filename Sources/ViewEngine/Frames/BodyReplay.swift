// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// The bodies and the closures of rows that ran in some frames, to be run again by plain calls, without a tree: no value is
/// compared or stored, nothing is laid out or drawn.
///
/// Each body is that of the value that its view had, with the states and the environment of that moment. An object is read as
/// it is now.
@MainActor
package final class BodyReplay {
  /// How many bodies of the client's types there are.
  package private(set) var bodies = 0
  /// How often a closure of a `ForEach` makes a row.
  package private(set) var rows = 0
  private var calls: [@MainActor () -> Void] = []
  /// Retained, because the values hold the storage of its tree.
  private let host: ViewHost

  fileprivate init(_ host: ViewHost) {
    self.host = host
  }

  /// Runs all of it in the order in which it ran in the frames.
  package func run() {
    let outer = Evaluation.begin(host.graph)
    // The values are to be read as they were, and these reads are no dependencies.
    currentEvaluation.phase = .checking
    for call in calls { call() }
    Evaluation.end(outer)
  }

  /// Keeps the body that a node has just run.
  func keepBody(of node: EvaluatingNode) {
    node.withHeldValue { value in
      if let view = value as? any View {
        calls.append(Self.body(of: view))
      } else if let modifier = value as? any ViewModifier {
        calls.append(Self.body(of: modifier))
      } else {
        return
      }
      bodies += 1
    }
  }

  func keepRows(_ count: Int, _ run: @escaping @MainActor () -> Void) {
    calls.append(run)
    rows += count
  }

  private static func body<V: View>(of view: V) -> @MainActor () -> Void {
    { _ = view.body }
  }

  private static func body<Modifier: ViewModifier>(of modifier: Modifier) -> @MainActor () -> Void {
    { _ = modifier.body(content: _ViewModifier_Content()) }
  }
}

extension ViewHost {
  /// Keeps the bodies and the closures of rows that run in a step's frames.
  ///
  /// - Parameter step: Renders the frames.
  package func replay(of step: () async throws -> Void) async rethrows -> BodyReplay {
    let replay = BodyReplay(self)
    let wasRecording = graph.trace.isRecording
    graph.trace.isRecording = true
    graph.trace.recorder.replay = replay
    defer {
      graph.trace.isRecording = wasRecording
      graph.trace.recorder.replay = nil
    }
    try await step()
    return replay
  }
}

extension ViewGraph {
  /// Keeps what makes rows, for a host that was asked to. Only called while events are recorded.
  @usableFromInline
  func keepRows(_ count: Int, _ run: @escaping @MainActor () -> Void) {
    trace.recorder.replay?.keepRows(count, run)
  }
}
