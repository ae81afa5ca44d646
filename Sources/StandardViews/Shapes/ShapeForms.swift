// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// The ends of lines, under Core Graphics' name.
public typealias CGLineCap = StrokeStyle.LineCap
/// The corners of lines, under Core Graphics' name.
public typealias CGLineJoin = StrokeStyle.LineJoin

/// A shape in a size of its own, from the corner on.
public struct _SizedShape<S: Shape>: Shape {
  public var shape: S
  public var size: CGSize

  public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
  public var _line: StrokeStyle? { shape._line }
}

/// A shape with every point mapped.
public struct TransformedShape<Content: Shape>: Shape {
  public var shape: Content
  public var transform: CGAffineTransform

  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
  public var _line: StrokeStyle? { shape._line }
}

extension Shape {
  /// The shape in a size of its own, in points.
  public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool
  ) -> _ShapeView<_StrokedShape<Self>, S> {
    stroke(content, style: style)
  }
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool
  ) -> _ShapeView<_StrokedShape<Self>, S> {
    stroke(content, lineWidth: lineWidth)
  }
}

extension Path {
  /// The line along the path. Its path is the path itself: the line's width is no geometry here.
  public func strokedPath(_ style: StrokeStyle) -> Path { self }
}

/// The shape of the container around, which is a rectangle: no container has another one.
///
/// - Source: Apple, `ContainerRelativeShape`.
public struct ContainerRelativeShape: InsettableShape {
  private var amount: CGFloat = 0

  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }

  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var shape = self
    shape.amount += amount
    return shape
  }
}

extension Shape where Self == ContainerRelativeShape { public static var containerRelative: Self { Self() } }

extension View {
  public consuming func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    perceived("container shape", shape.outlineText)
  }
}
