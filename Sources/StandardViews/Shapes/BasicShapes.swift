// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// A rectangle as large as its frame.
public struct Rectangle: InsettableShape, Equatable {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: amount) }

  /// A rectangle within its frame.
  public struct _Inset: InsettableShape, Equatable {
    var amount: CGFloat

    public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
    public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
  }
}

/// A rectangle with round corners, as large as its frame.
public struct RoundedRectangle: InsettableShape, Equatable {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public func inset(by amount: CGFloat) -> _Inset { _Inset(base: self, amount: amount) }

  /// A rounded rectangle within its frame.
  public struct _Inset: InsettableShape, Equatable {
    var base: RoundedRectangle
    var amount: CGFloat

    public func path(in rect: CGRect) -> Path {
      Path(
        roundedRect: rect.insetBy(dx: amount, dy: amount),
        cornerSize: CGSize(
          width: max(base.cornerSize.width - amount, 0), height: max(base.cornerSize.height - amount, 0)),
        style: base.style)
    }

    public func inset(by amount: CGFloat) -> _Inset { _Inset(base: base, amount: self.amount + amount) }
  }
}

/// A circle in the middle of its frame, as large as the shorter side allows.
public struct Circle: InsettableShape, Equatable {
  public init() {}

  public func path(in rect: CGRect) -> Path { Self.path(in: rect, inset: 0) }

  public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: amount) }

  fileprivate static func path(in rect: CGRect, inset: CGFloat) -> Path {
    let side = min(rect.width, rect.height) - 2 * inset
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// A circle within its frame.
  public struct _Inset: InsettableShape, Equatable {
    var amount: CGFloat

    public func path(in rect: CGRect) -> Path { Circle.path(in: rect, inset: amount) }
    public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
  }
}

/// An ellipse as large as its frame.
public struct Ellipse: InsettableShape, Equatable {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: amount) }

  /// An ellipse within its frame.
  public struct _Inset: InsettableShape, Equatable {
    var amount: CGFloat

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: amount, dy: amount)) }
    public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, Equatable {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  public func inset(by amount: CGFloat) -> _Inset { _Inset(base: self, amount: amount) }

  /// A capsule within its frame.
  public struct _Inset: InsettableShape, Equatable {
    var base: Capsule
    var amount: CGFloat

    public func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }
    public func inset(by amount: CGFloat) -> _Inset { _Inset(base: base, amount: self.amount + amount) }
  }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
}
