// SPDX-License-Identifier: Apache-2.0
@_exported import FoundationStandIns

// Unchecked, in this file: apps hand Apple's from task to task, so they hand these. Nothing guards what they hold; a
// survey tries an app's actions one after the other.

// Models that have learned something. None can be loaded; arrays and features keep their values.

public struct MLModelError: Error, Sendable {
  public enum Code: Int, Sendable {
    case generic, featureType, io = 3, customLayer, customModel, update, parameters
  }
  public let code: Code
  public static let io = Code.io
  public static let generic = Code.generic
}

public enum MLComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }

open class MLModelConfiguration: NSObject, @unchecked Sendable {  // One action at a time.
  open var computeUnits = MLComputeUnits.all
  open var modelDisplayName: String?
  open var allowLowPrecisionAccumulationOnGPU = false
  open var functionName: String?
  public override init() {}
}
open class MLPredictionOptions: NSObject, @unchecked Sendable {  // One action at a time.
  open var usesCPUOnly = false
  public override init() {}
}

public enum MLFeatureType: Int, Sendable {
  case invalid, int64, double, string, image, multiArray, dictionary, sequence
}
open class MLFeatureDescription: NSObject, @unchecked Sendable {  // One action at a time.
  open var name: String { "" }
  open var type: MLFeatureType { .invalid }
  open var isOptional: Bool { true }
}
open class MLModelDescription: NSObject, @unchecked Sendable {  // One action at a time.
  open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
  open var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
  open var predictedFeatureName: String? { nil }
  open var predictedProbabilitiesName: String? { nil }
  open var classLabels: [Any]? { nil }
}

/// A model that was loaded: there is none.
open class MLModel: NSObject, @unchecked Sendable {  // One action at a time.
  fileprivate override init() {}
  public init(contentsOf url: URL) throws { throw MLModelError(code: .io) }
  public init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
    throw MLModelError(code: .io)
  }
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> MLModel {
    throw MLModelError(code: .io)
  }
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
    completionHandler: @escaping (Result<MLModel, any Error>) -> Void
  ) {
    completionHandler(.failure(MLModelError(code: .io)))
  }
  open class func compileModel(at url: URL) throws -> URL { throw MLModelError(code: .io) }
  open class func compileModel(at url: URL) async throws -> URL { throw MLModelError(code: .io) }

  open var modelDescription: MLModelDescription { MLModelDescription() }
  open var configuration: MLModelConfiguration { MLModelConfiguration() }
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    throw MLModelError(code: .generic)
  }
  open func prediction(from input: any MLFeatureProvider, options: MLPredictionOptions) throws
    -> any MLFeatureProvider
  { throw MLModelError(code: .generic) }
}

// MARK: - Features

public protocol MLFeatureProvider: AnyObject {
  var featureNames: Set<String> { get }
  func featureValue(for featureName: String) -> MLFeatureValue?
}

open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
  private let values: [String: MLFeatureValue]
  public init(dictionary: [String: Any]) throws {
    values = try dictionary.mapValues { value in
      if let value = value as? MLFeatureValue { return value }
      guard let feature = MLFeatureValue(any: value) else { throw MLModelError(code: .featureType) }
      return feature
    }
  }
  open var dictionary: [String: MLFeatureValue] { values }
  open var featureNames: Set<String> { Set(values.keys) }
  open func featureValue(for featureName: String) -> MLFeatureValue? { values[featureName] }
  open subscript(featureName: String) -> MLFeatureValue? { values[featureName] }
}

open class MLArrayBatchProvider: NSObject {
  public let array: [any MLFeatureProvider]
  public init(array: [any MLFeatureProvider]) { self.array = array }
  open var count: Int { array.count }
  open func features(at index: Int) -> any MLFeatureProvider { array[index] }
}

open class MLFeatureValue: NSObject, @unchecked Sendable {  // One action at a time.
  public let type: MLFeatureType
  private let value: Any

  private init(_ type: MLFeatureType, _ value: Any) { (self.type, self.value) = (type, value) }
  public convenience init(int64 value: Int64) { self.init(.int64, value) }
  public convenience init(double value: Double) { self.init(.double, value) }
  public convenience init(string value: String) { self.init(.string, value) }
  public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, value) }
  public convenience init(dictionary value: [AnyHashable: NSNumber]) throws { self.init(.dictionary, value) }
  fileprivate convenience init?(any value: Any) {
    switch value {
    case let value as Int64: self.init(int64: value)
    case let value as Int: self.init(int64: Int64(value))
    case let value as Double: self.init(double: value)
    case let value as String: self.init(string: value)
    case let value as MLMultiArray: self.init(multiArray: value)
    case let value as [String: Double]: self.init(.dictionary, value.mapValues { NSNumber(value: $0) })
    case let value as [Int64: Double]: self.init(.dictionary, value.mapValues { NSNumber(value: $0) })
    default: return nil
    }
  }

  open var int64Value: Int64 { value as? Int64 ?? 0 }
  open var doubleValue: Double { value as? Double ?? 0 }
  open var stringValue: String { value as? String ?? "" }
  open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
  open var dictionaryValue: [AnyHashable: NSNumber] { value as? [AnyHashable: NSNumber] ?? [:] }
  open var isUndefined: Bool { type == .invalid }
}

