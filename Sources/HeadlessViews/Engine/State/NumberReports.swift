// SPDX-License-Identifier: Apache-2.0

extension ViewGraph {
  /// Says of a modifier that a number was refused, if one was.
  @inline(__always)
  func report(_ check: NumberCheck, for modifier: @autoclosure () -> String) {
    if check.refusal != nil, let message = check.message(modifier()) { report(message) }
  }
}

extension HostContext {
  /// Says of something that was handed over by a body or an action that a number was refused, if one was.
  static func report(_ check: NumberCheck, for what: String) {
    if let message = check.message(what) { report(message) }
  }
}
