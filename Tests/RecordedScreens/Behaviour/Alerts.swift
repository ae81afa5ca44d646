// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension Recording {
  static let alertPresenting = Recording(
    "alert-presenting", source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-alert-presenting.swift",
    system: "macOS 27.0",
    arms: [
      Arm(
        "R0",
        recorded: ["Cancel, Delete k1, Delete?, Item k1.", "delete k1", "presented false", "Host"]
      ) { driver, log in
        let model = AlertModel()
        try await present("k1", model, driver, log)
        try driver.tap("Delete k1")
        try await driver.settle()
        log("presented \(model.isShown)")
        log(driver.texts.joined(separator: ", "))
      },
      Arm("R1", recorded: ["Delete?, OK", "presented true"]) { driver, log in
        let model = AlertModel()
        try await present(nil, model, driver, log)
        log("presented \(model.isShown)")
      },
      Arm("R2", recorded: ["Delete?, OK", "Delete?, OK"]) { driver, log in
        let model = AlertModel()
        try await present(nil, model, driver, log)
        model.item = "k2"
        try await driver.settle()
        log(driver.texts.sorted().joined(separator: ", "))
      },
      Arm("R3", recorded: ["Delete?, OK", "Delete?, OK", "presented true"]) { driver, log in
        let model = AlertModel()
        try await present(nil, model, driver, log)
        model.item = "k2"
        try await driver.settle()
        model.item = nil
        try await driver.settle()
        log(driver.texts.sorted().joined(separator: ", "))
        log("presented \(model.isShown)")
      },
      Arm("R4", recorded: ["Delete?, OK", "presented false", "Host"]) { driver, log in
        let model = AlertModel()
        try await present(nil, model, driver, log)
        try driver.tap("OK")
        try await driver.settle()
        log("presented \(model.isShown)")
        log(driver.texts.joined(separator: ", "))
      },
    ], notReplayed: [NotReplayed("K0–K3", count: 8, reason: "press Return, which AppKit sends to a button")])

  /// Presents the alert and logs its texts, sorted: how a platform arranges them was not asked.
  @MainActor private static func present(
    _ item: String?, _ model: AlertModel, _ driver: any ScreenDriver, _ log: ScreenLog
  ) async throws {
    try driver.show(Presenter(model: model, log: log), in: CGSize(width: 300, height: 200))
    try await driver.settle()
    model.item = item
    model.isShown = true
    try await driver.settle()
    log(driver.texts.sorted().joined(separator: ", "))
  }
}

private final class AlertModel: ObservableObject {
  @Published var isShown = false
  @Published var item: String?
}

private struct Presenter: View {
  @ObservedObject var model: AlertModel
  let log: ScreenLog

  var body: some View {
    Text("Host")
      .alert("Delete?", isPresented: $model.isShown, presenting: model.item) { item in
        Button("Delete \(item)", role: .destructive) { log("delete \(item)") }
        Button("Cancel", role: .cancel) { log("cancel") }
      } message: { item in
        Text("Item \(item).")
      }
  }
}
