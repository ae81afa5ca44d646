// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Measuring texts. The answers of a client's ``TextMeasuring`` are checked on their way in.
extension LayoutTree {
  @inline(__always)
  func measureText(_ content: TextContent, width: CGFloat?) -> TextMetrics {
    let metrics = textMeasuring.measure(content, width: width)
    return trustsTexts ? metrics : checkedMetrics(metrics)
  }

  @inline(__always)
  func narrowestWidth(of content: TextContent) -> CGFloat {
    let width = textMeasuring.narrowestWidth(content)
    return trustsTexts ? width : checked("TextMeasuring") { $0.extent(width) }
  }

  @inline(never)
  private func checkedMetrics(_ metrics: TextMetrics) -> TextMetrics {
    checked("TextMeasuring") { check in
      TextMetrics(
        size: CGSize(width: check.extent(metrics.size.width), height: check.extent(metrics.size.height)),
        firstBaseline: check.length(metrics.firstBaseline), lastBaseline: check.length(metrics.lastBaseline))
    }
  }
}
