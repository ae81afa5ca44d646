// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a text measures by: its runs and how many lines it may take.
///
/// The first run is stored flat, so a text in one font needs no array.
public struct TextContent: Equatable, Sendable {
  /// Characters in one font size.
  public struct Run: Equatable, Sendable {
    public var string: String
    /// The font's size in points.
    public var fontSize: CGFloat

    public init(_ string: String, fontSize: CGFloat) {
      self.string = string
      self.fontSize = fontSize
    }
  }

  /// The first run.
  public var first: Run
  /// The runs after the first; empty for a text in one font.
  public var rest: [Run]
  /// The most lines the text may take, or nil for as many as it needs.
  public var lineLimit: Int? {
    get { storedLimit < 0 ? nil : Int(storedLimit) }
    set { storedLimit = newValue.map { Int32(clamping: max(0, $0)) } ?? -1 }
  }
  /// -1 for nil: half as long as an optional number.
  private var storedLimit: Int32 = -1
  /// How many lines of the first run's font the text takes room for at least.
  public var reservedLines: Int {
    get { Int(storedReserve) }
    set { storedReserve = Int32(clamping: max(0, newValue)) }
  }
  private var storedReserve: Int32 = 0

  public init(_ string: String, fontSize: CGFloat, lineLimit: Int? = nil) {
    self.first = Run(string, fontSize: fontSize)
    self.rest = []
    self.lineLimit = lineLimit
  }

  /// A text of several runs, in reading order.
  public init(first: Run, rest: [Run], lineLimit: Int? = nil) {
    self.first = first
    self.rest = rest
    self.lineLimit = lineLimit
  }

  /// Lets go of all characters. The rest stands until the place is used again.
  mutating func dropStrings() {
    first.string = ""
    if !rest.isEmpty { rest = [] }
  }
}
