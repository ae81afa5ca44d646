// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension Recording {
  static let lifecycle = Recording(
    "lifecycle", source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-lifecycle.swift",
    system: "macOS 27.0.1",
    arms: [
      Arm("L0", recorded: ["appear x"]) { driver, log in
        try driver.show(Text("x").onAppear { log("appear x") }, in: CGSize(width: 100, height: 100))
        try await driver.settle()
      }
    ])
}
