// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation
import ViewEngine

/// A picture, known by its name. Its own size is a square of the font's size for a symbol, that of ``AppResources`` where they
/// have one, else 10 × 10 (L-26).
public struct Image: Equatable, Sendable {
  let name: String
  let isSymbol: Bool
  var isResizable = false
  /// What of it is drawn in another way than is usual.
  var traits = DrawnTraits()
  /// Other things that are perceived of it.
  var attributes: [DisplayAttribute] = []

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
  package func makeNode(_ context: NodeContext) -> ImageNode {
    ImageNode(self, context)
  }

  package func update(_ node: ImageNode) {
    node.receive(self)
  }
}

package final class ImageNode: LeafNode {
  private var image: Image
  private var drawn: LeafAppearance?
  /// The traits around that it was drawn with.
  private var lettering: ResolvedStyle.Traits

  init(_ image: Image, _ context: NodeContext) {
    self.image = image
    lettering = context.scope.style.lettering
    super.init(Self.role(of: image, context.scope.metrics), context)
    drawn = appearance
  }

  private static func role(of image: Image, _ metrics: ResolvedStyle.Metrics) -> LayoutRole {
    if image.isResizable { return .fill }
    if image.isSymbol { return .fixed(CGSize(width: metrics.fontSize, height: metrics.fontSize)) }
    return .fixed(AppResources.size(ofPicture: image.name) ?? CGSize(width: 10, height: 10))
  }

  func receive(_ new: Image) {
    if new == image { return }
    if new.traits != image.traits || new.attributes != image.attributes { marks.insert(.redrawn) }
    image = new
    graph.updateRole(of: self, to: Self.role(of: new, scope.metrics))
    graph.markDisplayChanged(self)
  }

  package override var appearance: LeafAppearance {
    LeafAppearance(kind: .image, text: image.name, color: image.isSymbol ? scope.style.foreground : nil)
  }

  package override func attributes(in frame: CGRect) -> [DisplayAttribute] {
    let around = image.isSymbol ? scope.style.lettering.traits : DrawnTraits()
    return around.overlaid(by: image.traits).attributes(ofSymbol: true) + image.attributes
  }

  package override func refreshAppearance(since _: DisplayedText?) -> Bool {
    let new = appearance
    defer { drawn = new }
    return new != drawn
  }

  package override func styleDidChange() {
    let new = scope.style.lettering
    if image.isSymbol, new != lettering { marks.insert(.redrawn) }
    lettering = new
    graph.updateRole(of: self, to: Self.role(of: image, scope.metrics))
    graph.markDisplayChanged(self)
  }
}
