// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// Data that exist longer than the screens that show them, such as a store in a static property. Code that operates
/// screens one after the other resets them in between.
@_spi(LastingData)
public final class LastingData: Sendable {
  /// Those of this program.
  public static let shared = LastingData()

  /// Saves the data of its owner, unless the owner is gone; the result restores them.
  private typealias Keeper = @Sendable () -> (() -> Void)?
  /// `nil` once data are kept: what comes later belongs to the screen that makes it, whose step adding it costs nothing then.
  private let keepers = Mutex<[Keeper]?>([])

  public init() {}

  /// Adds an owner of data, as long as somebody else holds it. Data are put back in the order in which owners were added.
  ///
  /// - Parameter data: All that can change; writing it puts it back.
  public func add<Owner: AnyObject & Sendable, Value>(
    _ owner: Owner, _ data: ReferenceWritableKeyPath<Owner, Value> & Sendable
  ) {
    keepers.withLock { all in
      all?.append { [weak owner] in
        guard let kept = owner?[keyPath: data] else { return nil }
        return { [weak owner] in owner?[keyPath: data] = kept }
      }
    }
  }

  /// Saves the present data of all owners; the result restores them each time it is called. Owners that come later are
  /// not added.
  public func keep() -> () -> Void {
    let all = keepers.withLock { all in
      defer { all = nil }
      return all ?? []
    }
    let kept = all.compactMap { $0() }
    return { for putBack in kept { putBack() } }
  }
}
