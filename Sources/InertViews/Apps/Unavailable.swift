// SPDX-License-Identifier: Apache-2.0
import Foundation
import StandardViews
import ViewEngine

// Names of SwiftUI that cannot be here, so that the compiler says why in one line.

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
@available(*, unavailable, message: "HeadlessViews has no third dimension; use a GeometryReader")
public struct GeometryReader3D<Content> {}
@available(*, unavailable, message: "HeadlessViews has no window with dividers; use an HStack")
public struct HSplitView<Content> {}
@available(*, unavailable, message: "HeadlessViews has no window with dividers; use a VStack")
public struct VSplitView<Content> {}
