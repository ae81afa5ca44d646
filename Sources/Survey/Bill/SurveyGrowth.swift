// SPDX-License-Identifier: Apache-2.0
public import BenchmarkResults

/// Bodies of one type, or contents of its readers, of which a step runs more the more rows there are.
public struct SurveyGrowth: Sendable, Equatable {
  /// What grows.
  public enum Kind: String, Sendable, Codable, CaseIterable { case bodies, contents }

  /// The step's screen and name in result files.
  public let screen, name: String
  /// The step's screen and name as a person calls them.
  public let screenTitle, title: String
  public let view: String
  public let kind: Kind
  public let order: GrowthOrder
  /// What was counted, from the smallest size on.
  public let points: [Point]
  /// Runs for each row, in vain and in all, at the largest size.
  public let perRow: Double
  public let wastedPerRow: Double
  /// What the fitted order comes to at 1,000 rows: not counted.
  public let atThousand: Double
  /// Why they ran, where the step told it at the usual size.
  public let bodies: SurveyStep.Bodies?

  /// Rows, and what was counted there.
  public struct Point: Sendable, Equatable {
    public let rows, count: Int
  }

  static let extrapolated = 1_000

  /// All growth in some steps: what runs in vain first, then the most.
  public static func all(in steps: [SurveyStep]) -> [SurveyGrowth] {
    let found = steps.flatMap { step in
      Set(step.sizes.flatMap(\.views.keys)).sorted().flatMap { view in
        Kind.allCases.compactMap { SurveyGrowth(step, view, $0) }
      }
    }
    return found.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if (first.wastedPerRow > 0) != (second.wastedPerRow > 0) { return first.wastedPerRow > 0 }
      return first.atThousand == second.atThousand
        ? left.offset < right.offset : first.atThousand > second.atThousand
    }.map(\.element)
  }

  /// Steps that were done at several sizes and are not among those that grow.
  static func flat(in steps: [SurveyStep], beside growth: [SurveyGrowth]) -> Int {
    let growing = Set(growth.map { CaseKey(scenario: $0.screen, variant: $0.name, size: 1) })
    return steps.count { Set($0.sizes.map(\.rows)).count > 1 && !growing.contains($0.key) }
  }

  private init?(_ step: SurveyStep, _ view: String, _ kind: Kind) {
    let sizes = step.sizes.sorted { $0.rows < $1.rows }
    func counts(_ size: SurveyStep.Size) -> SurveyStep.Size.Counts { size.views[view] ?? .init() }
    func all(_ size: SurveyStep.Size) -> Int { kind == .bodies ? counts(size).bodies : counts(size).contents }
    // What the step changed of an element is seen in each of its copies, which says nothing of more rows: only where every
    // view of the type ran, or ran in vain, is it the rows.
    let isEach = sizes.allSatisfy { all($0) >= counts($0).present }
    func count(_ size: SurveyStep.Size) -> Int {
      if isEach { return all(size) }
      let wasted = kind == .bodies ? counts(size).wasted : 0
      return wasted + (all(size) - wasted) / size.copies
    }
    guard let first = sizes.first, let last = sizes.last, first.rows > 0, last.rows > first.rows,
      count(last) > count(first)
    else { return nil }
    points = sizes.map { Point(rows: $0.rows, count: count($0)) }
    let fit = GrowthFit(points.map { (size: $0.rows, value: Double($0.count)) })
    order = fit?.order ?? .linear
    guard order != .constant else { return nil }
    // Two points lie on every curve; a straight line is the one that says least.
    let slope = Double(count(last) - count(first)) / Double(last.rows - first.rows)
    atThousand =
      fit?.value(at: Self.extrapolated)
      ?? Double(count(first)) + slope * Double(Self.extrapolated - first.rows)
    perRow = Double(count(last)) / Double(last.rows)
    wastedPerRow = kind == .bodies ? Double(last.views[view]?.wasted ?? 0) / Double(last.rows) : 0
    (screen, screenTitle, name, title) = (step.screen, step.screenTitle, step.name, step.title)
    (self.view, self.kind) = (view, kind)
    let own = step.bodies.filter { $0.typeName == view && $0.reason != .first }
    bodies = own.max { ($0.wasted, $0.count) < ($1.wasted, $1.count) }
  }

  /// `Row bodies 3 → 12 → 48 at 3, 12, 48 rows: 1 a row (O(n)), all in vain; about 1,000 at 1,000 rows`.
  public var text: String {
    let counts = points.map { "\($0.count)" }.joined(separator: " → ")
    let rows = points.map { "\($0.rows)" }.joined(separator: ", ")
    let what = kind == .bodies ? "bodies" : "contents of its reader"
    let vain =
      switch wastedPerRow {
      case 0: ""
      case perRow: ", all in vain"
      default: ", \(HumanFigure.fixed(wastedPerRow, wastedPerRow < 10 ? 1 : 0)) of them in vain"
      }
    return "\(ShortTypeName.text(view)) \(what) \(counts) at \(rows) rows: \(each) a row (\(order))\(vain); "
      + "about \(HumanFigure.grouped(Int64(atThousand.rounded()))) at \(HumanFigure.grouped(Int64(Self.extrapolated))) rows"
  }

  private var each: String {
    abs(perRow - perRow.rounded()) < 0.05 ? HumanFigure.fixed(perRow, 0) : HumanFigure.fixed(perRow, 1)
  }
}
