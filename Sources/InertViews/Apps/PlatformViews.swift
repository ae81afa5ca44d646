// SPDX-License-Identifier: Apache-2.0
import Foundation
import StandardViews
import ViewEngine

// Views of UIKit and AppKit. Neither exists here, so nothing is made: such a view is a gap that takes the space it is
// offered.

/// A view of UIKit; it is never made.
///
/// - Source: Apple, `UIViewRepresentable`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol UIViewRepresentable: PlatformViewGap {
  associatedtype UIViewType
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}

/// A view controller of UIKit; it is never made.
///
/// - Source: Apple, `UIViewControllerRepresentable`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol UIViewControllerRepresentable: PlatformViewGap {
  associatedtype UIViewControllerType
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
}

/// A gesture recogniser of UIKit; it is never made, so it recognises nothing.
///
/// - Source: Apple, `UIGestureRecognizerRepresentable`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

extension View {
  /// Adds a gesture recogniser of UIKit, which recognises nothing here.
  public consuming func gesture<T: UIGestureRecognizerRepresentable>(_ representable: T) -> some View { self }
}

/// A view of AppKit; it is never made.
///
/// - Source: Apple, `NSViewRepresentable`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol NSViewRepresentable: PlatformViewGap {
  associatedtype NSViewType
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>

  func makeNSView(context: Context) -> NSViewType
  func updateNSView(_ nsView: NSViewType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable is told when its view is made.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

/// What a representable is told when its gesture recogniser is made.
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Says where a gesture recogniser's touches are; it has none here.
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter: Sendable {
  public var localLocation: CGPoint { .zero }
  public var localTranslation: CGPoint? { nil }
  public var localVelocity: CGPoint? { nil }
  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint { .zero }
  public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
  public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
}

/// What a representable is told when its view controller is made.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

/// What a representable is told when its view is made.
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

/// A view in whose place nothing is drawn.
///
/// Engine internals: public only because public protocols refine it.
@MainActor
public protocol PlatformViewGap: PrimitiveView {}

extension PlatformViewGap {
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    FillNode(.color, "clear", context)
  }

  public static func _updateNode(_ node: ViewNode, _ view: Self) {}
}

/// A view controller around a view; it holds the view and shows it nowhere.
///
/// - Source: Apple, `UIHostingController`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
open class UIHostingController<Content: View> {
  public var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
  }
}

/// A view of AppKit around a view; it holds the view and shows it nowhere.
///
/// - Source: Apple, `NSHostingView`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
open class NSHostingView<Content: View> {
  public var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
  }
}
