// SPDX-License-Identifier: Apache-2.0

/// Whether a part is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}
