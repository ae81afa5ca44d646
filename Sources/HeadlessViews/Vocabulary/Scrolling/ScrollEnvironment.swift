// SPDX-License-Identifier: Apache-2.0
import Foundation

private struct ScrollDisabledKey: EnvironmentKey {
  static let defaultValue = false
}

private struct DefaultScrollAnchorKey: EnvironmentKey {
  static let defaultValue: UnitPoint? = nil
}

extension EnvironmentValues {
  /// Whether scroll views stay where they are when the user drags them.
  var isScrollDisabled: Bool {
    get { self[ScrollDisabledKey.self] }
    set { self[ScrollDisabledKey.self] = newValue }
  }

  /// Where scroll views show their content before anybody has scrolled.
  var defaultScrollAnchor: UnitPoint? {
    get { self[DefaultScrollAnchorKey.self] }
    set { self[DefaultScrollAnchorKey.self] = newValue }
  }
}

extension View {
  /// Keeps the user from scrolling in this view; the program can.
  public consuming func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollDisabled, disabled)
  }

  /// Sets which point of the content meets the same point of the visible part before anybody has scrolled.
  public consuming func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.defaultScrollAnchor, anchor)
  }
}
