// SPDX-License-Identifier: Apache-2.0
import EngineBase

extension ViewGraph {
  /// Reports that a number of a modifier was refused, if one was.
  @inline(__always)
  package func report(_ check: NumberCheck, for modifier: @autoclosure () -> String) {
    if check.refusal != nil, let message = check.message(modifier()) { report(message) }
  }
}

extension HostContext {
  /// Reports that a number was refused, if one was, for a value that a body or an action handed over.
  package static func report(_ check: NumberCheck, for what: String) {
    if let message = check.message(what) { report(message) }
  }
}
