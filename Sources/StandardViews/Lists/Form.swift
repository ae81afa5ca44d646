// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// Controls and their labels in a column that scrolls: a list without a selection.
///
/// - Source: Apple, `Form`.
public struct Form<Content: View>: View, BuiltInView {
  @usableFromInline let content: Content

  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @inlinable
  public var body: some View {
    List { content }
  }
}
