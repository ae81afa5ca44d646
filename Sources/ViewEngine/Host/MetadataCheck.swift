// SPDX-License-Identifier: Apache-2.0
@_spi(Reflection) import Swift

/// Whether this program's compiler and runtime lay out types as the engine assumes.
///
/// The engine reads the first words of a type's metadata, computes where the fields of property wrappers are, and asks
/// the runtime for the fields of other types. The language guarantees none of this. With another compiler the engine
/// would not fail, but read wrong data. So known types are checked once, before the first view is made.
enum MetadataCheck {
  /// Stops the program if the layout of a known type is not the one that the engine assumes.
  static func run() { _ = outcome }

  // Evaluated once.
  private static let outcome: Void = {
    let findings = Self.findings()
    if findings.isEmpty { return }
    fatalError(
      "HeadlessViews cannot be used with this Swift compiler: it lays types out in another way than this version "
        + "knows (\(findings.joined(separator: "; "))).")
  }()

  /// The differences, in words; none with a compiler that is known.
  static func findings() -> [String] {
    kindFindings(expectedKinds) + storageFindings + fieldFindings + arrayFindings + classFindings
      + wrapperFindings
  }

  // MARK: Kinds

  private enum Plain { case a, b }
  private enum Payload { case a(Int), b(String) }
  private final class Class {}
  private protocol Open {}
  private protocol Bound: AnyObject {}

  private static let expectedKinds: [(Any.Type, TypeKind)] = [
    (Known.self, .structure), (Int.self, .structure), (Plain.self, .enumeration),
    (Payload.self, .enumeration),
    (Int?.self, .optional), ((Int, String).self, .tuple), ((() -> Void).self, .function),
    (Any.self, .existential), ((any Open).self, .existential), ((any Bound).self, .existential),
    (Int.Type.self, .metatype), ((any Open.Type).self, .metatype), (Class.self, .reference),
  ]

  static func kindFindings(_ expected: [(Any.Type, TypeKind)]) -> [String] {
    expected.filter { TypeKind($0.0) != $0.1 }.map { "\($0.0) is no \($0.1)" }
  }

  private static let expectedStorages: [(Any.Type, ExistentialStorage)] = [
    (Any.self, .opaque), ((any Open).self, .opaque), ((any Bound).self, .reference),
    ((any Error).self, .errorBox), ((any Error & Sendable).self, .errorBox),
  ]

  private static var storageFindings: [String] {
    expectedStorages.filter { ExistentialStorage($0.0) != $0.1 }.map { "\($0.0) is not stored as \($0.1)" }
  }

  // MARK: Fields

  private struct Known {
    var small: UInt8 = 1
    var large: Int64 = 2
    var text = "three"
    var closure: () -> Void = {}
    var optional: Int32?
  }

  private static var fieldFindings: [String] {
    let fields = fields(of: Known.self)
    let expected = [
      "small 0 UInt8", "large 8 Int64", "text 16 String", "closure 32 () -> ()",
      "optional 48 Optional<Int32>",
    ]
    return fields == expected ? [] : ["the fields of a structure are \(fields)"]
  }

  private static var arrayFindings: [String] {
    var findings: [String] = ["the elements of an InlineArray are not found"]
    _forEachField(of: InlineArray<3, UInt16>.self, options: []) { _, _, type, _ in
      if TypeKind(type) != .fixedArray { return true }
      let (count, element) = ValueComparison.fixedArray(type)
      findings = count == 3 && element == UInt16.self ? [] : ["an InlineArray is \(count) of \(element)"]
      return false
    }
    return findings
  }

  private final class KnownObject {
    var number = 1
    var text = "two"
  }

  /// Published properties are found in their object, which begins with two words of the runtime's.
  private static var classFindings: [String] {
    let fields = fields(of: KnownObject.self, isClass: true)
    return fields == ["number 16 Int", "text 24 String"] ? [] : ["the fields of a class are \(fields)"]
  }

  /// The fields of a type as the runtime knows them: name, offset, type.
  private static func fields(of type: Any.Type, isClass: Bool = false) -> [String] {
    var fields: [String] = []
    _forEachField(of: type, options: isClass ? _EachFieldOptions(rawValue: 1) : []) { name, offset, type, _ in
      fields.append("\(String(cString: name)) \(offset) \(type)")
      return true
    }
    return fields
  }

  // MARK: Property wrappers

  /// The engine writes into property wrappers at offsets that it computes from the sizes of their values.
  private static var wrapperFindings: [String] {
    offsets(of: State<Bool>.self, ["_value": 0, "_location": 8])
      + offsets(of: State<String>.self, ["_value": 0, "_location": 16])
      + offsets(of: Environment<Bool>.self, ["keyPath": 0, "value": 8])
      + offsets(of: Environment<Double>.self, ["keyPath": 0, "value": 8])
  }

  static func offsets(of type: Any.Type, _ expected: [String: Int]) -> [String] {
    var found: [String: Int] = [:]
    _forEachField(of: type, options: []) { name, offset, _, _ in
      found[String(cString: name)] = offset
      return true
    }
    if found == expected { return [] }
    let places = found.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return ["the fields of \(type) are at \(places.joined(separator: ", "))"]
  }
}
