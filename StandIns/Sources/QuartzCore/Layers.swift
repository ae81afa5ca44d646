// SPDX-License-Identifier: Apache-2.0
@_exported import CoreGraphics
import FoundationStandIns
import SwiftUI

// Unchecked, in this file: apps hand Apple's from task to task, so they hand these. Nothing guards what they hold; a
// survey tries an app's actions one after the other.

// Layers of Core Animation. They keep what they are told and are drawn by nobody.

/// Seconds since the machine was started, as its clock counts them.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = Self(rawValue: 1)
  public static let layerMaxXMinYCorner = Self(rawValue: 2)
  public static let layerMinXMaxYCorner = Self(rawValue: 4)
  public static let layerMaxXMaxYCorner = Self(rawValue: 8)
}

open class CALayer: NSObject, @unchecked Sendable {  // One action at a time.
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var backgroundColor: CGColor?
  open var borderColor: CGColor?
  open var borderWidth: CGFloat = 0
  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = []
  open var masksToBounds = false
  open var shadowColor: CGColor?
  open var shadowOffset = CGSize.zero
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  open var opacity: Float = 1
  open var isHidden = false
  open var zPosition: CGFloat = 0
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var shouldRasterize = false
  open var mask: CALayer?
  open var name: String?
  open private(set) var sublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?

  public override init() {}

  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    sublayers = sublayers ?? []
    sublayers?.insert(layer, at: min(Int(index), sublayers?.count ?? 0))
    layer.superlayer = self
  }
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func add(_ animation: CAAnimation, forKey key: String?) {}
  open func removeAllAnimations() {}
  open func removeAnimation(forKey key: String) {}
  open func render(in context: CGContext) {}
}

public struct CAGradientLayerType: Hashable, Sendable {
  fileprivate let name: String
  public static let axial = Self(name: "axial")
  public static let radial = Self(name: "radial")
  public static let conic = Self(name: "conic")
}

open class CAGradientLayer: CALayer, @unchecked Sendable {  // One action at a time.
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial
}

public struct CAShapeLayerLineCap: Hashable, Sendable {
  fileprivate let name: String
  public static let butt = Self(name: "butt")
  public static let round = Self(name: "round")
  public static let square = Self(name: "square")
}

open class CAShapeLayer: CALayer, @unchecked Sendable {  // One action at a time.
  open var path: CGPath?
  open var fillColor: CGColor? = .black
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var lineCap = CAShapeLayerLineCap.butt
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineDashPattern: [NSNumber]?
}

open class CAEmitterLayer: CALayer, @unchecked Sendable {  // One action at a time.
  open var emitterCells: [CAEmitterCell]?
  open var emitterPosition = CGPoint.zero
  open var emitterSize = CGSize.zero
  open var birthRate: Float = 1
}
open class CAEmitterCell: NSObject {
  open var contents: Any?
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var color: CGColor?
  public override init() {}
}

// MARK: - Animations

public struct CAMediaTimingFunctionName: Hashable, Sendable {
  fileprivate let name: String
  public static let linear = Self(name: "linear")
  public static let easeIn = Self(name: "easeIn")
  public static let easeOut = Self(name: "easeOut")
  public static let easeInEaseOut = Self(name: "easeInEaseOut")
  public static let `default` = Self(name: "default")
}
open class CAMediaTimingFunction: NSObject {
  public init(name: CAMediaTimingFunctionName) {}
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {}
}
public struct CAMediaTimingFillMode: Hashable, Sendable {
  fileprivate let name: String
  public static let forwards = Self(name: "forwards")
  public static let backwards = Self(name: "backwards")
  public static let both = Self(name: "both")
  public static let removed = Self(name: "removed")
}

open class CAAnimation: NSObject {
  open var duration: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var isRemovedOnCompletion = true
  open var timingFunction: CAMediaTimingFunction?
  public override init() {}
}
open class CAPropertyAnimation: CAAnimation {
  public let keyPath: String?
  public init(keyPath: String?) { self.keyPath = keyPath }
}
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
}
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}
open class CATransaction: NSObject {
  public static func begin() {}
  public static func commit() {}
  public static func setDisableActions(_ flag: Bool) {}
  public static func setAnimationDuration(_ duration: CFTimeInterval) {}
  /// Nothing moves, so it is over at once.
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

/// Tells of each frame of a screen; there is none.
open class CADisplayLink: NSObject {
  open var isPaused = false
  open var preferredFramesPerSecond = 0
  public let timestamp: CFTimeInterval = 0
  public let targetTimestamp: CFTimeInterval = 0
  public let duration: CFTimeInterval = 0
  public init(target: Any, selector: Selector) {}
  open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}
