// SPDX-License-Identifier: Apache-2.0
@_exported import FoundationStandIns

// Unchecked, in this module: apps hand Apple's from task to task, so they hand these. Nothing guards what they hold; a
// survey tries an app's actions one after the other.

// What a device knows of a body: nothing. There are no health data; samples and quantities keep what they are told.

public struct HKError: Error, Sendable {
  public enum Code: Int, Sendable {
    case noError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
    case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible
  }
  public let code: Code
}
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }
public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
public enum HKBloodType: Int, Sendable {
  case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}
public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
public let HKPredicateKeyPathStartDate = "startDate"
public let HKPredicateKeyPathEndDate = "endDate"
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"

open class HKBiologicalSexObject: NSObject, @unchecked Sendable {  // One action at a time.
  open var biologicalSex: HKBiologicalSex { .notSet }
}
open class HKBloodTypeObject: NSObject, @unchecked Sendable {  // One action at a time.
  open var bloodType: HKBloodType { .notSet }
}

/// The data of a person's health: there are none.
open class HKHealthStore: NSObject, @unchecked Sendable {  // One action at a time.
  public typealias Answer = @Sendable (Bool, (any Error)?) -> Void
  private static let none = HKError(code: .errorHealthDataUnavailable)
  public override init() {}
  open class func isHealthDataAvailable() -> Bool { false }

  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping Answer
  ) {
    completion(false, Self.none)
  }
  open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
    async throws
  { throw Self.none }
  open func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus { throw Self.none }

  open func execute(_ query: HKQuery) { query.fail(Self.none) }
  open func stop(_ query: HKQuery) {}
  open func save(_ object: HKObject, withCompletion completion: @escaping Answer) {
    completion(false, Self.none)
  }
  open func save(_ objects: [HKObject], withCompletion completion: @escaping Answer) {
    completion(false, Self.none)
  }
  open func save(_ object: HKObject) async throws { throw Self.none }
  open func save(_ objects: [HKObject]) async throws { throw Self.none }
  open func delete(_ object: HKObject, withCompletion completion: @escaping Answer) {
    completion(false, Self.none)
  }
  open func delete(_ object: HKObject) async throws { throw Self.none }
  open func dateOfBirthComponents() throws -> DateComponents { throw Self.none }
  open func biologicalSex() throws -> HKBiologicalSexObject { throw Self.none }
  open func bloodType() throws -> HKBloodTypeObject { throw Self.none }
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping Answer
  ) {
    completion(false, Self.none)
  }
  open func disableAllBackgroundDelivery(completion: @escaping Answer) { completion(false, Self.none) }
}

// MARK: - Types

open class HKObjectType: NSObject, @unchecked Sendable {  // One action at a time.
  public let identifier: String
  init(identifier: String) { self.identifier = identifier }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType).map { $0.identifier == identifier } ?? false
  }
  open override var hash: Int { identifier.hashValue }

  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(identifier)
  }
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
    HKCategoryType(identifier)
  }
  open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier)
    -> HKCharacteristicType?
  { HKCharacteristicType(identifier) }
  open class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: "HKWorkoutTypeIdentifier") }
  open class func activitySummaryType() -> HKActivitySummaryType {
    HKActivitySummaryType(identifier: "HKActivitySummaryTypeIdentifier")
  }
}
open class HKSampleType: HKObjectType, @unchecked Sendable {}  // One action at a time.
open class HKQuantityType: HKSampleType, @unchecked Sendable {  // One action at a time.
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}
open class HKCategoryType: HKSampleType, @unchecked Sendable {  // One action at a time.
  public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {  // One action at a time.
  public init(_ identifier: HKCharacteristicTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}  // One action at a time.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}  // One action at a time.

public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier\(name)" }
  public static let stepCount = Self("StepCount")
  public static let distanceWalkingRunning = Self("DistanceWalkingRunning")
  public static let distanceCycling = Self("DistanceCycling")
  public static let flightsClimbed = Self("FlightsClimbed")
  public static let activeEnergyBurned = Self("ActiveEnergyBurned")
  public static let basalEnergyBurned = Self("BasalEnergyBurned")
  public static let appleExerciseTime = Self("AppleExerciseTime")
  public static let appleStandTime = Self("AppleStandTime")
  public static let heartRate = Self("HeartRate")
  public static let restingHeartRate = Self("RestingHeartRate")
  public static let walkingHeartRateAverage = Self("WalkingHeartRateAverage")
  public static let heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN")
  public static let oxygenSaturation = Self("OxygenSaturation")
  public static let respiratoryRate = Self("RespiratoryRate")
  public static let bodyTemperature = Self("BodyTemperature")
  public static let bloodGlucose = Self("BloodGlucose")
  public static let bloodPressureSystolic = Self("BloodPressureSystolic")
  public static let bloodPressureDiastolic = Self("BloodPressureDiastolic")
  public static let bodyMass = Self("BodyMass")
  public static let bodyMassIndex = Self("BodyMassIndex")
  public static let bodyFatPercentage = Self("BodyFatPercentage")
  public static let leanBodyMass = Self("LeanBodyMass")
  public static let height = Self("Height")
  public static let vo2Max = Self("VO2Max")
  public static let dietaryWater = Self("DietaryWater")
  public static let dietaryCaffeine = Self("DietaryCaffeine")
  public static let dietaryEnergyConsumed = Self("DietaryEnergyConsumed")
  public static let dietaryProtein = Self("DietaryProtein")
  public static let dietaryCarbohydrates = Self("DietaryCarbohydrates")
  public static let dietaryFatTotal = Self("DietaryFatTotal")
  public static let dietarySugar = Self("DietarySugar")
}
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
  public static let mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession")
  public static let appleStandHour = Self(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
  public static let menstrualFlow = Self(rawValue: "HKCategoryTypeIdentifierMenstrualFlow")
}
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
  public static let biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
  public static let bloodType = Self(rawValue: "HKCharacteristicTypeIdentifierBloodType")
}
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
}
