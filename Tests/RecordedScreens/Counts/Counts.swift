// SPDX-License-Identifier: Apache-2.0

extension Recording {
  /// Counts of bodies and contents that others published.
  static let counts: [Recording] = [
    composableArchitecture, arcbox, cggen, cmux, listReload, fatbobman, favourites, stateSeries,
    anyViewVersusGroup,
  ]
}
