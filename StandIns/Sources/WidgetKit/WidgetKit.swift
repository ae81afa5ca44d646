// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
@_exported import SwiftUI

// Unchecked, in this file: apps hand Apple's from task to task, so they hand these. Nothing guards what they hold; a
// survey tries an app's actions one after the other.

// Widgets. Their views are views like any others; nobody asks a provider for a timeline.

public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular,
    accessoryInline
}
public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  public let score: Float
  public let duration: TimeInterval
  public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let date: Date?
  public static let atEnd = Self(date: nil)
  public static let never = Self(date: .distantFuture)
  public static func after(_ date: Date) -> Self { Self(date: date) }
}
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    (self.entries, self.policy) = (entries, policy)
  }
}
public struct TimelineProviderContext: Sendable {
  public let family: WidgetFamily
  public let isPreview: Bool
  public let displaySize: CGSize
}
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}
public protocol IntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
}
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
}

@MainActor @preconcurrency
public protocol WidgetConfiguration {}
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  @MainActor @preconcurrency init()
  @MainActor @preconcurrency var body: Body { get }
}
extension Widget {
  public static func main() { fatalError("\(Self.self): no widget begins here; preview its view") }
}
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body
  @MainActor @preconcurrency init()
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}
extension WidgetBundle {
  public static func main() { fatalError("\(Self.self): no widget begins here; preview its views") }
}
@MainActor @resultBuilder
public enum WidgetBundleBuilder {
  public static func buildBlock(_ widgets: any Widget...) -> some Any { widgets }
}

public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}
public struct AppIntentConfiguration<Content: View>: WidgetConfiguration {
  public init<Intent, Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}
public struct IntentConfiguration<Content: View>: WidgetConfiguration {
  public init<Intent, Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}
extension WidgetConfiguration {
  public func configurationDisplayName(_ name: LocalizedStringKey) -> Self { self }
  @_disfavoredOverload public func configurationDisplayName<S: StringProtocol>(_ name: S) -> Self { self }
  public func description(_ text: LocalizedStringKey) -> Self { self }
  @_disfavoredOverload public func description<S: StringProtocol>(_ text: S) -> Self { self }
  public func supportedFamilies(_ families: [WidgetFamily]) -> Self { self }
  public func contentMarginsDisabled() -> Self { self }
  public func onBackgroundURLSessionEvents(
    matching: String, _ action: @escaping (String, @escaping () -> Void) -> Void
  )
    -> Self
  { self }
}

public final class WidgetCenter: @unchecked Sendable {  // One action at a time.
  public static let shared = WidgetCenter()
  public func reloadAllTimelines() {}
  public func reloadTimelines(ofKind kind: String) {}
}
public struct WidgetPreviewContext: PreviewContext, Sendable {
  public init(family: WidgetFamily) {}
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}
extension View {
  public func widgetURL(_ url: URL?) -> some View { self }
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
}
private struct WidgetFamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemSmall }
extension EnvironmentValues {
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
}
