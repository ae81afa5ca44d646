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
