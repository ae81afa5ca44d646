// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// A form that fills the space it is offered (L-22).
///
/// As a view a shape is drawn in the foreground style. A display item shows the frame that the shape was laid out in, and
/// as an attribute the outline inside of that frame, if it is another one.
///
/// - Source: Apple, `Shape`.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle, in points.
  func path(in rect: CGRect) -> Path
  /// The size the shape asks for. Not asked by the engine: every shape takes what it is offered (L-22).
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// Whether the shape is filled or drawn along.
  static var role: ShapeRole { get }
  /// How a line along the outline is drawn; nil where the inside is filled. Engine internals.
  var _line: StrokeStyle? { get }
}

/// How a shape is used.
public enum ShapeRole: Hashable, Sendable {
  case fill, stroke, separator
}

/// How the inside of a shape is told from its outside.
public struct FillStyle: Hashable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

extension Shape {
  public static var role: ShapeRole { .fill }
  public var _line: StrokeStyle? { nil }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  @MainActor public static var _isUnary: Bool { true }

  @MainActor
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    ShapeNode(view, nil, isEvenOdd: false, context)
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    known(node, as: ShapeNode<Self>.self).receive(view)
  }
}

/// A shape that can be made smaller from its edges.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// The shape with its outline moved inwards, in points.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape drawn in a style; what `fill` makes.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: View, NodeView {
  package func makeNode(_ context: NodeContext) -> ShapeNode<Content> {
    ShapeNode(shape, style.fillDescription, isEvenOdd: fillStyle.isEOFilled, context)
  }

  package func update(_ node: ShapeNode<Content>) {
    node.receive(shape, isEvenOdd: fillStyle.isEOFilled)
    node.receive(style.fillDescription)
  }
}

extension _ShapeView: Sendable {}

extension ShapeStyle {
  /// What an item drawn in this style shows; nil is the environment's foreground style.
  var fillDescription: String? {
    self is ForegroundStyle ? nil : styleDescription
  }
}
