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

/// A text and its metrics when it is not wrapped.
struct TextRecord {
  var content: TextContent
  var metrics = TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0)
  /// The width when nothing is offered, in points.
  var narrowest = 0.0
}
