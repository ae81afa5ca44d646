// SPDX-License-Identifier: Apache-2.0

// MARK: - Timed

extension Metric {
  /// The times that are taken in turns, so that ratios of them are written, in the order in which tables show them.
  public static let inTurns = [
    frameTime, diffTime, viewComparisonTime, idMatchingTime, displayDiffTime, commitTime, updateTime,
    layoutTime, displayTime, cpuTime,
  ]

  public static let frameTime = time(
    "frame_time", .clock, "the whole of a step", "from before the step to after its last frame",
    without: "any read of a clock inside; an empty step")
  public static let cpuTime = time(
    "cpu_time", .threadClock, "processor time of the thread", "from before the step to after its last frame",
    without: "an empty step")
  public static let commitTime = part(
    "commit_time", "making written values current and marking what had read them",
    "from the start of each pass of a frame to the first update")
  public static let updateTime = part(
    "update_time", "running bodies, making and removing nodes, running actions",
    "from the end of the commit to the layout, and from its end to the end of the actions",
    without: "view_comparison_time, id_matching_time")
  public static let layoutTime = part(
    "layout_time", "handing over children, sizes, places, content of geometry readers",
    "from the end of the updates to the first action",
    without: "view_comparison_time, id_matching_time of what a reader's content makes")
  public static let displayTime = part(
    "display_time", "asking each leaf that was touched what it draws now, and whether it drew something else",
    "from the end of the last pass to the last leaf", without: "leaves that nothing touched")
  public static let displayDiffTime = part(
    "display_diff_time",
    "adding up the edits of the display list that were noted; no two lists are compared",
    "from the last leaf to the end of the frame")
  public static let viewComparisonTime = part(
    "view_comparison_time", "comparing new values of views, modifiers and styles with the old ones",
    "from before to after each comparison", without: "the arguments of primitive views, compared one by one")
  public static let idMatchingTime = part(
    "id_matching_time", "finding the rows of each ForEach again by their ids",
    "from its first id that is compared to its last that is looked up",
    without: "a ForEach whose data and closure are equal to the old ones; making and updating the rows")
  public static let diffTime = part(
    "diff_time", "view_comparison_time, id_matching_time and display_diff_time together",
    "as each of them")

  private static func part(
    _ id: String, _ meaning: String, _ span: String, without excludes: String = ""
  ) -> Metric {
    let reads = "the measured cost of reading the clock"
    return time(
      id, .phaseClock, meaning, span, without: excludes.isEmpty ? reads : "\(excludes); \(reads)")
  }

  private static func time(
    _ id: String, _ source: Source, _ meaning: String, _ span: String, without excludes: String
  ) -> Metric {
    Metric(
      id: id, unit: .nanoseconds, kind: .sampled, polarity: .prefersSmaller, source: source, meaning: meaning,
      span: span, excludes: excludes)
  }
}

// MARK: - Of the process

extension Metric {
  public static let peakResidentBytes = Metric(
    id: "peak_resident_bytes", unit: .bytes, kind: .sampled, polarity: .prefersSmaller, source: .kernel,
    meaning: "the most memory that the case's process had resident",
    span: "from its start to the end of counting")
}
