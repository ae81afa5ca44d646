// SPDX-License-Identifier: Apache-2.0
import ViewEngine

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

extension EnvironmentValues {
  /// How the view is presented; the form of earlier releases.
  public var presentationMode: Binding<PresentationMode> {
    let (dismiss, isPresented) = (dismiss, isPresented)
    return Binding(
      get: { PresentationMode(isPresented: isPresented) },
      set: { if !$0.isPresented { MainActor.assumeIsolated { dismiss() } } })
  }
}
