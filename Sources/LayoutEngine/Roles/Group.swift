// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Passes everything through to its one child.
enum GroupRole: UnaryRole {
  static var forwardsPriority: Bool { true }
  static var forwardsSpacer: Bool { true }

  static func summary(_ tree: LayoutTree, _ id: LayoutID, around child: Summary) -> Summary { child }
}
