// SPDX-License-Identifier: Apache-2.0
import Foundation

import LayoutEngine

/// What a text of a test belongs to. The tree does not keep it, so it is never freed.
final class FixedText {
  fileprivate var content: TextContent

  private init(_ content: TextContent) { self.content = content }

  static func role(_ content: TextContent) -> LayoutRole {
    .text(Unmanaged.passRetained(FixedText(content) as AnyObject))
  }
}

extension LayoutTree {
  /// A tree whose texts are fixed ones.
  convenience init() {
    self.init(
      textMeasuring: GridTextMeasuring(),
      contentOf: { unsafeDowncast($0.takeUnretainedValue(), to: FixedText.self).content })
  }

  /// Has the owner of a text show something else, and the owner say so.
  @discardableResult
  func replaceText(_ id: LayoutID, by string: String, fontSize: CGFloat) -> Bool {
    let content = TextContent(string, fontSize: fontSize)
    unsafeDowncast(textOwner(id), to: FixedText.self).content = content
    return setText(id, content)
  }
}

extension LayoutRole {
  static func text(_ string: String, fontSize: CGFloat, lineLimit: Int? = nil) -> LayoutRole {
    FixedText.role(TextContent(string, fontSize: fontSize, lineLimit: lineLimit))
  }
}
