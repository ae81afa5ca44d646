// SPDX-License-Identifier: Apache-2.0
import Foundation

// Names of SwiftUI that cannot be here, so that the compiler says why in one line.

@available(*, unavailable, message: "HeadlessViews draws no pixels; read ViewHost.displayList instead")
public final class ImageRenderer<Content> {}
@available(*, unavailable, message: "HeadlessViews draws no pixels; use a LinearGradient")
public struct MeshGradient {}
@available(*, unavailable, message: "HeadlessViews draws no pixels; a Text is drawn by its text")
public protocol TextRenderer {}
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

@available(
  *, unavailable, message: "HeadlessViews has rectangles with equal corners; use RoundedRectangle, or a Path"
)
public struct UnevenRoundedRectangle {}
@available(*, unavailable, message: "HeadlessViews has one row of tabs; use Tab")
public struct TabSection<Header, Content, Footer, SelectionValue> {}
@available(*, unavailable, message: "HeadlessViews has bars of one look; leave the spacer out")
public struct ToolbarSpacer {}
@available(*, unavailable, message: "HeadlessViews has titles without a menu; use a Menu in the toolbar")
public struct ToolbarTitleMenu<Content> {}

extension View {
  @available(*, unavailable, message: "HeadlessViews has no keyboard; call the action")
  public func onMoveCommand(perform action: ((Any) -> Void)?) -> some View { self }
  @available(*, unavailable, message: "HeadlessViews has no keyboard; call the action")
  public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  @available(*, unavailable, message: "HeadlessViews has no crown; use a Slider")
  public func digitalCrownRotation<V>(_ binding: Binding<V>) -> some View { self }
  @available(*, unavailable, message: "HeadlessViews has no focus scopes; set a FocusState in onAppear")
  public func defaultFocus<V>(_ binding: V, _ value: V) -> some View { self }
}
