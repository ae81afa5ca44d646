// SPDX-License-Identifier: Apache-2.0
public import ViewEngine

/// Lets a step write a view's state directly, as an action inside the view would, without the cost of a tap.
///
/// The view lends its binding from its body. That is no read (I-22), and the binding is made once.
@usableFromInline
package final class WriteHandle<Value> {
  // Unchecked, because a write by the handle must cost what it costs inside of the view: here the compiler cannot prove that
  // no other access is going on.
  @exclusivity(unchecked) @usableFromInline var binding: Binding<Value>?

  @inlinable package init() {}

  @inlinable
  package func lend(_ binding: @autoclosure () -> Binding<Value>) {
    if self.binding == nil { self.binding = binding() }
  }

  @inlinable
  package func write(_ value: Value) {
    binding?.wrappedValue = value
  }
}
