// SPDX-License-Identifier: Apache-2.0
import Foundation
import StandardViews
import ViewEngine

/// A program with windows. There are none here: a `ViewHost` takes the view, as ``AppWindow`` makes it of the first one.
///
/// - Source: Apple, `App`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }

  @MainActor
  @preconcurrency
  init()
}

extension App {
  /// Ends the program with a message: there is no screen to run it on.
  public static func main() {
    let message = "\(Self.self): there are no windows here; give the view of its window to a ViewHost\n"
    FileHandle.standardError.write(Data(message.utf8))
    exit(1)
  }
}

/// A part of a program's windows.
///
/// - Source: Apple, `Scene`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }

  /// Engine internals: what is in the first window, where there is one.
  var _firstWindow: AnyView? { get }
}

extension Scene {
  public var _firstWindow: AnyView? { body._firstWindow }

  /// Engine internals: the scene with something changed around the content of its windows.
  public func _changed<Content: View>(_ change: @escaping (AnyView) -> Content) -> some Scene {
    _ChangedScene(scene: self, change: change)
  }
}

private struct _ChangedScene<Base: Scene, Content: View>: PrimitiveScene {
  let scene: Base
  let change: (AnyView) -> Content

  var _firstWindow: AnyView? { scene._firstWindow.map { AnyView(change($0)) } }
}

extension Never: Scene {}

/// A scene that the engine knows; it has no body.
@MainActor
public protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  public var body: Never { fatalError("\(Self.self) is a scene of the engine and has no body.") }
  public var _firstWindow: AnyView? { nil }
}

/// Several scenes as one.
public struct _TupleScene<T>: PrimitiveScene {
  public let _firstWindow: AnyView?
}

/// Makes scenes from the statements of a closure.
///
/// - Source: Apple, `SceneBuilder`.
@MainActor
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _TupleScene<(repeat each Content)> {
    var first: AnyView?
    for scene in repeat each content { first = first ?? scene._firstWindow }
    return _TupleScene(_firstWindow: first)
  }
  public static func buildOptional<Content: Scene>(_ content: Content?) -> _TupleScene<Content?> {
    _TupleScene(_firstWindow: content?._firstWindow)
  }
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

extension Group: PrimitiveScene, Scene where Content: Scene {
  public init(@SceneBuilder content: () -> Content) { self.init(of: content(), isMade: ()) }

  public var _firstWindow: AnyView? { content._firstWindow }
}

/// Windows of one kind.
///
/// - Source: Apple, `WindowGroup`.
public struct WindowGroup<Content: View>: PrimitiveScene {
  /// What is in each window.
  public let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == _WindowOfValue<D, C> {
    self.content = _WindowOfValue(content: content)
  }

  public var _firstWindow: AnyView? { AnyView(content) }
}

/// What is in a window that is about a value.
public struct _WindowOfValue<Value, Content: View>: View, BuiltInView {
  @State private var value: Value?
  let content: (Binding<Value?>) -> Content

  init(content: @escaping (Binding<Value?>) -> Content) {
    self.content = content
  }

  public var body: some View { content($value) }
}

/// One window.
public struct Window<Content: View>: PrimitiveScene {
  public let content: Content

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var _firstWindow: AnyView? { AnyView(content) }
}

/// The window of a program's settings.
public struct Settings<Content: View>: PrimitiveScene {
  public let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A menu in the menu bar.
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
  public let content: Content
  public let label: Label

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
}

extension MenuBarExtra {
  /// - Parameter isInserted: Whether the menu is in the menu bar.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(content: content, label: label)
  }
}

extension MenuBarExtra where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension MenuBarExtra where Label == StandardViews.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, systemImage: systemImage, content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { StandardViews.Label(title, systemImage: systemImage) })
  }

  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { StandardViews.Label(titleKey, systemImage: systemImage) })
  }
}
