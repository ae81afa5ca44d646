// SPDX-License-Identifier: Apache-2.0
public import HeadlessViews

extension ViewHost {
  /// Expects that a step costs what it cost when its golden file was written.
  ///
  /// The file is `__Costs__/SUITE/NAME.csv` beside the test, with a row for each count, and for each type where a count is
  /// kept by type. A missing file is written and fails the test once; `COSTS=record swift test` writes all of them anew.
  ///
  /// - Parameters:
  ///   - name: What the step is called; one name for each expectation of a suite.
  ///   - step: What is done to the screen.
  /// - Returns: What the step did.
  @discardableResult
  public func expectCosts(
    like name: String, fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ step: () throws -> Void
  ) rethrows -> FrameReport {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return check(try recording(site, step), like: name, site)
  }

  /// Expects that a step that waits costs what it cost when its golden file was written.
  @discardableResult @_disfavoredOverload
  public func expectCosts(
    like name: String, fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ step: () async throws -> Void
  ) async rethrows -> FrameReport {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return check(try await recording(site, waitingFor: step), like: name, site)
  }

  /// Expects that the screen shows what it showed when its golden file was written.
  ///
  /// What is compared is the display list, as text: what is drawn, where, in which colour; never pixels. The file is
  /// `__Screens__/SUITE/NAME.txt` beside the test. A missing one is written and fails the test once; `COSTS=record swift test`
  /// writes all of them anew. When the screen differs, `NAME.difference.svg` beside the file shows where.
  ///
  /// - Parameter name: What the screen is called; one name for each expectation of a suite.
  public func expectScreen(
    like name: String, fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard isMounted else { return site.fail("the host was unmounted, so there is no screen; make a new one") }
    do throws(GoldenFile.Refusal) {
      let screen = GoldenScreen(displayList, size)
      let file = try GoldenFile("__Screens__", named: name, extension: "txt", at: site)
      let drawing = file.url.deletingPathExtension().appendingPathExtension("difference.svg")
      guard let text = try golden(file, screen.text, site) else { return screen.removeDrawing(drawing) }
      let known = try GoldenScreen(text, file.shownPath)
      guard known != screen else { return screen.removeDrawing(drawing) }
      let isDrawn = screen.draw(over: known, into: drawing)
      site.fail(
        (["the screen is not that of \(file.shownPath)"] + known.differences(to: screen).map { "  \($0)" }
          + (isDrawn ? ["  drawn: \(drawing.path)"] : [])).joined(separator: "\n"))
    } catch {
      site.fail(error.description)
    }
  }

  private func check(_ step: RecordedStep?, like name: String, _ site: CallSite) -> FrameReport {
    guard let step else { return FrameReport() }
    do throws(GoldenFile.Refusal) {
      let table = CostTable(step.report)
      let file = try GoldenFile("__Costs__", named: name, extension: "csv", at: site)
      guard let text = try golden(file, table.text, site) else { return step.report }
      let known = try CostTable(text, file.shownPath)
      if known != table { site.fail(Self.failure(of: step, known.differences(to: table), file)) }
    } catch {
      site.fail(error.description)
    }
    return step.report
  }

  /// The text to compare with; `nil` where there is none, because the file was written.
  private func golden(_ file: GoldenFile, _ text: String, _ site: CallSite) throws(GoldenFile.Refusal)
    -> String?
  {
    let mode = try GoldenFile.mode()
    if mode == .record {
      try GoldenFileUses.note(file, text, at: site)
      try file.write(text)
      return nil
    }
    try GoldenFileUses.note(file, "", at: site)
    if let known = try file.read() { return known }
    try file.write(text)
    site.fail(
      "\(file.shownPath) was not there and has been written: look at it, commit it, run the test again")
    return nil
  }

  private static func failure(of step: RecordedStep, _ differences: [String], _ file: GoldenFile) -> String {
    let explanation = BodyExplanation(step)
    var lines = [
      "the step costs something else than \(file.shownPath) says (\(GoldenFile.advice) if that is meant)"
    ]
    lines += differences.map { "  \($0)" }
    let bodies = step.report.bodyEvaluations
    for name in bodies.typeNames where differences.contains(where: { $0.contains(" of \(name):") }) {
      lines += explanation.lines(for: name).map { "  \(name) \($0)" }
    }
    if let writes = explanation.writes { lines.append("  \(writes)") }
    return lines.joined(separator: "\n")
  }
}
