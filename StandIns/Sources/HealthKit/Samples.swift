// SPDX-License-Identifier: Apache-2.0
import FoundationStandIns

/// A unit of measurement, with its factor to the unit that its kind is computed in.
open class HKUnit: NSObject, @unchecked Sendable {  // One action at a time.
  public let unitString: String
  fileprivate let kind: String
  fileprivate let factor: Double

  fileprivate init(_ unitString: String, _ kind: String, _ factor: Double) {
    (self.unitString, self.kind, self.factor) = (unitString, kind, factor)
  }
  private static let known: [HKUnit] = [
    count(), percent(), gram(), gramUnit(with: .kilo), gramUnit(with: .milli), pound(), ounce(), meter(),
    meterUnit(with: .kilo), meterUnit(with: .centi), mile(), foot(), inch(), liter(), literUnit(with: .milli),
    second(), minute(), hour(), day(), kilocalorie(), joule(), degreeCelsius(), millimeterOfMercury(),
  ]
  /// A unit by its name; one that is not known is of a kind of its own.
  public convenience init(from string: String) {
    let parts = string.split(separator: "/").map(String.init)
    func unit(_ name: String) -> HKUnit {
      Self.known.first { $0.unitString == name } ?? HKUnit(name, name, 1)
    }
    guard parts.count == 2 else {
      let found = unit(string)
      self.init(string, found.kind, found.factor)
      return
    }
    let (a, b) = (unit(parts[0]), unit(parts[1]))
    self.init(string, "\(a.kind)/\(b.kind)", a.factor / b.factor)
  }

  open class func count() -> HKUnit { HKUnit("count", "count", 1) }
  open class func percent() -> HKUnit { HKUnit("%", "percent", 1) }
  open class func gram() -> HKUnit { HKUnit("g", "mass", 1) }
  open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { gram().scaled(by: prefix) }
  open class func pound() -> HKUnit { HKUnit("lb", "mass", 453.59237) }
  open class func ounce() -> HKUnit { HKUnit("oz", "mass", 28.349523125) }
  open class func meter() -> HKUnit { HKUnit("m", "length", 1) }
  open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { meter().scaled(by: prefix) }
  open class func mile() -> HKUnit { HKUnit("mi", "length", 1609.344) }
  open class func yard() -> HKUnit { HKUnit("yd", "length", 0.9144) }
  open class func foot() -> HKUnit { HKUnit("ft", "length", 0.3048) }
  open class func inch() -> HKUnit { HKUnit("in", "length", 0.0254) }
  open class func liter() -> HKUnit { HKUnit("L", "volume", 1) }
  open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { liter().scaled(by: prefix) }
  open class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", "volume", 0.0295735295625) }
  open class func second() -> HKUnit { HKUnit("s", "time", 1) }
  open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { second().scaled(by: prefix) }
  open class func minute() -> HKUnit { HKUnit("min", "time", 60) }
  open class func hour() -> HKUnit { HKUnit("hr", "time", 3600) }
  open class func day() -> HKUnit { HKUnit("d", "time", 86400) }
  open class func joule() -> HKUnit { HKUnit("J", "energy", 1) }
  open class func kilocalorie() -> HKUnit { HKUnit("kcal", "energy", 4184) }
  open class func largeCalorie() -> HKUnit { HKUnit("Cal", "energy", 4184) }
  open class func degreeCelsius() -> HKUnit { HKUnit("degC", "temperature", 1) }
  open class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", "pressure", 1) }

  private func scaled(by prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.letter + unitString, kind, factor * prefix.factor)
  }
  open func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)/\(unit.unitString)", "\(kind)/\(unit.kind)", factor / unit.factor)
  }
  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)·\(unit.unitString)", "\(kind)·\(unit.kind)", factor * unit.factor)
  }
}
public enum HKMetricPrefix: Int, Sendable {
  case none, micro = 3, milli, centi, kilo = 9
  fileprivate var letter: String {
    switch self {
    case .none: ""
    case .micro: "mc"
    case .milli: "m"
    case .centi: "c"
    case .kilo: "k"
    }
  }
  fileprivate var factor: Double {
    switch self {
    case .none: 1
    case .micro: 1e-6
    case .milli: 1e-3
    case .centi: 1e-2
    case .kilo: 1e3
    }
  }
}

/// A number with its unit.
open class HKQuantity: NSObject, @unchecked Sendable {  // One action at a time.
  private let unit: HKUnit
  private let value: Double
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
  open func `is`(compatibleWith unit: HKUnit) -> Bool { unit.kind == self.unit.kind }
  open func doubleValue(for unit: HKUnit) -> Double { value * self.unit.factor / unit.factor }
  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let (a, b) = (value * unit.factor, quantity.value * quantity.unit.factor)
    return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
  }
}

