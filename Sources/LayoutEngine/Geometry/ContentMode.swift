// SPDX-License-Identifier: Apache-2.0

/// Whether content of a given shape fits into the offer or covers it.
/// - Source: Apple, `ContentMode`.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}
