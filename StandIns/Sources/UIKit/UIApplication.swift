// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import SwiftUI

// The program and the device around it: one telephone, upright, in front, without a keyboard. What is asked answers the
// same on each run; what is told does nothing.

@MainActor @preconcurrency
open class UIApplication: UIResponder {
  public enum State: Int, Sendable { case active, inactive, background }
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = Self(rawValue: "universalLinksOnly")
  }
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = Self(rawValue: "sourceApplication")
    public static let annotation = Self(rawValue: "annotation")
  }
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = Self(rawValue: "url")
    public static let remoteNotification = Self(rawValue: "remoteNotification")
    public static let shortcutItem = Self(rawValue: "shortcutItem")
  }
  nonisolated public static let openSettingsURLString = "app-settings:"
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  nonisolated public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  public static let shared = UIApplication()

  private let scene = UIWindowScene()
  open var delegate: (any UIApplicationDelegate)?
  open var connectedScenes: Set<UIScene> { [scene] }
  open var windows: [UIWindow] { scene.windows }
  open var keyWindow: UIWindow? { scene.keyWindow }
  open var applicationState: State { .active }
  open var applicationIconBadgeNumber = 0
  open var isIdleTimerDisabled = false
  open var statusBarStyle = UIStatusBarStyle.default
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  open var isNetworkActivityIndicatorVisible = false
  open var alternateIconName: String?
  open var supportsAlternateIcons: Bool { true }
  open var isProtectedDataAvailable: Bool { true }
  open var shortcutItems: [UIApplicationShortcutItem]?
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var supportsMultipleScenes: Bool { false }
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Nothing reaches outside: there is nobody that could open it.
  open func canOpenURL(_ url: URL) -> Bool { false }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { false }
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard target == nil, action == "resignFirstResponder" else { return false }
    KeyboardFocus.resign()
    return true
  }
  open func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
    alternateIconName = name
    completionHandler?(nil)
  }
  open func registerForRemoteNotifications() {}
  open func unregisterForRemoteNotifications() {}
  open func beginBackgroundTask(expirationHandler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    .invalid
  }
  open func beginBackgroundTask(withName name: String?, expirationHandler: (() -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { .invalid }
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  open func beginReceivingRemoteControlEvents() {}
  open func endReceivingRemoteControlEvents() {}
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = Self(rawValue: 0)
}
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
open class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
  }
}

// MARK: - Scenes and windows

@MainActor @preconcurrency
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1, foregroundActive, foregroundInactive, background
  }
  open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var userActivities: Set<NSUserActivity> { [] }
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }
  nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  open var activationState: ActivationState { .foregroundActive }
  open var delegate: (any UISceneDelegate)?
  open var title: String! = ""
  public private(set) lazy var session = UISceneSession()
}
open class UIOpenURLContext: NSObject {
  public let url: URL
  public init(url: URL) { self.url = url }
}
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  open var role: Role { .windowApplication }
  open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
}
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  public let name: String?
  open var delegateClass: AnyClass?
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    super.init()
  }
}
@MainActor @preconcurrency public protocol UISceneDelegate: AnyObject {}
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}
extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

open class UIWindowScene: UIScene {
  private lazy var onlyWindow = UIWindow(frame: UIScreen.main.bounds)
  open var windows: [UIWindow] { [onlyWindow] }
  open var keyWindow: UIWindow? { onlyWindow }
  open var screen: UIScreen { .main }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  open var traitCollection: UITraitCollection { .current }
}
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 0) }
  open var isStatusBarHidden: Bool { false }
}

open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Self(rawValue: 0)
    public static let statusBar = Self(rawValue: 1000)
    public static let alert = Self(rawValue: 2000)
    public static func + (level: Level, number: CGFloat) -> Level { Level(rawValue: level.rawValue + number) }
  }
  open var rootViewController: UIViewController?
  open var windowLevel = Level.normal
  open weak var windowScene: UIWindowScene?
  open var isKeyWindow: Bool { self === UIApplication.shared.keyWindow }
  open var screen: UIScreen { .main }
  open override var window: UIWindow? { self }
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: UIScreen.main.bounds)
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func makeKeyAndVisible() {}
  open func makeKey() {}
  open func becomeKey() {}
}
