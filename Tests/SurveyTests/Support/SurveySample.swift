// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Survey

/// Records of surveys, as `survey --format json` writes them.
enum SurveySample {
  /// A step of a cart: `Tap "Add"` runs `row` bodies of rows, of which `wasted` in vain.
  static func step(
    row: Int = 3, wasted: Int = 0, closures: Int64 = 0, comparisons: Int64 = 3, sizes: Int64 = 5,
    name: String = "tap-add", error: ResultError? = nil
  ) -> SurveyStep {
    var step = SurveyStep(screen: "preview.cart", screenTitle: "Cart", name: name, title: "Tap \"\(name)\"")
    let counts: [(Metric, Int64)] = [
      (.bodyEvaluations, Int64(row)), (.wastedBodies, Int64(wasted)), (.viewComparisons, comparisons),
      (.rowClosureEvaluations, closures), (.sizeCalls, sizes), (.allocations, 100 + Int64(row)),
    ]
    step.rows = counts.map { ResultRow(exact: [$0.1], of: $0.0, in: step.key) }
    step.bodies = [
      SurveyStep.Bodies(typeName: "RowView", reason: .closure, subject: "onTap", count: row, wasted: wasted)
    ]
    if let error { (step.rows, step.bodies) = ([ResultRow(failed: step.key, error: error)], []) }
    return step
  }

  /// What is advised of a step.
  static func advice(of step: SurveyStep) -> SurveyAdvice {
    SurveyAdvice(
      rule: .closureInView, view: "RowView", property: "onTap", promise: .measured,
      steps: [SurveyAdvice.Step(of: step, before: 42, after: 3)])
  }

  /// The record of some steps of the cart.
  static func record(
    _ steps: [SurveyStep], advises: Bool = false, engine: String = "0.1.0", leftOut: [SourceMap.LeftOut] = []
  ) throws -> SurveyRecord {
    try SurveyRecord(
      report(steps, advises: advises, engine: engine, leftOut: leftOut).json, file: "record.json")
  }

  static func report(
    _ steps: [SurveyStep], advises: Bool = false, engine: String = "0.1.0", leftOut: [SourceMap.LeftOut] = []
  ) throws -> SurveyReport {
    SurveyReport(
      engine: engine,
      screens: [
        SurveyScreen(
          name: "preview.cart", title: "Cart", module: "Screens", file: "Screens/Cart.swift", line: 30)
      ],
      steps: steps, advice: advises ? [advice(of: steps[0])] : [], sources: try sources(), leftOut: leftOut)
  }

  /// Where the cart's rows are declared.
  static func sources() throws -> SourceMap {
    try SourceMap(
      json: Array(
        """
        {"schema": 1, "files": [{"file": "./Sources/My Cart, new.swift", "name": "Screens/Cart.swift"}],
         "types": [{"name": "RowView", "kind": "struct", "file": "./Sources/My Cart, new.swift", "line": 10,
           "column": 8, "conformances": ["View"],
           "properties": [{"name": "onTap", "line": 12, "column": 7, "type": "() -> Void"}]}],
         "calls": [], "modifiers": [], "writes": [], "leftOut": []}
        """.utf8), file: "sources.json")
  }
}