public enum MLMultiArrayDataType: Int, Sendable {
  case double = 65600, float32 = 65568, float16 = 65552, int32 = 131104
  public static let float64 = MLMultiArrayDataType.double
  public static let float = MLMultiArrayDataType.float32
}

/// Numbers in rows of rows, the last index first.
open class MLMultiArray: NSObject, @unchecked Sendable {  // One action at a time.
  public let shape: [NSNumber]
  public let dataType: MLMultiArrayDataType
  private var numbers: [NSNumber]

  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    var count = 1
    for length in shape {
      let (product, overflow) = count.multipliedReportingOverflow(by: length.intValue)
      guard length.intValue >= 0, !overflow, product <= 1 << 28 else { throw MLModelError(code: .generic) }
      count = product
    }
    (self.shape, self.dataType) = (shape, dataType)
    numbers = Array(repeating: NSNumber(value: 0), count: count)
  }
  public convenience init<C: Collection>(_ data: C) throws where C.Element: BinaryFloatingPoint {
    try self.init(shape: [NSNumber(value: data.count)], dataType: .double)
    numbers = data.map { NSNumber(value: Double($0)) }
  }

  open var count: Int { numbers.count }
  open var strides: [NSNumber] {
    var strides: [NSNumber] = []
    var step = 1
    for length in shape.reversed() {
      strides.insert(NSNumber(value: step), at: 0)
      step *= length.intValue
    }
    return strides
  }
  private func place(_ key: [NSNumber]) -> Int {
    zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }
  }

  open subscript(index: Int) -> NSNumber {
    get { numbers[index] }
    set { numbers[index] = newValue }
  }
  open subscript(key: [NSNumber]) -> NSNumber {
    get { numbers[place(key)] }
    set { numbers[place(key)] = newValue }
  }
}

// MARK: - Models of a project

/// What Xcode makes a class of for each model in a project.
///
/// - Source: Apple, "Integrating a Core ML Model into Your App".
open class _ProjectModel<Input, Output>: @unchecked Sendable {  // It holds nothing that changes.
  public let model: MLModel

  public init(model: MLModel) { self.model = model }
  // What older versions of Xcode make throws nothing. Then each prediction fails.
  public convenience init() { self.init(model: MLModel()) }
  public convenience init(configuration: MLModelConfiguration) throws { throw MLModelError(code: .io) }
  public convenience init(contentsOf url: URL) throws { throw MLModelError(code: .io) }
  public convenience init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
    throw MLModelError(code: .io)
  }
  public static func load(configuration: MLModelConfiguration = MLModelConfiguration()) async throws -> Self {
    throw MLModelError(code: .io)
  }
  public static func load(
    configuration: MLModelConfiguration = MLModelConfiguration(),
    completionHandler: @escaping (Result<_ProjectModel, any Error>) -> Void
  ) {
    completionHandler(.failure(MLModelError(code: .io)))
  }

  public func prediction(input: Input) throws -> Output { throw MLModelError(code: .generic) }
  public func prediction(input: Input, options: MLPredictionOptions) throws -> Output {
    throw MLModelError(code: .generic)
  }
  public func predictions(inputs: [Input], options: MLPredictionOptions = MLPredictionOptions()) throws
    -> [Output]
  {
    throw MLModelError(code: .generic)
  }
}

/// What such a model is given, or answers.
open class _ModelValues: MLFeatureProvider, @unchecked Sendable {  // One action at a time.
  private var values: [String: Any]

  public init(_ values: [String: Any]) { self.values = values }

  public final subscript<Value>(name: String) -> Value {
    get {
      guard let value = values[name] as? Value else { fatalError("no \(Value.self) is called \(name)") }
      return value
    }
    set { values[name] = newValue }
  }
  public final var featureNames: Set<String> { Set(values.keys) }
  public final func featureValue(for featureName: String) -> MLFeatureValue? {
    values[featureName].flatMap(MLFeatureValue.init(any:))
  }
}
