// SPDX-License-Identifier: Apache-2.0

extension Unmanaged {
  /// Calls a closure with an object that something else keeps alive meanwhile, without counting one more reference:
  /// on the paths that every update takes, a pair of atomic counts costs as much as the reads between them.
  ///
  /// The standard library's own function would ask at run time whether a closure of the main actor runs on it.
  @inlinable @inline(__always)
  package func unretained<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }

  /// Calls a closure that may throw. One function for both kinds of closures kept the compiler from inlining the path of a
  /// list's rows.
  @inlinable @inline(__always)
  package func unretained<Result>(throwing body: (Instance) throws -> Result) rethrows -> Result {
    try _withUnsafeGuaranteedRef(body)
  }
}
