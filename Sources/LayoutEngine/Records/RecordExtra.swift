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

/// What a text measures by, and what of its metrics finds no room among a record's arguments.
struct TextRecord {
  var content: TextContent
  /// The width for an offer of 0, in points.
  var narrowest = 0.0
}
