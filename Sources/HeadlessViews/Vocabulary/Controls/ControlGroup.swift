// SPDX-License-Identifier: Apache-2.0

/// Controls that belong together, in a row.
///
/// - Source: Apple, `ControlGroup`.
public struct ControlGroup<Content: View>: View, BuiltInView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    HStack { content }
  }
}
