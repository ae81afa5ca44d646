// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// A shadow of a style; items do not show it.
public struct ShadowStyle: Equatable, Sendable {
  public static func drop(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> ShadowStyle
  {
    ShadowStyle()
  }
  public static func inner(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> ShadowStyle
  {
    ShadowStyle()
  }
}

extension ShapeStyle where Self == _DerivedShapeStyle {
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle() }
}
