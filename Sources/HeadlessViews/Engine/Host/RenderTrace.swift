// SPDX-License-Identifier: Apache-2.0

/// The parts of the graph that time, record and print what frames do, for a host that was asked to.
@MainActor
@usableFromInline
struct RenderTrace {
  @usableFromInline var phaseTimer: PhaseTimer?
  /// Whether what happens is written down in ``recorder``.
  @usableFromInline var isRecording = false
  lazy var recorder = RenderRecorder()
  /// The lines of `_printChanges`.
  var printedChanges: [String] = []

  nonisolated init() {}
}
