// SPDX-License-Identifier: Apache-2.0

extension SurveyStep {
  /// What the step came to on a screen whose lists show their elements several times over. Views that appeared for the first
  /// time in it are left out: more rows are more to make, whoever makes them.
  public struct Size: Sendable, Equatable, Codable {
    /// Bodies of one type, or contents of its readers.
    public struct Counts: Sendable, Equatable, Codable {
      /// Views of the type before the step.
      public var present = 0
      public var bodies = 0
      /// Bodies of which nothing came that a person perceives.
      public var wasted = 0
      public var contents = 0

      public init() {}
    }

    /// How many times over.
    public var copies: Int
    /// The elements of the longest list before the step, copies and all.
    public var rows: Int
    public var views: [String: Counts]

    public init(copies: Int, rows: Int, views: [String: Counts]) {
      (self.copies, self.rows, self.views) = (copies, rows, views)
    }
  }
}
