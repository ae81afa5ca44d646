// SPDX-License-Identifier: Apache-2.0

/// Why a row has no figures, or figures that may not be trusted: the text of the `error` column.
public struct ResultError: Codable, Hashable, Sendable, CustomStringConvertible {
  /// What the word before the colon means to a judge.
  public enum Cause: String, Codable, Hashable, Sendable, CaseIterable {
    /// Two processes counted differently: no verdict is possible.
    case nondeterministic
    /// The process of the case died.
    case crashed
    /// The process of the case did not end in time.
    case timedOut = "timed out"
    /// The process of the case had more memory than it may have.
    case memoryLimit = "memory limit"
    /// The scenario's own check, or the comparison with a fresh rendering, did not hold.
    case checkFailed = "check failed"
    /// This machine or build cannot measure the metric.
    case unavailable
    /// Written by another program or version: treated like a failed check.
    case other = "failed"
  }

  public let cause: Cause
  /// What happened, for people; may be empty.
  public let detail: String

  /// Describes a failure.
  public init(_ cause: Cause, _ detail: String = "") {
    self.cause = cause
    self.detail = detail
  }

  /// Reads the cell of a file: `cause` or `cause: detail`.
  public init(cell: String) {
    // By scalar: a detail may begin with one that joins the blank before it.
    let scalars = cell.unicodeScalars
    for cause in Cause.allCases where scalars.starts(with: cause.rawValue.unicodeScalars) {
      let rest = scalars.dropFirst(cause.rawValue.unicodeScalars.count)
      if rest.isEmpty { self.init(cause); return }
      if rest.starts(with: ": ".unicodeScalars), rest.count > 2 {
        self.init(cause, String(Substring(rest.dropFirst(2))))
        return
      }
    }
    self.init(.other, cell)
  }

  /// The cell of a file.
  public var description: String {
    detail.isEmpty ? cause.rawValue : "\(cause.rawValue): \(detail)"
  }
}
