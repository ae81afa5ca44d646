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
}

/// The third and the fourth argument of a role that has four.
struct LateArguments {
  var third = Double.nan
  var fourth = Double.nan
  /// Index of the record's `RecordExtra`, or -1.
  var extra: Int32 = -1
}
