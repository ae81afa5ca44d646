// SPDX-License-Identifier: Apache-2.0

/// A node with a say in the transactions of the changes that are made in it.
class TransactionScopeNode: PassthroughNode {
  func change(_ transaction: inout Transaction) {}
}
