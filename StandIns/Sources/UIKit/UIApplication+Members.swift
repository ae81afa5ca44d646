// SPDX-License-Identifier: Apache-2.0
import FoundationStandIns

// What the system would do for an application at times of its own: nothing.

public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

extension UIApplication {
  nonisolated public static let openDefaultApplicationsSettingsURLString = "app-settings:default-applications"
  nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  nonisolated public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  nonisolated public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  nonisolated public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")

  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  public var isRegisteredForRemoteNotifications: Bool { false }
  public var openSessions: Set<UISceneSession> { [] }
  public var applicationSupportsShakeToEdit: Bool {
    get { true }
    set {}
  }

  public func setMinimumBackgroundFetchInterval(_ interval: TimeInterval) {}
  public func sendEvent(_ event: UIEvent) {}
  public func requestSceneSessionActivation(
    _ session: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  public func requestSceneSessionDestruction(
    _ session: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  public func requestSceneSessionRefresh(_ session: UISceneSession) {}
  public func extendStateRestoration() {}
  public func completeStateRestoration() {}
  public func ignoreSnapshotOnNextApplicationLaunch() {}
}

extension UIApplication.OpenURLOptionsKey {
  public static let openInPlace = Self(rawValue: "openInPlace")
  public static let eventAttribution = Self(rawValue: "eventAttribution")
}
extension UIApplication.OpenExternalURLOptionsKey {
  public static let eventAttribution = Self(rawValue: "eventAttribution")
}
extension UIApplication.LaunchOptionsKey {
  public static let sourceApplication = Self(rawValue: "sourceApplication")
  public static let annotation = Self(rawValue: "annotation")
  public static let location = Self(rawValue: "location")
  public static let userActivityDictionary = Self(rawValue: "userActivityDictionary")
}

extension UIScene {
  open class ActivationRequestOptions: NSObject {
    open var requestingScene: UIScene?
  }
}
open class UISceneDestructionRequestOptions: NSObject {}
