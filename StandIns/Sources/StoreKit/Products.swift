// SPDX-License-Identifier: Apache-2.0
@_exported import Foundation

// The shop: it has no products, and nothing was bought.

public struct Product: Identifiable, Hashable, Sendable {
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { .init(name: "\(token)") }
    public static func quantity(_ quantity: Int) -> PurchaseOption { .init(name: "quantity \(quantity)") }
    public static func simulatesAskToBuyInSandbox(_ simulates: Bool) -> PurchaseOption {
      .init(name: "asks \(simulates)")
    }
    public static func onStorefrontChange(shouldContinuePurchase: Bool) -> PurchaseOption {
      .init(name: "continues \(shouldContinuePurchase)")
    }
  }
  public enum PurchaseError: Error, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier
    case invalidOfferPrice, invalidOfferSignature, missingOfferParameters
  }

  public let id: String
  public let displayName: String
  public let description: String
  public let displayPrice: String
  public let price: Decimal
  public let type: ProductType
  public let subscription: SubscriptionInfo?
  public let isFamilyShareable: Bool
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle { .init() }
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }

  public static func products<C: Collection<String>>(for identifiers: C) async throws -> [Product] { [] }
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
}

public enum VerificationResult<Signed> {
  public enum VerificationError: Error, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding,
      invalidSignature
    case missingRequiredProperties
  }
  case unverified(Signed, VerificationError)
  case verified(Signed)

  public var payloadValue: Signed {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
  public var unsafePayloadValue: Signed {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }
}
extension VerificationResult: Equatable where Signed: Equatable {}
extension VerificationResult: Hashable where Signed: Hashable {}
extension VerificationResult: Sendable where Signed: Sendable {}

public enum AppStore {
  public static func sync() async throws {}
  public static var canMakePayments: Bool { false }
  public static func requestReview(in scene: Any) {}
}
public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
  case networkError(URLError)
  case systemError(any Error)
}
public struct Storefront: Hashable, Identifiable, Sendable {
  public let countryCode: String
  public let id: String
  public static var current: Storefront? { get async { nil } }
  public static var updates: EmptyStoreSequence<Storefront> { .init() }
}
public struct Message: Hashable, Sendable {
  public struct Reason: Hashable, Sendable {
    private let name: String
    public static let generic = Reason(name: "generic")
    public static let priceIncreaseConsent = Reason(name: "price")
    public static let billingIssue = Reason(name: "billing")
  }
  public let reason: Reason
  public static var messages: EmptyStoreSequence<Message> { .init() }
}

/// What comes from the shop: nothing, and then it is over.
public struct EmptyStoreSequence<Element: Sendable>: AsyncSequence, Sendable {
  public struct AsyncIterator: AsyncIteratorProtocol {
    public mutating func next() async -> Element? { nil }
  }
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

open class SKStoreReviewController: NSObject {
  public static func requestReview() {}
  public static func requestReview(in scene: Any) {}
}
