// SPDX-License-Identifier: Apache-2.0

/// What of the frames is timed, written down and printed, where somebody asks for it.
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
