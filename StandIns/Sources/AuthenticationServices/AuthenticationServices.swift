// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
@_exported import SwiftUI

// Unchecked, in this file: apps hand Apple's from task to task, so they hand these. Nothing guards what they hold; a
// survey tries an app's actions one after the other.

// Signing in with an account elsewhere; nobody does.

open class ASAuthorizationRequest: NSObject {}
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var nonce: String?
  open var state: String?
}
open class ASAuthorization: NSObject, @unchecked Sendable {  // One action at a time.
  public enum Scope: Sendable { case fullName, email }
  open var credential: any ASAuthorizationCredential { ASAuthorizationAppleIDCredential() }
}
public protocol ASAuthorizationCredential {}
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  open var user: String { "" }
  open var email: String? { nil }
  open var fullName: PersonNameComponents? { nil }
  open var identityToken: Data? { nil }
  open var authorizationCode: Data? { nil }
}
open class ASAuthorizationAppleIDProvider: NSObject {
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  public override init() {}
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  open func getCredentialState(
    forUserID id: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) {
    completion(.notFound, nil)
  }
}

public struct ASAuthorizationError: Error, CustomNSError, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive
    case matchedExcludedCredential, credentialImport, credentialExport
  }
  public static let errorDomain = "com.apple.AuthenticationServices.AuthorizationError"
  public static var unknown: Code { .unknown }
  public static var canceled: Code { .canceled }
  public static var invalidResponse: Code { .invalidResponse }
  public static var notHandled: Code { .notHandled }
  public static var failed: Code { .failed }
  public static var notInteractive: Code { .notInteractive }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var errorCode: Int { code.rawValue }
}

/// Asks for somebody who signs in; no answer comes.
open class ASAuthorizationController: NSObject {
  public let authorizationRequests: [ASAuthorizationRequest]
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }
  open func performRequests() {}
  open func cancel() {}
}
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  // A window of the system that the app is for.
  associatedtype Anchor
  @MainActor func presentationAnchor(for controller: ASAuthorizationController) -> Anchor
}

/// A page on which somebody signs in; it does not open.
open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var canStart: Bool { false }
  public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {}
  @discardableResult open func start() -> Bool { false }
  open func cancel() {}
}
public struct ASWebAuthenticationSessionError: Error, Sendable {
  public enum Code: Int, Sendable {
    case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
  }
  public static var canceledLogin: Code { .canceledLogin }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  associatedtype Anchor
  @MainActor func presentationAnchor(for session: ASWebAuthenticationSession) -> Anchor
}

/// A button with its title; a tap asks nobody, and no answer comes.
public struct SignInWithAppleButton: BuiltInView {
  public enum Label: String, Sendable {
    case signIn = "Sign in with Apple"
    case signUp = "Sign up with Apple"
    case `continue` = "Continue with Apple"
  }
  public enum Style: Sendable { case black, white, whiteOutline }
  private let label: Label
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
  }
  public var body: some View { Button(label.rawValue) {} }
}
extension View {
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View { self }
}
