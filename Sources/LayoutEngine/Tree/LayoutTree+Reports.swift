// SPDX-License-Identifier: Apache-2.0
import EngineBase

extension LayoutTree {
  /// Says of a modifier that a number was refused, if one was.
  @inline(__always)
  package func report(_ check: NumberCheck, for modifier: @autoclosure () -> String) {
    if check.refusal != nil { reportRefusal(check, modifier()) }
  }

  /// Layouts run again and again, so the same is not said twice in a row.
  @inline(never)
  private func reportRefusal(_ check: NumberCheck, _ modifier: String) {
    guard let message = check.message(modifier), diagnostics.last != message else { return }
    diagnostics.append(message)
  }
}
