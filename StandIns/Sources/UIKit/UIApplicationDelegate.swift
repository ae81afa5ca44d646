// SPDX-License-Identifier: Apache-2.0
import FoundationStandIns
import SwiftUI

/// Is told that the app begins, before its first window is made; of what comes later nothing.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}
extension UIApplicationDelegate {
  public static func main() { fatalError("There is no screen for an app to run on") }
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

/// The delegate of an app, which the first window makes, or whoever asks for it before.
///
/// - Source: Apple, `UIApplicationDelegateAdaptor`.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>: DynamicProperty,
  _AppDelegateAdaptor
{
  public init(_ type: Delegate.Type = Delegate.self) {}

  public var wrappedValue: Delegate { UIApplication.shared.begun(by: Delegate.self) }
  public var _delegate: AnyObject { wrappedValue }
}
extension UIApplicationDelegateAdaptor where Delegate: ObservableObject {
  public var projectedValue: ObservedObject<Delegate>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}
extension UIApplicationDelegateAdaptor where Delegate: Observable {
  public var projectedValue: Bindable<Delegate> { Bindable(wrappedValue) }
}

extension UIApplication {
  fileprivate func begun<Delegate: NSObject & UIApplicationDelegate>(by type: Delegate.Type) -> Delegate {
    if let delegate = delegate as? Delegate { return delegate }
    let made = object(of: type)
    delegate = made
    _ = made.application(self, willFinishLaunchingWithOptions: nil)
    _ = made.application(self, didFinishLaunchingWithOptions: nil)
    return made
  }
}
