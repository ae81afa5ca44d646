// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

/// A card of the App Store over an app, which recommends another one; nothing is shown of it but that it is there.
open class SKOverlay: NSObject {
  public enum Position: Int, Sendable { case bottom, bottomRaised }

  open class Configuration: NSObject {
    fileprivate override init() {}
  }
  open class AppConfiguration: Configuration {
    open var appIdentifier: String
    open var position: Position
    open var userDismissible = true
    open var campaignToken, providerToken, customProductPageIdentifier, latestReleaseID: String?
    public init(appIdentifier: String, position: Position) {
      (self.appIdentifier, self.position) = (appIdentifier, position)
      super.init()
    }
  }
  open class AppClipConfiguration: Configuration {
    open var position: Position
    open var campaignToken, providerToken, customProductPageIdentifier, latestReleaseID: String?
    public init(position: Position) {
      self.position = position
      super.init()
    }
  }

  public let configuration: Configuration
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init()
  }
}

extension View {
  public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View { _systemScreen("App Store overlay", isPresented: isPresented) }
}
