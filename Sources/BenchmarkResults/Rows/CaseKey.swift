// SPDX-License-Identifier: Apache-2.0

/// One scenario, written one way, at one size: what runs in a process of its own.
public struct CaseKey: Codable, Hashable, Sendable, Comparable, CustomStringConvertible {
  public var scenario: String
  public var variant: String
  public var size: Int

  /// Names a case.
  public init(scenario: String, variant: String, size: Int) {
    self.scenario = scenario
    self.variant = variant
    self.size = size
  }

  /// `scenario/variant/size`, the spelling of a CASE on the command line.
  public var description: String { "\(scenario)/\(variant)/\(size)" }

  /// By scenario, then variant, then size as a number. Names are ordered by their bytes.
  public static func < (left: CaseKey, right: CaseKey) -> Bool {
    if left.scenario != right.scenario { return left.scenario < right.scenario }
    if left.variant != right.variant { return left.variant < right.variant }
    return left.size < right.size
  }
}
