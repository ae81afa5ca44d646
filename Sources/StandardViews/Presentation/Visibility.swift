// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// Whether a part is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}
