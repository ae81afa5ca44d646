// SPDX-License-Identifier: Apache-2.0
@_exported import FoundationStandIns

// Unchecked, in this file: apps hand Apple's from task to task, so they hand these. Nothing guards what they hold; a
// survey tries an app's actions one after the other.

// Notifications: a person has not allowed any. What is asked for is kept, and never shown.

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
  public static let provisional = Self(rawValue: 64)
}
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
  public static let list = Self(rawValue: 8)
  public static let banner = Self(rawValue: 16)
}
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}
open class UNNotificationSettings: NSObject, @unchecked Sendable {  // One action at a time.
  open var authorizationStatus: UNAuthorizationStatus { .denied }
}

open class UNNotificationSound: NSObject, @unchecked Sendable {  // One action at a time.
  public static let `default` = UNNotificationSound()
  public static let defaultCritical = UNNotificationSound()
}
open class UNNotificationContent: NSObject, @unchecked Sendable {  // One action at a time.
  open var title = ""
  open var subtitle = ""
  open var body = ""
  open var badge: NSNumber?
  open var sound: UNNotificationSound?
  open var userInfo: [AnyHashable: Any] = [:]
  open var categoryIdentifier = ""
  open var threadIdentifier = ""
  public override init() {}
}
// One action at a time.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {}

open class UNNotificationTrigger: NSObject, @unchecked Sendable {  // One action at a time.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}
// One action at a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}
// One action at a time.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents
  public init(dateMatching components: DateComponents, repeats: Bool) {
    dateComponents = components
    super.init(repeats: repeats)
  }
}
open class UNNotificationRequest: NSObject, @unchecked Sendable {  // One action at a time.
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}
open class UNNotification: NSObject, @unchecked Sendable {  // One action at a time.
  public let request: UNNotificationRequest
  init(request: UNNotificationRequest) { self.request = request }
}
open class UNNotificationResponse: NSObject, @unchecked Sendable {  // One action at a time.
  public let notification: UNNotification
  open var actionIdentifier: String { "" }
  init(notification: UNNotification) { self.notification = notification }
}
open class UNNotificationAction: NSObject, @unchecked Sendable {  // One action at a time.
  public init(identifier: String, title: String, options: Int = 0) {}
}
open class UNNotificationCategory: NSObject, @unchecked Sendable {  // One action at a time.
  public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String]) {}
}

public protocol UNUserNotificationCenterDelegate: AnyObject {}

open class UNUserNotificationCenter: NSObject, @unchecked Sendable {  // One action at a time.
  private static let only = UNUserNotificationCenter()
  private let lock = NSLock()
  private var pending: [UNNotificationRequest] = []
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  public static func current() -> UNUserNotificationCenter { only }

  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    completionHandler(false, nil)
  }
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
  open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
    completionHandler(UNNotificationSettings())
  }
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler handler: (((any Error)?) -> Void)? = nil
  ) {
    lock.withLock { pending.append(request) }
    handler?(nil)
  }
  open func add(_ request: UNNotificationRequest) async throws { lock.withLock { pending.append(request) } }
  open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    completionHandler(lock.withLock { pending })
  }
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { lock.withLock { pending } }
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { pending.removeAll { identifiers.contains($0.identifier) } }
  }
  open func removeAllPendingNotificationRequests() { lock.withLock { pending = [] } }
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  open func removeAllDeliveredNotifications() {}
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  open func setBadgeCount(_ count: Int, withCompletionHandler handler: (((any Error)?) -> Void)? = nil) {
    handler?(nil)
  }
  open func setBadgeCount(_ count: Int) async throws {}
}
