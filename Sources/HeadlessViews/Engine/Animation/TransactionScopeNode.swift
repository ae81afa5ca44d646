// SPDX-License-Identifier: Apache-2.0

/// A node that can change the transactions of changes in its content.
class TransactionScopeNode: PassthroughNode {
  func change(_ transaction: inout Transaction) {}
}
