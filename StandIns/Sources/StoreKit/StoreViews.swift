// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Asks a person for a review; nobody is asked.
@MainActor public struct RequestReviewAction: Sendable {
  nonisolated init() {}
  public func callAsFunction() {}
}
/// Shows a message of the shop; there is none.
@MainActor public struct DisplayMessageAction: Sendable {
  nonisolated init() {}
  public func callAsFunction(_ message: Message) throws {}
}
/// Buys a product; there is none.
@MainActor public struct PurchaseAction: Sendable {
  nonisolated init() {}
  public func callAsFunction(_ product: Product, options: Set<Product.PurchaseOption> = []) async throws
    -> Product.PurchaseResult
  {
    .userCancelled
  }
}
extension EnvironmentValues {
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
  public var purchase: PurchaseAction { PurchaseAction() }
}

/// How far something from the shop has been loaded.
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)

  public var value: Value? { if case .success(let value) = self { value } else { nil } }
  public func map<T>(_ transform: (Value) async throws -> T) async rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try await transform(value))
    }
  }
}
extension EntitlementTaskState: Sendable where Value: Sendable {}

// Views of the shop, which knows no product: a picture of one, and what stands around them.

public struct ProductView<Icon: View>: BuiltInView {
  private let icon: Icon
  public init(id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
    self.icon = icon()
  }
  public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
    self.icon = icon()
  }
  public var body: some View { icon }
}
extension ProductView where Icon == EmptyView {
  public init(id: Product.ID, prefersPromotionalIcon: Bool = false) { self.init(id: id) { EmptyView() } }
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) { self.init(product) { EmptyView() } }
}

public struct StoreView<Icon: View>: BuiltInView {
  public init<C: Collection<Product.ID>>(
    ids: C, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon
  ) {}
  public var body: some View { ScrollView {} }
}
extension StoreView where Icon == EmptyView {
  public init<C: Collection<Product.ID>>(ids: C, prefersPromotionalIcon: Bool = false) {
    self.init(ids: ids) { _ in EmptyView() }
  }
}

public struct SubscriptionStoreView<Content: View>: BuiltInView {
  private let content: Content
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) {
    content = marketingContent()
  }
  public init<C: Collection<Product.ID>>(productIDs: C, @ViewBuilder marketingContent: () -> Content) {
    content = marketingContent()
  }
  public var body: some View { ScrollView { content } }
}
extension SubscriptionStoreView where Content == EmptyView {
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) {
    self.init(groupID: groupID) { EmptyView() }
  }
  public init<C: Collection<Product.ID>>(productIDs: C) { self.init(productIDs: productIDs) { EmptyView() } }
}
extension Product {
  public struct SubscriptionRelationship: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let upgrade = SubscriptionRelationship(rawValue: 1)
    public static let downgrade = SubscriptionRelationship(rawValue: 2)
    public static let crossgrade = SubscriptionRelationship(rawValue: 4)
    public static let current = SubscriptionRelationship(rawValue: 8)
    public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
  }
}

public enum StoreButtonKind: Sendable { case cancellation, restorePurchases, redeemCode, signIn, policies }
public enum SubscriptionStoreButtonLabel: Sendable {
  case automatic, action, displayName, price, multiline, singleLine
}
public enum ProductViewStyleKind: Sendable { case automatic, compact, regular, large }
public enum SubscriptionStoreControlStyleKind: Sendable {
  case automatic, buttons, picker, prominentPicker, pagedPicker, compactPicker
}

extension View {
  public func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> some View { self }
  public func productViewStyle(_ style: ProductViewStyleKind) -> some View { self }
  public func subscriptionStoreControlStyle(_ style: SubscriptionStoreControlStyleKind) -> some View { self }
  public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }
  public func subscriptionStorePickerItemBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  public func subscriptionStoreControlIcon<Icon: View>(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon
  ) -> some View { self }
  public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }
  public func subscriptionStorePolicyDestination(url: URL, for kind: PolicyKind) -> some View { self }

  public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
  public func onInAppPurchaseCompletion(
    perform action: ((Product, Swift.Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }
  public func inAppPurchaseOptions(_ options: ((Product) async -> Set<Product.PurchaseOption>?)?) -> some View
  {
    self
  }
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String? = nil)
    -> some View
  {
    _systemScreen("subscriptions", isPresented: isPresented)
  }
  public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping (Swift.Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { _systemScreen("offer codes", isPresented: isPresented) }
  public func refundRequestSheet(
    for id: UInt64, isPresented: Binding<Bool>,
    onDismiss: ((Swift.Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? =
      nil
  ) -> some View { _systemScreen("refund request", isPresented: isPresented) }

  /// Asks the shop, which has nothing of it.
  public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    task(id: groupID, priority: priority) { await action(.success([])) }
  }
  /// Asks the shop, which has nothing of it.
  public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View {
    task(id: productID, priority: priority) { await action(.success(nil)) }
  }
}
public enum PolicyKind: Sendable { case privacyPolicy, termsOfService }

extension ContainerBackgroundPlacement {
  public static var subscriptionStore: ContainerBackgroundPlacement { .window }
  public static var subscriptionStoreHeader: ContainerBackgroundPlacement { .window }
  public static var subscriptionStoreFullHeight: ContainerBackgroundPlacement { .window }
}
