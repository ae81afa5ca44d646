// SPDX-License-Identifier: Apache-2.0
import Foundation
import StandardViews
import ViewEngine

/// How the size of a window follows its content.
public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}

/// How a window looks.
public protocol WindowStyle: Sendable {}

public struct DefaultWindowStyle: WindowStyle { public init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
public struct TitleBarWindowStyle: WindowStyle { public init() {} }

extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: Self { Self() } }
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: Self { Self() }
}
extension WindowStyle where Self == TitleBarWindowStyle { public static var titleBar: Self { Self() } }

// What windows do when there are some; accepted.
extension Scene {
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

// What is around the content of windows.
extension Scene {
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    _changed { $0.environment(keyPath, value) }
  }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    _changed { $0.environment(object) }
  }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    _changed { $0.environmentObject(object) }
  }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene {
    _changed { $0.onChange(of: value, initial: initial, action) }
  }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    _changed { $0.onChange(of: value, initial: initial, action) }
  }
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
    _changed { $0.onChange(of: value, perform: action) }
  }
}

/// Menus in the menu bar; accepted, and never shown.
///
/// - Source: Apple, `Commands`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol Commands {
  associatedtype Body: Commands

  @CommandsBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }
}

extension Never: Commands {}

/// Commands that the engine knows; they have no body.
@MainActor
public protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  public var body: Never { fatalError("\(Self.self) are commands of the engine and have no body.") }
}

extension Group: PrimitiveCommands, Commands where Content: Commands {
  public init(@CommandsBuilder content: () -> Content) { self.init(of: content(), isMade: ()) }
}

public struct _TupleCommands<T>: PrimitiveCommands {
  let commands: T
}

/// Makes commands from the statements of a closure.
@MainActor
@resultBuilder
public enum CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _TupleCommands<(repeat each Content)> {
    _TupleCommands(commands: (repeat each content))
  }
  public static func buildOptional<Content: Commands>(_ content: Content?) -> _TupleCommands<Content?> {
    _TupleCommands(commands: content)
  }
  public static func buildEither<Content: Commands>(first content: Content) -> _TupleCommands<Content> {
    _TupleCommands(commands: content)
  }
  public static func buildEither<Content: Commands>(second content: Content) -> _TupleCommands<Content> {
    _TupleCommands(commands: content)
  }
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}

/// Where a group of commands stands.
public struct CommandGroupPlacement: Sendable {
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let textEditing = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let windowList = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
  public static let appVisibility = CommandGroupPlacement()
  public static let appTermination = CommandGroupPlacement()
  public static let systemServices = CommandGroupPlacement()
  public static let importExport = CommandGroupPlacement()
  public static let printItem = CommandGroupPlacement()
  public static let textFormatting = CommandGroupPlacement()
  public static let windowSize = CommandGroupPlacement()
  public static let windowArrangement = CommandGroupPlacement()
  public static let singleWindowList = CommandGroupPlacement()
}

public struct CommandGroup<Content: View>: PrimitiveCommands {
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

public struct CommandMenu<Content: View>: PrimitiveCommands {
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

public struct SidebarCommands: PrimitiveCommands { public init() {} }
public struct TextEditingCommands: PrimitiveCommands { public init() {} }
public struct TextFormattingCommands: PrimitiveCommands { public init() {} }
public struct ImportFromDevicesCommands: PrimitiveCommands { public init() {} }
public struct InspectorCommands: PrimitiveCommands { public init() {} }
public struct EmptyCommands: PrimitiveCommands { public init() {} }
public struct ToolbarCommands: PrimitiveCommands { public init() {} }
