// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How a view appears and leaves in an animated change. The default is opacity.
///
/// - Source: Apple, `AnyTransition`.
public struct AnyTransition: Sendable {
  /// One visible effect of a transition.
  enum Effect: Hashable, Sendable {
    case opacity
    case scale(CGFloat, UnitPoint)
    case move(Edge)
    case offset(CGSize)
  }

  /// An effect and the animation that drives it: one of its own, or that of the change.
  struct Part: Hashable, Sendable {
    var effect: Effect
    var timing = Timing.ofTheChange

    /// The animation of the part, given that of the change, if there is one.
    func animation(of change: Animation?) -> Animation? {
      switch timing {
      case .ofTheChange: change
      case .own(let animation): animation
      }
    }
  }

  enum Timing: Hashable, Sendable {
    case ofTheChange
    /// The part's own animation; nil for a part without duration.
    case own(Animation?)
  }

  var insertion: [Part]
  var removal: [Part]
  /// Whether a number of the transition was refused; the node that gets the transition reports it.
  private(set) var isRefused = false

  /// Whether a part has an animation of its own, so that it runs even if the change has none.
  var isTimed: Bool {
    insertion.contains { $0.timing != .ofTheChange } || removal.contains { $0.timing != .ofTheChange }
  }

  /// Whether views appear and leave at once.
  var isIdentity: Bool { insertion.isEmpty && removal.isEmpty }

  private init(_ effects: [Effect]) {
    insertion = effects.map { Part(effect: $0) }
    removal = insertion
  }

  public static let identity = AnyTransition([])
  public static let opacity = AnyTransition([.opacity])
  public static let scale = AnyTransition([.scale(0, .center)])
  public static var slide: AnyTransition {
    asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    var check = NumberCheck()
    var transition = AnyTransition([.scale(check.factor(scale), check.unitPoint(anchor))])
    transition.isRefused = check.refusal != nil
    return transition
  }

  public static func move(edge: Edge) -> AnyTransition { AnyTransition([.move(edge)]) }
  public static func offset(_ offset: CGSize) -> AnyTransition {
    var check = NumberCheck()
    var transition = AnyTransition([.offset(check.size(offset))])
    transition.isRefused = check.refusal != nil
    return transition
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(insertion: .move(edge: edge), removal: .move(edge: edge.opposite)).combined(with: .opacity)
  }

  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var transition = insertion
    transition.removal = removal.removal
    transition.isRefused = insertion.isRefused || removal.isRefused
    return transition
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    var transition = self
    transition.insertion += other.insertion
    transition.removal += other.removal
    transition.isRefused = isRefused || other.isRefused
    return transition
  }

  /// Returns this transition with an animation of its own, which runs whether or not the change is animated.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = self
    for index in insertion.indices { transition.insertion[index].timing = .own(animation) }
    for index in removal.indices { transition.removal[index].timing = .own(animation) }
    return transition
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

extension AnyTransition.Effect {
  /// Whether it depends on the view's place in the layout.
  var asksForFrame: Bool {
    switch self {
    case .opacity, .offset: false
    case .scale, .move: true
    }
  }

  /// Changes a display item by the effect.
  ///
  /// - Parameters:
  ///   - presence: 1 where the item is fully there, 0 where it is gone; a bouncy spring may exceed 1.
  ///   - bounds: The frame of the whole view that comes or goes.
  func apply(to item: inout DisplayItem, presence: Double, in bounds: CGRect) {
    let absence = CGFloat(1 - presence)
    switch self {
    case .opacity:
      item.opacity *= min(max(presence, 0), 1)
    case .offset(let offset):
      item.frame = item.frame.offsetBy(dx: offset.width * absence, dy: offset.height * absence)
    case .move(let edge):
      switch edge {
      case .top: item.frame.origin.y -= bounds.height * absence
      case .bottom: item.frame.origin.y += bounds.height * absence
      case .leading: item.frame.origin.x -= bounds.width * absence
      case .trailing: item.frame.origin.x += bounds.width * absence
      }
    case .scale(let scale, let anchor):
      let factor = 1 + (scale - 1) * absence
      let center = CGPoint(
        x: bounds.minX + bounds.width * anchor.x, y: bounds.minY + bounds.height * anchor.y)
      item.frame = CGRect(
        x: center.x + (item.frame.minX - center.x) * factor,
        y: center.y + (item.frame.minY - center.y) * factor,
        width: item.frame.width * factor, height: item.frame.height * factor)
    }
  }
}
