// SPDX-License-Identifier: Apache-2.0

/// The columns of a result file, in their order. A new metric adds rows, never a column.
enum ResultColumn: Int, CaseIterable {
  case scenario, variant, size, view, metric, unit, kind, samples, median, mad, min, max, mean, stddev, error

  /// The name in the header.
  var name: String { "\(self)" }

  /// The first line of every result file, without its end.
  static let header =
    "scenario,variant,size,view,metric,unit,kind,samples,median,mad,min,max,mean,stddev,error"

  /// How many cells a row has.
  static let count = 15
}
