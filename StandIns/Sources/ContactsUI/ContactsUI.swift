// SPDX-License-Identifier: Apache-2.0
@_exported import Contacts
@_exported import UIKit

// Screens of contacts. None is ever seen, so nobody is picked and no delegate is told.

open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?
  open var predicateForSelectionOfContact: NSPredicate?
  open var predicateForSelectionOfProperty: NSPredicate?
}
open class CNContactProperty: NSObject {
  open var contact: CNContact { CNContact() }
  open var key: String { "" }
  open var value: Any? { nil }
}
@MainActor @preconcurrency
public protocol CNContactPickerDelegate: AnyObject {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  func contactPicker(_ picker: CNContactPickerViewController, didSelect property: CNContactProperty)
}
extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect property: CNContactProperty) {}
}

open class CNContactViewController: UIViewController {
  open weak var delegate: (any CNContactViewControllerDelegate)?
  open private(set) var contact = CNContact()
  open var allowsEditing = true
  open var allowsActions = true
  open var contactStore: CNContactStore?
  public convenience init(for contact: CNContact) {
    self.init()
    self.contact = contact
  }
  public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }
  public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { NSString(string: "all") }
}
@MainActor @preconcurrency
public protocol CNContactViewControllerDelegate: AnyObject {
  func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}
extension CNContactViewControllerDelegate {
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
}
