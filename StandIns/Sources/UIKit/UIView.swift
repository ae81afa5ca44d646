// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import QuartzCore
import SwiftUI

/// What has an appearance that holds for all that come later. It is kept and seen nowhere.
@MainActor @preconcurrency
public protocol UIAppearance: AnyObject {}
/// What such things may stand in.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: AnyObject {}

extension UIAppearance {
  public static func appearance() -> Self { UIAppearanceRoom.shared.appearance(of: Self.self) }
  public static func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> Self {
    appearance()
  }
}

@MainActor
private final class UIAppearanceRoom {
  static let shared = UIAppearanceRoom()
  private var known: [ObjectIdentifier: AnyObject] = [:]

  func appearance<T: UIAppearance>(of type: T.Type) -> T {
    if let found = known[ObjectIdentifier(type)] as? T { return found }
    let made = make(type)
    known[ObjectIdentifier(type)] = made
    return made
  }
}

extension UIAppearanceRoom {
  private func make<T: UIAppearance>(_ type: T.Type) -> T {
    // Every view has this initializer, and everything else the one without arguments.
    let made: AnyObject? =
      switch type {
      case let view as UIView.Type: view.init(coder: NSCoder())
      case let other as NSObject.Type: object(of: other)
      default: nil
      }
    guard let made = made as? T else { preconditionFailure("\(type) has no appearance") }
    return made
  }
}

/// A view of UIKit. It keeps what it is told, knows its subviews, and is shown nowhere.
open class UIView: UIResponder, UIAppearance, UIAppearanceContainer {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft,
      topRight
    case bottomLeft, bottomRight
  }
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = Self(rawValue: 1)
    public static let flexibleWidth = Self(rawValue: 2)
    public static let flexibleRightMargin = Self(rawValue: 4)
    public static let flexibleTopMargin = Self(rawValue: 8)
    public static let flexibleHeight = Self(rawValue: 16)
    public static let flexibleBottomMargin = Self(rawValue: 32)
  }
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = Self(rawValue: 1)
    public static let allowUserInteraction = Self(rawValue: 2)
    public static let beginFromCurrentState = Self(rawValue: 4)
    public static let `repeat` = Self(rawValue: 8)
    public static let autoreverse = Self(rawValue: 16)
    public static let curveEaseInOut = Self(rawValue: 32)
    public static let curveEaseIn = Self(rawValue: 64)
    public static let curveEaseOut = Self(rawValue: 128)
    public static let curveLinear = Self(rawValue: 256)
    public static let transitionCrossDissolve = Self(rawValue: 512)
    public static let transitionFlipFromLeft = Self(rawValue: 1024)
    public static let transitionFlipFromRight = Self(rawValue: 2048)
  }
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  open var frame = CGRect.zero
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  open var transform = CGAffineTransform.identity
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .tintColor
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var clipsToBounds = false
  open var contentMode = ContentMode.scaleToFill
  open var tag = 0
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var translatesAutoresizingMaskIntoConstraints = true
  open var autoresizingMask: AutoresizingMask = []
  open var layoutMargins = UIEdgeInsets.zero
  open var mask: UIView?
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var isAccessibilityElement = false
  open var accessibilityTraits = UIAccessibilityTraits()
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var inputAccessoryView: UIView?
  open var gestureRecognizers: [UIGestureRecognizer]? = []
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open private(set) var constraints: [NSLayoutConstraint] = []
  public private(set) lazy var layer = CALayer()
  open var window: UIWindow? { superview?.window }
  // What a view keeps to itself has no name here.
  open func value(forKey key: String) -> Any? { nil }
  open func setValue(_ value: Any?, forKey key: String) {}
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var traitCollection: UITraitCollection { .current }
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  open class var layerClass: AnyClass { CALayer.self }
  public let safeAreaLayoutGuide = UILayoutGuide()
  public let layoutMarginsGuide = UILayoutGuide()

  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }
  /// The initializer without arguments, which others do not override: that of `NSObject` may be called on any thread.
  public convenience init(_unnamed: Void = ()) { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init() }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    view.didMoveToSuperview()
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func bringSubviewToFront(_ view: UIView) {}
  open func sendSubviewToBack(_ view: UIView) {}
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func willMove(toSuperview view: UIView?) {}
  open func willMove(toWindow window: UIWindow?) {}
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func setNeedsDisplay() {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraints() {}
  open func invalidateIntrinsicContentSize() {}
  open func draw(_ rect: CGRect) {}
  open func sizeToFit() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  open func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { frame.size }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    KeyboardFocus.resign()
    return true
  }
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view = self
    gestureRecognizers?.append(recognizer)
  }
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
  }
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
  open func addConstraints(_ added: [NSLayoutConstraint]) { constraints += added }
  open func removeConstraints(_ removed: [NSLayoutConstraint]) {
    constraints.removeAll { constraint in removed.contains { $0 === constraint } }
  }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }
  open func snapshotView(afterScreenUpdates: Bool) -> UIView? { nil }
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}

  // Nothing moves: what is animated is so at once.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
  public static func setAnimationsEnabled(_ enabled: Bool) {}
  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
}
