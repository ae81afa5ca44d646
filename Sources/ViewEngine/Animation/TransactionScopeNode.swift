// SPDX-License-Identifier: Apache-2.0

/// A node that can change the transactions of changes in its content.
open class TransactionScopeNode: PassthroughNode {
  open func change(_ transaction: inout Transaction) {}
}
