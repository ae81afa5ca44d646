// SPDX-License-Identifier: Apache-2.0

extension SourceMap {
  /// A file that has no part in the survey, or a line of it, and why.
  public struct LeftOut: Hashable, Sendable, Decodable {
    public var file: String
    public var line: Int?
    public var reason: String

    public init(file: String, line: Int?, reason: String) {
      (self.file, self.line, self.reason) = (file, line, reason)
    }

    /// `Cart.swift:12`, without the line where none is known.
    var subject: String { file + (line.map { ":\($0)" } ?? "") }
    /// `Cart.swift:12: why`.
    var text: String { "\(subject): \(reason)" }
  }
}
