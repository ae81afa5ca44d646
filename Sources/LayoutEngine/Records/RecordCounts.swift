// SPDX-License-Identifier: Apache-2.0

/// How many records are in use, how many of these are texts, and how many have four arguments.
@usableFromInline package struct RecordCounts: Equatable, Sendable {
  package var records: Int
  package var texts: Int
  package var withFourArguments = 0
}
