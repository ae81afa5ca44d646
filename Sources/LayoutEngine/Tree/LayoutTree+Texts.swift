// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Measuring texts. The answers of a client's ``TextMeasuring`` are checked on their way in.
extension LayoutTree {
  /// Gives a text record another text.
  /// - Returns: Whether a size or a frame can change by it.
  @discardableResult
  package func setText(_ id: LayoutID, _ content: TextContent) -> Bool {
    precondition(records[id].kind == .text, "record \(id.raw) is no text")
    let change = TextRole.replace(by: content, self, id)
    // Answers for widths that wrap the text are remembered. They depend on its letters, not only on its extent.
    if change.hasSameExtent && !records[id].flags.contains(.remembers) { return false }
    if change.movesBaselines { records[id].flags.insert(.tellParent) }
    markStale(id)
    return true
  }

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
