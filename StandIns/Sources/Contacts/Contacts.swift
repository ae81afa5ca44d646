// SPDX-License-Identifier: Apache-2.0
@_exported import FoundationStandIns

// Unchecked, in this file: apps hand Apple's from task to task, so they hand these. Nothing guards what they hold; a
// survey tries an app's actions one after the other.

// People one knows. The book is denied; a contact keeps what it is told.

public protocol CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}
// A string stands for one, as it does where it is bridged.
extension String: CNKeyDescriptor {}

public let CNContactIdentifierKey = "identifier"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactBirthdayKey = "birthday"
public let CNContactNoteKey = "note"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactTypeKey = "contactType"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"

public enum CNEntityType: Int, Sendable { case contacts }
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
public enum CNContactType: Int, Sendable { case person, organization }
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }
public struct CNError: Error, Sendable {
  public enum Code: Int, Sendable {
    case communicationError = 1, dataAccessError, authorizationDenied = 100, recordDoesNotExist = 200
  }
  public let code: Code
}

open class CNPhoneNumber: NSObject, @unchecked Sendable {  // One action at a time.
  public let stringValue: String
  public init(stringValue: String) { self.stringValue = stringValue }
}
open class CNPostalAddress: NSObject, @unchecked Sendable {  // One action at a time.
  open var street = ""
  open var city = ""
  open var state = ""
  open var postalCode = ""
  open var country = ""
  open var isoCountryCode = ""
  public override init() {}
}
// One action at a time.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {}

open class CNLabeledValue<Value: NSObject>: NSObject, @unchecked Sendable {  // One action at a time.
  public let identifier = ""
  public let label: String?
  public let value: Value
  public init(label: String?, value: Value) { (self.label, self.value) = (label, value) }
  open class func localizedString(forLabel label: String) -> String {
    label.filter(\.isLetter).lowercased()
  }
}

open class CNContact: NSObject, Identifiable, @unchecked Sendable {  // One action at a time.
  open var identifier: String { "" }
  public var id: String { identifier }
  open var contactType = CNContactType.person
  open var namePrefix = ""
  open var givenName = ""
  open var middleName = ""
  open var familyName = ""
  open var nameSuffix = ""
  open var nickname = ""
  open var organizationName = ""
  open var departmentName = ""
  open var jobTitle = ""
  open var note = ""
  open var birthday: DateComponents?
  open var imageData: Data?
  open var thumbnailImageData: Data? { imageData }
  open var imageDataAvailable: Bool { imageData != nil }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  open var emailAddresses: [CNLabeledValue<NSString>] = []
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  open var urlAddresses: [CNLabeledValue<NSString>] = []
  public override init() {}
  open func isKeyAvailable(_ key: String) -> Bool { true }
  open func areKeysAvailable(_ keys: [any CNKeyDescriptor]) -> Bool { true }
  open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
}
open class CNMutableContact: CNContact, @unchecked Sendable {}  // One action at a time.
open class CNContainer: NSObject, @unchecked Sendable {  // One action at a time.
  open var identifier: String { "" }
  open var name: String { "" }
}
open class CNGroup: NSObject, @unchecked Sendable {  // One action at a time.
  open var identifier: String { "" }
  open var name: String { "" }
}

public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }
/// Writes names: given name, middle name, family name.
open class CNContactFormatter: Formatter, @unchecked Sendable {  // One action at a time.
  open var style = CNContactFormatterStyle.fullName
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let names = [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }
    if names.isEmpty { return contact.organizationName.isEmpty ? nil : contact.organizationName }
    return names.joined(separator: " ")
  }
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    NSString(string: "names")
  }
}
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {  // One action at a time.
  open class func string(from address: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
    [address.street, "\(address.city) \(address.state) \(address.postalCode)", address.country]
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }

open class CNContactFetchRequest: NSObject {
  open var predicate: NSPredicate?
  open var sortOrder = CNContactSortOrder.none
  open var unifyResults = true
  open var keysToFetch: [any CNKeyDescriptor]
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
open class CNSaveRequest: NSObject {
  public override init() {}
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
}

/// The book of contacts: nobody may look into it.
open class CNContactStore: NSObject, @unchecked Sendable {  // One action at a time.
  public override init() {}
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    completionHandler(false, CNError(code: .authorizationDenied))
  }
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
  open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws
    -> [CNContact]
  { throw CNError(code: .authorizationDenied) }
  open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws
    -> CNContact
  { throw CNError(code: .authorizationDenied) }
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    throw CNError(code: .authorizationDenied)
  }
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
    throw CNError(code: .authorizationDenied)
  }
  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
    throw CNError(code: .authorizationDenied)
  }
  open func defaultContainerIdentifier() -> String { "" }
  open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(code: .authorizationDenied) }
}
extension NSNotification.Name {
  public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}
