// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// Data that outlive the screens that show them, such as a store that a static property holds. Whoever operates screens one
/// after the other puts them back in between.
@_spi(LastingData)
public enum LastingData {
  /// Notes what its owner has, unless that is gone; the result puts it back.
  private typealias Keeper = @Sendable () -> (() -> Void)?
  private static let keepers = Mutex<[Keeper]>([])

  /// Adds an owner of data, as long as somebody else holds it. Data are put back in the order in which owners were added.
  ///
  /// - Parameter keep: Notes what an owner has; the result puts it back.
  public static func add<Owner: AnyObject & Sendable>(
    _ owner: Owner, keep: @escaping @Sendable (Owner) -> () -> Void
  ) {
    keepers.withLock { all in all.append { [weak owner] in owner.map(keep) } }
  }

  /// Notes what all owners have now; the result puts it back, as often as it is called.
  public static func keep() -> () -> Void {
    let kept = keepers.withLock { $0 }.compactMap { $0() }
    return { for putBack in kept { putBack() } }
  }
}
