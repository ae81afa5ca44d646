// SPDX-License-Identifier: Apache-2.0

/// Takes results that are not needed, so that the compiler cannot leave out the work behind them.
public nonisolated enum BlackHole {
  /// Takes a value and does nothing with it. The call is never inlined and never left out.
  @inline(never) @_optimize(none) public static func swallow<Value>(_ value: borrowing Value) {}
}
