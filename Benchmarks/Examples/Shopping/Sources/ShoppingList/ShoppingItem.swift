// SPDX-License-Identifier: Apache-2.0
import Observation

/// Something to buy.
@MainActor @Observable public final class ShoppingItem: Identifiable {
  public let name: String
  public var isBought = false

  public init(name: String) {
    self.name = name
  }
}
