// SPDX-License-Identifier: Apache-2.0

/// What the first rounds of a group may take, so that a run with a budget has time for every group.
///
/// Cases are counted and timed in turn. What counting has taken so far says what it will take for the cases that are
/// left; the time that remains is shared by the groups that are left, by their variants.
struct TurnPace {
  /// How the processes of a group take turns.
  enum Style: CaseIterable {
    /// As planned.
    case patient
    /// Two rounds, and nobody waits for quiet moments.
    case hasty
    /// One round of the fewest turns.
    case shortest

    func rounds(of plan: Int) -> Int {
      switch self {
      case .patient: plan
      case .hasty: min(2, plan)
      case .shortest: 1
      }
    }

    func turns(of plan: TurnPlan) -> TurnPlan {
      var turns = plan
      if self != .patient { turns.patience = 0 }
      if self == .shortest { turns.turns = min(turns.turns, turns.fewest) }
      return turns
    }
  }

  private let cases: Int
  private let closing: Int
  /// Seconds in which groups were timed.
  var timed = 0.0
  /// Seconds of a round, by variant, and how many rounds they are the mean of.
  private var costs: [Style: (seconds: Double, count: Double)] = [:]

  /// - Parameters:
  ///   - cases: How many cases will be counted.
  ///   - closing: How many jobs follow the last one, each about as long as a case takes to be counted.
  init(cases: Int, closing: Int = 0) {
    (self.cases, self.closing) = (cases, closing)
  }

  /// The seconds that a group may take.
  ///
  /// - Parameters:
  ///   - lanes: Its variants.
  ///   - counted: The cases that have been counted, its own among them.
  ///   - now: Seconds since the beginning of the run.
  ///   - budget: Seconds for the whole run.
  func allowance(lanes: Int, counted: Int, at now: Double, of budget: Double) -> Double {
    let left = max(0, cases - counted)
    let counting = (now - timed) / Double(max(1, counted)) * Double(left + closing)
    return max(0, budget - now - counting) * Double(lanes) / Double(max(1, left + lanes))
  }

  /// The most patient way that is not expected to take longer. A way that was never gone is tried.
  func style(lanes: Int, rounds: Int, within allowance: Double?) -> Style {
    guard let allowance else { return .patient }
    func fits(_ style: Style) -> Bool {
      let round = (costs[style]?.seconds ?? 0) * Double(lanes)
      return allowance > 0 && round * Double(style.rounds(of: rounds)) <= allowance
    }
    return Style.allCases.first(where: fits) ?? .shortest
  }

  /// Notes what the rounds of a group take, in seconds each.
  mutating func note(_ style: Style, lanes: Int, seconds: Double) {
    var cost = costs[style] ?? (0, 0)
    cost.count += 1
    cost.seconds += (seconds / Double(lanes) - cost.seconds) / cost.count
    costs[style] = cost
  }
}
