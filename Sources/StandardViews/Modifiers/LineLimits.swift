// SPDX-License-Identifier: Apache-2.0
import ViewEngine

extension View {
  /// Keeps the lines of the texts in this view in a range: a text is cut beyond its end, and takes room for as many
  /// lines as it begins with.
  public consuming func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimits(least: limit.lowerBound, most: limit.upperBound)
  }

  /// Gives the texts in this view room for a number of lines at least.
  public consuming func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimits(least: limit.lowerBound, most: nil)
  }

  /// Limits the lines of the texts in this view.
  public consuming func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimits(least: 0, most: limit.upperBound)
  }

  /// Limits the lines of the texts in this view.
  ///
  /// - Parameter reservesSpace: Whether a text takes the room of all those lines, whether or not it fills them.
  public consuming func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimits(least: reservesSpace ? limit : 0, most: limit)
  }

  private consuming func lineLimits(least: Int, most: Int?) -> some View {
    environment(\.lineLimit, most).environment(\.reservedLines, least)
  }
}
