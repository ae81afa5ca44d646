// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import StoreKit
import SwiftUI
import Testing

private struct Shop: View {
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown.toggle() }
      .appStoreOverlay(isPresented: $isShown) {
        SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottom)
      }
  }
}

@MainActor
struct StoreOverlayTests {
  @Test func anOverlayOfTheStoreIsSeenWhileItIsPresented() throws {
    let host = ViewHost { Shop() }
    let before = host.displayList
    try host.tapAndRender("Show")
    #expect(host.displayList != before)
    try host.tapAndRender("Show")
    #expect(host.displayList == before)
  }

  @Test func anOverlayKeepsWhatItIsConfiguredWith() {
    let app = SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottomRaised)
    #expect(app.userDismissible && app.appIdentifier == "1" && app.position == .bottomRaised)
    #expect(SKOverlay(configuration: app).configuration === app)
  }
}
