// SPDX-License-Identifier: Apache-2.0
@_exported import FoundationStandIns

// The keychain: empty, and nothing can be put into it.

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecNotAvailable: OSStatus = -25291
private func name(_ text: String) -> CFString { CFString(string: text) }
// Unsafe: names, which nobody changes.
nonisolated(unsafe) public let kSecClass = name("class")
nonisolated(unsafe) public let kSecClassGenericPassword = name("genp")
nonisolated(unsafe) public let kSecClassInternetPassword = name("inet")
nonisolated(unsafe) public let kSecAttrAccount = name("acct")
nonisolated(unsafe) public let kSecAttrService = name("svce")
nonisolated(unsafe) public let kSecAttrLabel = name("labl")
nonisolated(unsafe) public let kSecAttrDescription = name("desc")
nonisolated(unsafe) public let kSecAttrGeneric = name("gena")
nonisolated(unsafe) public let kSecAttrSynchronizable = name("sync")
nonisolated(unsafe) public let kSecAttrSynchronizableAny = name("syna")
nonisolated(unsafe) public let kSecAttrServer = name("srvr")
nonisolated(unsafe) public let kSecAttrAccessGroup = name("agrp")
nonisolated(unsafe) public let kSecAttrAccessible = name("pdmn")
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlock = name("ck")
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = name("cku")
nonisolated(unsafe) public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = name("akpu")
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlocked = name("ak")
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = name("aku")
nonisolated(unsafe) public let kSecValueData = name("v_Data")
nonisolated(unsafe) public let kSecReturnData = name("r_Data")
nonisolated(unsafe) public let kSecReturnAttributes = name("r_Attributes")
nonisolated(unsafe) public let kSecReturnRef = name("r_Ref")
nonisolated(unsafe) public let kSecUseDataProtectionKeychain = name("nleg")
nonisolated(unsafe) public let kSecMatchLimit = name("m_Limit")
nonisolated(unsafe) public let kSecMatchLimitOne = name("m_LimitOne")
nonisolated(unsafe) public let kSecMatchLimitAll = name("m_LimitAll")
public let kCFBooleanTrue: NSNumber! = NSNumber(value: true)
public let kCFBooleanFalse: NSNumber! = NSNumber(value: false)

public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  errSecNotAvailable
}
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
  -> OSStatus
{
  errSecItemNotFound
}
public func SecItemUpdate(_ query: CFDictionary, _ attributes: CFDictionary) -> OSStatus {
  errSecItemNotFound
}
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { errSecItemNotFound }
/// What a status means; the system's own words are not known here.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  name("OSStatus \(status)")
}
