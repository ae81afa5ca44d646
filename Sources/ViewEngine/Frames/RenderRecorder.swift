// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// One event while frames were rendered, for tools that explain a step.
package enum RenderEvent: Sendable, Equatable {
  /// A frame begins.
  case frame
  /// A pass of the frame begins.
  case pass
  /// A write became current: the place as `Owner.property`, whether any view has read it, and the callers of the write,
  /// if the host has a function that returns them (``ViewHost/callers``).
  case write(String, isRead: Bool, callers: [UInt64])
  /// A body ran or was skipped.
  case body(BodyCause)
  /// A geometry reader's content closure ran.
  case content(path: String, reasons: [Reason])
  /// A closure of the client ran after the layout, such as `onAppear`.
  case action(String, path: String)
  /// Something was presented over the view at the path. `stale` names the states that its closure read for the
  /// first time, as they were when the presenter's body ran last (P-2).
  case presentation(Presentation.Kind, path: String, stale: [String])
  /// A presentation over the view at the path has ended.
  case dismissal(Presentation.Kind, path: String)
  /// Views were made anew in place of ones with the same views in them.
  case replaced(Replacement)
}

/// Records events in order, for a host that was asked to.
@MainActor
package final class RenderRecorder {
  package var events: [RenderEvent] = []
  /// Where the last render began.
  private(set) var renderStart = 0
  /// Whether the events of earlier renders are kept as well.
  var keepsEarlierRenders = false
  /// What the bodies of each node did; nil without a clock.
  var bodies: BodyTallies?
  /// Keeps what bodies ran with, to run them again; nil unless somebody asked for that.
  var replay: BodyReplay?
  /// The differences of new view values whose bodies are about to run.
  var differences: [ObjectIdentifier: [ValueDifference]] = [:]

  /// Finds out whether the bodies of this frame change anything.
  let waste = WasteCheck()

  func beginRender() {
    if !keepsEarlierRenders { events.removeAll() }
    renderStart = events.count
  }

  func removeAll() {
    events.removeAll()
    renderStart = 0
    bodies?.removeAll()
  }

  func beginBody(of node: ViewNode) { bodies?.begin(node) }

  func endBody(of node: ViewNode?) {
    bodies?.end()
    if let replay, let runner = node as? EvaluatingNode { replay.keepBody(of: runner) }
  }

  /// The bodies of the last render.
  var causes: [BodyCause] {
    events[renderStart...].compactMap { if case .body(let cause) = $0 { cause } else { nil } }
  }

  /// Records what a body changed.
  func mark(_ index: Int, _ change: (inout BodyCause) -> Void) {
    guard events.indices.contains(index), case .body(var cause) = events[index] else { return }
    change(&cause)
    events[index] = .body(cause)
  }
}

// The engine calls these functions at each event; each function first checks whether events are recorded.

extension ViewGraph {
  @inline(__always) package func record(_ event: @autoclosure () -> RenderEvent) {
    if trace.isRecording { trace.recorder.events.append(event()) }
  }

  /// Records a presentation whose content is about to be made.
  ///
  /// - Returns: what ``complete(_:stale:)`` takes; nil if events are not recorded.
  package func recordPresentation(
    _ kind: Presentation.Kind, path: @autoclosure () -> String
  ) -> Int? {
    guard trace.isRecording else { return nil }
    trace.recorder.events.append(.presentation(kind, path: path(), stale: []))
    return trace.recorder.events.count - 1
  }

  /// Adds the states that the content of a presentation has read for the first time.
  package func complete(_ presentation: Int?, stale: [String]) {
    // A client may begin or end the recording in the content.
    guard let presentation, trace.recorder.events.indices.contains(presentation),
      case .presentation(let kind, let path, _) = trace.recorder.events[presentation]
    else { return }
    trace.recorder.events[presentation] = .presentation(kind, path: path, stale: stale)
  }
}

extension ViewNode {
  /// The kind of node as a word in a path: the name of the type whose body it runs, or of a list.
  var pathName: String {
    if let runner = self as? EvaluatingNode { return runner.typeName }
    return roles.contains(.isDynamic) ? unsafeDowncast(self, to: DynamicNode.self).listName : ""
  }

  /// The path of the node: the type names from the root, separated by slashes.
  package var viewPath: String {
    selfAndAncestors.map(\.pathName).filter { !$0.isEmpty }.reversed().joined(separator: "/")
  }

  /// Notes that a closure of the client is about to run.
  package func recordAction(_ name: StaticString) {
    graph.record(.action("\(name)", path: viewPath))
  }

  /// Wraps a client's closure so that its run is recorded; returns the closure itself while events are not recorded.
  package func recorded(_ name: StaticString, _ action: @escaping () -> Void) -> () -> Void {
    guard graph.trace.isRecording else { return action }
    // The node may have been removed by then, but the graph, which keeps the closure, still exists.
    let path = viewPath
    return { [weak graph] in
      graph?.record(.action("\(name)", path: path))
      action()
    }
  }
}

extension DependencySource {
  /// Whether a view will look at a change.
  @MainActor var hasReader: Bool {
    (owner != nil && wasReadByOwner) || dependencies.contains { $0.wasRead && $0.hasChanged }
  }
}
