// SPDX-License-Identifier: Apache-2.0
public import HeadlessViews

extension ViewHost {
  /// Expects that just these bodies run in a step, and just so often.
  ///
  /// ```swift
  /// try host.expect(bodies: ["ItemRow": 1, "ShoppingList": 1]) { try host.tapAndRender("Add") }
  /// ```
  /// What the step renders counts, however many frames that are. A failure is reported at the call's line, in Swift Testing
  /// and in XCTest; it says which bodies ran, how often, and why.
  ///
  /// - Parameters:
  ///   - bodies: How often the bodies of each type run, by the type's printed name. A name without generic arguments
  ///     stands for all of them. Types that are not named must not run.
  ///   - step: What is done to the screen.
  /// - Returns: What the step did.
  @discardableResult
  public func expect(
    bodies: [String: Int], fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ step: () throws -> Void
  ) rethrows -> FrameReport {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return check(try recording(site, step), site) { BodyExpectation(bodies).failure(of: $0) }
  }

  /// Expects that just these bodies run in a step that waits.
  @discardableResult @_disfavoredOverload
  public func expect(
    bodies: [String: Int], fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ step: () async throws -> Void
  ) async rethrows -> FrameReport {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return check(try await recording(site, waitingFor: step), site) {
      BodyExpectation(bodies).failure(of: $0)
    }
  }

  /// Expects that each body that runs in a step changes something that a person can see or do.
  ///
  /// - Parameter step: What is done to the screen.
  /// - Returns: What the step did.
  @discardableResult
  public func expectNothingWasted(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ step: () throws -> Void
  ) rethrows -> FrameReport {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return check(try recording(site, step), site, Self.wasteFailure)
  }

  /// Expects that each body that runs in a step that waits changes something that a person can see or do.
  @discardableResult @_disfavoredOverload
  public func expectNothingWasted(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ step: () async throws -> Void
  ) async rethrows -> FrameReport {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return check(try await recording(site, waitingFor: step), site, Self.wasteFailure)
  }

  /// Expects that the counts of a step keep to limits.
  ///
  /// ```swift
  /// try host.expectCost(.contentEvaluations <= 1, .viewComparisons <= 3) {
  ///   host.resize(to: CGSize(width: 844, height: 390))
  ///   try host.render()
  /// }
  /// ```
  /// - Parameters:
  ///   - limits: What each count may be.
  ///   - step: What is done to the screen.
  /// - Returns: What the step did.
  @discardableResult
  public func expectCost(
    _ limits: CostLimit..., fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ step: () throws -> Void
  ) rethrows -> FrameReport {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return check(try recording(site, step), site) { Self.limitFailure(of: $0, limits) }
  }

  /// Expects that the counts of a step that waits keep to limits.
  @discardableResult @_disfavoredOverload
  public func expectCost(
    _ limits: CostLimit..., fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ step: () async throws -> Void
  ) async rethrows -> FrameReport {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return check(try await recording(site, waitingFor: step), site) { Self.limitFailure(of: $0, limits) }
  }

  /// Reports what is wrong with a step, and hands on its counts.
  private func check(_ step: RecordedStep?, _ site: CallSite, _ failure: (RecordedStep) -> String?)
    -> FrameReport
  {
    guard let step else { return FrameReport() }
    if let failure = failure(step) { site.fail(failure) }
    return step.report
  }

  private static func wasteFailure(of step: RecordedStep) -> String? {
    let wasted = step.evaluations.filter(\.isWasted)
    guard step.report.wastedBodies > 0 else { return nil }
    let headings = Set(wasted.map(\.typeName)).sorted().map { name in
      (text: "\(name) ×\(wasted.count { $0.typeName == name })", types: [name])
    }
    return
      (["bodies that ran and changed nothing: \(step.report.wastedBodies)"]
      + BodyExplanation(step).lines(under: headings, wastedOnly: true)).joined(separator: "\n")
  }

  private static func limitFailure(of step: RecordedStep, _ limits: [CostLimit]) -> String? {
    let violations = limits.compactMap { $0.violation(in: step.report) }
    guard !violations.isEmpty else { return nil }
    let bodies = step.report.bodyEvaluations
    let headings = bodies.typeNames.map { (text: "\($0) ran ×\(bodies[$0])", types: [$0]) }
    return (violations + BodyExplanation(step).lines(under: headings)).joined(separator: "\n")
  }
}

/// How often the bodies of each type may run.
private struct BodyExpectation {
  private let expected: [String: Int]

  init(_ expected: [String: Int]) { self.expected = expected }

  /// What is wrong with a step; `nil` if nothing is.
  func failure(of step: RecordedStep) -> String? {
    let counts = step.report.bodyEvaluations
    // A type belongs to its whole name, if that is expected, else to the name without arguments.
    var actual: [String: Int] = [:]
    var types: [String: [String]] = [:]
    for name in counts.typeNames {
      let plain = String(name.prefix { $0 != "<" })
      let key = expected[name] == nil && expected[plain] != nil ? plain : name
      actual[key, default: 0] += counts[name]
      types[key, default: []].append(name)
    }
    let wrong = Set(expected.keys).union(actual.keys).sorted().filter {
      actual[$0, default: 0] != expected[$0, default: 0]
    }
    guard !wrong.isEmpty else { return nil }
    let headings = wrong.map { name in
      (
        text: "\(name) ran ×\(actual[name, default: 0]), expected ×\(expected[name, default: 0])",
        types: types[name] ?? []
      )
    }
    return
      (["bodies that ran: \(Self.text(actual)); expected: \(Self.text(expected))"]
      + BodyExplanation(step).lines(under: headings)).joined(separator: "\n")
  }

  private static func text(_ counts: [String: Int]) -> String {
    let counted = counts.filter { $0.value != 0 }.sorted { $0.key < $1.key }
    return counted.isEmpty ? "none" : counted.map { "\($0.key) ×\($0.value)" }.joined(separator: ", ")
  }
}
