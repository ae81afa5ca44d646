// SPDX-License-Identifier: Apache-2.0
import RecordedScreens

/// The page RECORDED.md, composed from the recordings.
struct RecordedPage {
  let recordings: [Recording]

  var replayed: Int { recordings.reduce(0) { $0 + $1.arms.count } }
  var differing: Int { recordings.reduce(0) { $0 + $1.differing } }

  var text: String {
    ([Self.head, summary, table] + differences + [notReplayed, Self.onAMac])
      .filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private var summary: String {
    let agreeing = replayed - differing
    let share = replayed == 0 ? 0 : Double(agreeing * 1_000 / replayed) / 10
    return """
      **\(agreeing) of \(replayed) replayed arms agree (\(share) %)**, from \(recordings.count) files.
      """
  }

  private var table: String {
    var lines = [
      "| recording | system | replayed | agree | differ | not replayable |", "|---|---|---|---|---|---|",
    ]
    for recording in recordings {
      let left = recording.notReplayed.reduce(0) { $0 + $1.count }
      lines.append(
        "| [\(recording.name)](\(recording.address)) | \(recording.system) | \(recording.arms.count) "
          + "| \(recording.arms.count - recording.differing) | \(recording.differing) | \(left) |")
    }
    return lines.joined(separator: "\n")
  }

  private var differences: [String] {
    let lines = recordings.flatMap { recording in
      recording.arms.compactMap { arm in
        arm.differs.map { "- `\(recording.name) \(arm.name)`: \($0)" }
      }
    }
    return lines.isEmpty ? [] : ["## What differs, and why", lines.joined(separator: "\n")]
  }

  private var notReplayed: String {
    let lines = recordings.flatMap { recording in
      recording.notReplayed.map { "- `\(recording.name)` \($0.arms): \($0.reason)" }
    }
    return lines.isEmpty ? "" : "## What cannot be replayed\n\n" + lines.joined(separator: "\n")
  }

  private static let head = """
    # Recorded on Apple's SwiftUI, replayed here

    Other people ran small SwiftUI programs on a Mac and published their output. `Tests/RecordedScreens` has the same
    screens, written anew. They run on this engine as tests (*arms*), and their output is compared line by line. Lengths of
    texts are this package's own (L-20), so arms that measure a font's letters are not replayed. `scripts/recorded` makes
    this page from the tests, and a test compares it with them.
    """

  private static let onAMac = """
    ## On a Mac

    `Tests/RecordedScreens` imports SwiftUI and nothing of this package. To compare with Apple's framework, build that
    folder as a module. Write a `ScreenDriver` that shows a view in an `NSHostingView`, runs the run loop in `settle` and
    `wait`, and presses buttons by accessibility. Then run each arm of `Recording.all` and compare the log's lines with
    `arm.recorded`. Nobody has done so yet: the lines come from the authors' recordings, and the screens were written anew
    from their descriptions.
    """
}

extension Recording {
  var differing: Int { arms.count { $0.differs != nil } }

  var address: String {
    source.contains("://") ? source : "https://github.com/" + source
  }
}
