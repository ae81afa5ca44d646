// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation

/// Tells whether there is room on the stack to go deeper into a tree.
///
/// Views nest by recursion; a view that contains itself without end would overflow the stack, which no program
/// survives. The guard turns that into an error.
enum StackGuard {
  /// What must stay free: room for the client's body and for going back up.
  private static let margin: UInt = 384 * 1024

  // The bounds of the thread that asked last; views live on one thread.
  nonisolated(unsafe) private static var thread: pthread_t?
  nonisolated(unsafe) private static var limit: UInt = 0

  static var hasRoom: Bool {
    let current = pthread_self()
    if thread != current { lookUp(current) }
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) } > limit
  }

  private static func lookUp(_ current: pthread_t) {
    thread = current
    limit = 0
    #if canImport(Glibc)
      let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
      defer { attributes.deallocate() }
      guard threadAttributes(current, attributes) == 0 else { return }
      defer { pthread_attr_destroy(attributes) }
      var address: UnsafeMutableRawPointer?
      var size = 0
      guard pthread_attr_getstack(attributes, &address, &size) == 0, let address else { return }
      limit = UInt(bitPattern: address) + margin
    #endif
  }
}

#if canImport(Glibc)
  // A GNU extension that the Glibc module hides behind a feature macro.
  @_silgen_name("pthread_getattr_np")
  private func threadAttributes(_ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>)
    -> Int32
#endif

extension ViewGraph {
  /// Whether a body may be evaluated here; if not, the frame fails with an error that names the view.
  @usableFromInline
  func admitsDepth(_ node: ViewNode, _ type: ViewType) -> Bool {
    if StackGuard.hasRoom { return true }
    if depthError == nil {
      let name = TypeNames.name(at: type.index)
      depthError = .depth(
        "views nest too deeply: \(name) at depth \(node.depth); does a view contain itself?")
    }
    return false
  }
}
