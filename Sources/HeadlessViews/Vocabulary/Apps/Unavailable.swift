// SPDX-License-Identifier: Apache-2.0
import Foundation

// Names of SwiftUI that cannot be here, so that the compiler says why in one line.

@available(*, unavailable, message: "HeadlessViews draws no pixels; a Text is drawn by its text")
public protocol TextRenderer {}
@available(*, unavailable, message: "HeadlessViews knows no documents; use WindowGroup")
public struct DocumentGroup<Document, Content> {}
@available(*, unavailable, message: "HeadlessViews knows no documents")
public protocol FileDocument {}
@available(*, unavailable, message: "HeadlessViews knows no documents")
public protocol ReferenceFileDocument {}
@available(*, unavailable, message: "HeadlessViews has no UIKit; a ViewHost takes the view")
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate> {
  public init() {}
  public var wrappedValue: Delegate { fatalError("unavailable") }
}
@available(*, unavailable, message: "HeadlessViews has no AppKit; a ViewHost takes the view")
@propertyWrapper
public struct NSApplicationDelegateAdaptor<Delegate> {
  public init() {}
  public var wrappedValue: Delegate { fatalError("unavailable") }
}
@available(
  *, unavailable, message: "HeadlessViews has no keyboard focus outside of text fields; use FocusState"
)
@propertyWrapper
public struct FocusedBinding<Value> {
  public init() {}
  public var wrappedValue: Value? { nil }
}
@available(*, unavailable, message: "HeadlessViews has no focus of assistive technologies; use FocusState")
@propertyWrapper
public struct AccessibilityFocusState<Value> {
  public init() {}
  public var wrappedValue: Value { fatalError("unavailable") }
}
@available(*, unavailable, message: "HeadlessViews knows no multiple selection of dates; use a DatePicker")
public struct MultiDatePicker<Label> {}
@available(*, unavailable, message: "HeadlessViews has no pasteboard; use a Button")
public struct PasteButton {}
@available(*, unavailable, message: "HeadlessViews has no menu of titles; use a Button")
public struct RenameButton<Label> {}
@available(*, unavailable, message: "HeadlessViews has no windows; show the settings in a sheet")
public struct SettingsLink<Label> {}
@available(*, unavailable, message: "HeadlessViews has no third dimension; use a GeometryReader")
public struct GeometryReader3D<Content> {}
@available(*, unavailable, message: "HeadlessViews has no window with dividers; use an HStack")
public struct HSplitView<Content> {}
@available(*, unavailable, message: "HeadlessViews has no window with dividers; use a VStack")
public struct VSplitView<Content> {}

@available(*, unavailable, message: "HeadlessViews has one row of tabs; use Tab")
public struct TabSection<Header, Content, Footer, SelectionValue> {}
@available(*, unavailable, message: "HeadlessViews has bars of one look; leave the spacer out")
public struct ToolbarSpacer {}
@available(*, unavailable, message: "HeadlessViews has titles without a menu; use a Menu in the toolbar")
public struct ToolbarTitleMenu<Content> {}

extension View {
  @available(*, unavailable, message: "HeadlessViews drags nothing from view to view; use a gesture")
  public func draggable<T>(_ payload: @autoclosure () -> T) -> some View { self }
  @available(*, unavailable, message: "HeadlessViews drags nothing from view to view; use a gesture")
  public func dropDestination<T>(
    for payloadType: T.Type, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    self
  }
  @available(*, unavailable, message: "HeadlessViews drags nothing from view to view; use a gesture")
  public func onDrag(_ data: () -> Any) -> some View { self }
  @available(*, unavailable, message: "HeadlessViews drags nothing from view to view; use a gesture")
  public func onDrop(of types: [Any], isTargeted: Binding<Bool>?, perform action: (Any) -> Bool) -> some View
  { self }
  @available(*, unavailable, message: "HeadlessViews has no files; call what the panel would call")
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [Any], onCompletion: (Result<URL, any Error>) -> Void
  ) -> some View {
    self
  }
  @available(*, unavailable, message: "HeadlessViews has no files; call what the panel would call")
  public func fileExporter(isPresented: Binding<Bool>, onCompletion: (Result<URL, any Error>) -> Void)
    -> some View
  {
    self
  }
  @available(*, unavailable, message: "HeadlessViews has no files; call what the panel would call")
  public func fileMover(isPresented: Binding<Bool>, onCompletion: (Result<URL, any Error>) -> Void)
    -> some View
  {
    self
  }
  @available(*, unavailable, message: "HeadlessViews has no keyboard; call the action")
  public func onMoveCommand(perform action: ((Any) -> Void)?) -> some View { self }
  @available(*, unavailable, message: "HeadlessViews has no keyboard; call the action")
  public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  @available(*, unavailable, message: "HeadlessViews has no crown; use a Slider")
  public func digitalCrownRotation<V>(_ binding: Binding<V>) -> some View { self }
  @available(*, unavailable, message: "HeadlessViews has no focus scopes; set a FocusState in onAppear")
  public func defaultFocus<V>(_ binding: V, _ value: V) -> some View { self }
  @available(*, unavailable, message: "HeadlessViews has no accessibility tree; use FocusState")
  public func accessibilityFocused<V>(_ condition: V) -> some View { self }
  @available(*, unavailable, message: "HeadlessViews has no accessibility tree; leave the rotor out")
  public func accessibilityRotor(_ label: LocalizedStringKey) -> some View { self }
  @available(*, unavailable, message: "HeadlessViews has group boxes of one look; write a view of your own")
  public func groupBoxStyle<S>(_ style: S) -> some View { self }
}
