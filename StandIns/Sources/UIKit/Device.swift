// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import SwiftUI

// Unchecked, in this file: apps hand Apple's from task to task, so they hand these. Nothing guards what they hold; a
// survey tries an app's actions one after the other.

/// The screen: as large as a host's window is, three pixels to a point.
@MainActor @preconcurrency
open class UIScreen: NSObject {
  public static let main = UIScreen()
  public static var screens: [UIScreen] { [main] }
  // What a screen keeps to itself, such as the radius of its corners, has no name here.
  open func value(forKey key: String) -> Any? { nil }
  nonisolated static let pixelsPerPoint: CGFloat = 3
  nonisolated public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  nonisolated public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")

  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }
  open var scale: CGFloat { Self.pixelsPerPoint }
  open var nativeScale: CGFloat { Self.pixelsPerPoint }
  open var brightness: CGFloat = 0.5
  open var maximumFramesPerSecond: Int { 60 }
  open var isCaptured: Bool { false }
  open var traitCollection: UITraitCollection { .current }
}

@MainActor @preconcurrency
open class UIDevice: NSObject {
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public static let current = UIDevice()

  open var name: String { "iPhone" }
  open var model: String { "iPhone" }
  open var localizedModel: String { "iPhone" }
  open var systemName: String { "iOS" }
  open var systemVersion: String { "18.0" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var orientation: UIDeviceOrientation { .portrait }
  open var identifierForVendor: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)) }
  open var isBatteryMonitoringEnabled = false
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }
  open var isMultitaskingSupported: Bool { true }
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}
  open func setValue(_ value: Any?, forKey key: String) {}
  open func playInputClick() {}
}

// MARK: - What a hand feels

@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  nonisolated public override init() { super.init() }
  open func prepare() {}
}
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public init(style: FeedbackStyle) { super.init() }
  nonisolated public override init() { super.init() }
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ type: FeedbackType) {}
}
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

// MARK: - Accessibility

/// What a person has set: nothing.
public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let announcement = Self(rawValue: 1008)
    public static let screenChanged = Self(rawValue: 1000)
    public static let layoutChanged = Self(rawValue: 1001)
  }
  public static let isVoiceOverRunning = false
  public static let isReduceMotionEnabled = false
  public static let isReduceTransparencyEnabled = false
  public static let isBoldTextEnabled = false
  public static let isDarkerSystemColorsEnabled = false
  public static let isInvertColorsEnabled = false
  public static let isGrayscaleEnabled = false
  public static let isSwitchControlRunning = false
  public static let isOnOffSwitchLabelsEnabled = false
  public static let isClosedCaptioningEnabled = false
  public static let isMonoAudioEnabled = false
  public static let isAssistiveTouchRunning = false
  public static let isGuidedAccessEnabled = false
  public static let isShakeToUndoEnabled = true
  public static let isSpeakScreenEnabled = false
  public static let isSpeakSelectionEnabled = false
  public static let isVideoAutoplayEnabled = true
  public static let prefersCrossFadeTransitions = false
  public static let shouldDifferentiateWithoutColor = false
  public static let buttonShapesEnabled = false
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static func post(notification: Notification, argument: Any?) {}
}
