// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Measuring texts. The answers of a client's ``TextMeasuring`` are checked on their way in.
extension LayoutTree {
  /// Takes note that a text shows something else from now on.
  /// - Returns: Whether a size or a frame can change by it.
  @discardableResult
  package func setText(_ id: LayoutID, _ content: borrowing TextContent) -> Bool {
    precondition(records[id].kind == .text, "record \(id.raw) is no text")
    // A text that has not been measured yet waits for that anyway.
    if records[id].flags.contains(.unmeasured) { return true }
    // Answers for widths that wrap the text are remembered. They depend on its letters, not only on its extent.
    let isOther = TextRole.take(measureText(content), self, id)
    let remembers = records[id].flags.contains(.remembers)
    if !isOther && (!remembers || TextRole.answersStand(self, id)) { return false }
    markStale(id)
    return true
  }

  /// The metrics of a text that is not wrapped.
  @inline(__always)
  func measureText(_ content: TextContent) -> TextMetrics {
    counters.textMeasurements += 1
    if trustsTexts, !LongText.isLong(content), let metrics = GridTextMeasuring.measurePlain(content) {
      return metrics
    }
    return measureText(content, width: nil)
  }

  /// The metrics of a text that is offered a width. One that is narrower than a character is the text's own.
  func measureText(_ content: TextContent, width: CGFloat?) -> TextMetrics {
    var metrics =
      (trustsTexts ? longText.measure(content, width: width) : nil)
      ?? textMeasuring.measure(content, width: width)
    if content.reservedLines > 0 { reserve(&metrics, for: content) }
    if !trustsTexts { metrics = checkedMetrics(metrics) }
    if let width, metrics.size.width > width + TextMetrics.roundingError {
      metrics.size.width = max(width, 0)
    }
    return metrics
  }

  /// Takes room for lines that a text does not fill.
  @inline(never)
  private func reserve(_ metrics: inout TextMetrics, for content: TextContent) {
    let line = textMeasuring.measure(TextContent("", fontSize: content.first.fontSize), width: nil).size
      .height
    metrics.size.height = max(metrics.size.height, line * CGFloat(content.reservedLines))
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
