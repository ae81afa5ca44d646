// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Arguments of the rarer roles.
struct RecordExtra {
  var idealWidth = Double.nan
  var idealHeight = Double.nan
  var horizontalKey: AlignmentKey?
  var verticalKey: AlignmentKey?
  var guideValue: ((ViewDimensions) -> CGFloat)?
  var box: (any LayoutBox)?
  var grid: GridSolver?
}

/// The arguments of a role that has four, which find no room beside the record.
struct FourArguments {
  var first: Double
  var second: Double
  var third: Double
  var fourth: Double
  /// Index of the record's `RecordExtra`, or -1.
  var extra: Int32 = -1

  @inline(__always)
  init(_ first: Double, _ second: Double, _ third: Double, _ fourth: Double) {
    (self.first, self.second, self.third, self.fourth) = (first, second, third, fourth)
  }

  /// Whether the four are the same, whatever else belongs to their records.
  func areSame(as other: FourArguments) -> Bool {
    sameArgument(first, other.first) && sameArgument(second, other.second)
      && sameArgument(third, other.third) && sameArgument(fourth, other.fourth)
  }
}
