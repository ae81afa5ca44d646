// SPDX-License-Identifier: Apache-2.0
import Foundation
public import HeadlessViews

/// How a count may grow with the number of rows on screen.
///
/// Each is a bound: what is constant is also at most linear.
public enum Growth: String, Sendable, CaseIterable {
  /// The count does not depend on the number of rows.
  case constant
  /// A fixed number more for each doubling of the rows.
  case logarithmic
  /// A fixed number for each row.
  case linear
  /// For each row a number that grows with the logarithm of the rows, as in sorting.
  case linearithmic
  /// A number for each pair of rows.
  case quadratic

  /// What the rows are counted in, so that the allowed count is a straight line.
  private func scale(_ rows: Int) -> Double {
    let rows = Double(rows)
    return switch self {
    case .constant: 1
    case .logarithmic: log2(rows)
    case .linear: rows
    case .linearithmic: rows * log2(rows)
    case .quadratic: rows * rows
    }
  }

  /// Whether counts, by rising numbers of rows, grow no faster.
  ///
  /// From each pair of neighbours to the next the count must not rise more steeply than before, but for one count in
  /// twenty, or one in all. Two sizes have no second pair: then the count may rise as much as the scale does.
  func holds(_ counts: [(rows: Int, count: Int)]) -> Bool {
    if self == .constant { return Set(counts.map(\.count)).count <= 1 }
    let points = counts.map { (x: scale($0.rows), y: Double($0.count)) }
    // Through the origin: a count may begin with a fixed part, but may not rise more steeply than in proportion.
    guard points.count > 2 else {
      guard let first = points.first, let last = points.last, first.x > 0 else { return true }
      return last.y <= first.y * last.x / first.x * 1.05 + 1
    }
    let slopes = zip(points, points.dropFirst()).map { ($1.y - $0.y, $1.x - $0.x) }
    return zip(slopes, slopes.dropFirst()).allSatisfy { before, after in
      after.0 <= max(before.0, 0) / before.1 * after.1 * 1.05 + 1
    }
  }
}

/// Expects that the count of a step grows no faster than said with the number of rows.
///
/// ```swift
/// try expectGrowth(.constant, of: .bodyEvaluations, rows: [10, 100, 1_000]) { n in
///   ViewHost { Feed(rows: n) }
/// } step: { host in
///   try host.tapAndRender("Star")
/// }
/// ```
/// - Parameters:
///   - growth: How the count may grow; a bound, so that less is right, too.
///   - cost: The count.
///   - rows: The numbers of rows to try, each once; at least two, three to tell linear from quadratic growth.
///   - host: Makes a screen of so many rows.
///   - step: What is done to the screen.
@MainActor
public func expectGrowth(
  _ growth: Growth, of cost: Cost, rows: [Int], fileID: String = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ host: (Int) throws -> ViewHost,
  step: (ViewHost) throws -> Void
) rethrows {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let sizes = sizes(rows, site) else { return }
  var counts: [(rows: Int, count: Int)] = []
  for size in sizes {
    let host = try host(size)
    guard let recorded = try host.recording(site, { try step(host) }) else { return }
    counts.append((size, cost.count(recorded.report)))
  }
  report(growth, cost, counts, site)
}

/// Expects that the count of a step that waits grows no faster than said with the number of rows.
@MainActor @_disfavoredOverload
public func expectGrowth(
  _ growth: Growth, of cost: Cost, rows: [Int], fileID: String = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ host: (Int) throws -> ViewHost,
  step: (ViewHost) async throws -> Void
) async rethrows {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let sizes = sizes(rows, site) else { return }
  var counts: [(rows: Int, count: Int)] = []
  for size in sizes {
    let host = try host(size)
    guard let recorded = try await host.recording(site, waitingFor: { try await step(host) }) else { return }
    counts.append((size, cost.count(recorded.report)))
  }
  report(growth, cost, counts, site)
}

private func sizes(_ rows: [Int], _ site: CallSite) -> [Int]? {
  let sizes = Set(rows).sorted()
  guard sizes.count > 1, sizes[0] > 0 else {
    site.fail("rows: \(rows): give at least two numbers of rows, each 1 or more")
    return nil
  }
  return sizes
}

private func report(_ growth: Growth, _ cost: Cost, _ counts: [(rows: Int, count: Int)], _ site: CallSite) {
  guard !growth.holds(counts) else { return }
  let actual = Growth.allCases.first { $0.holds(counts) }.map(\.rawValue) ?? "more than quadratic"
  let figures = counts.map { "\($0.rows) rows: \($0.count)" }.joined(separator: ", ")
  site.fail("\(cost.metric) grows \(actual), expected at most \(growth.rawValue): \(figures)")
}
