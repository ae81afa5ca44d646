// SPDX-License-Identifier: Apache-2.0

/// A node with a say in the transactions of the changes that are made in it.
open class TransactionScopeNode: PassthroughNode {
  open func change(_ transaction: inout Transaction) {}
}
