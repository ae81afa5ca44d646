// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation

// The part of the toolchain's observation that says which property changed: not public, and not in every toolchain.
#if os(Linux)
  @_spi(SwiftUI) import Observation
#else
  import Observation
#endif

extension ViewNode {
  /// Runs a closure like ``observingReads(_:)``, and also finds out which of the properties that it read changes.
  @usableFromInline
  func namingReads<Result>(in graph: ViewGraph, slots: UInt64, _ body: () -> Result) -> Result {
    let room = graph.resultBuffer
    let ignored = graph.passedOver(by: self)
    let observation = graph.observation(of: self)
    #if os(Linux)
      withObservationTracking(
        { room.put(body()) },
        willSet: { tracking in
          if !ignored.isEmpty, let changed = tracking.changed, MainThread.isCurrent,
            ignored.contains(MainActor.assumeIsolated { ObservedProperty.name(changed) })
          {
            return
          }
          observation.fire(slots, tracking.changed) { tracking.cancel() }
        })
    #else
      Self.track(room, body, { observation.fire(slots) })
    #endif
    return room.take(Result.self)
  }
}

/// Names the properties of observable objects.
@MainActor
enum ObservedProperty {
  private static var names: [AnyKeyPath: String] = [:]

  /// A property as `Model.name`; only the object's type if the program's symbols do not contain the name.
  static func name(_ keyPath: AnyKeyPath) -> String {
    if let known = names[keyPath] { return known }
    let object = String(describing: type(of: keyPath).rootType)
    let name = property(keyPath).map { "\(object).\($0)" } ?? object
    names[keyPath] = name
    return name
  }

  /// The getter that the key path stands for, by the name of its symbol. An observed property is computed, and a key
  /// path prints a computed property as `\Model.<computed 0x000055d0 (Int)>`.
  private static func property(_ keyPath: AnyKeyPath) -> String? {
    guard let start = keyPath.debugDescription.firstRange(of: "<computed 0x") else { return nil }
    let digits = keyPath.debugDescription[start.upperBound...].prefix { $0.isHexDigit }
    guard let address = UInt(digits, radix: 16), let symbol = ProgramSymbols.shared.name(at: address)
    else { return nil }
    return property(inDemangled: symbol)
  }

  /// The property's name in `key path getter for Module.Model.name : Type : Module.Model`.
  static func property(inDemangled symbol: String) -> String? {
    guard symbol.hasPrefix("key path getter for "), let end = symbol.firstRange(of: " : ") else { return nil }
    var path = symbol[..<end.lowerBound]
    if path.hasSuffix(")"), let open = path.lastIndex(of: "(") {
      // A private one: `Model.(name in _4F0C)`.
      path = path[path.index(after: open)...].prefix { $0 != " " }
      return String(path)
    }
    return path.split(separator: ".").last.map(String.init)
  }
}
