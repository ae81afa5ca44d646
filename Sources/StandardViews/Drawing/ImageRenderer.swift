// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// Would make pictures of views. It keeps what it is told, and there is no picture: nothing here has pixels.
///
/// - Source: Apple, `ImageRenderer`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  @Published public var content: Content
  @Published public var proposedSize = ProposedViewSize.unspecified
  @Published public var scale: CGFloat = 1
  @Published public var isOpaque = false
  @Published public var colorMode = ColorRenderingMode.nonLinear

  public init(content: Content) {
    self.content = content
  }
}
