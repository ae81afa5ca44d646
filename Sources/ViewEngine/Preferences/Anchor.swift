// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A place in a view. A geometry proxy of another view returns where the place is in that view's space.
///
/// - Source: Apple, `Anchor`.
public struct Anchor<Value> {
  /// The place in the view.
  public struct Source {
    let resolve: (CGRect) -> Value
    /// Tells sources apart.
    let key: AnyHashable
  }

  // A node that was removed is not asked for anything; see `layoutFrame`.
  weak var node: ViewNode?
  let source: Source

  /// The view's frame in the host's space; zero once the view has left.
  @MainActor package var frame: CGRect { node?.layoutFrame ?? .zero }

  /// The place, seen from a point of the host's space.
  @MainActor package func value(from origin: CGPoint) -> Value {
    source.resolve(frame.offsetBy(dx: -origin.x, dy: -origin.y))
  }
}

// Unchecked: the view of an anchor is used only on the main actor.
extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable {
  public static func == (a: Self, b: Self) -> Bool { a.node === b.node && a.source.key == b.source.key }
}

extension Anchor: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(node.map(ObjectIdentifier.init))
    hasher.combine(source.key)
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's whole frame.
  public static var bounds: Self { Self(resolve: { $0 }, key: "bounds") }

  /// A rectangle in the view's own space.
  public static func rect(_ rect: CGRect) -> Self {
    Self(
      resolve: { rect.offsetBy(dx: $0.minX, dy: $0.minY) },
      key: [rect.minX, rect.minY, rect.width, rect.height])
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own space.
  public static func point(_ point: CGPoint) -> Self {
    Self(resolve: { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }, key: [point.x, point.y])
  }

  /// A point in the view, as fractions of its size.
  public static func unitPoint(_ point: UnitPoint) -> Self {
    Self(
      resolve: { CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height) },
      key: AnyHashable(point))
  }

  public static var topLeading: Self { unitPoint(.topLeading) }
  public static var top: Self { unitPoint(.top) }
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  public static var leading: Self { unitPoint(.leading) }
  public static var center: Self { unitPoint(.center) }
  public static var trailing: Self { unitPoint(.trailing) }
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  public static var bottom: Self { unitPoint(.bottom) }
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension View {
  /// Sets a value for a key, made from a place in this view. It replaces the values that the views in this one set.
  public consuming func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(_AnchorModifier<A, K>(source: value) { $0 = transform($1) })
  }

  /// Changes the value that the views in this one set for a key, by a place in this view.
  public consuming func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(_AnchorModifier<A, K>(source: value, transform: transform))
  }
}

/// The modifier behind `anchorPreference`.
public struct _AnchorModifier<Place, Key: PreferenceKey>: ViewModifier, NodeModifier {
  let source: Anchor<Place>.Source
  let transform: (inout Key.Value, Anchor<Place>) -> Void

  package func makeNode(around content: some View, _ context: NodeContext) -> PreferenceTransformNode<Key> {
    let node = PreferenceTransformNode<Key>(content, context)
    update(node)
    return node
  }

  package func update(_ node: PreferenceTransformNode<Key>) {
    let anchor = Anchor(node: node, source: source)
    let transform = transform
    node.receive { transform(&$0, anchor) }
  }
}
