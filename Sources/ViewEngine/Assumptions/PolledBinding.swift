// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// A binding that can be made a place.
@MainActor
protocol PolledBinding {
  /// Makes the place behind a binding with closures one that can be watched.
  ///
  /// - Parameter known: The place that was made for the binding before.
  /// - Returns: that place.
  static func poll(at address: UnsafeMutableRawPointer, _ known: AnyObject?, _ source: DependencySource)
    -> AnyObject?
}

extension Binding: PolledBinding {
  static func poll(at address: UnsafeMutableRawPointer, _ known: AnyObject?, _ source: DependencySource)
    -> AnyObject?
  {
    let binding = address.assumingMemoryBound(to: Self.self)
    guard binding.pointee.location.hasClosures else { return known }
    let place = known as? PolledLocation<Value> ?? PolledLocation(binding.pointee.location, source)
    place.base = binding.pointee.location
    binding.pointee.location = place
    return place
  }
}

/// A place behind closures whose value is looked at after each change of anything.
private final class PolledLocation<Value>: Location<Value> {
  var base: Location<Value>
  private let polled: DependencySource

  init(_ base: Location<Value>, _ polled: DependencySource) {
    (self.base, self.polled) = (base, polled)
  }

  override var latestValue: Value {
    var value: Value?
    Evaluation.outside { value = base.latestValue }
    return value ?? base.latestValue
  }
  override func set(_ value: Value) { base.set(value) }
  override var source: DependencySource? { polled }
  override var isProjection: Bool { true }
  override var takesTransactions: Bool { base.takesTransactions }
}
