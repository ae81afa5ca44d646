// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase
import ViewEngine

/// The values of the screens on a navigation stack, of any types.
///
/// - Source: Apple, `NavigationPath`.
public struct NavigationPath: Equatable {
  var values: [AnyHashable]

  public init() {
    values = []
  }

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  /// Puts a value on top.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Takes values off the top, as many as there are at most.
  public mutating func removeLast(_ k: Int = 1) {
    var check = NumberCheck()
    values.removeLast(check.count(k, in: 0...values.count))
    HostContext.report(check, for: "NavigationPath.removeLast")
  }
}

/// A path as the values on it, whatever collection the client keeps them in.
final class PathLocation<Path>: Location<[AnyHashable]> {
  private let base: Location<Path>
  private let read: (Path) -> [AnyHashable]
  private let make: ([AnyHashable]) -> Path

  init(
    _ base: Location<Path>, read: @escaping (Path) -> [AnyHashable], make: @escaping ([AnyHashable]) -> Path
  ) {
    self.base = base
    self.read = read
    self.make = make
  }

  override var latestValue: [AnyHashable] { read(base.latestValue) }
  override var committedValue: [AnyHashable] { read(base.committedValue) }
  override func set(_ value: [AnyHashable]) { base.set(make(value)) }
  override func noteRead() { base.noteRead() }
  override var source: DependencySource? { base.source }

  override func valueElsewhere() -> [AnyHashable]? { base.valueElsewhere().map(read) }
  override func changeElsewhere(_ change: (inout [AnyHashable]?) -> Void) -> ObjectIdentifier? {
    base.changeElsewhere { path in
      var values = path.map(read)
      change(&values)
      path = values.map(make)
    }
  }
  override func placeDidChange() { base.placeDidChange() }

  override func isSamePlace(as other: Location<[AnyHashable]>) -> Bool {
    guard let other = other as? PathLocation<Path> else { return false }
    return base.isSamePlace(as: other.base)
  }
}
