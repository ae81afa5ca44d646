// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A picture, known by its name. Its own size is a square of the font's size for a symbol, else 10 × 10 (L-26).
public struct Image: Equatable, Sendable {
  let name: String
  let isSymbol: Bool
  var isResizable = false

  public init(systemName: String) {
    name = systemName
    isSymbol = true
  }

  public init(_ name: String, bundle: Bundle? = nil) {
    self.name = name
    isSymbol = false
  }

  /// Lets the picture take the space it is offered.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }
}

extension Image: View, NodeView {
  func makeNode(_ context: NodeContext) -> ImageNode {
    ImageNode(self, context)
  }

  func update(_ node: ImageNode) {
    node.receive(self)
  }
}

final class ImageNode: LeafNode {
  private var image: Image
  private var drawn: LeafAppearance?

  init(_ image: Image, _ context: NodeContext) {
    self.image = image
    super.init(Self.role(of: image, context.scope.metrics), context)
    drawn = appearance
  }

  private static func role(of image: Image, _ metrics: ResolvedStyle.Metrics) -> LayoutRole {
    if image.isResizable { return .fill }
    let side = image.isSymbol ? metrics.fontSize : 10
    return .fixed(CGSize(width: side, height: side))
  }

  func receive(_ new: Image) {
    if new == image { return }
    image = new
    graph.updateRole(of: self, to: Self.role(of: new, scope.metrics))
    graph.markDisplayChanged(self)
  }

  override var appearance: LeafAppearance {
    LeafAppearance(kind: .image, text: image.name, color: image.isSymbol ? scope.style.foreground : nil)
  }

  override func refreshAppearance(since _: DisplayedText?) -> Bool {
    let new = appearance
    defer { drawn = new }
    return new != drawn
  }

  override func styleDidChange() {
    graph.updateRole(of: self, to: Self.role(of: image, scope.metrics))
    graph.markDisplayChanged(self)
  }
}
