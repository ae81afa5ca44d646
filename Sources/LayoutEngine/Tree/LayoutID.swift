// SPDX-License-Identifier: Apache-2.0

/// Addresses one record of a `LayoutTree`.
///
/// The number of a removed record is used again.
@usableFromInline package struct LayoutID: Hashable, Sendable {
  package var raw: Int32

  @inline(__always)
  package init(raw: Int32) { self.raw = raw }

  /// No record.
  package static let none = LayoutID(raw: -1)
}
