// SPDX-License-Identifier: Apache-2.0
@_exported import SwiftUI

// The shop: it has no products, and nothing was bought.

public struct Product: Identifiable, Hashable, Sendable {
  public enum ProductType: Hashable, Sendable { case consumable, nonConsumable, nonRenewable, autoRenewable }
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }
  public let id: String
  public let displayName: String
  public let description: String
  public let displayPrice: String
  public let price: Decimal
  public let type: ProductType
  public static func products<C: Collection<String>>(for identifiers: C) async throws -> [Product] { [] }
  public func purchase() async throws -> PurchaseResult { .userCancelled }
}
public enum VerificationResult<Signed: Sendable>: Sendable {
  case unverified(Signed, any Error)
  case verified(Signed)
}
public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let productID: String
  public let revocationDate: Date?
  public let expirationDate: Date?
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Element? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  public static var updates: Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }
  public static var all: Transactions { Transactions() }
  public func finish() async {}
}
public enum AppStore {
  public static func sync() async throws {}
}
public enum StoreKitError: Error, Sendable { case unknown, userCancelled, notAvailableInStorefront }

open class SKStoreReviewController: NSObject {
  public static func requestReview() {}
  public static func requestReview(in scene: Any) {}
}

/// Asks a person for a review; nobody is asked.
@MainActor public struct RequestReviewAction: Sendable {
  nonisolated init() {}
  public func callAsFunction() {}
}
extension EnvironmentValues {
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
