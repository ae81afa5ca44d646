// SPDX-License-Identifier: Apache-2.0
@_exported import FoundationStandIns

// Unchecked, in this file: apps hand Apple's from task to task, so they hand these. Nothing guards what they hold; a
// survey tries an app's actions one after the other.

// Whether there is a network: there is none.

public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
  public let type: InterfaceType
}
public struct NWPath: Equatable, Sendable {
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  public let status = Status.unsatisfied
  public let isExpensive = false
  public let isConstrained = false
  public let availableInterfaces: [NWInterface] = []
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}
/// Tells of the network once, when it is started.
public final class NWPathMonitor: @unchecked Sendable {  // One action at a time.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public let currentPath = NWPath()
  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public func start(queue: DispatchQueue) { pathUpdateHandler?(currentPath) }
  public func cancel() {}
}
extension NWPathMonitor: AsyncSequence {
  /// The path as it is, and no other one after it: nothing changes here.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var path: NWPath?
    public mutating func next() async -> NWPath? {
      if let path {
        self.path = nil
        return path
      }
      // Some years, or until the task is cancelled.
      try? await Task.sleep(for: .seconds(1 << 30))
      return nil
    }
  }
  public func makeAsyncIterator() -> Iterator { Iterator(path: currentPath) }
}
