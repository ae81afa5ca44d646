// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// How round each corner of a rectangle is, in points. Leading is left.
///
/// - Source: Apple, `RectangleCornerRadii`.
public struct RectangleCornerRadii: Hashable, Animatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }

  /// Each radius mapped.
  fileprivate func map(_ change: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: change(topLeading), bottomLeading: change(bottomLeading),
      bottomTrailing: change(bottomTrailing), topTrailing: change(topTrailing))
  }
}

/// A rectangle as large as its frame, each corner round in its own way.
///
/// - Source: Apple, `UnevenRoundedRectangle`.
public struct UnevenRoundedRectangle: InsettableShape, Equatable {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  public func inset(by amount: CGFloat) -> _Inset { _Inset(base: self, amount: amount) }

  /// A rectangle with round corners within its frame.
  public struct _Inset: InsettableShape, Equatable {
    var base: UnevenRoundedRectangle
    var amount: CGFloat

    public func path(in rect: CGRect) -> Path {
      Path(
        roundedRect: rect.insetBy(dx: amount, dy: amount),
        cornerRadii: base.cornerRadii.map { max($0 - amount, 0) }, style: base.style)
    }

    public func inset(by amount: CGFloat) -> _Inset { _Inset(base: base, amount: self.amount + amount) }
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Path {
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Adds a rectangle whose corners are quarters of circles; none is larger than half of the shorter side.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let most = min(rect.width, rect.height) / 2
    let radii = cornerRadii.map { max(min($0, most), 0) }
    if radii == RectangleCornerRadii() { return addPath(Path(rect), transform: transform) }
    var path = Path()
    path.move(to: CGPoint(x: rect.maxX, y: rect.minY + radii.topTrailing))
    // From the bottom right, as the screen turns: each corner with the way from it into the rectangle.
    let corners = [
      (rect.maxX, rect.maxY, -1.0, -1.0, radii.bottomTrailing),
      (rect.minX, rect.maxY, 1, -1, radii.bottomLeading),
      (rect.minX, rect.minY, 1, 1, radii.topLeading), (rect.maxX, rect.minY, -1, 1, radii.topTrailing),
    ]
    for (index, (x, y, inX, inY, radius)) in corners.enumerated() {
      let center = CGPoint(x: x + inX * radius, y: y + inY * radius)
      let angle = Double(index) * .pi / 2
      path.addLine(to: CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
      if radius > 0 {
        path.addArcSegments(
          center: center, radii: CGSize(width: radius, height: radius), from: angle, by: .pi / 2)
      }
    }
    path.closeSubpath()
    addPath(path, transform: transform)
  }
}
