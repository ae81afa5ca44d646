// SPDX-License-Identifier: Apache-2.0
import Foundation

public struct Transaction: Identifiable, Hashable, Sendable {
  public typealias Transactions = EmptyStoreSequence<VerificationResult<Transaction>>
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }
  public enum RefundRequestStatus: Hashable, Sendable { case success, userCancelled }
  public enum RefundRequestError: Error, Sendable { case duplicateRequest, failed }

  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let subscriptionGroupID: String?
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public let revocationDate: Date?
  public let expirationDate: Date?
  public let purchasedQuantity: Int
  public let isUpgraded: Bool
  public let ownershipType: OwnershipType
  public let appAccountToken: UUID?

  public static var updates: Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }
  public static var all: Transactions { Transactions() }
  public static var unfinished: Transactions { Transactions() }
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
    nil
  }
  public static func currentEntitlements(for productID: String) -> Transactions { Transactions() }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { nil } }
  public func finish() async {}
}

extension Product {
  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable, CaseIterable {
      case day, week, month, year
      public var localizedDescription: String {
        switch self {
        case .day: "Day"
        case .week: "Week"
        case .month: "Month"
        case .year: "Year"
        }
      }
      public struct FormatStyle: Foundation.FormatStyle {
        public func format(_ value: Unit) -> String { value.localizedDescription.lowercased() }
      }
      public func formatted(_ style: FormatStyle) -> String { style.format(self) }
    }
    public let unit: Unit
    public let value: Int
    public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
    public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
    public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
  }

  public struct SubscriptionOffer: Hashable, Sendable {
    public enum OfferType: Hashable, Sendable { case introductory, promotional, winBack }
    public enum PaymentMode: Hashable, Sendable { case payAsYouGo, payUpFront, freeTrial }
    public let id: String?
    public let type: OfferType
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode
  }

  public struct SubscriptionInfo: Hashable, Sendable {
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let subscribed = RenewalState(rawValue: 1)
      public static let expired = RenewalState(rawValue: 2)
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      public static let inGracePeriod = RenewalState(rawValue: 4)
      public static let revoked = RenewalState(rawValue: 5)
    }
    public struct RenewalInfo: Hashable, Sendable {
      public let originalTransactionID: UInt64
      public let currentProductID: String
      public let willAutoRenew: Bool
      public let autoRenewPreference: String?
      public let renewalDate: Date?
      public let gracePeriodExpirationDate: Date?
      public let isInBillingRetry: Bool
    }
    public struct Status: Hashable, Sendable {
      public typealias Statuses = EmptyStoreSequence<Status>
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>
      public static var updates: Statuses { Statuses() }
    }

    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    public let groupLevel: Int
    public let groupDisplayName: String
    public var isEligibleForIntroOffer: Bool { get async { false } }
    public var status: [Status] { get async throws { [] } }
    public static func status(for groupID: String) async throws -> [Status] { [] }
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
  }
}
