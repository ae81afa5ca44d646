// SPDX-License-Identifier: Apache-2.0
@_exported import FoundationStandIns
@_exported import SwiftUI

// Unchecked, in this file: apps hand Apple's from task to task, so they hand these. Nothing guards what they hold; a
// survey tries an app's actions one after the other.

// What other programs may ask an app for. Nobody asks.

public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  static var openAppWhenRun: Bool { get }
  init()
  func perform() async throws -> PerformResult
}
extension AppIntent {
  public static var openAppWhenRun: Bool { false }
}
public protocol IntentResult: Sendable {}
public protocol ProvidesDialog {}
public protocol ReturnsValue<Value> { associatedtype Value }
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
}
public struct EmptyIntentResult: IntentResult, ProvidesDialog {}
extension IntentResult where Self == EmptyIntentResult {
  public static func result() -> Self { Self() }
  public static func result(dialog: IntentDialog) -> Self { Self() }
}
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(_ text: LocalizedStringResource) {}
}
@propertyWrapper
public struct Parameter<Value> {
  private var value: Value?
  public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil) {}
  public init(title: LocalizedStringResource, default: Value) { value = `default` }
  public init(title: LocalizedStringResource, description: LocalizedStringResource, default: Value) {
    value = `default`
  }
  public var wrappedValue: Value {
    get {
      guard let value else { fatalError("nobody has given a value for this parameter") }
      return value
    }
    set { value = newValue }
  }
}
extension Parameter: @unchecked Sendable where Value: Sendable {}  // One action at a time.
public typealias IntentParameter = Parameter
public protocol WidgetConfigurationIntent: AppIntent {}
public protocol AppShortcutsProvider {}

extension Button {
  /// A tap asks for nothing.
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(action: {}, label: label)
  }
}
