// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation
import ViewEngine

extension Strideable {
  /// The value after one step. An integer stops where its type ends; a step that is no number changes nothing.
  func stepped(by step: Stride, backwards: Bool) -> Self {
    if let integer = self as? any FixedWidthInteger, let step = step as? Int {
      return integer.stopping(after: step, backwards: backwards) as? Self ?? self
    }
    if let length = step as? any BinaryFloatingPoint, length.isNaN || length.isInfinite {
      HostContext.report("Stepper: \(step) is no step that it can take; the value stays.")
      return self
    }
    return advanced(by: backwards ? 0 - step : step)
  }

  func clamped(to bounds: ClosedRange<Self>) -> Self {
    min(max(self, bounds.lowerBound), bounds.upperBound)
  }
}

extension FixedWidthInteger {
  /// The value a step further, the end of the type where that is too far.
  fileprivate func stopping(after step: Int, backwards: Bool) -> Self {
    let goesDown = backwards != (step < 0)
    var left = step.magnitude
    var value = self
    // A step may be longer than half of a small type's range.
    while left > 0 {
      let part = Self(clamping: left)
      let (next, hasOverflown) =
        goesDown ? value.subtractingReportingOverflow(part) : value.addingReportingOverflow(part)
      if hasOverflown { return goesDown ? .min : .max }
      value = next
      left -= UInt(part)
    }
    return value
  }
}
