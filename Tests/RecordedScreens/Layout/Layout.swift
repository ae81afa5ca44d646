// SPDX-License-Identifier: Apache-2.0

extension Recording {
  /// Stacks, frames, layers, texts and custom layouts.
  static let layout: [Recording] = []
}
