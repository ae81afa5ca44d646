// SPDX-License-Identifier: Apache-2.0
import FoundationStandIns
import SwiftUI

/// Is told that the app begins, before its first window is made; of what comes later nothing.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: AnyObject {
  func applicationWillFinishLaunching(_ notification: Notification)
  func applicationDidFinishLaunching(_ notification: Notification)
}
extension NSApplicationDelegate {
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  public func applicationDidFinishLaunching(_ notification: Notification) {}
}

/// The delegate of an app, which the first window makes, or whoever asks for it before.
///
/// - Source: Apple, `NSApplicationDelegateAdaptor`.
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<Delegate: NSObject & NSApplicationDelegate>: DynamicProperty,
  _AppDelegateAdaptor
{
  public init(_ type: Delegate.Type = Delegate.self) {}

  public var wrappedValue: Delegate { NSApplication.shared.begun(by: Delegate.self) }
  public var _delegate: AnyObject { wrappedValue }
}
extension NSApplicationDelegateAdaptor where Delegate: ObservableObject {
  public var projectedValue: ObservedObject<Delegate>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}
extension NSApplicationDelegateAdaptor where Delegate: Observable {
  public var projectedValue: Bindable<Delegate> { Bindable(wrappedValue) }
}

extension NSApplication {
  nonisolated public static let willFinishLaunchingNotification = Notification.Name(
    "NSApplicationWillFinishLaunchingNotification")
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification")

  fileprivate func begun<Delegate: NSObject & NSApplicationDelegate>(by type: Delegate.Type) -> Delegate {
    if let delegate = delegate as? Delegate { return delegate }
    let made = object(of: type)
    delegate = made
    made.applicationWillFinishLaunching(
      Notification(name: Self.willFinishLaunchingNotification, object: self))
    made.applicationDidFinishLaunching(Notification(name: Self.didFinishLaunchingNotification, object: self))
    return made
  }
}
