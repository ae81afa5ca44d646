// SPDX-License-Identifier: Apache-2.0
import StandardViews
import ViewEngine

// More of what a field can ask for; UIKit's names.
extension UITextContentType {
  public static let namePrefix = Self(rawValue: "name-prefix")
  public static let middleName = Self(rawValue: "middle-name")
  public static let nameSuffix = Self(rawValue: "name-suffix")
  public static let jobTitle = Self(rawValue: "organization-title")
  public static let organizationName = Self(rawValue: "organization")
  public static let location = Self(rawValue: "location")
  public static let streetAddressLine1 = Self(rawValue: "address-line1")
  public static let streetAddressLine2 = Self(rawValue: "address-line2")
  public static let sublocality = Self(rawValue: "address-level3")
  public static let addressState = Self(rawValue: "address-level1")
  public static let addressCityAndState = Self(rawValue: "address-level1+2")
  public static let creditCardName = Self(rawValue: "cc-name")
  public static let creditCardGivenName = Self(rawValue: "cc-given-name")
  public static let creditCardMiddleName = Self(rawValue: "cc-middle-name")
  public static let creditCardFamilyName = Self(rawValue: "cc-family-name")
  public static let creditCardSecurityCode = Self(rawValue: "cc-csc")
  public static let creditCardExpiration = Self(rawValue: "cc-exp")
  public static let creditCardExpirationMonth = Self(rawValue: "cc-exp-month")
  public static let creditCardExpirationYear = Self(rawValue: "cc-exp-year")
  public static let creditCardType = Self(rawValue: "cc-type")
  public static let dateTime = Self(rawValue: "date-time")
  public static let flightNumber = Self(rawValue: "flight-number")
  public static let shipmentTrackingNumber = Self(rawValue: "shipment-tracking-number")
  public static let birthdate = Self(rawValue: "bday")
  public static let birthdateDay = Self(rawValue: "bday-day")
  public static let birthdateMonth = Self(rawValue: "bday-month")
  public static let birthdateYear = Self(rawValue: "bday-year")
  public static let cellularEID = Self(rawValue: "cellular-eid")
  public static let cellularIMEI = Self(rawValue: "cellular-imei")
}
