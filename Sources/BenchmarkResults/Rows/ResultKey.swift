// SPDX-License-Identifier: Apache-2.0

/// What identifies a row of a result file; two rows never share one.
public struct ResultKey: Codable, Hashable, Sendable, Comparable, CustomStringConvertible {
  public var scenario: String
  public var variant: String
  public var size: Int
  /// The view type the figure belongs to; empty for the total of the case.
  public var view: String
  /// ``Metric/id``; empty only in the row of a case that failed as a whole.
  public var metric: String

  /// Names a row.
  public init(scenario: String, variant: String, size: Int, view: String = "", metric: String) {
    self.scenario = scenario
    self.variant = variant
    self.size = size
    self.view = view
    self.metric = metric
  }

  /// Names the row of a metric in a case.
  public init(_ key: CaseKey, view: String = "", metric: String) {
    self.init(
      scenario: key.scenario, variant: key.variant, size: key.size, view: view, metric: metric)
  }

  /// The case this row belongs to.
  public var caseKey: CaseKey { CaseKey(scenario: scenario, variant: variant, size: size) }

  /// For messages: `scenario/variant/size metric`, the view type in brackets.
  public var description: String {
    let name = metric.isEmpty ? "\(caseKey)" : "\(caseKey) \(metric)"
    return view.isEmpty ? name : "\(name) [\(view)]"
  }

  /// The order of rows in a file: case, then view (total first), then metric.
  public static func < (left: ResultKey, right: ResultKey) -> Bool {
    if left.scenario != right.scenario { return left.scenario < right.scenario }
    if left.variant != right.variant { return left.variant < right.variant }
    if left.size != right.size { return left.size < right.size }
    if left.view != right.view { return left.view < right.view }
    return left.metric < right.metric
  }
}
