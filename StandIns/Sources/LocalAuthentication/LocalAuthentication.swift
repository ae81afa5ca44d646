// SPDX-License-Identifier: Apache-2.0
@_exported import FoundationStandIns

// Unchecked, in this file: apps hand Apple's from task to task, so they hand these. Nothing guards what they hold; a
// survey tries an app's actions one after the other.

// Faces and fingers: the device knows none, and nobody is let in.

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
}
public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }
public struct LAError: Error, Sendable {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5
    case biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
open class LAContext: NSObject, @unchecked Sendable {  // One action at a time.
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var biometryType: LABiometryType { .none }
  public override init() {}
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = LAError(.biometryNotAvailable) as NSError
    return false
  }
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    reply(false, LAError(.biometryNotAvailable))
  }
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.biometryNotAvailable)
  }
  open func invalidate() {}
}
