// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// A modifier that depends on the environment: what it changes is another modifier, made of the values around the view.
///
/// - Source: Apple, `EnvironmentalModifier`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol EnvironmentalModifier: ViewModifier, BuiltInStyle {
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier that changes the view, for the values of the environment around it.
  @MainActor
  @preconcurrency
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public func body(content: Content) -> some View { _ResolvedContent(modifier: self, content: content) }
}

/// A view inside of the modifier that an ``EnvironmentalModifier`` has made.
public struct _ResolvedContent<Modifier: EnvironmentalModifier>: BuiltInView {
  @Environment(\.self) private var environment
  let modifier: Modifier
  let content: Modifier.Content

  public var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
