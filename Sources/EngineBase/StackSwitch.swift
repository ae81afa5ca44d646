// SPDX-License-Identifier: Apache-2.0
#if canImport(Glibc)
  import Glibc

  /// Runs code of this thread on a stack of its own, with the C library's user contexts: thread, task and actor stay
  /// the same.
  enum StackSwitch {
    /// What the next switch runs. Only touched on the main actor.
    nonisolated(unsafe) private static var next: (() -> Void)?

    /// How a context begins, on every Linux: the overlay that declares the members cannot be imported.
    private struct Head {
      var flags: UInt
      var returnsTo: UnsafeMutablePointer<ucontext_t>?
      var stack: UnsafeMutableRawPointer?
      var stackFlags: Int32
      var stackSize: Int
    }

    /// Runs a closure on a piece of memory, and returns when it has returned.
    static func run(_ body: @escaping () -> Void, on memory: UnsafeMutableRawPointer, size: Int) {
      let contexts = UnsafeMutablePointer<ucontext_t>.allocate(capacity: 2)
      defer { contexts.deallocate() }
      let (outer, inner) = (contexts, contexts + 1)
      if getContext(inner) != 0 { fatalError("The C library knows no user contexts.") }
      UnsafeMutableRawPointer(inner).withMemoryRebound(to: Head.self, capacity: 1) {
        $0.pointee.returnsTo = outer
        $0.pointee.stack = memory
        $0.pointee.stackSize = size
      }
      next = body
      makeContext(
        inner,
        {
          let body = StackSwitch.next
          StackSwitch.next = nil
          body?()
        }, 0)
      if swapContext(outer, inner) != 0 { fatalError("The stack could not be switched.") }
    }
  }

  // The compiler does not import functions that may return twice. This one returns twice only when the context that
  // it has stored is resumed, which this file never does.
  @_silgen_name("getcontext")
  private func getContext(_ context: UnsafeMutablePointer<ucontext_t>) -> Int32

  // Declared with variable arguments, of which there are none.
  @_silgen_name("makecontext")
  private func makeContext(
    _ context: UnsafeMutablePointer<ucontext_t>, _ function: @convention(c) () -> Void, _ count: Int32)

  @_silgen_name("swapcontext")
  private func swapContext(
    _ outer: UnsafeMutablePointer<ucontext_t>, _ inner: UnsafeMutablePointer<ucontext_t>
  ) -> Int32
#endif
