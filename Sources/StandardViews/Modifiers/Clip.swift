// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

// Clipping removes pixels and no item: a view that sticks out stays in the display list and says at what it is cut off.
extension View {
  /// Cuts the view off at its frame.
  public consuming func clipped(antialiased: Bool = false) -> ModifiedContent<Self, _ClipEffect<Rectangle>> {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Cuts the view off at a shape.
  public consuming func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _ClipEffect<S>> {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Cuts off the corners of the view.
  public consuming func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> ModifiedContent<Self, _ClipEffect<RoundedRectangle>> {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }

  /// Sets the shape in which the view is tapped at a point, whatever it draws there.
  public consuming func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill))
  }

  /// Sets the shape in which the view is tapped at a point, if that is what the shape is for.
  public consuming func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
    -> some View
  {
    modifier(
      _ContentShapeModifier(shape: shape, eoFill: eoFill, isOfTaps: kind.contains(.interaction)))
  }
}

/// What the shape of a content is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// The modifier behind `clipped`, `clipShape` and `cornerRadius`.
public struct _ClipEffect<ClipShape: Shape>: ViewModifier, NodeModifier {
  public var shape: ClipShape
  public var style: FillStyle

  public init(shape: ClipShape, style: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
  }

  package func makeNode(around content: some View, _ context: NodeContext) -> ClipNode<ClipShape> {
    ClipNode(shape, isEvenOdd: style.isEOFilled, content, context)
  }

  package func update(_ node: ClipNode<ClipShape>) {
    node.receive(shape, isEvenOdd: style.isEOFilled)
  }
}

/// The node of a clip. Its content is drawn differently, too, where the clip alone has another size and nothing in it
/// another place.
package final class ClipNode<ClipShape: Shape>: EffectNode, FrameEffect {
  private var shape: ClipShape
  private var isEvenOdd: Bool
  /// The size at which the last display list cut the content off; nil before the first.
  private var displayedSize: CGSize?

  init<Content: View>(_ shape: ClipShape, isEvenOdd: Bool, _ content: Content, _ context: NodeContext) {
    self.shape = shape
    self.isEvenOdd = isEvenOdd
    super.init(content, context)
  }

  package override func contentDidMount() { graph.effects.register(self) }

  package func framesDidSettle() {
    let size = layoutFrame.size
    if let displayedSize, displayedSize != size { effectDidChange() }
    displayedSize = size
  }

  func receive(_ new: ClipShape, isEvenOdd: Bool) {
    if isEvenOdd == self.isEvenOdd, ValueComparison.of(ClipShape.self).areEqual(values: new, shape) { return }
    let before = attribute
    (shape, self.isEvenOdd) = (new, isEvenOdd)
    if attribute != before { effectDidChange() }
  }

  /// The outline from the corner of its frame.
  private var attribute: DisplayAttribute {
    DisplayAttribute(
      "clip", DrawnOutline(displaying: shape, in: layoutFrame.size, isEvenOdd: isEvenOdd).text)
  }

  package override func draw(into builder: inout DisplayListBuilder) {
    builder.adding(builder.hits == nil ? [attribute] : []) { builder in
      builder.cut(at: DrawnOutline(of: shape, in: layoutFrame, isEvenOdd: isEvenOdd)) {
        super.draw(into: &$0)
      }
    }
  }
}

/// The modifier behind `contentShape`.
public struct _ContentShapeModifier<ContentShape: Shape>: ViewModifier, NodeModifier {
  public var shape: ContentShape
  public var eoFill: Bool
  var isOfTaps = true

  package func makeNode(around content: some View, _ context: NodeContext) -> ContentShapeNode<ContentShape> {
    let node = ContentShapeNode(shape, isEvenOdd: eoFill, content, context)
    node.isOfTaps = isOfTaps
    return node
  }

  package func update(_ node: ContentShapeNode<ContentShape>) {
    (node.shape, node.isEvenOdd, node.isOfTaps) = (shape, eoFill, isOfTaps)
  }
}

/// The node of a view that is tapped in a shape; it draws nothing itself.
package final class ContentShapeNode<ContentShape: Shape>: EffectNode {
  var shape: ContentShape
  var isEvenOdd: Bool
  /// Whether the shape is what is tapped, and not what only a drag or a menu would show.
  var isOfTaps = true

  init<Content: View>(_ shape: ContentShape, isEvenOdd: Bool, _ content: Content, _ context: NodeContext) {
    self.shape = shape
    self.isEvenOdd = isEvenOdd
    super.init(content, context)
  }

  package override func draw(into builder: inout DisplayListBuilder) {
    if builder.hits == nil || !isOfTaps { return super.draw(into: &builder) }
    builder.addHits(of: self, in: DrawnOutline(of: shape, in: layoutFrame, isEvenOdd: isEvenOdd)) {
      super.draw(into: &$0)
    }
  }
}
