// SPDX-License-Identifier: Apache-2.0

/// Whether a view is presented, and how to end it.
///
/// - Source: Apple, `PresentationMode`.
public struct PresentationMode: Sendable {
  public private(set) var isPresented: Bool

  init(isPresented: Bool) {
    self.isPresented = isPresented
  }

  /// Ends the presentation.
  public mutating func dismiss() { isPresented = false }
}
