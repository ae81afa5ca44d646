// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view that a file offers to be looked at, or measured, by itself.
///
/// - Source: Apple, `DeveloperToolsSupport.Preview`.
public struct Preview {
  /// Where previews can have traits; a type without values, as in SwiftUI.
  public enum ViewTraits {}

  /// The name that was given to it.
  public let displayName: String?
  /// What was said of the surroundings it is shown in.
  public let traits: [PreviewTrait<ViewTraits>]
  /// Whether it shows a program's window, so that its controls lead to the program's other screens.
  package let isProgram: Bool
  private let body: @MainActor () -> AnyView

  /// What the expansion of `#Preview` calls.
  public init<Body: View>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> Body
  ) {
    displayName = name
    self.traits = traits
    isProgram = Body.self is any ProgramWindow.Type
    self.body = { AnyView(body()) }
  }

  /// The view, made anew.
  @MainActor public func makeView() -> AnyView {
    traits.reduce(body()) { $1.change($0) }
  }

  /// The size that the traits ask for, in points; nil where they leave it to the host.
  public var fixedSize: CGSize? { traits.lazy.compactMap(\.size).last }
}

/// A view that shows the window of a whole program.
package protocol ProgramWindow {}

/// Something said of the surroundings in which a preview is shown.
///
/// - Source: Apple, `PreviewTrait`.
public struct PreviewTrait<T>: Sendable {
  let size: CGSize?
  let change: @MainActor @Sendable (AnyView) -> AnyView

  private init(size: CGSize? = nil, change: @escaping @MainActor @Sendable (AnyView) -> AnyView = { $0 }) {
    self.size = size
    self.change = change
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: Self { Self() }
  public static var sizeThatFitsLayout: Self { Self() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(size: CGSize(width: width, height: height))
  }
  // The host's size is the device's; which way it is held changes nothing.
  public static var portrait: Self { Self() }
  public static var landscapeLeft: Self { Self() }
  public static var landscapeRight: Self { Self() }
  public static var portraitUpsideDown: Self { Self() }

  /// Puts a modifier around the preview.
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> Self where M.Context == Void {
    Self { AnyView($0.modifier(PreviewModifierAdapter(modifier: modifier))) }
  }
}

/// A modifier of previews; one with a shared context that is made asynchronously is not run.
///
/// - Source: Apple, `PreviewModifier`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol PreviewModifier: Sendable {
  associatedtype Body: View
  associatedtype Context = Void
  typealias Content = PreviewModifierContent

  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The preview that a preview modifier stands around.
public struct PreviewModifierContent: View, BuiltInView {
  let view: AnyView

  public var body: some View { view }
}

private struct PreviewModifierAdapter<M: PreviewModifier>: ViewModifier, BuiltInStyle
where M.Context == Void {
  let modifier: M

  func body(content: Content) -> some View {
    modifier.body(content: PreviewModifierContent(view: AnyView(content)), context: ())
  }
}
