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
// Computed: a string of Foundation's may not be shared by threads.
public var kSecClass: CFString { name("class") }
public var kSecClassGenericPassword: CFString { name("genp") }
public var kSecClassInternetPassword: CFString { name("inet") }
public var kSecAttrAccount: CFString { name("acct") }
public var kSecAttrService: CFString { name("svce") }
public var kSecAttrLabel: CFString { name("labl") }
public var kSecAttrDescription: CFString { name("desc") }
public var kSecAttrGeneric: CFString { name("gena") }
public var kSecAttrSynchronizable: CFString { name("sync") }
public var kSecAttrSynchronizableAny: CFString { name("syna") }
public var kSecAttrServer: CFString { name("srvr") }
public var kSecAttrAccessGroup: CFString { name("agrp") }
public var kSecAttrAccessible: CFString { name("pdmn") }
public var kSecAttrAccessibleAfterFirstUnlock: CFString { name("ck") }
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { name("cku") }
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { name("akpu") }
public var kSecAttrAccessibleWhenUnlocked: CFString { name("ak") }
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { name("aku") }
public var kSecValueData: CFString { name("v_Data") }
public var kSecReturnData: CFString { name("r_Data") }
public var kSecReturnAttributes: CFString { name("r_Attributes") }
public var kSecReturnRef: CFString { name("r_Ref") }
public var kSecUseDataProtectionKeychain: CFString { name("nleg") }
public var kSecMatchLimit: CFString { name("m_Limit") }
public var kSecMatchLimitOne: CFString { name("m_LimitOne") }
public var kSecMatchLimitAll: CFString { name("m_LimitAll") }
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
