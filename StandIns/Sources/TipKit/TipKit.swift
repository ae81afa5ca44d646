// SPDX-License-Identifier: Apache-2.0
@_exported import Foundation
public import SwiftUI

/// Advice on a part of an app; it is never shown.
public protocol Tip: Identifiable, Sendable {
  typealias Action = Tips.Action
  typealias Rule = Tips.Rule
  typealias Event = Tips.Event
  typealias Option = TipOption
  typealias Status = Tips.Status

  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ActionBuilder var actions: [Action] { get }
  @Tips.RuleBuilder var rules: [Rule] { get }
  @Tips.OptionsBuilder var options: [any Option] { get }
}

extension Tip {
  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Action] { [] }
  public var rules: [Rule] { [] }
  public var options: [any Option] { [] }

  public var status: Status { .pending }
  public var shouldDisplay: Bool { false }
  public func invalidate(reason: Tips.InvalidationReason) {}
  public var statusUpdates: AsyncStream<Status> { AsyncStream { $0.finish() } }
  public var shouldDisplayUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

public protocol TipOption: Sendable {}

public enum Tips {
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  public static func resetDatastore() throws {}
  public static func showAllTipsForTesting() {}
  public static func hideAllTipsForTesting() {}

  public enum InvalidationReason: Sendable { case actionPerformed, displayCountExceeded, tipClosed }
  public enum Status: Sendable, Equatable {
    case pending, available
    case invalidated(InvalidationReason)
  }

  public struct ConfigurationOption: Sendable {
    public struct DatastoreLocation: Sendable {
      public static let applicationDefault = Self()
      public static func url(_ url: URL) -> Self { Self() }
      public static func groupContainer(identifier: String) -> Self { Self() }
    }
    public struct DisplayFrequency: Sendable {
      public static let immediate = Self()
      public static let hourly = Self()
      public static let daily = Self()
      public static let weekly = Self()
      public static let monthly = Self()
    }
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
    public static func displayFrequency(_ interval: TimeInterval) -> Self { Self() }
  }

  public struct Action: Identifiable, Sendable {
    public let id: String
    public let index: Int?
    public let label: @Sendable () -> Text
    public let handler: @Sendable () -> Void

    public init(
      id: String = "", perform handler: @escaping @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) {
      (self.id, index, self.label, self.handler) = (id, nil, label, handler)
    }
    public init(
      id: String = "", title: some StringProtocol, perform handler: @escaping @Sendable () -> Void = {}
    ) {
      let title = String(title)
      (self.id, index, label, self.handler) = (id, nil, { Text(title) }, handler)
    }
  }

  public struct Rule: Sendable {}

  /// Something that happened; nobody counts how often.
  public struct Event: Identifiable, Sendable {
    public struct Donation: Sendable { public let date: Date }
    public let id: String
    public init(id: String) { self.id = id }
    public var donations: [Donation] { [] }
    public func donate() async {}
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) { completion?() }
  }

  public struct MaxDisplayCount: TipOption { public init(_ count: Int) {} }
  public struct MaxDisplayDuration: TipOption { public init(_ duration: TimeInterval) {} }
  public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }

  @resultBuilder public enum ActionBuilder {
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    public static func buildBlock(_ parts: [Action]...) -> [Action] { parts.flatMap(\.self) }
    public static func buildOptional(_ part: [Action]?) -> [Action] { part ?? [] }
    public static func buildEither(first part: [Action]) -> [Action] { part }
    public static func buildEither(second part: [Action]) -> [Action] { part }
  }
  @resultBuilder public enum RuleBuilder {
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    public static func buildBlock(_ parts: [Rule]...) -> [Rule] { parts.flatMap(\.self) }
  }
  @resultBuilder public enum OptionsBuilder {
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    public static func buildBlock(_ parts: [any TipOption]...) -> [any TipOption] { parts.flatMap(\.self) }
  }
}

/// A tip in the place of a view: nothing, as no tip is shown.
public struct TipView<Content: Tip>: BuiltInView {
  public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {}
  public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {}
  public var body: some View { EmptyView() }
}

public protocol TipViewStyle {}
public struct MiniTipViewStyle: TipViewStyle { public init() {} }
extension TipViewStyle where Self == MiniTipViewStyle {
  public static var miniTip: Self { Self() }
}

extension View {
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
  public func tipViewStyle(_ style: some TipViewStyle) -> some View { self }
  public func tipBackground(_ style: some ShapeStyle) -> some View { self }
  public func tipCornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
  public func tipImageSize(_ size: CGSize) -> some View { self }
}