open class HKObject: NSObject, @unchecked Sendable {  // One action at a time.
  public let uuid = UUID()
  public let metadata: [String: Any]?
  init(metadata: [String: Any]?) { self.metadata = metadata }
}
open class HKSample: HKObject, @unchecked Sendable {  // One action at a time.
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date
  init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(metadata: metadata)
  }
}
open class HKQuantitySample: HKSample, @unchecked Sendable {  // One action at a time.
  public let quantityType: HKQuantityType
  public let quantity: HKQuantity
  public init(
    type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, metadata: [String: Any]? = nil
  ) {
    (quantityType, self.quantity) = (type, quantity)
    super.init(type, start, end, metadata)
  }
}
open class HKCategorySample: HKSample, @unchecked Sendable {  // One action at a time.
  public let categoryType: HKCategoryType
  public let value: Int
  public init(type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]? = nil) {
    (categoryType, self.value) = (type, value)
    super.init(type, start, end, metadata)
  }
}
public enum HKWorkoutActivityType: UInt, Sendable {
  case cycling = 13, elliptical = 16, functionalStrengthTraining = 20, hiking = 24, rowing = 35, running = 37
  case swimming = 46, traditionalStrengthTraining = 50, walking = 52, yoga = 57
  case highIntensityIntervalTraining = 63, pilates = 66, other = 3000
}
open class HKWorkout: HKSample, @unchecked Sendable {  // One action at a time.
  public let workoutActivityType: HKWorkoutActivityType
  public init(activityType: HKWorkoutActivityType, start: Date, end: Date) {
    workoutActivityType = activityType
    super.init(HKObjectType.workoutType(), start, end, nil)
  }
  open var duration: TimeInterval { endDate.timeIntervalSince(startDate) }
  open var totalEnergyBurned: HKQuantity? { nil }
  open var totalDistance: HKQuantity? { nil }
}

// MARK: - Queries

public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = Self(rawValue: 1)
  public static let strictEndDate = Self(rawValue: 2)
}
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let separateBySource = Self(rawValue: 1)
  public static let discreteAverage = Self(rawValue: 2)
  public static let discreteMin = Self(rawValue: 4)
  public static let discreteMax = Self(rawValue: 8)
  public static let cumulativeSum = Self(rawValue: 16)
  public static let mostRecent = Self(rawValue: 32)
}

/// A question to the data, which is answered by an error: there are none.
open class HKQuery: NSObject, @unchecked Sendable {  // One action at a time.
  func fail(_ error: any Error) {}
  open class func predicateForSamples(withStart start: Date?, end: Date?, options: HKQueryOptions = [])
    -> NSPredicate
  { NSPredicate(value: false) }
}
open class HKSampleQuery: HKQuery, @unchecked Sendable {  // One action at a time.
  public typealias Handler = (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  private let handler: Handler
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping Handler
  ) {
    handler = resultsHandler
  }
  override func fail(_ error: any Error) { handler(self, nil, error) }
}
open class HKStatistics: NSObject, @unchecked Sendable {  // One action at a time.
  open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  open var endDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  open func sumQuantity() -> HKQuantity? { nil }
  open func averageQuantity() -> HKQuantity? { nil }
  open func minimumQuantity() -> HKQuantity? { nil }
  open func maximumQuantity() -> HKQuantity? { nil }
  open func mostRecentQuantity() -> HKQuantity? { nil }
}
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {  // One action at a time.
  public typealias Handler = (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  private let handler: Handler
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler: @escaping Handler
  ) {
    handler = completionHandler
  }
  override func fail(_ error: any Error) { handler(self, nil, error) }
}
open class HKStatisticsCollection: NSObject, @unchecked Sendable {  // One action at a time.
  open func statistics() -> [HKStatistics] { [] }
  open func statistics(for date: Date) -> HKStatistics? { nil }
  open func enumerateStatistics(
    from start: Date, to end: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {  // One action at a time.
  public typealias Handler = (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void
  open var initialResultsHandler: Handler?
  open var statisticsUpdateHandler:
    ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    anchorDate: Date, intervalComponents: DateComponents
  ) {}
  override func fail(_ error: any Error) { initialResultsHandler?(self, nil, error) }
}
public typealias HKObserverQueryCompletionHandler = () -> Void
open class HKObserverQuery: HKQuery, @unchecked Sendable {  // One action at a time.
  public typealias Handler = (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) ->
    Void
  private let handler: Handler
  public init(sampleType: HKSampleType, predicate: NSPredicate?, updateHandler: @escaping Handler) {
    handler = updateHandler
  }
  override func fail(_ error: any Error) { handler(self, {}, error) }
}
