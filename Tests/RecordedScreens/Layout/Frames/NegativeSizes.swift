// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension Recording {
  static let frameNegativeSizes = Recording(
    "frame-negative-sizes",
    source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-frame-negative-sizes.swift",
    system: "macOS 26.6.2",
    arms: armList {
      small("H control", 100, 100, "size 20x20", "c [100x100] 0 0 20 20") { $0 }
      small("H control2", 100, 100, "size 80x20", "c [80x100, 80x20] 30 0 20 20") { $0.frame(maxWidth: 80) }
      small("H1", -30, -30, "size 20x20", "c [-30x-30] 0 0 20 20") { $0 }
      small("H2", -30, -30, "size 20x20", "c [-30x-30, 20x20] 0 0 20 20") { $0.frame(maxWidth: 80) }
      small("H3", 100, 100, "size 20x20", "c [100x100, 20x20] 0 0 20 20") { $0.frame(minWidth: -50) }
      small("H4", -30, -30, "size 0x20", "c [0x-30, 0x20] -10 0 20 20") {
        $0.frame(minWidth: -50, maxWidth: 80)
      }
      small("H5", -30, -30, "size 60x20", "c [60x-30] 20 0 20 20") { $0.frame(width: 60) }
      small("H6", 100, 100, "size 0x20", "c [0x100, 0x20] -10 0 20 20") {
        $0.frame(minWidth: -50, maxWidth: -10)
      }
      small("H7", 0, 0, "size 20x20", "c [0x0, 20x20] 0 0 20 20") { $0.frame(maxWidth: 80) }
      small("H8", 10, 10, "size 20x20", "c [10x10, 20x20] 0 0 20 20") { $0.frame(maxWidth: 80) }
      small("H9", nil, nil, "size 20x20", "c [nilxnil] 0 0 20 20") { $0.frame(minWidth: -50) }
      small("H10", 100, 100, "size 0x20", "c [0x100] -10 0 20 20") { $0.frame(width: -60) }
      small("H11", 10, 10, "size 10x20", "c [10x10, 10x20] -5 0 20 20") {
        $0.frame(minWidth: 5, maxWidth: 80)
      }
      small("H12", 60, 60, "size 60x20", "c [60x60, 60x20] 20 0 20 20") {
        $0.frame(minWidth: 5, maxWidth: 80)
      }
      large("H13", 10, 10, "size 10x160", "c [10x10, 10x160] -95 0 200 160") {
        $0.frame(minWidth: 5, maxWidth: 80)
      }
      small("H14", 10, 10, "size 10x20", "c [10x10, 10x20] -5 0 20 20") {
        $0.frame(minWidth: 0, maxWidth: 80)
      }
      large("H15", 10, 10, "size 80x160", "c [10x10, 80x160] -60 0 200 160") { $0.frame(maxWidth: 80) }
      large("H16", 100, 100, "size 200x160", "c [100x100, 200x160] 0 0 200 160") {
        $0.frame(maxWidth: .infinity)
      }
      large("H17", 100, 100, "size 200x160", "c [100x100, 200x160] 0 0 200 160") {
        $0.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    })
}
