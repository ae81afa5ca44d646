// SPDX-License-Identifier: Apache-2.0
import ViewEngine

private struct TintKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}

extension EnvironmentValues {
  /// The style of what stands out in controls; nil is the accent colour.
  var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of what stands out in controls: switches that are on, filled parts of bars, borders and titles of buttons.
  public consuming func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    tinted(tint.map { AnyShapeStyle($0) })
  }

  /// Sets the colour of what stands out in controls.
  public consuming func tint(_ tint: Color?) -> some View {
    tinted(tint.map { AnyShapeStyle($0) })
  }

  /// Most controls have one look here and no part that is tinted, so the view as a whole says its tint.
  private consuming func tinted(_ tint: AnyShapeStyle?) -> some View {
    environment(\.tint, tint).perceived("tint", tint?.styleDescription ?? "")
  }

  /// Sets the colour of what stands out in controls; the name of earlier releases.
  public consuming func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }
}
